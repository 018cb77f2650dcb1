import { z } from 'zod';

/*
 * Building blocks of the schemas. A record lists first the fields that every back end sends, then those that some omit:
 * types make the app cope with missing ones, while the sandbox sends all. Fields in bodies carry the message shown to
 * the user when they are invalid. Names of custom formats are the rule names of the error envelope.
 */

export const id = z.string().describe('24 hexadecimal characters');
export const isoDate = z.string().describe('ISO 8601 in UTC');
/** Older back ends send 0 and 1, newer ones booleans. */
export const flag = z.union([z.boolean(), z.number()]);
export const slug = z.string().describe('Unique, used in URLs');
export const tokens = z.number().describe('An amount of tokens; may be a fraction');
export const money = z.number().describe('An amount in the main unit of the currency');
export const amount = z.number().describe('An amount of money, or of tokens');
export const count = z.number().describe('A whole number from 0');
export const seconds = z.number().describe('Seconds');
export const isSale = z.boolean().describe('Pay-per-view; otherwise included in the membership or subscription');
/** Relative URLs are resolved against the URL of the API. */
export const mediaUrl = z.string().describe('URL of a picture or media file');

/** Statuses that performers choose for their content. */
export const contentStatuses = ['draft', 'active', 'inactive'] as const;

/**
 * A record with `_id` and dates: `always` holds the fields that every back end sends, `sometimes` those that may be
 * missing.
 */
export const record = <A extends z.ZodRawShape, S extends z.ZodRawShape>(always: A, sometimes: S) =>
  z.object({
    _id: id,
    createdAt: isoDate.optional(),
    updatedAt: isoDate.optional(),
    ...always,
    ...z.object(sometimes).partial().shape,
  });

/** An image, audio, video or document file. `url` is null while the viewer has no access. */
export const mediaFileSchema = z.object({
  _id: id.optional(),
  url: mediaUrl.nullish(),
  thumbnails: z.array(mediaUrl).optional().describe('URLs of smaller pictures'),
  name: z.string().optional(),
  title: z.string().optional(),
  type: z.string().optional(),
  mimeType: z.string().optional(),
  size: count.optional().describe('Bytes'),
  duration: seconds.optional(),
  width: count.optional().describe('Pixels'),
  height: count.optional().describe('Pixels'),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/** A category as embedded in other records. */
export const categoryRefSchema = z.object({ _id: id, name: z.string(), slug: slug.optional() });
export type CategoryRef = z.infer<typeof categoryRefSchema>;

/** Counters of an item. `favourites` counts the action favourite, `wishlist` counts watch_later. */
export const itemStatsSchema = z
  .object({
    views: count,
    likes: count,
    comments: count,
    favourites: count,
    wishlist: count,
    bookmarks: count,
  })
  .partial();

export const genders = ['male', 'female', 'transgender'] as const;
export const accountKinds = ['user', 'performer'] as const;

/** Required text of a body. */
export const requiredText = (sentence: string) => z.string(sentence).trim().min(1, sentence);
export const optionalText = z.string('This must be text.').trim().optional();
export const emailAddress = z.email('Enter a valid email address.');
export const newPassword = z.string('Enter a password.').min(6, 'Your password must have at least 6 characters.');
export const username = z.stringFormat('Username', /^[a-zA-Z0-9]+$/, 'Use letters and numbers only.');
export const country = z.stringFormat('isIso31661Alpha2', /^([A-Za-z]{2})?$/, 'Choose a country from the list.');
export const gender = z.enum([...genders, ''], 'Choose a gender from the list.');
export const dateText = z.stringFormat(
  'isDateString',
  (text: string) => !Number.isNaN(Date.parse(text)),
  'Enter a valid date.',
);
