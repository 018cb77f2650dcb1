import { z } from 'zod';
import type { Operation } from '@/contract/operation';
import type { Answer } from './ask';
import { explainIssue } from './explain-issue';

/** The part of an error response that the front end reads (src/contract/envelope, `ErrorBody`). */
const errorBody = z.looseObject({
  statusCode: z.number().optional(),
  message: z.union([
    z.string(),
    z.array(z.union([z.string(), z.looseObject({ constraints: z.record(z.string(), z.string()).optional() })])).min(1),
  ]),
  error: z.string().optional(),
});

export type Comparison = {
  /** What has to change, one line per field. */
  differences: string[];
  /** The response lacks `"status": 0`, which the site doesn't need. */
  lacksStatus?: boolean;
};

type Issue = z.core.$ZodIssue;

function closestAlternative(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best] = issue.errors.toSorted((a, b) => a.length - b.length);
  if (!best || best.length === 0) return [issue];
  return best.flatMap((inner) => closestAlternative({ ...inner, path: [...issue.path, ...inner.path] }));
}

const getLocation = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Reports one example for all values that are wrong in the same way at the same place. */
function toLines(error: z.ZodError, root: string): string[] {
  const lines = new Map<string, { line: string; count: number }>();
  for (const issue of error.issues.flatMap(closestAlternative)) {
    const { kind, line } = explainIssue(getLocation([root, ...issue.path]), issue);
    lines.set(kind, { line: lines.get(kind)?.line ?? line, count: (lines.get(kind)?.count ?? 0) + 1 });
  }
  return [...lines.values()].map(({ line, count }) => (count > 1 ? `${line} (${count} times)` : line));
}

type Body = { body: unknown } | { wrong: string };

function getBody({ type, text }: { type: string; text: string }): Body {
  if (!/^application\/(json|[\w.+-]+\+json)\b/.test(type))
    return { wrong: `the content type is ${type ? `"${type}"` : 'missing'}; it must be "application/json"` };
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { wrong: 'the body is not valid JSON' };
  }
}

const excerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  return line ? `: ${line}` : '';
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const only = (difference: string): Comparison => ({ differences: [difference] });

export function compareAnswer({ data }: Pick<Operation, 'data'>, answer: Answer, limit?: number): Comparison {
  if ('failed' in answer) return only(`no answer: ${answer.failed}`);
  if (answer.status < 200 || answer.status > 299) return only(`answered ${answer.status}${excerpt(answer.text)}`);
  const read = getBody(answer);
  if ('wrong' in read) return only(read.wrong);
  const { body } = read;
  if (!isObject(body) || !('data' in body))
    return only('the answer has no "data"; wrap it as { "status": 0, "data": … }');
  const lacksStatus = body.status === undefined;
  const status =
    lacksStatus || body.status === 0
      ? []
      : [`status is ${JSON.stringify(body.status)}; it must be 0 in an answer that went well`];
  const parsed = data.safeParse(body.data, { reportInput: true });
  const count = getRecords(body.data)?.length ?? 0;
  const shape = parsed.success ? [] : toLines(parsed.error, 'data');
  const tooMany =
    limit !== undefined && count > limit
      ? [`${count} records came, although at most ${limit} were asked for (limit=${limit})`]
      : [];
  return { differences: [...status, ...shape, ...tooMany], lacksStatus };
}

/** The effect of the expected status on the site, to explain why it matters. */
const REASONS: Record<number, string> = {
  401: 'the site sends the visitor to log in',
  404: 'the site shows its "not found" page',
};

export function compareRefusal(expected: readonly number[], answer: Answer): string[] {
  if ('failed' in answer) return [`no answer: ${answer.failed}`];
  if (!expected.includes(answer.status)) {
    const [only, ...others] = expected;
    const reason = only !== undefined && others.length === 0 && REASONS[only] ? ` (on ${only} ${REASONS[only]})` : '';
    return [
      `answered ${answer.status}; it must be ${expected.join(', ').replace(/, (?=\d+$)/, ' or ')}${reason}${excerpt(answer.text)}`,
    ];
  }
  const read = getBody(answer);
  if ('wrong' in read) return [read.wrong];
  const parsed = errorBody.safeParse(read.body);
  return parsed.success ? [] : ['the refusal has no readable "message": send a sentence, or a list of refused fields'];
}

export type Fields = Readonly<Record<string, unknown>>;

const isRecords = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isObject);

/** The records in `data`, which is a list or a page of one. */
function getRecords(data: unknown): Fields[] | null {
  if (isRecords(data)) return data;
  return isObject(data) && isRecords(data.data) ? data.data : null;
}

/** Returns the `data` of a successful response, even if it differs from the contract. */
export function dataIn(answer: Answer): unknown {
  if ('failed' in answer || answer.status < 200 || answer.status > 299) return undefined;
  const read = getBody(answer);
  return 'body' in read && isObject(read.body) ? read.body.data : undefined;
}

/** Returns the records of a response for further calls: the items of a list, or the single record. */
export function recordsIn(answer: Answer): Fields[] {
  const data = dataIn(answer);
  return getRecords(data) ?? (isObject(data) ? [data] : []);
}
