import { z } from 'zod';
import type { Operation } from '@/contract/operation';
import { replyKind } from '@/services/http/normalize';
import { replyIn } from '@/services/http/reply-envelope';
import type { CallResult } from './send-call';
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
  /** The response is the data itself, without `{ "status": 0, "data": … }` around it. The site accepts that. */
  lacksEnvelope?: boolean;
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

const oneDifference = (difference: string): Comparison => ({ differences: [difference] });

type Call = Pick<Operation, 'method' | 'path'>;
type Unwrapped = { data: unknown; isBare: boolean };

/** Finds the data in the body of a successful response as the site does, with or without its envelope. */
function unwrap(status: number, body: unknown, { method, path }: Call): Unwrapped | null {
  if (isObject(body)) {
    if ('data' in body) return { data: body.data, isBare: false };
    if (Object.keys(body).length === 0) return null;
  }
  try {
    const { data } = replyIn({ status, data: body }, method === 'GET', replyKind(method, path), { mediaBase: '' });
    return { data, isBare: true };
  } catch {
    return null;
  }
}

/** For a list, the site also accepts a page that isn't wrapped, or the records alone. */
function unwrapList(schema: z.ZodType, body: unknown, unwrapped: Unwrapped): Unwrapped {
  const isList = schema.safeParse({ data: [], total: 0 }).success && !schema.safeParse({}).success;
  if (!isList || !Array.isArray(unwrapped.data)) return unwrapped;
  return { data: isObject(body) ? body : { data: body }, isBare: true };
}

export function compareResponse(
  { data: schema, ...call }: Call & Pick<Operation, 'data'>,
  response: CallResult,
  limit?: number,
): Comparison {
  if ('failed' in response) return oneDifference(`no response: ${response.failed}`);
  if (response.status < 200 || response.status > 299)
    return oneDifference(`responded with ${response.status}${excerpt(response.text)}`);
  const read = getBody(response);
  if ('wrong' in read) return oneDifference(read.wrong);
  const { body } = read;
  const unwrapped = unwrap(response.status, body, call);
  if (!unwrapped) return oneDifference('the response has no "data"; wrap it as { "status": 0, "data": … }');
  const { data, isBare } = unwrapList(schema, body, unwrapped);
  const code = isObject(body) && !isBare ? body.status : undefined;
  const status =
    code === undefined || code === 0
      ? []
      : [`status is ${JSON.stringify(code)}; it must be 0 in a successful response`];
  const parsed = schema.safeParse(data, { reportInput: true });
  const count = getRecords(data)?.length ?? 0;
  const shape = parsed.success ? [] : toLines(parsed.error, 'data');
  const tooMany =
    limit !== undefined && count > limit
      ? [`${count} records, although at most ${limit} were requested (limit=${limit})`]
      : [];
  return {
    differences: [...status, ...shape, ...tooMany],
    lacksStatus: !isBare && code === undefined,
    lacksEnvelope: isBare,
  };
}

/** The effect of the expected status on the site, to explain why it matters. */
const REASONS: Record<number, string> = {
  401: 'the site sends the visitor to log in',
  404: 'the site shows its "not found" page',
};

export function compareRefusal(expected: readonly number[], response: CallResult): string[] {
  if ('failed' in response) return [`no response: ${response.failed}`];
  if (!expected.includes(response.status)) {
    const [only, ...others] = expected;
    const reason = only !== undefined && others.length === 0 && REASONS[only] ? ` (on ${only} ${REASONS[only]})` : '';
    return [
      `responded with ${response.status}; it must be ${expected.join(', ').replace(/, (?=\d+$)/, ' or ')}${reason}${excerpt(response.text)}`,
    ];
  }
  const read = getBody(response);
  if ('wrong' in read) return [read.wrong];
  const parsed = errorBody.safeParse(read.body);
  return parsed.success
    ? []
    : ['the error response has no readable "message": send a sentence, or a list of invalid fields'];
}

export type Fields = Readonly<Record<string, unknown>>;

const isRecords = (value: unknown): value is Fields[] => Array.isArray(value) && value.every(isObject);

/** The records in `data`, which is a list or a page of one. */
function getRecords(data: unknown): Fields[] | null {
  if (isRecords(data)) return data;
  return isObject(data) && isRecords(data.data) ? data.data : null;
}

/** Returns the `data` of a successful response, even if it differs from the contract. */
export function dataIn(response: CallResult, call: Call = { method: 'GET', path: '/' }): unknown {
  if ('failed' in response || response.status < 200 || response.status > 299) return undefined;
  const read = getBody(response);
  return 'body' in read ? unwrap(response.status, read.body, call)?.data : undefined;
}

/** Returns the records of a response for further calls: the items of a list, or the single record. */
export function recordsIn(response: CallResult, call: Call): Fields[] {
  const data = dataIn(response, call);
  return getRecords(data) ?? (isObject(data) ? [data] : []);
}
