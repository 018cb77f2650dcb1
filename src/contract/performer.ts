import { z } from 'zod';
import { listData } from './envelope';
import {
  categoryRefSchema,
  count,
  country,
  dateText,
  flag,
  genders,
  id,
  isoDate,
  mediaFileSchema,
  mediaUrl,
  money,
  newPassword,
  optionalText,
  record,
  requiredText,
  slug,
  tokens,
} from './fields';
import type { Operations } from './operation';
import { listQuery, queryBoolean, queryDate, queryIds, queryText, type QueryOf } from './query';

/** Option values are from the lists of `GET /user-additional`. */
const bodyInfo = {
  height: z.string(),
  weight: z.string(),
  eyes: z.string(),
  hair: z.string(),
  pubicHair: z.string(),
  bodyType: z.string(),
  butt: z.string(),
  ethnicity: z.string(),
  sexualOrientation: z.string(),
};

export const performerStatsSchema = z
  .object({
    likes: count,
    views: count,
    subscribers: count,
    totalVideos: count,
    totalPhotos: count,
    totalGalleries: count,
    totalProducts: count,
    totalFeeds: count,
    totalStories: count,
    totalStreamTime: count,
  })
  .partial();

const openHours = z.object({ start: z.string(), end: z.string(), closed: z.boolean() });

/** Usual times of live shows: HH:mm in UTC per weekday. */
const weeklyScheduleSchema = z
  .object({
    mon: openHours,
    tue: openHours,
    wed: openHours,
    thu: openHours,
    fri: openHours,
    sat: openHours,
    sun: openHours,
  })
  .partial();
export type WeeklySchedule = z.infer<typeof weeklyScheduleSchema>;

/** A performer as visitors see them. Lists omit some fields. */
export const performerSchema = record(
  { name: z.string(), username: slug },
  {
    firstName: z.string(),
    lastName: z.string(),
    avatar: mediaUrl.nullable(),
    cover: mediaUrl.nullable(),
    gender: z.string(),
    dateOfBirth: isoDate.nullable(),
    country: z.string().describe('Two-letter code'),
    languages: z.array(z.string()).describe('Language codes'),
    categoryIds: z.array(id),
    categories: z.array(categoryRefSchema),
    bio: z.string(),
    ...bodyInfo,
    score: z.number().describe('Popularity: twice the likes plus the views'),
    stats: performerStatsSchema,
    welcomeVideoPath: mediaUrl.nullable(),
    welcomeVideoName: z.string().nullable(),
    activateWelcomeVideo: z.boolean(),
    isOnline: flag,
    live: flag,
    streamingStatus: z.enum(['public', 'private', 'group', 'offline']),
    lastStreamingTime: isoDate.nullable(),
    monthlyPrice: money.describe("Missing if this subscription isn't sold"),
    yearlyPrice: money.describe("Missing if this subscription isn't sold"),
    isFreeSubscription: z.boolean(),
    durationFreeSubscriptionDays: count,
    publicChatPrice: tokens,
    groupChatPrice: tokens.describe('Per minute; missing if no group shows are offered'),
    privateChatPrice: tokens.describe('Per minute; missing if no private shows are offered'),
    maxParticipantsAllowed: count,
    verifiedAccount: z.boolean(),
    verifiedEmail: z.boolean(),
    verifiedDocument: z.boolean(),
    isSubscribed: z.boolean().describe('The viewer has subscribed'),
    isBookMarked: z.boolean().describe('The viewer has bookmarked'),
    isFollowed: z.boolean(),
    isPerformer: z.literal(true),
    socialsLink: z.record(z.string(), z.string()),
    schedule: weeklyScheduleSchema,
  },
);
export type Performer = z.infer<typeof performerSchema>;

/**
 * The payout account. Responses mask numbers: `bankAccount`, `SSN`, `bankRouting` and `bankSwiftCode` are dots and the
 * last four characters.
 */
export const bankingSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  bankName: z.string(),
  bankAccount: z.string(),
  SSN: z.string().optional(),
  bankRouting: z.string().optional(),
  bankSwiftCode: z.string().optional(),
  address: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  country: z.string().optional(),
});
export type Banking = z.infer<typeof bankingSchema>;

/**
 * The share of each sale that the site keeps, as a fraction from 0 to 1. `siteCommission` applies to every sale without
 * a commission of its own. Servers that omit it keep the commission secret; pages then don't say what a performer
 * receives.
 */
export const commissionSchema = z
  .object({
    siteCommission: z.number(),
    monthlySubscriptionCommission: z.number(),
    yearlySubscriptionCommission: z.number(),
    videoSaleCommission: z.number(),
    gallerySaleCommission: z.number(),
    feedSaleCommission: z.number(),
    storySaleCommission: z.number(),
    productSaleCommission: z.number(),
    privateChatCommission: z.number(),
    groupChatCommission: z.number(),
  })
  .partial();
export type CommissionSetting = z.infer<typeof commissionSchema>;

export const ownPerformerSchema = performerSchema.extend({
  isPerformer: z.literal(true),
  ...z
    .object({
      email: z.string(),
      phone: z.string(),
      phoneCode: z.string(),
      balance: z.number().describe('Tokens'),
      status: z.enum(['active', 'inactive', 'pending-email-confirmation']),
      roles: z.array(z.string()),
      state: z.string(),
      city: z.string(),
      zipcode: z.string(),
      address: z.string(),
      welcomeVideoId: id.nullable(),
      idVerificationId: id.nullable(),
      idVerification: mediaFileSchema.nullable(),
      documentVerificationId: id.nullable(),
      documentVerification: mediaFileSchema.nullable(),
      bankingInformation: bankingSchema.nullable(),
      blockCountries: z.object({ countryCodes: z.array(z.string()) }),
      commissionSetting: commissionSchema.nullable(),
    })
    .partial().shape,
});
export type OwnPerformer = z.infer<typeof ownPerformerSchema>;

export const performerSearchQuery = listQuery({
  name: queryText,
  categoryId: queryText,
  categoryIds: queryIds,
  includedIds: queryIds,
  country: queryText,
  languages: queryText.describe('A language code. Some servers ignore it'),
  gender: queryText,
  hair: queryText,
  pubicHair: queryText,
  ethnicity: queryText,
  bodyType: queryText,
  height: queryText,
  weight: queryText,
  eyes: queryText,
  butt: queryText,
  sexualOrientation: queryText,
  age: queryText.describe('An age range such as 20_22 or over_50'),
  fromAge: queryDate.describe('Born on or after this day'),
  toAge: queryDate.describe('Born on or before this day'),
  isFreeSubscription: queryBoolean,
  streamingStatus: queryText,
  status: queryText,
});
export type PerformerSearchQuery = QueryOf<typeof performerSearchQuery>;

const price = z
  .number('The price must be a number.')
  .min(0, 'Enter 0 or more.')
  .nullable()
  .describe('0 is free; null removes it from sale');
const priceInTokens = z
  .int('Enter a whole number of tokens, such as 20.')
  .min(0, 'Enter 0 or more.')
  .nullable()
  .describe('0 is free; null removes it from sale');
const codes = z.array(z.string('A code must be text.'), 'Send a list of codes.');

/** The performer's profile and prices. An unchanged email and username are ignored; missing fields stay. */
export const updatePerformerBody = z
  .object({
    name: requiredText('Enter your display name.').max(100, 'A name can have at most 100 characters.'),
    firstName: optionalText,
    lastName: optionalText,
    username: optionalText,
    email: optionalText,
    password: newPassword,
    phone: optionalText,
    phoneCode: optionalText,
    gender: z.enum(genders, 'Choose a gender from the list.'),
    dateOfBirth: dateText,
    country,
    state: optionalText,
    city: optionalText,
    zipcode: optionalText,
    address: optionalText,
    languages: codes,
    categoryIds: codes,
    bio: z.string('This must be text.').trim().max(3000, 'Your bio can have at most 3,000 characters.'),
    ...z.object(bodyInfo).partial().shape,
    monthlyPrice: price,
    yearlyPrice: price,
    publicChatPrice: priceInTokens,
    groupChatPrice: priceInTokens,
    privateChatPrice: priceInTokens,
    maxParticipantsAllowed: z.int('Enter a whole number.').min(1, 'Allow at least one participant.'),
    isFreeSubscription: z.boolean('The free trial must be on or off.'),
    durationFreeSubscriptionDays: z
      .int('Enter a whole number of days.')
      .min(1, 'A free trial must last at least one day.')
      .max(365, 'A free trial can last at most a year.'),
    activateWelcomeVideo: z.boolean('The welcome video must be on or off.'),
    socialsLink: z.record(
      z.string(),
      z
        .string('This must be text.')
        .trim()
        .regex(
          /^(https?:\/\/\S+|@?[\w.-]*)$/i,
          'Enter a full URL, such as https://example.com/me, or a name such as @me.',
        ),
    ),
    idVerificationId: optionalText,
    documentVerificationId: optionalText,
  })
  .partial();
export type UpdatePerformerBody = z.input<typeof updatePerformerBody>;

export const bankingBody = z.object({
  firstName: requiredText('Enter the account holder’s first name.'),
  lastName: requiredText('Enter the account holder’s last name.'),
  bankName: requiredText('Enter the name of the bank.'),
  bankAccount: z
    .string('Enter the account number.')
    .trim()
    .regex(/^[A-Za-z0-9 -]{4,42}$/, 'Enter the account number or IBAN: 4 to 42 letters and numbers.'),
  SSN: optionalText,
  bankRouting: optionalText,
  bankSwiftCode: optionalText,
  address: optionalText,
  city: optionalText,
  state: optionalText,
  country: country.optional(),
});
export type BankingBody = z.input<typeof bankingBody>;

export const performerFileData = mediaFileSchema.extend({ url: mediaUrl });
export type PerformerFile = z.infer<typeof performerFileData>;

const upload = (what: string, part: string, summary: string, refused: string, pages: readonly string[]) =>
  ({
    method: 'POST',
    path: `/performers/${what}/upload`,
    auth: 'performer',
    support: 'optional',
    pages,
    summary,
    multipart: { files: [part] },
    data: performerFileData,
    errors: { 400: refused },
  }) as const;

export const performerOperations = {
  searchPerformers: {
    method: 'GET',
    path: '/performers/search',
    aliases: ['/performers/user/search'],
    auth: 'optional',
    pages: ['/home', '/performers', '/live', '/search', '/photos', '/posts'],
    summary: 'Find active performers',
    query: performerSearchQuery,
    data: listData(performerSchema),
  },
  getPerformer: {
    method: 'GET',
    path: '/performers/{id}',
    auth: 'optional',
    pages: ['/performers/[id]', '/stream/[username]', '/stories/[performerId]'],
    summary: 'A performer by id or username',
    data: performerSchema,
    errors: { 403: 'Suspended, or the viewer or the country is blocked', 404: 'No such performer' },
  },
  getOwnPerformer: {
    method: 'GET',
    path: '/performers/me',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/profile', '/studio/payouts'],
    summary: "The caller's account",
    data: ownPerformerSchema,
  },
  updateOwnPerformer: {
    method: 'PUT',
    path: '/performers/{id}',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/profile'],
    summary: "Edit the caller's profile, prices and settings",
    body: updatePerformerBody,
    data: ownPerformerSchema,
    errors: { 403: "Not the caller's account", 422: 'Email or username is taken' },
  },
  uploadPerformerAvatar: upload('avatar', 'avatar', "Set the caller's picture", 'No file, or not a picture', []),
  uploadPerformerCover: upload(
    'cover',
    'cover',
    "Set the cover picture of the caller's page",
    'No file, or not a picture',
    ['/studio/profile'],
  ),
  uploadWelcomeVideo: upload('welcome-video', 'welcome-video', 'Set the welcome video', 'No file, or not a video', [
    '/studio/profile',
  ]),
  uploadPerformerDocument: upload(
    'documents',
    'file',
    'Upload a document; its id is then saved in the account',
    'No file, or not a picture or PDF',
    ['/studio/profile'],
  ),
  saveBanking: {
    method: 'PUT',
    path: '/performers/{id}/banking-settings',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/profile'],
    summary: 'Set the payout account; the response masks it',
    body: bankingBody,
    data: bankingSchema,
    errors: { 403: "Not the caller's account" },
  },
} satisfies Operations;
