import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import * as fields from '@/contract/fields';
import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import { serverPayloads } from '@/contract/socket';

type Schema = z.core.$ZodType;
interface Def {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  options?: Schema[];
  shape?: Record<string, Schema>;
  catchall?: Schema;
  entries?: Record<string, string>;
  values?: unknown[];
}

/** Zod types definitions per kind of schema, so one loose type stands for all of them. */
const getDef = (schema: Schema) => schema._zod.def as unknown as Def;

/** Schemas whose values mean more than their type. A described copy shares the definition of its original. */
const KINDS = new Map<unknown, string>(
  (
    [
      [fields.id, 'id'],
      [fields.slug, 'id'],
      [fields.isoDate, 'date'],
      [fields.mediaUrl, 'media'],
      [fields.tokens, 'price'],
      [fields.money, 'price'],
      [fields.amount, 'price'],
      [fields.count, 'count'],
      [fields.seconds, 'seconds'],
    ] as const
  ).map(([schema, kind]) => [getDef(schema), kind]),
);

const FOLDER = join(process.cwd(), 'src/contract');

/** The names under which the contract exports its records. */
async function exportedNames(): Promise<Map<Schema, string>> {
  const names = new Map<Schema, string>();
  for (const file of readdirSync(FOLDER).sort()) {
    const exported = (await import(`@/contract/${basename(file, '.ts')}`)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported)) {
      if (/(Schema|Data)$/.test(name) && typeof value === 'object' && value !== null && '_zod' in value)
        names.set(value as Schema, name.replace(/(Schema|Data)$/, ''));
    }
  }
  return names;
}

/** Removes optional and nullable. */
function unwrapped(schema: Schema): { inner: Schema; optional: boolean; nullable: boolean } {
  const { type, innerType } = getDef(schema);
  if (!innerType) return { inner: schema, optional: false, nullable: false };
  const { inner, optional, nullable } = unwrapped(innerType);
  return { inner, optional: optional || type === 'optional', nullable: nullable || type === 'nullable' };
}

/** The pages request only aliases with an id, and none of a performer's items. */
const isRequestedAlias = (path: string) => path.endsWith('}') && !path.startsWith('/performer/');

/** The shapes of all records in API responses and socket events, in the format of `src/services/http`. */
async function wireShapes() {
  const names = await exportedNames();
  const shapes = new Map([['record', '_id!:id createdAt:date updatedAt:date']]);

  const getShape = (schema: Schema, place: string): string => {
    const name = names.get(schema) ?? place;
    names.set(schema, name);
    if (shapes.has(name)) return name;
    shapes.set(name, '');
    const { shape = {}, catchall } = getDef(schema);
    const parts = Object.entries(shape).map(([field, schemaOfField]) => {
      const { inner, optional, nullable } = unwrapped(schemaOfField);
      return `${field}${optional ? '' : '!'}${nullable ? '?' : ''}:${getKind(inner, `${name}.${field}`)}`;
    });
    shapes.set(name, [...parts, ...(catchall ? ['*'] : [])].join(' '));
    return name;
  };

  const getKind = (schema: Schema, place: string): string => {
    const def = getDef(schema);
    const known = KINDS.get(def);
    if (known) return known;
    const { inner } = unwrapped(schema);
    if (inner !== schema) return getKind(inner, place);
    switch (def.type) {
      case 'string':
        return 'text';
      case 'number':
        return 'number';
      case 'boolean':
        return 'flag';
      case 'enum':
        return `=${Object.values(def.entries ?? {}).join('|')}`;
      case 'literal':
        return typeof def.values?.[0] === 'boolean' ? 'flag' : `=${(def.values ?? []).join('|')}`;
      case 'array':
        return def.element ? `[]${getKind(def.element, place)}` : 'any';
      case 'record':
        return 'map';
      case 'object':
        return def.catchall && Object.keys(def.shape ?? {}).length === 0 ? 'any' : `@${getShape(schema, place)}`;
      case 'union':
        return getUnion(def.options ?? [], place);
      default:
        throw new Error(`${place} is of a type that shapes do not know: ${def.type}.`);
    }
  };

  const getUnion = (options: Schema[], place: string): string => {
    const kinds = options.map((option, index) => getKind(option, `${place}.${index}`));
    const records = kinds.filter((kind) => kind.startsWith('@'));
    if (records.length > 0) return records.join('|');
    if (kinds.every((kind) => kind === 'flag' || kind === 'number')) return 'flag';
    throw new Error(`${place} is a union that shapes do not know.`);
  };

  /** `#` marks a page of a list, `?` a nullable value. */
  const getReply = (schema: Schema, place: string): string => {
    const { inner, nullable } = unwrapped(schema);
    const { shape = {} } = getDef(inner);
    const { data, total } = shape;
    const element = data && total && getDef(data).element;
    if (element) return `#${getKind(element, place)}`;
    return `${nullable ? '?' : ''}${getKind(inner, place)}`;
  };

  const replies = (Object.entries(operations) as [string, Operation][]).flatMap(
    ([name, { method, path, aliases = [], data }]) =>
      [path, ...aliases.filter(isRequestedAlias)].map((each) => [
        `${method} ${each.replace(/\{\w+\}/g, '*')}`,
        getReply(data, name),
      ]),
  );
  const events = Object.entries(serverPayloads).map(([event, schema]) => [event, getKind(schema, event)]);
  return { shapes: shortened([...shapes]), replies, events };
}

type Fields = ReadonlyMap<string, string>;

const getFields = (text: string): Fields =>
  new Map(text.split(' ').flatMap((field) => (field.includes(':') ? [[/^\w+/.exec(field)?.[0] ?? '', field]] : [])));

/** Fewer characters saved would only tie together records that have little in common. */
const WORTHWHILE = 30;

/** Begins shapes with `&` and the names of the others whose fields they have. */
function shortened(shapes: [name: string, text: string][]): [name: string, text: string][] {
  const all = shapes.map(([name, text], index) => ({ name, text, index, fields: getFields(text) }));
  const closed = all.filter(({ text, fields }) => fields.size > 0 && !text.includes('*'));
  return all.map(({ name, text, index, fields }) => {
    const bases = closed.filter(
      (base) =>
        (base.fields.size < fields.size || (base.fields.size === fields.size && base.index < index)) &&
        [...base.fields.keys()].every((field) => fields.has(field)),
    );
    const open = text.endsWith('*') ? ['*'] : [];
    const write = (used: typeof bases) => {
      const known = new Map(used.flatMap((base) => [...base.fields]));
      const own = [...fields].flatMap(([field, value]) => (known.get(field) === value ? [] : [value]));
      return [...used.map((base) => `&${base.name}`), ...own, ...open].join(' ');
    };
    let used: typeof bases = [];
    for (;;) {
      const [best] = bases
        .map((base) => [...used, base])
        .toSorted((one, other) => write(one).length - write(other).length);
      if (!best || write(used).length - write(best).length < WORTHWHILE) return [name, write(used)];
      used = best;
    }
  });
}

const table = (name: string, comment: string, rows: (readonly string[])[]) =>
  `/** ${comment} */\nexport const ${name}: Readonly<Record<string, string>> = {\n${rows.map(([key, text]) => `  '${key}': '${text}',`).join('\n')}\n};\n`;

const HEAD =
  '/* Made from src/contract by tests/unit/services/contract-tables.test.ts: run it with WRITE_TABLES=1 after a change of the contract. */\n\n';

/** The contents of the files in `src/services/http` that are generated from the contract. */
export async function contractTables(): Promise<Readonly<Record<string, string>>> {
  const { shapes, replies, events } = await wireShapes();
  return {
    'shapes.ts':
      HEAD +
      table(
        'SHAPES',
        'Records by name: each field with its kind. `!` is required, `?` may be null, `[]` a list, `@` a record, `=` one of these texts; `*` stands for more fields, `&` for those of another record, which later ones replace.',
        shapes,
      ),
    'replies.ts': [
      HEAD +
        table(
          'REPLIES',
          'What the `data` of each call is. `#` is a page of a list of it, `?` may be null, `*` stands for an id.',
          replies,
        ),
      table('EVENTS', 'What comes with each event of the socket. `*` stands for an id.', events),
    ].join('\n'),
  };
}
