import { cutText } from '@/lib/format/format';
import { isRecord } from '@/lib/record';

/*
 * Readers for values in API responses. A reader returns undefined for an unreadable value, so that the field counts as
 * missing. Limits are far above real values: they keep a wrong number or an endless text from breaking a page.
 */

export type Fields = Record<string, unknown>;

const MAX_TEXT_LENGTH = 20_000;
/** Text limits in characters that differ from `MAX_TEXT_LENGTH`. */
const MAX_LENGTHS: ReadonlyMap<string, number> = new Map([
  ['name', 300],
  ['title', 300],
  ['firstName', 100],
  ['lastName', 100],
  ['siteName', 100],
  ['currency', 12],
  ['currencySymbol', 12],
  ['content', 200_000],
  ['footerContent', 200_000],
  ['headerScript', 200_000],
  ['afterBodyScript', 200_000],
]);

/**
 * Limits above which a text is dropped instead of cut: code is useless without its end, and host names have at most 253
 * characters.
 */
const WHOLE_OR_NOT: ReadonlyMap<string, number> = new Map([
  ['headerScript', 200_000],
  ['afterBodyScript', 200_000],
  ['viewerURL', 253],
  ['publisherURL', 253],
  ['subscriberUrl', 253],
]);
const MAX_ID_LENGTH = 200;
const MAX_URL_LENGTH = 2000;
const MAX_DATA_URI_LENGTH = 100_000;
const MAX_VALUES = { number: 1e12, price: 1e9, count: 1e11, seconds: 30 * 86_400 } as const;

/** Lone surrogates, which URLs can't hold. */
const BROKEN = /\p{Surrogate}/gu;
const HALVES = /[\ud800-\udfff]/;
const repairText = (text: string): string => (HALVES.test(text) ? text.replace(BROKEN, '\ufffd') : text);

const toPlainText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return repairText(value);
  return typeof value === 'boolean' || (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER)
    ? String(value)
    : undefined;
};

/** What servers make of a record or a missing value when they join it to a text. */
const NO_TEXT = ['[object Object]', 'undefined', 'NaN', 'Invalid Date'];
/** A text may be “null”, an id can't. */
const NOTHING = new Set(['', 'null', ...NO_TEXT]);

/** A URL whose last part was missing when the server built it. */
const INCOMPLETE_URL = /^$|(^|\/)(null|undefined|NaN|\[object( |%20)Object\])(?=$|[?#])/;

/** Texts that become the target of a link. */
const TARGETS = new Set(['path', 'link', 'ageGateLeaveUrl', 'paymentUrl', 'stripeConfirmUrl']);

export function readText(value: unknown, name: string): string | undefined {
  const text = toPlainText(value);
  if (text === undefined || NO_TEXT.includes(text) || text.length > (WHOLE_OR_NOT.get(name) ?? Infinity))
    return undefined;
  if (TARGETS.has(name) && INCOMPLETE_URL.test(text)) return undefined;
  const maxLength = MAX_LENGTHS.get(name) ?? MAX_TEXT_LENGTH;
  return text.length > maxLength ? `${cutText(text, maxLength)}…` : text;
}

/** Reads an id, or the id of a record. */
function readId(value: unknown): string | undefined {
  if (isRecord(value)) {
    const id = value._id ?? value.id;
    return isRecord(id) ? undefined : readId(id);
  }
  if (typeof value === 'boolean') return undefined;
  const text = toPlainText(value)?.trim();
  return text === undefined || NOTHING.has(text) || text.length > MAX_ID_LENGTH ? undefined : text;
}

const FIGURE = /^[+-]?\d+(\.\d+)?$/;

function readFigure(value: unknown): number | undefined {
  const figure = typeof value === 'string' && FIGURE.test(value.trim()) ? Number(value) : value;
  return typeof figure === 'number' && Math.abs(figure) <= MAX_VALUES.number ? figure : undefined;
}

function readWithin(value: unknown, largest: number): number | undefined {
  const figure = readFigure(value);
  return figure !== undefined && figure >= 0 && figure <= largest ? figure : undefined;
}

const readPrice = (value: unknown) => readWithin(value, MAX_VALUES.price);
const readSeconds = (value: unknown) => readWithin(value, MAX_VALUES.seconds);
function readCount(value: unknown): number | undefined {
  const figure = readWithin(value, MAX_VALUES.count);
  return Number.isInteger(figure) ? figure : undefined;
}

const ON = ['true', '1', 'yes', 'on', 'y', 'enabled'];
const OFF = ['false', '0', 'no', 'off', 'n', 'disabled', 'null', 'undefined', ''];

/** Reads a flag. Back ends send booleans, 0 and 1, or text. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  if (typeof value !== 'string') return undefined;
  const text = value.trim().toLowerCase();
  return ON.includes(text) ? true : OFF.includes(text) ? false : undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const EARLIEST = Date.UTC(1900, 0);
const LATEST = Date.UTC(2200, 0);
const isInRange = (time: number) => time >= EARLIEST && time < LATEST;

/** A date and time without a zone, which browsers would take for their own; servers mean UTC. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;

/** A date that is valid in this form without parsing, which is the most expensive part of reading a list. */
const READABLE_DATE =
  /^(19[7-9]\d|20\d\d)-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/**
 * Reads a date as ISO 8601, a time always with milliseconds, so that dates can be compared as text. Other formats are
 * converted, because browsers parse them differently.
 */
export function readDate(came: unknown): string | undefined {
  if (typeof came === 'string' && READABLE_DATE.test(came)) return came;
  const text = typeof came === 'string' ? came.trim() : '';
  const value = /^-?\d{9,}$/.test(text) ? Number(text) : came;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // Some back ends send 0 for a missing date.
  if (Number(value) === 0) return undefined;
  // Timestamps are in seconds, or in ms if they are no usual date in seconds.
  const time = new Date(
    typeof value === 'string' ? value.replace(WITHOUT_ZONE, '$1T$2Z') : isInRange(value * 1000) ? value * 1000 : value,
  );
  if (!isInRange(time.getTime())) return undefined;
  return typeof value === 'string' && DAY.test(value) ? value : time.toISOString();
}

/** URLs that are valid without parsing. */
const PLAIN_URL = /^https?:\/\/[a-z\d.-]+(:\d{1,5})?\/[\w./~%?&=+-]*$/i;

/** Reads an absolute media URL. Some back ends send a file record instead of a URL. */
function readMedia(value: unknown, base: string): string | undefined {
  if (isRecord(value)) {
    const { url, thumbnails } = value;
    return typeof url === 'string' && url.trim()
      ? readMedia(url, base)
      : Array.isArray(thumbnails) && typeof thumbnails[0] === 'string'
        ? readMedia(thumbnails[0], base)
        : undefined;
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (INCOMPLETE_URL.test(text)) return undefined;
  if (/^(data|blob):/i.test(text)) return text.length <= MAX_DATA_URI_LENGTH ? text : undefined;
  if (text.length > MAX_URL_LENGTH) return undefined;
  if (/^(https?:)?\/\//i.test(text))
    return PLAIN_URL.test(text) || URL.canParse(text, base) ? repairText(text) : undefined;
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || !URL.canParse(text, `${base}/`)) return undefined;
  // URL parsers drop line breaks and tabs, so "java\nscript:" has a scheme after all.
  const { protocol, href } = new URL(text, `${base}/`);
  return /^https?:$/.test(protocol) ? href : undefined;
}

/** Reads an object without a shape of its own, unchanged. */
const readAny = (value: unknown): Fields | undefined => (isRecord(value) ? value : undefined);

/** Reads texts by name, such as social links. */
function readMap(value: unknown): Fields | undefined {
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const text = typeof item === 'string' ? readText(item, 'link') : undefined;
      return text?.trim() ? [[name, text]] : [];
    }),
  );
}

type Reader = (value: unknown, name: string, base: string) => unknown;

/** Readers by the kinds of `SHAPES`. */
export const READERS: Readonly<Record<string, Reader>> = {
  text: readText,
  id: readId,
  number: readFigure,
  price: readPrice,
  count: readCount,
  seconds: readSeconds,
  flag: readFlag,
  date: readDate,
  media: (value, _name, base) => readMedia(value, base),
  any: readAny,
  map: readMap,
};
