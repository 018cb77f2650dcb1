import type { Reply } from '@/contract/envelope';
import { ApiError } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';
import { type Reading, readReply } from './normalize';
import type { Fields } from './values';

/** The raw response. */
export interface Response {
  status: number;
  data: unknown;
  retryAfter?: string;
}

/** The JSON value of a body, or its text if it isn't JSON. */
export function parseBody(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return text;
  }
}

/** Fields of a refusal. */
const REFUSAL_FIELDS = ['error', 'errors', 'statusCode'];
/** Fields that say how a call went, and so belong to no record. */
const ABOUT_THE_CALL = [...REFUSAL_FIELDS, 'message', 'code'];

/** True for a record that came without its envelope. Of a change it has to prove that it succeeded. */
function isBare(body: Fields, isRead: boolean, kind: string, reading: Reading): boolean {
  const hasNone = (names: readonly string[]) => !names.some((name) => name in body);
  if (body.success === false) return false;
  if (isRead) return hasNone(ABOUT_THE_CALL);
  if ('_id' in body || 'id' in body || body.success === true) return true;
  // Other bodies have to be of the kind. Defaults of missing fields prove nothing.
  const record = hasNone(REFUSAL_FIELDS) && readReply(kind, body, reading);
  return isRecord(record) && Object.keys(record).some((name) => name in body);
}

/**
 * The reply of a 2xx response whose `data` is of this kind (see `REPLIES`). Reads need `data`, which some servers send
 * without an envelope, unless it may be null; the response to a change may lack it. Anything else throws.
 */
export function replyIn<T>({ status, data: body }: Response, isRead: boolean, kind = '', reading: Reading): Reply<T> {
  const wrapBody = () => ({ status: 0, data: body as T });
  const mayBeEmpty = !isRead || kind.startsWith('?');
  if (mayBeEmpty && (status === 204 || body === undefined || body === null)) return { status: 0, data: null as T };
  if (Array.isArray(body)) return wrapBody();
  if (!isRecord(body)) throw ApiError.unreadable(status, body);
  if (body.status === 1 || body.status === 2) throw new ApiError(status, body);
  if ('data' in body || (!isRead && typeof body.status === 'number')) return body as unknown as Reply<T>;
  if (isBare(body, isRead, kind, reading)) return wrapBody();
  throw ApiError.unreadable(status, body);
}
