import { isRecord } from '@/lib/record';
import { EVENTS, REPLIES } from './replies';
import { SHAPES } from './shapes';
import { DEFAULTS, TYPE_FIELDS, NEEDED_TEXTS, FIELD_ALIASES, STATUS_SYNONYMS, VARIANTS } from './variants';
import { type Fields, readFlag, READERS, readText } from './values';

/*
 * Converts API responses to the contract, once, before any other code reads them. An unreadable field is left out
 * or replaced by the default in `variants`. A record without a required field is dropped.
 */

/** The kind of a field. */
interface Kind {
  isList: boolean;
  /** Names of the records it may hold; empty for a plain value. */
  records: readonly string[];
  texts: ReadonlySet<string> | null;
  reader: string;
}

interface Field extends Kind {
  name: string;
  /** Alternative paths of the value. */
  aliases: readonly (readonly string[])[];
  /** Default if nothing can be read. */
  defaultValue: unknown;
  mustHaveText: boolean;
  isRequired: boolean;
  isNullable: boolean;
  /** The field that names the kind of the record. */
  namedBy?: string;
}

interface Shape {
  fields: readonly Field[];
  /** May have further fields. */
  isOpen: boolean;
  hasUrl: boolean;
}

/** Options for reading responses. */
export interface Reading {
  /** Public base URL of the API, to which media URLs are relative. */
  mediaBase: string;
  /** Required fields may be missing: the reply to a change counts even without them. */
  isLenient?: boolean;
}

/** Maximum length of lists within records. */
const MAX_ITEMS = 200;

function kindIn(text: string): Kind {
  const isList = text.startsWith('[]');
  const kind = isList ? text.slice(2) : text;
  return {
    isList,
    records: kind.startsWith('@') ? kind.split('|').map((name) => name.slice(1)) : [],
    texts: kind.startsWith('=') ? new Set(kind.slice(1).split('|')) : null,
    reader: kind,
  };
}

function fieldIn(shape: string, text: string): Field {
  const [, name = '', required, nullable, kind = ''] = /^(\w+)(!?)(\??):(.*)$/.exec(text) ?? [];
  return {
    name,
    aliases: (name === '_id' ? ['id'] : (FIELD_ALIASES[shape]?.[name] ?? [])).map((path) => path.split('.')),
    defaultValue: DEFAULTS[shape]?.[name],
    mustHaveText: NEEDED_TEXTS[shape]?.includes(name) ?? false,
    isRequired: required === '!',
    isNullable: nullable === '?',
    namedBy: TYPE_FIELDS[shape]?.[name],
    ...kindIn(kind),
  };
}

/** The fields of a record by name. Its own replace those of the records that it extends. */
export const fieldTexts = (shape: string): ReadonlyMap<string, string> =>
  new Map(
    (SHAPES[shape] ?? '').split(' ').flatMap((text): (readonly [string, string])[] => {
      if (text.startsWith('&')) return [...fieldTexts(text.slice(1))];
      return text.includes(':') ? [[/^\w+/.exec(text)?.[0] ?? '', text]] : [];
    }),
  );

const shapes = new Map<string, Shape>();

function getShape(name: string): Shape {
  const known = shapes.get(name);
  if (known) return known;
  const texts = fieldTexts(name);
  const fields = [...texts.values()].map((text) => fieldIn(name, text));
  const shape = { fields, isOpen: SHAPES[name]?.endsWith('*') ?? false, hasUrl: texts.has('url') };
  shapes.set(name, shape);
  return shape;
}

/** The value at a path, such as the name of `productInfo` or the first of `performers`. */
const readPath = (record: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const { [part]: inner, id } = value as Fields;
    return inner ?? (part === '_id' ? id : undefined);
  }, record);

/** Reads a word of an enumeration. A status may be another word with the same meaning. */
function readWord(texts: ReadonlySet<string>, value: unknown, name: string): string | undefined {
  const text = readText(value, name)?.trim() ?? '';
  if (texts.has(text)) return text;
  const word = text.toLowerCase();
  if (texts.has(word)) return word;
  return /status$/i.test(name)
    ? STATUS_SYNONYMS.get(word.replace(/[\s-]+/g, '_'))?.find((meaning) => texts.has(meaning))
    : undefined;
}

function readOne(kind: Kind, value: unknown, name: string, reading: Reading): unknown {
  if (kind.texts) return readWord(kind.texts, value, name);
  if (kind.reader.startsWith('@')) return readRecord(kind.records, value, reading);
  return READERS[kind.reader]?.(value, name, reading.mediaBase);
}

/** The readable items, without duplicates. */
function readItems(kind: Kind, items: readonly unknown[], name: string, reading: Reading, most: number): unknown[] {
  const seen = new Set<unknown>();
  const read: unknown[] = [];
  for (const item of items) {
    if (read.length === most) break;
    const value = readOne(kind, item, name, reading);
    const key = isRecord(value) ? value._id : value;
    if (value === undefined || (key !== undefined && seen.has(key))) continue;
    seen.add(key);
    read.push(value);
  }
  return read;
}

function readList(kind: Kind, value: unknown, name: string, reading: Reading): unknown[] | undefined {
  if (Array.isArray(value)) return readItems(kind, value, name, reading, MAX_ITEMS);
  // Some servers send a single item without a list.
  const isAlone =
    kind.records.length === 0
      ? typeof value === 'string' && value.trim() !== ''
      : isRecord(value) && ('_id' in value || 'id' in value);
  return isAlone ? readItems(kind, [value], name, reading, 1) : undefined;
}

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

function readValue(field: Kind & { name: string }, value: unknown, reading: Reading): unknown {
  if (value === null || value === undefined) return undefined;
  return field.isList ? readList(field, value, field.name, reading) : readOne(field, value, field.name, reading);
}

function kindNamed(value: unknown): string[] {
  const name = readText(value, '')?.toLowerCase() ?? '';
  return Object.hasOwn(SHAPES, name) ? [name] : [];
}

function readField(field: Field, raw: Fields, reading: Reading, isLenient: boolean): unknown {
  const came = raw[field.name];
  let value = readValue(field.namedBy ? { ...field, records: kindNamed(raw[field.namedBy]) } : field, came, reading);
  if (isBlank(value)) {
    for (const path of field.aliases) {
      value = readValue(field, readPath(raw, path), reading) ?? value;
      if (!isBlank(value)) break;
    }
    if (field.defaultValue !== undefined && !isLenient && isBlank(value)) return field.defaultValue;
    if (field.mustHaveText && isBlank(value)) return undefined;
  }
  if (value !== undefined) return value;
  if (field.isNullable && (came === null || field.isRequired)) return null;
  if (!field.isRequired || isLenient) return undefined;
  if (field.isList) return [];
  return field.reader === 'text' ? '' : field.reader === 'flag' ? false : undefined;
}

/** Fields that the contract leaves open, if they are plain values or records of their own. */
function openFields(raw: Fields, isSettings: boolean): Fields {
  const readable = Object.entries(raw).filter(
    ([name, value]) => name !== '__proto__' && value !== null && !(isSettings && typeof value === 'object'),
  );
  return Object.fromEntries(
    readable.map(([name, value]) => [name, typeof value === 'string' ? readText(value, name) : value]),
  );
}

function readAs(name: string, value: unknown, { mediaBase, isLenient = false }: Reading): Fields | undefined {
  const { fields, isOpen, hasUrl } = getShape(name);
  const came = typeof value === 'string' && hasUrl && value.trim() !== '' ? { url: value } : value;
  if (!isRecord(came)) return undefined;
  const raw = VARIANTS[name]?.(came) ?? came;
  const record: Fields = isOpen ? openFields(raw, name === 'settings') : {};
  // Nested records have to be complete even in a lenient one.
  const reading = { mediaBase };
  for (const field of fields) {
    const read = readField(field, raw, reading, isLenient);
    if (read !== undefined) record[field.name] = read;
    else if (field.isRequired && !isLenient) return undefined;
    else if (isOpen) delete record[field.name];
  }
  return record;
}

/**
 * Reads a record of one of these shapes; undefined if it is none. `isPerformer` decides between the two kinds of
 * account.
 */
function readRecord(names: readonly string[], value: unknown, reading: Reading): Fields | undefined {
  const isAccount = names.includes('ownPerformer') && names.length > 1;
  const [first, ...others] =
    isAccount && isRecord(value) && !readFlag(value.isPerformer) ? [...names].reverse() : names;
  if (first === undefined) return undefined;
  return (
    readAs(first, value, reading) ?? (isAccount || others.length === 0 ? undefined : readRecord(others, value, reading))
  );
}

/* Paths and events with an id, grouped by their number of segments to keep the lookup short. */
const getPatterns = (table: Readonly<Record<string, string>>) => Object.keys(table).filter((key) => key.includes('*'));
const replyPatterns = getPatterns(REPLIES).map((key) => ({ key, parts: key.split('/') }));
const eventPatterns = getPatterns(EVENTS).map((key) => ({ key, start: key.slice(0, -1) }));

/** The kind of `data` of a call in `REPLIES`; undefined for calls outside the contract. */
export function replyKind(method: string, url: string): string | undefined {
  const call = `${method} ${url.split('?', 1)[0] ?? ''}`;
  const known = REPLIES[call];
  if (known) return known;
  const callParts = call.split('/');
  const pattern = replyPatterns.find(
    ({ parts }) =>
      parts.length === callParts.length && parts.every((part, index) => part === '*' || part === callParts[index]),
  );
  return pattern && REPLIES[pattern.key];
}

/** Reads the `data` of a reply into the form of the contract; undefined if it can't be read. */
export function readReply(kind: string, data: unknown, reading: Reading): unknown {
  if (kind === 'text' && data === null) return '';
  // Some servers send `{}` for a missing record.
  if (kind.startsWith('?'))
    return readOne(kindIn(kind.slice(1)), data, '', reading) ?? (data === null || isRecord(data) ? null : undefined);
  return readOne(kindIn(kind), data, '', reading);
}

/** Reads up to `most` records of a list; undefined if there are items and none is readable. */
export function readRows(
  kind: string,
  items: readonly unknown[],
  reading: Reading,
  most: number,
): unknown[] | undefined {
  const rows = readItems(kindIn(kind.replace(/^(#|\[\])/, '')), items, '', reading, most);
  return rows.length === 0 && items.length > 0 ? undefined : rows;
}

/** Reads what it can of the reply to a change, which succeeded whatever the reply contains. */
export function readChange(kind: string, data: unknown, reading: Reading): unknown {
  if (Array.isArray(data)) return data.map((item) => readChange(kind, item, reading));
  return isRecord(data)
    ? (readReply(kind, data, reading) ?? readReply(kind, data, { ...reading, isLenient: true }))
    : data;
}

/** Reads the payload of a socket event; undefined if it can't be read. */
export function readEvent(event: string, payload: unknown, reading: Reading): unknown {
  const kind = EVENTS[event] ?? EVENTS[eventPatterns.find(({ start }) => event.startsWith(start))?.key ?? ''];
  return kind ? readOne(kindIn(kind), payload, '', reading) : payload;
}

/** Upper bound for a plausible total. */
const MAX_TOTAL = 1e9;

/**
 * Total number of items of a list, given `sent` items from `offset`. Uses the server's total if it is plausible, else
 * the number of items received so far, and one more after a full page, so that the next page is reachable.
 */
export function getTotal(reported: unknown, sent: number, offset: number, limit: number): number {
  if (sent === 0 && offset === 0) return 0;
  const total = READERS.count?.(reported, '', '');
  const least = sent > 0 ? offset + sent : 0;
  if (typeof total === 'number' && total < MAX_TOTAL) return Math.max(total, least);
  return sent === limit ? least + 1 : least;
}
