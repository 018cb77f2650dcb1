/* Responses that differ from the contract in one field or more, chosen by a seed, so that they are reproducible. */

type Random = () => number;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

/** The fields of a list's envelope, which is not part of a record. */
const ENVELOPE = new Set(['data', 'total']);

function fieldsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) fieldsIn(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (!ENVELOPE.has(name) || !Array.isArray((value as { data?: unknown }).data)) found.add(name);
      fieldsIn(inner, found);
    }
  }
  return found;
}

const isUrl = (value: unknown): boolean => typeof value === 'string' && /^(https?:\/)?\//.test(value);

const GONE = Symbol('left out');
type Change = (value: unknown) => unknown;

/** Changes to a field; `GONE` removes it. */
const CHANGES: Readonly<Record<string, Change>> = {
  'left out': () => GONE,
  null: () => null,
  'empty text': () => '',
  'a text': () => 'odd',
  'a number': () => 7,
  'a number as text': (value) => (typeof value === 'number' ? String(value) : '5'),
  'a boolean': (value) => value !== true,
  'an object': () => ({ url: 'x', nested: { deeper: [1] } }),
  'a list': () => [null, 'a', { b: 1 }],
  'an empty list': () => [],
  'an empty object': () => ({}),
  huge: () => 1e15,
  negative: () => -7,
  fractional: () => 7.123456789,
  'as large as can be': () => 1.7e308,
  'a very long text': () => 'long words '.repeat(5000),
  'one very long word': () => 'w'.repeat(50_000),
  'half a character': () => 'half \ud800 of it',
  'a date far away': () => '+275760-09-13T00:00:00.000Z',
  'no date': () => '2024-99-99T99:99:99Z',
  'a path': () => '/uploads/x.png',
  off: () => 'off',
  'a flag as text': (value) => (value === true ? '1' : '0'),
  'a date in seconds': () => 1_714_557_600,
  'a date in ms as text': () => '1714557600000',
  'a date without zone': () => '2024-05-01 10:00:00',
  'a number with commas': () => '1,234.50',
  'a text without value': () => '[object Object]',
  'the word undefined': () => 'undefined',
  'the text NaN': () => 'NaN',
  'a path to nothing': (value) => (isUrl(value) ? '/uploads/undefined' : value),
  'a URL of nothing': (value) => (isUrl(value) ? 'https://cdn.test/null' : value),
  'a list of it': (value) => [value],
  'a list of lists': (value) => [[value], [[value]]],
  'the item of a list': (value) => (Array.isArray(value) ? value[0] : value),
  'a very long list': (value) => Array.from({ length: 500 }, () => value),
  'a record by number': (value) => (Array.isArray(value) ? { ...value } : { 0: value }),
  'its JSON': (value) => JSON.stringify(value) ?? null,
  'the names of methods': () => ({ constructor: 'a', toString: 'b', hasOwnProperty: 1, valueOf: null, length: -1 }),
};

/** Names of the same fields in other back ends. */
const FIELD_ALIASES: Readonly<Record<string, string>> = {
  title: 'name',
  name: 'title',
  performer: 'performerInfo',
  performerInfo: 'performer',
  performerId: 'fromSourceId',
  buyer: 'userInfo',
  buyerId: 'userId',
  seller: 'performerInfo',
  sellerId: 'performerId',
  content: 'text',
  totalPrice: 'price',
  price: 'tokens',
  images: 'image',
  thumbnails: 'thumnails',
  thumbnail: 'image',
  startAt: 'start',
  endAt: 'end',
  siteCommission: 'commission',
  totalEarnedTokens: 'price',
  remainingUnpaidTokens: 'tokens',
  _id: 'id',
  username: 'userName',
  isFavourited: 'isBookmarked',
};

type Rewrite = (name: string, value: unknown, record: number) => readonly [name: string, value: unknown];

/** Returns the data with rewritten fields, except those of a list's envelope. */
function rewritten(value: unknown, rewrite: Rewrite, counter = { records: 0 }): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, rewrite, counter));
  if (typeof value !== 'object' || value === null) return value;
  const isEnvelope = Array.isArray((value as { data?: unknown }).data);
  const record = isEnvelope ? -1 : counter.records++;
  const fields = Object.entries(value).map(([name, inner]): readonly [string, unknown] => {
    if (isEnvelope && name === 'data') return [name, rewritten(inner, rewrite, counter)];
    const [other, changed] = rewrite(name, inner, record);
    return [other, changed === inner ? rewritten(inner, rewrite, counter) : changed];
  });
  return Object.fromEntries(fields.filter(([, inner]) => inner !== GONE));
}

/** Fields that identify the subject of a page. Without them there is no such page. */
const IDENTIFYING = new Set(['_id', 'username', 'slug', 'isPerformer', 'data', 'total']);

export interface MalformedData {
  data: unknown;
  /** Describes the change. */
  how: string;
}

/** Changes to the envelope of a response. */
const ENVELOPES: Readonly<Record<string, (reply: Fields, data: unknown) => unknown>> = {
  'no envelope': (_, data) => data,
  'no envelope around the list': ({ data, ...others }, list) =>
    isFields(data) && Array.isArray(list) ? { ...others, ...data } : { ...others, data },
  'a list without its page': (reply, data) => ({
    ...reply,
    data: isFields(data) && 'total' in data ? data.data : data,
  }),
  'no status': ({ data }) => ({ data }),
  'a status as text': (reply) => ({ ...reply, status: 'success' }),
  'another name for data': ({ data }) => ({ success: true, result: data }),
  'another name for the list': (reply, data) => ({
    ...reply,
    data: isFields(data) && Array.isArray(data.data) ? { items: data.data, count: data.total } : data,
  }),
  'an envelope twice': (reply) => ({ status: 0, data: reply }),
  'data as JSON': (reply, data) => ({ ...reply, data: JSON.stringify(data) }),
  'no total': (reply, data) => withTotal(reply, data, undefined),
  'a total of null': (reply, data) => withTotal(reply, data, null),
  'a total as text': (reply, data) => withTotal(reply, data, '12'),
  'a total of 0': (reply, data) => withTotal(reply, data, 0),
  'a negative total': (reply, data) => withTotal(reply, data, -1),
  'a huge total': (reply, data) => withTotal(reply, data, 1e15),
  'a total as record': (reply, data) => withTotal(reply, data, { value: 12 }),
  'a record for a list': (reply, data) => ({
    ...reply,
    data: isFields(data) && Array.isArray(data.data) ? { ...data, data: { ...data.data } } : data,
  }),
  'a list around it': (reply, data) => ({ ...reply, data: [data] }),
  'only null': () => null,
  'only a text': () => 'ok',
};

const withTotal = (reply: Fields, data: unknown, total: unknown) => ({
  ...reply,
  data: isFields(data) && 'total' in data ? { ...data, total } : data,
});

/** Returns a response with a change: to its envelope, or to its data as in `malformResponse`. */
export function oddReply(reply: unknown, seed: number): { reply: unknown; how: string } {
  if (!isFields(reply) || !('data' in reply)) return { reply, how: 'unchanged' };
  const random = seeded(seed + 1e6);
  if (random() < 0.15) {
    const [how, change] = pick(Object.entries(ENVELOPES), random);
    return { reply: change(reply, reply.data), how };
  }
  const { data, how } = malformResponse(reply.data, seed);
  return { reply: { ...reply, data }, how };
}

/**
 * Returns data with a change: one field in all records or in one, several fields, nearly all fields, or other names.
 */
export function malformResponse(data: unknown, seed: number): MalformedData {
  const random = seeded(seed);
  const names = [...fieldsIn(data)];
  const [how, change] = pick(Object.entries(CHANGES), random);
  const scope = random();
  if (names.length === 0) return { data: change(data) === GONE ? null : change(data), how: `all of it ${how}` };
  if (scope < 0.45) {
    const field = pick(names, random);
    return {
      data: rewritten(data, (name, value) => [name, name === field ? change(value) : value]),
      how: `${field}: ${how}`,
    };
  }
  if (scope < 0.6) {
    const field = pick(names, random);
    let isFirst = true;
    const once: Rewrite = (name, value) => {
      if (name !== field || !isFirst) return [name, value];
      isFirst = false;
      return [name, change(value)];
    };
    return { data: rewritten(data, once), how: `the first ${field}: ${how}` };
  }
  if (scope < 0.75) {
    const chosen = new Map(
      names.filter(() => random() < 0.3).map((name) => [name, pick(Object.entries(CHANGES), random)]),
    );
    return {
      data: rewritten(data, (name, value) => [name, (chosen.get(name)?.[1] ?? ((same: unknown) => same))(value)]),
      how: [...chosen].map(([name, [kind]]) => `${name}: ${kind}`).join(', '),
    };
  }
  if (scope < 0.9) {
    const chosen = names.filter((name) => !IDENTIFYING.has(name) && random() < 0.9);
    return {
      data: rewritten(data, (name, value) => [name, chosen.includes(name) ? (random() < 0.5 ? GONE : null) : value]),
      how: 'nearly all left out or null',
    };
  }
  return { data: rewritten(data, (name, value) => [FIELD_ALIASES[name] ?? name, value]), how: 'other names' };
}
