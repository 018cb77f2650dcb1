import { z } from 'zod';
import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import type { Limit } from '@/features/studio/shared/form/limit';

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  pattern?: string;
  anyOf?: JsonSchema[];
}

/** The message of a schema for an invalid value of one field; undefined if the value is valid. */
type Ask = (value: unknown) => string | undefined;

const SAFE = Number.MAX_SAFE_INTEGER;
/** Matches no pattern of the contract. */
const NO_MATCH = '\u0000 !';

function withoutNull(schema: JsonSchema): JsonSchema {
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? only : schema;
}

const bound = (value: number | undefined, message: string | undefined) =>
  value !== undefined && Math.abs(value) < SAFE && message ? ([value, message] as const) : undefined;

function textLimit(schema: JsonSchema, isRequired: boolean, ask: Ask): Limit {
  const { minLength = 0, maxLength, pattern } = schema;
  return {
    kind: 'text',
    required: isRequired || minLength > 0 ? ask('') : undefined,
    min: minLength > 1 ? bound(minLength, ask('x'.repeat(minLength - 1))) : undefined,
    max: maxLength === undefined ? undefined : bound(maxLength, ask('x'.repeat(maxLength + 1))),
    pattern: pattern === undefined ? undefined : withMessage(pattern, ask(NO_MATCH)),
  };
}

const withMessage = (pattern: string, message: string | undefined) =>
  message ? ([pattern, message] as const) : undefined;

function numberLimit({ type, minimum, maximum, multipleOf }: JsonSchema, isRequired: boolean, ask: Ask): Limit {
  const inside = minimum ?? 0;
  return {
    kind: 'number',
    required: isRequired ? ask(undefined) : undefined,
    type: ask('x'),
    step:
      type === 'integer'
        ? bound(1, ask(inside + 0.5))
        : multipleOf === undefined
          ? undefined
          : bound(multipleOf, ask(inside + multipleOf / 10)),
    min: minimum === undefined ? undefined : bound(minimum, ask(minimum - 1)),
    max: maximum === undefined ? undefined : bound(maximum, ask(maximum + 1)),
  };
}

function listLimit({ maxItems, items }: JsonSchema, ask: Ask): Limit {
  const longest = items?.maxLength;
  return {
    kind: 'list',
    max: maxItems === undefined ? undefined : bound(maxItems, ask(Array.from({ length: maxItems + 1 }, () => 'x'))),
    itemMax: longest === undefined ? undefined : bound(longest, ask(['x'.repeat(longest + 1)])),
  };
}

function getLimit(schema: JsonSchema, isRequired: boolean, ask: Ask): Limit | null {
  const { type, enum: choices, ...rest } = withoutNull(schema);
  if (choices) return null;
  if (type === 'string') return textLimit(rest, isRequired, ask);
  if (type === 'number' || type === 'integer') return numberLimit({ type, ...rest }, isRequired, ask);
  return type === 'array' ? listLimit(rest, ask) : null;
}

/** A field without limits isn't listed; a number always has the message for something else. */
const isLimited = (limit: Limit) => Object.values(limit).filter((value) => value !== undefined).length > 1;

/**
 * The limits of the fields of an object, and of objects inside it by path: `goal.title`, and `tipMenu.label` of each
 * item.
 */
function getLimits(
  body: z.ZodType,
  { properties = {}, required = [] } = z.toJSONSchema(body, { unrepresentable: 'any' }) as JsonSchema,
  prefix = '',
  wrap: (value: object) => unknown = (value) => value,
): (readonly [path: string, limit: Limit])[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const schema = withoutNull(property);
    const at = prefix + name;
    const ask: Ask = (value) =>
      body
        .safeParse(wrap({ [name]: value }))
        .error?.issues.find(({ path }) => path.filter((step) => typeof step === 'string').join('.') === at)?.message;
    const limit = getLimit(schema, required.includes(name), ask);
    const inside = getLimits(body, schema.items ?? schema, `${at}.`, (value) =>
      wrap({ [name]: schema.items ? [value] : value }),
    );
    return [...(limit && isLimited(limit) ? [[at, limit] as const] : []), ...inside];
  });
}

const quoted = (text: string) =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'`;

const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'string'
      ? quoted(value)
      : JSON.stringify(value);

const line = (limit: Limit) =>
  Object.entries(limit)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${literal(value)}`)
    .join(', ');

const MADE =
  '/* Made from src/contract by tests/unit/services/contract-tables.test.ts: run it with WRITE_TABLES=1 after a change of the contract. */';

/** The calls that send the forms of the studio. Other calls with the same limits use these. */
const FORMS = [
  'updateOwnPerformer',
  'saveBanking',
  'uploadVideo',
  'updatePhoto',
  'createGallery',
  'createProduct',
  'createFeed',
  'createStory',
  'requestPayout',
  'createEvent',
  'goLive',
] as const satisfies readonly (keyof typeof operations)[];

/** The contents of `src/features/studio/shared/form/limits.ts`: the limits of the bodies of `FORMS`. */
export function formLimits(): string {
  const tables = FORMS.map((name) => {
    const { body } = operations[name] as Operation;
    const lines = body
      ? getLimits(body).map(([at, limit]) => `    ${at.includes('.') ? quoted(at) : at}: { ${line(limit)} },`)
      : [];
    return `  ${name}: {\n${lines.join('\n')}\n  },`;
  });
  return [
    MADE,
    '',
    "import type { Limits } from './limit';",
    '',
    '/** What the API accepts, by call and field: each limit with the message for a value outside of it. */',
    'export const LIMITS = {',
    ...tables,
    '} as const satisfies Record<string, Limits>;',
    '',
  ].join('\n');
}
