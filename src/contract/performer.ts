import { z } from 'zod';
import { listData } from './envelope';
import { categoryRefSchema, flag, id, isoDate, mediaFileSchema, record, tokens, money } from './fields';
import type { Operations } from './operation';
import { listQuery, queryBoolean, queryDate, queryIds, queryText, type QueryOf } from './query';

/** Option values come from the body-info lists of `GET /user-additional`. */
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
    likes: z.number(),
    views: z.number(),
    subscribers: z.number(),
    totalVideos: z.number(),
    totalPhotos: z.number(),
    totalGalleries: z.number(),
    totalProducts: z.number(),
    totalFeeds: z.number(),
    totalStories: z.number(),
    totalStreamTime: z.number(),
  })
  .partial();

const openHours = z.object({ start: z.string(), end: z.string(), closed: z.boolean() });

/** Usual times on air: HH:mm in UTC for each weekday. */
const weeklyScheduleSchema = z
  .object({ mon: openHours, tue: openHours, wed: openHours, thu: openHours, fri: openHours, sat: openHours, sun: openHours })
  .partial();
export type WeeklySchedule = z.infer<typeof weeklyScheduleSchema>;

/** A performer as visitors see one. Lists leave out part of it. */
export const performerSchema = record(
  { name: z.string(), username: z.string() },
  {
    firstName: z.string(),
    lastName: z.string(),
    avatar: z.string().nullable(),
    cover: z.string().nullable(),
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
    welcomeVideoPath: z.string().nullable(),
    welcomeVideoName: z.string().nullable(),
    activateWelcomeVideo: z.boolean(),
    isOnline: flag,
    live: flag,
    streamingStatus: z.enum(['public', 'private', 'group', 'offline']),
    lastStreamingTime: isoDate.nullable(),
    monthlyPrice: money,
    yearlyPrice: money,
    isFreeSubscription: z.boolean(),
    durationFreeSubscriptionDays: z.number(),
    publicChatPrice: tokens,
    groupChatPrice: tokens,
    privateChatPrice: tokens,
    maxParticipantsAllowed: z.number(),
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

/** A performer's own account. */
export const ownPerformerSchema = performerSchema.extend({
  isPerformer: z.literal(true),
  ...z
    .object({
      email: z.string(),
      phone: z.string(),
      phoneCode: z.string(),
      balance: tokens,
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
  age: queryText.describe('A band of years such as 20_22 or over_50'),
  fromAge: queryDate.describe('Born from this day on'),
  toAge: queryDate.describe('Born up to this day'),
  isFreeSubscription: queryBoolean,
  streamingStatus: queryText,
  status: queryText,
});
export type PerformerSearchQuery = QueryOf<typeof performerSearchQuery>;

export const performerOperations = {
  searchPerformers: {
    method: 'GET',
    path: '/performers/search',
    aliases: ['/performers/user/search'],
    auth: 'optional',
    summary: 'Find active performers',
    query: performerSearchQuery,
    data: listData(performerSchema),
  },
  getPerformer: {
    method: 'GET',
    path: '/performers/{id}',
    auth: 'optional',
    summary: 'A performer by id or user name',
    data: performerSchema,
    errors: { 403: 'Suspended, or the viewer or the country is blocked', 404: 'No such performer' },
  },
} satisfies Operations;
