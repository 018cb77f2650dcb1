import type { z } from 'zod';
import { invalid, type FieldError } from './errors';

/**
 * Validates the input and returns it parsed. Throws a 400 that lists each failed rule in the format of class-validator
 * (contract A.8), with the messages of the contract.
 */
export function validated<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  const byField = new Map<string, FieldError>();
  for (const issue of result.error.issues) {
    const property = issue.path.join('.') || 'body';
    const error: FieldError = byField.get(property) ?? {
      property,
      ...echo(property, issue.input),
      children: [],
      constraints: {},
    };
    error.constraints[getRule(issue)] ??= issue.message;
    byField.set(property, error);
  }
  throw invalid([...byField.values()]);
}

/** Repeats the sent value in the error, except for passwords. */
const echo = (property: string, value: unknown): { value?: unknown } =>
  value === undefined || /password/i.test(property) ? {} : { value };

const TYPE_RULES: Record<string, string> = {
  string: 'isString',
  number: 'isNumber',
  int: 'isInt',
  boolean: 'isBoolean',
  array: 'isArray',
  object: 'isObject',
};
const FORMAT_RULES: Record<string, string> = { email: 'isEmail', url: 'isUrl' };

function getRule(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'isNotEmpty' : (TYPE_RULES[issue.expected] ?? 'isValid');
    case 'too_small':
      if (issue.origin === 'array') return 'arrayMinSize';
      if (issue.origin !== 'string') return 'min';
      return issue.minimum === 1 ? 'isNotEmpty' : 'minLength';
    case 'too_big':
      return issue.origin === 'string' ? 'maxLength' : 'max';
    case 'invalid_format':
      return FORMAT_RULES[issue.format] ?? issue.format;
    case 'invalid_value':
      return 'isIn';
    default:
      return 'isValid';
  }
}
