import { z } from 'zod';
import type { Operation } from '@/contract/operation';
import type { Answer } from './ask';

/** What a front end reads of a refusal (src/contract/envelope, `ErrorBody`). */
const errorBody = z.looseObject({
  statusCode: z.number().optional(),
  message: z.union([z.string(), z.array(z.union([z.string(), z.looseObject({ constraints: z.record(z.string(), z.string()).optional() })])).min(1)]),
  error: z.string().optional(),
});

const envelope = z.looseObject({ status: z.literal(0, 'status must be 0 in an answer that went well'), data: z.unknown() });

type Issue = z.core.$ZodIssue;

/** Of the forms that something may have, the one that it comes closest to. */
function closest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best] = issue.errors.toSorted((a, b) => a.length - b.length);
  if (!best || best.length === 0) return [issue];
  return best.flatMap((inner) => closest({ ...inner, path: [...issue.path, ...inner.path] }));
}

const placeOf = (path: readonly PropertyKey[]): string => path.map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`)).join('').replace(/^\./, '');

/** One line for each place that differs, however many records of a list differ there. */
function linesOf(error: z.ZodError, root: string[] = []): string[] {
  const counts = new Map<string, number>();
  for (const issue of error.issues.flatMap(closest)) {
    const place = placeOf([...root, ...issue.path]);
    const line = place ? `${place}: ${issue.message}` : issue.message;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} times)` : line));
}

type Body = { body: unknown } | { wrong: string };

function bodyOf({ type, text }: { type: string; text: string }): Body {
  if (!type.includes('application/json')) return { wrong: `content type is "${type}", not application/json` };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { wrong: 'the body is not JSON' };
  }
}

const start = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 120);

/** How an answer that should have gone well differs from the contract; nothing when it does not. */
export function differencesOf({ data }: Pick<Operation, 'data'>, answer: Answer, limit?: number): string[] {
  if ('failed' in answer) return [`no answer: ${answer.failed}`];
  if (answer.status < 200 || answer.status > 299) return [`answered ${answer.status}: ${start(answer.text)}`];
  const read = bodyOf(answer);
  if ('wrong' in read) return [read.wrong];
  const enveloped = envelope.safeParse(read.body);
  if (!enveloped.success) return linesOf(enveloped.error);
  const parsed = data.safeParse(enveloped.data.data);
  if (!parsed.success) return linesOf(parsed.error, ['data']);
  const count = recordsOf(enveloped.data.data)?.length ?? 0;
  return limit !== undefined && count > limit ? [`${count} records, though ${limit} were asked for`] : [];
}

/** How a refusal differs from the contract. */
export function differencesOfRefusal(expected: readonly number[], answer: Answer): string[] {
  if ('failed' in answer) return [`no answer: ${answer.failed}`];
  if (!expected.includes(answer.status)) return [`answered ${answer.status}, not ${expected.join(' or ')}: ${start(answer.text)}`];
  const read = bodyOf(answer);
  if ('wrong' in read) return [read.wrong];
  const parsed = errorBody.safeParse(read.body);
  return parsed.success ? [] : linesOf(parsed.error);
}

const list = z.object({ data: z.array(z.looseObject({})) });
export type Fields = Readonly<Record<string, unknown>>;

/** The records of a `data` that is a page of a list or a list itself. */
function recordsOf(data: unknown): Fields[] | null {
  const plain = z.array(z.looseObject({})).safeParse(data);
  if (plain.success) return plain.data;
  const page = list.safeParse(data);
  return page.success ? page.data.data : null;
}

/** The records that an answer brought, to ask on with: those of a list, or the one it is about. */
export function recordsIn(answer: Answer): Fields[] {
  if ('failed' in answer || answer.status > 299) return [];
  const read = bodyOf(answer);
  const parsed = z.object({ data: z.unknown() }).safeParse('body' in read ? read.body : null);
  if (!parsed.success) return [];
  const one = z.looseObject({}).safeParse(parsed.data.data);
  return recordsOf(parsed.data.data) ?? (one.success ? [one.data] : []);
}
