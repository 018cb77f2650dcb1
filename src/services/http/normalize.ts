import { EVENTS, REPLIES } from './replies';
import { SHAPES } from './shapes';
import { DEFAULTS, NEEDED, OTHER_NAMES, VARIANTS } from './variants';
import { type Fields, isFields, readFlag, READERS, readText } from './values';

/*
 * Turns what the API sends into what the contract says, once, before anybody else sees it. A field that cannot be what it should is
 * left out, or has the value that `variants` gives instead. A record that lacks what it cannot do without is none.
 */

/** What the values of a field are. */
interface Kind {
  isList: boolean;
  /** Names of the records that it may be; none where it is a plain value. */
  records: readonly string[];
  texts: ReadonlySet<string> | null;
  reader: string;
}

interface Field extends Kind {
  name: string;
  /** Where else it may be: paths, part by part. */
  others: readonly (readonly string[])[];
  /** What it is where nothing can be read. */
  instead: unknown;
  isNeeded: boolean;
  isRequired: boolean;
  isNullable: boolean;
}

interface Shape {
  fields: readonly Field[];
  /** It may have fields besides. */
  isOpen: boolean;
  hasAddress: boolean;
}

/** How answers are read. */
export interface Reading {
  /** Address of the API as browsers reach it, which relative addresses of media belong to. */
  mediaBase: string;
  /** What is required may be missing: an answer to a change says that it was made, whatever else it says. */
  isLenient?: boolean;
}

/** Lists within records are cut here. */
const MOST_ITEMS = 200;

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
    others: (OTHER_NAMES[shape]?.[name] ?? []).map((path) => path.split('.')),
    instead: DEFAULTS[shape]?.[name],
    isNeeded: NEEDED[shape]?.includes(name) ?? false,
    isRequired: required === '!',
    isNullable: nullable === '?',
    ...kindIn(kind),
  };
}

/** The fields of a record, those of the one that it extends first. */
function fieldTexts(name: string): string[] {
  const [first = '', ...others] = (SHAPES[name] ?? '').split(' ');
  const texts = first.startsWith('&') ? [...fieldTexts(first.slice(1)), ...others] : [first, ...others];
  return texts.filter((text) => text.includes(':'));
}

const shapes = new Map<string, Shape>();

function shapeOf(name: string): Shape {
  const known = shapes.get(name);
  if (known) return known;
  const parts = (SHAPES[name] ?? '').split(' ');
  const fields = fieldTexts(name).map((text) => fieldIn(name, text));
  const shape = { fields, isOpen: parts.includes('*'), hasAddress: fields.some(({ name: field }) => field === 'url') };
  shapes.set(name, shape);
  return shape;
}

/** What stands at a path, such as the name of `productInfo` or the first of `performers`. */
const at = (record: Fields, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, part) => (typeof value === 'object' && value !== null ? (value as Fields)[part] : undefined), record);

function readOne(kind: Kind, value: unknown, name: string, reading: Reading): unknown {
  if (kind.texts) {
    const text = readText(value, name) ?? '';
    return kind.texts.has(text) ? text : kind.texts.has(text.toLowerCase()) ? text.toLowerCase() : undefined;
  }
  if (kind.records.length > 0) return readRecord(kind.records, value, reading);
  return READERS[kind.reader]?.(value, name, reading.mediaBase);
}

/** The items that can be read, each once. */
function readItems(kind: Kind, items: readonly unknown[], name: string, reading: Reading, most: number): unknown[] {
  const seen = new Set<unknown>();
  const read: unknown[] = [];
  for (const item of items) {
    if (read.length === most) break;
    const value = readOne(kind, item, name, reading);
    const key = isFields(value) ? value._id : value;
    if (value === undefined || (key !== undefined && seen.has(key))) continue;
    seen.add(key);
    read.push(value);
  }
  return read;
}

function readList(kind: Kind, value: unknown, name: string, reading: Reading): unknown[] | undefined {
  if (Array.isArray(value)) return readItems(kind, value, name, reading, MOST_ITEMS);
  // Where there is only one, some send it by itself.
  const isAlone = kind.records.length === 0 ? typeof value === 'string' && value.trim() !== '' : isFields(value) && '_id' in value;
  return isAlone ? readItems(kind, [value], name, reading, 1) : undefined;
}

const isBlank = (value: unknown) => value === undefined || (typeof value === 'string' && value.trim() === '');

function readValue(field: Field, value: unknown, reading: Reading): unknown {
  if (value === null || value === undefined) return undefined;
  return field.isList ? readList(field, value, field.name, reading) : readOne(field, value, field.name, reading);
}

function readField(field: Field, raw: Fields, reading: Reading, isLenient: boolean): unknown {
  const came = raw[field.name];
  let value = readValue(field, came, reading);
  if (isBlank(value)) {
    for (const path of field.others) {
      value = readValue(field, at(raw, path), reading) ?? value;
      if (!isBlank(value)) break;
    }
    if (field.instead !== undefined && isBlank(value)) return field.instead;
    if (field.isNeeded && isBlank(value)) return undefined;
  }
  if (value !== undefined) return value;
  if (field.isNullable && (came === null || field.isRequired)) return null;
  if (!field.isRequired || isLenient) return undefined;
  if (field.isList) return [];
  return field.reader === 'text' ? '' : field.reader === 'flag' ? false : undefined;
}

/** Fields that the contract leaves open, as far as they are plain or belong to a record of its own. */
function openFields(raw: Fields, isSettings: boolean): Fields {
  const kept = Object.entries(raw).filter(([name, value]) => name !== '__proto__' && value !== null && !(isSettings && typeof value === 'object'));
  return Object.fromEntries(kept.map(([name, value]) => [name, typeof value === 'string' ? readText(value, name) : value]));
}

function readAs(name: string, value: unknown, { mediaBase, isLenient = false }: Reading): Fields | undefined {
  const { fields, isOpen, hasAddress } = shapeOf(name);
  const came = typeof value === 'string' && hasAddress && value.trim() !== '' ? { url: value } : value;
  if (!isFields(came)) return undefined;
  const raw = VARIANTS[name]?.(came) ?? came;
  const record: Fields = isOpen ? openFields(raw, name === 'settings') : {};
  // What stands within a lenient record has to be whole.
  const reading = { mediaBase };
  for (const field of fields) {
    const read = readField(field, raw, reading, isLenient);
    if (read !== undefined) record[field.name] = read;
    else if (field.isRequired && !isLenient) return undefined;
    else if (isOpen) delete record[field.name];
  }
  return record;
}

/** A record of one of these shapes; undefined where it is none. Of two kinds of account, `isPerformer` says which one it is. */
function readRecord(names: readonly string[], value: unknown, reading: Reading): Fields | undefined {
  const isAccount = names.includes('ownPerformer') && names.length > 1;
  const [first, ...others] = isAccount && isFields(value) && !readFlag(value.isPerformer) ? [...names].reverse() : names;
  if (first === undefined) return undefined;
  return readAs(first, value, reading) ?? (isAccount || others.length === 0 ? undefined : readRecord(others, value, reading));
}

/* Paths and events by how many parts they have: those with an id in them are looked for among a few. */
const patterns = (table: Readonly<Record<string, string>>) => Object.keys(table).filter((key) => key.includes('*'));
const replyPatterns = patterns(REPLIES).map((key) => ({ key, parts: key.split('/') }));
const eventPatterns = patterns(EVENTS).map((key) => ({ key, start: key.slice(0, -1) }));

/** What the `data` of a call is, as `REPLIES` has it; undefined for calls outside of the contract. */
export function replyKind(method: string, url: string): string | undefined {
  const call = `${method} ${url.split('?', 1)[0] ?? ''}`;
  const known = REPLIES[call];
  if (known) return known;
  const asked = call.split('/');
  const pattern = replyPatterns.find(({ parts }) => parts.length === asked.length && parts.every((part, index) => part === '*' || part === asked[index]));
  return pattern && REPLIES[pattern.key];
}

/** The `data` of a reply as the contract has it; undefined where it cannot be read. */
export function readReply(kind: string, data: unknown, reading: Reading): unknown {
  if (kind === 'text' && data === null) return '';
  // Some say `{}` where there is none.
  if (kind.startsWith('?')) return readOne(kindIn(kind.slice(1)), data, '', reading) ?? (data === null || isFields(data) ? null : undefined);
  return readOne(kindIn(kind), data, '', reading);
}

/** The records of a list, no more than `most`; undefined where there are items, and none of them can be read. */
export function readRows(kind: string, items: readonly unknown[], reading: Reading, most: number): unknown[] | undefined {
  const rows = readItems(kindIn(kind.replace(/^(#|\[\])/, '')), items, '', reading, most);
  return rows.length === 0 && items.length > 0 ? undefined : rows;
}

/** The answer to a change, which was made whatever the answer is like: what can be read of it. */
export function readChange(kind: string, data: unknown, reading: Reading): unknown {
  if (Array.isArray(data)) return data.map((item) => readChange(kind, item, reading));
  return isFields(data) ? (readReply(kind, data, reading) ?? readReply(kind, data, { ...reading, isLenient: true })) : data;
}

/** What came with an event of the socket; undefined where it cannot be read. */
export function readEvent(event: string, payload: unknown, reading: Reading): unknown {
  const kind = EVENTS[event] ?? EVENTS[eventPatterns.find(({ start }) => event.startsWith(start))?.key ?? ''];
  return kind ? readOne(kindIn(kind), payload, '', reading) : payload;
}

/**
 * How many items a list has in all, given what came of it from `offset` on: what the server says, as far as that can be. One that says nothing of use
 * has them all sent, and where nothing comes from the start on there is nothing.
 */
export function totalOf(said: unknown, sent: number, offset: number): number {
  if (sent === 0 && offset === 0) return 0;
  const total = READERS.count?.(said, '', '');
  const least = sent > 0 ? offset + sent : 0;
  return typeof total === 'number' && total < MOST_IN_ALL ? Math.max(total, least) : least;
}

/** No list of records is longer. */
const MOST_IN_ALL = 1e9;
