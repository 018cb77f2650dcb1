import { z } from 'zod';
import { doneData } from './envelope';
import { count, emailAddress, mediaUrl, requiredText } from './fields';
import { EVERY_PAGE, type Operations } from './operation';
import { query, queryText } from './query';

export const countrySchema = z.object({
  name: z.string(),
  code: z.string().describe('Two letters'),
  flag: mediaUrl.optional().describe('URL or data URI of a picture'),
});
export type Country = z.infer<typeof countrySchema>;

export const languageSchema = z.object({ code: z.string(), name: z.string() });
export type Language = z.infer<typeof languageSchema>;

/** `code` and `dialCode` are both the prefix, such as +93. */
export const phoneCodeSchema = z.object({
  name: z.string(),
  code: z.string(),
  dialCode: z.string().optional(),
  countryCode: z.string().optional(),
});
export type PhoneCode = z.infer<typeof phoneCodeSchema>;

const optionSchema = z.object({ value: z.string(), text: z.string() });
export type BodyInfoOption = z.infer<typeof optionSchema>;

const options = z.array(optionSchema);

/**
 * Options for performer profiles. The first entry has an empty value and means all; any list may be empty or missing.
 */
export const userAdditionalSchema = z
  .object({
    heights: options,
    weights: options,
    ages: options,
    bodyTypes: options,
    ethnicities: options,
    butts: options,
    pubicHairs: options,
    hairs: options,
    eyes: options,
    genders: options,
    sexualOrientations: options,
  })
  .partial();
export type UserAdditional = z.infer<typeof userAdditionalSchema>;

export const searchTotalsQuery = query({ q: queryText });

export const searchTotalsData = z.object({
  totalPerformers: count.optional(),
  totalVideos: count.optional(),
  totalGalleries: count.optional(),
  totalProducts: count.optional(),
});
export type SearchTotals = z.infer<typeof searchTotalsData>;

export const contactBody = z.object({
  name: requiredText('Enter your name.'),
  email: emailAddress,
  message: requiredText('Write a message.'),
});
export type ContactBody = z.input<typeof contactBody>;

export const verifyCaptchaBody = z.object({ token: requiredText('Confirm that you’re human.') });

/** `countryCode` is null if the country is unknown, and missing if the server doesn't report it. */
export const countryBlockData = z.object({ blocked: z.boolean(), countryCode: z.string().nullable().optional() });
export type CountryBlock = z.infer<typeof countryBlockData>;

export const miscOperations = {
  getSearchTotals: {
    method: 'GET',
    path: '/search/total',
    auth: 'none',
    pages: ['/search'],
    summary: 'Number of results for a text, by kind',
    query: searchTotalsQuery,
    data: searchTotalsData,
  },
  checkCountry: {
    method: 'GET',
    path: '/country-block/check',
    auth: 'none',
    pages: EVERY_PAGE,
    summary:
      "Whether the visitor's country is blocked, by IP address (X-Forwarded-For, otherwise that of the connection)",
    data: countryBlockData,
  },
  sendContact: {
    method: 'POST',
    path: '/contact',
    auth: 'none',
    pages: ['/contact'],
    summary: 'Send a message to the site owners',
    body: contactBody,
    data: doneData,
  },
  listCountries: {
    method: 'GET',
    path: '/countries/list',
    auth: 'none',
    pages: ['/auth/register', '/user/account', '/performers', '/cart', '/studio/profile'],
    summary: 'Countries',
    data: z.array(countrySchema),
  },
  listLanguages: {
    method: 'GET',
    path: '/languages/list',
    auth: 'none',
    pages: ['/performers', '/user/account', '/studio/profile'],
    summary: 'Languages',
    data: z.array(languageSchema),
  },
  listPhoneCodes: {
    method: 'GET',
    path: '/phone-codes/list',
    auth: 'none',
    pages: ['/user/account', '/cart', '/studio/profile'],
    summary: 'Dialing codes',
    data: z.array(phoneCodeSchema),
  },
  getUserAdditional: {
    method: 'GET',
    path: '/user-additional',
    auth: 'none',
    pages: ['/performers', '/performers/[id]', '/user/account', '/studio/profile'],
    summary: 'Body-info lists',
    data: userAdditionalSchema,
  },
  verifyCaptcha: {
    method: 'POST',
    path: '/re-captcha/verify',
    auth: 'none',
    pages: ['/auth/login', '/auth/register', '/contact'],
    summary: 'Verify the token of the captcha widget',
    body: verifyCaptchaBody,
    data: z.looseObject({ success: z.boolean() }),
  },
} satisfies Operations;
export type CaptchaResult = z.infer<typeof miscOperations.verifyCaptcha.data>;
