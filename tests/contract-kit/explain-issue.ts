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
      return issue.origin === 'number' || issue.origin === 'int'
        ? `at least ${String(issue.minimum)}`
        : `not shorter than ${String(issue.minimum)}`;
    case 'too_big':
      return issue.origin === 'number' || issue.origin === 'int'
        ? `at most ${String(issue.maximum)}`
        : `not longer than ${String(issue.maximum)}`;
    case 'invalid_format':
      return `a ${issue.format}`;
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
