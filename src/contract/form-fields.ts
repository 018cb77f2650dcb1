import { z } from 'zod';
import { contentStatuses, dateText } from './fields';

/*
 * Fields of multipart form data: every value is text, repeated names form a list, and an empty text counts as missing.
 * In JSON the same fields have their own types.
 */

const isBlank = (value: unknown): boolean => value === '' || value === null || value === undefined;
const unlessBlank = (value: unknown): unknown => (isBlank(value) ? undefined : value);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]).filter((item) => !isBlank(item));

export const formBoolean = z
  .preprocess(
    unlessBlank,
    z
      .union(
        [z.boolean(), z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })],
        'This must be true or false.',
      )
      .optional(),
  )
  .optional();

export const formDate = z.preprocess(unlessBlank, dateText.optional()).optional();

/** A number with its own messages for values out of range. */
export const formNumber = (number: z.ZodCoercedNumber) => z.preprocess(unlessBlank, number.optional()).optional();

/** An empty text means an empty list, which form data can't express. */
export const formList = <T extends z.ZodType<string>>(item: T, most: number, tooMany: string) =>
  z.preprocess(asList, z.array(item).max(most, tooMany)).optional();

export const formIds = (most: number, tooMany: string) =>
  formList(z.string('This must be a list of ids.'), most, tooMany);

/** With commas: `5,000`. The contract imports nothing from `lib`. */
const inDigits = (figure: number) => String(figure).replace(/\B(?=(\d{3})+$)/g, ',');

const MAX = { title: 150, text: 5_000, tags: 20, tag: 40, categories: 10, tokens: 100_000 } as const;

export const titleText = (sentence: string) =>
  z.string(sentence).trim().min(1, sentence).max(MAX.title, `Use at most ${MAX.title} characters.`);

export const optionalTitle = z
  .string('The title must be text.')
  .trim()
  .max(MAX.title, `Use at most ${MAX.title} characters.`)
  .optional();

/** Optional long text. */
export const longText = z
  .string('This must be text.')
  .trim()
  .max(MAX.text, `Use at most ${inDigits(MAX.text)} characters.`)
  .optional();

export const tagList = formList(
  z.string('A tag must be text.').trim().max(MAX.tag, `A tag can have at most ${MAX.tag} characters.`),
  MAX.tags,
  `Use at most ${MAX.tags} tags.`,
);

export const categoryIdList = formIds(MAX.categories, `Choose at most ${MAX.categories} categories.`);

export const saleFields = {
  isSale: formBoolean.describe('Pay-per-view; otherwise for members and subscribers'),
  price: formNumber(
    z.coerce
      .number('Enter a price in numbers.')
      .int('Enter a whole number of tokens, such as 20.')
      .min(0, 'Enter 0 or more.')
      .max(MAX.tokens, `Enter a price of at most ${inDigits(MAX.tokens)} tokens.`),
  ).describe('In tokens; 0 with isSale means free for everyone'),
};

/** The status that a performer chooses for an item, and the one it has without a choice. */
export const contentStatus = (fallback: (typeof contentStatuses)[number]) =>
  z
    .enum(contentStatuses, 'The status must be draft, active or inactive.')
    .optional()
    .describe(`${fallback} when not given`);
