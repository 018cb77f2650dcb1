import { z } from 'zod';
import { dateText } from './fields';

/** Values that count as missing: old clients put undefined and null into URLs. */
const JUNK: unknown[] = ['', 'undefined', 'null', null, undefined];

function withoutJunk(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  const tidy = Object.entries(raw).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.filter((item) => !JUNK.includes(item)) : value,
  ]);
  return Object.fromEntries(
    tidy.filter(([, value]) => !JUNK.includes(value) && !(Array.isArray(value) && value.length === 0)),
  );
}

const asList = (value: unknown) => (Array.isArray(value) ? value : [value]);
const takeLast = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value);

/** Query values are texts, or lists of texts if a key is repeated. All are optional. */
export const queryText = z.preprocess(takeLast, z.string()).optional();
export const queryNumber = z.preprocess(takeLast, z.coerce.number('This must be a number.')).optional();
export const queryBoolean = z
  .preprocess(
    takeLast,
    z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: 'This must be true or false.' }),
  )
  .optional();
export const queryDate = z.preprocess(takeLast, dateText).optional();
export const queryIds = z.preprocess(asList, z.array(z.string())).optional();
export const queryOneOf = <const T extends readonly string[]>(values: T) =>
  z.preprocess(takeLast, z.enum(values, `This must be one of: ${values.join(', ')}.`)).optional();

/** A range of creation dates, both days included. */
export const dateRange = { fromDate: queryDate, toDate: queryDate };

/** The filters shared by videos, galleries and products. */
export const contentFilters = {
  performerId: queryText,
  performerIds: queryIds,
  categoryId: queryText,
  categoryIds: queryIds,
  excludedId: queryText,
  includedIds: queryIds,
};

const LIMIT = { usual: 10, most: 200 };

const paging = {
  limit: z
    .preprocess(
      takeLast,
      z.coerce
        .number()
        .int()
        .overwrite((requested) => (requested < 0 ? LIMIT.usual : Math.min(requested, LIMIT.most))),
    )
    .catch(LIMIT.usual),
  offset: z
    .preprocess(takeLast, z.coerce.number().int().min(0))
    .catch(0)
    .describe('Number of records to skip, not pages'),
  sort: z.preprocess(takeLast, z.enum(['asc', 'desc'])).catch('desc'),
  sortBy: queryText.describe('A field, or newest, oldest, popular'),
  q: queryText.describe('Search text'),
};

/** Schema of a query string: junk is dropped, the rest is parsed from text. */
export const query = <S extends z.ZodRawShape>(filters: S) => z.preprocess(withoutJunk, z.object(filters));

/** Schema of a list's query string: `filters` plus limit, offset, sort, sortBy and q. */
export const listQuery = <S extends z.ZodRawShape>(filters: S) => query({ ...paging, ...filters });

/** The query type for callers: any of the fields. */
export type QueryOf<Q extends z.ZodType> = Partial<z.output<Q>>;
