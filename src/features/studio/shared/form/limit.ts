import type { FormValues } from '@/components/form/form-values';

/** A limit and the message for a value outside of it. */
type Bound = readonly [limit: number, message: string];

/** What the API accepts in a field. `min` and `max` are characters of a text, items of a list, or a number. */
export interface Limit {
  kind: 'text' | 'number' | 'list';
  /** Message for an empty field. */
  required?: string;
  /** Message for something that isn't a number. */
  type?: string;
  /** Numbers are multiples of it; 1 stands for whole numbers. */
  step?: Bound;
  min?: Bound;
  max?: Bound;
  /** Characters of each item of a list. */
  itemMax?: Bound;
  /** A regular expression, case-sensitive. */
  pattern?: readonly [source: string, message: string];
}

export type Limits = Readonly<Record<string, Limit>>;

const isMultiple = (value: number, step: number) => {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-6;
};

function amountProblem(amount: number, { min, max }: Limit): string | undefined {
  if (min && amount < min[0]) return min[1];
  return max && amount > max[0] ? max[1] : undefined;
}

function numberProblem(text: string, limit: Limit): string | undefined {
  if (!/^-?\d*\.?\d+$/.test(text)) return limit.type;
  const value = Number(text);
  return amountProblem(value, limit) ?? (limit.step && !isMultiple(value, limit.step[0]) ? limit.step[1] : undefined);
}

function textProblem(text: string, limit: Limit): string | undefined {
  if (limit.pattern && !new RegExp(limit.pattern[0]).test(text)) return limit.pattern[1];
  return amountProblem(text.length, limit);
}

/** The message for a value that the API would refuse, texts without the space around them; undefined if it is fine. */
export function limitProblem(limit: Limit | undefined, value: FormValues[string] | undefined): string | undefined {
  if (!limit) return undefined;
  if (Array.isArray(value)) {
    const { itemMax } = limit;
    return (
      amountProblem(value.length, limit) ??
      (itemMax && value.some((item) => item.length > itemMax[0]) ? itemMax[1] : undefined)
    );
  }
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return limit.required;
  return limit.kind === 'number' ? numberProblem(text, limit) : textProblem(text, limit);
}

export function limitProblems<V extends FormValues>(limits: Limits, values: V): { [Name in keyof V]?: string } {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const problem = limitProblem(limits[name], value);
      return problem === undefined ? [] : [[name, problem]];
    }),
  ) as { [Name in keyof V]?: string };
}
