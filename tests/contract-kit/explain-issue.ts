import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const nameType = (type: string): string => TYPES[type] ?? type;

const MAX_EXAMPLE_LENGTH = 30;

/** Describes a value for the report: short values literally, others by type. */
function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'an object';
  const text = JSON.stringify(value) ?? String(value);
  return text.length <= MAX_EXAMPLE_LENGTH ? text : nameType(typeof value);
}

/** Names of zod's formats in a sentence. */
const FORMATS: Record<string, string> = {
  date: 'a date (YYYY-MM-DD)',
  datetime: 'a date and time (ISO 8601)',
  email: 'an email address',
  time: 'a time',
  url: 'a URL',
  uuid: 'a UUID',
};

const nameFormat = (format: string): string => FORMATS[format] ?? `valid text (${format})`;

const isNumeric = (origin: string): boolean => ['number', 'int', 'bigint'].includes(origin);

/** Describes the allowed length of a text or list, for example "text of at least 3 characters". */
function describeLength(origin: string, bound: string, length: number | bigint): string {
  const [type, unit] = origin === 'string' ? ['text', 'character'] : ['a list', 'item'];
  return `${type} of ${bound} ${String(length)} ${unit}${Number(length) === 1 ? '' : 's'}`;
}

const either = (options: readonly string[]): string => options.join(', ').replace(/, ([^,]+)$/, ' or $1');

/** Describes what the members of a union allow, for example "a number or null". */
function getExpected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return nameType(issue.expected);
    case 'invalid_value':
      return either(issue.values.map((value) => JSON.stringify(value)));
    case 'invalid_union':
      return either([...new Set(issue.errors.flat().map(getExpected))]);
    case 'too_small':
      return isNumeric(issue.origin)
        ? `at least ${String(issue.minimum)}`
        : describeLength(issue.origin, 'at least', issue.minimum);
    case 'too_big':
      return isNumeric(issue.origin)
        ? `at most ${String(issue.maximum)}`
        : describeLength(issue.origin, 'at most', issue.maximum);
    case 'invalid_format':
      return nameFormat(issue.format);
    default:
      return issue.message;
  }
}

/**
 * Describes a difference in one sentence. `kind` is the same for all values that are wrong in the same way at the same
 * place.
 */
export function explainIssue(path: string, issue: Issue): { kind: string; line: string } {
  const expected = getExpected(issue);
  if (issue.input === undefined) {
    const line = `${path} is missing; it must be ${expected}`;
    return { kind: line, line };
  }
  return {
    kind: `${path} ${expected} ${typeof issue.input}`,
    line: `${path} is ${describe(issue.input)}; it must be ${expected}`,
  };
}
