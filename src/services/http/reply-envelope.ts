import type { Reply } from '@/contract/envelope';
import { ApiError } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';
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

/** Fields that say how a call went, and so belong to no record. */
const ABOUT_THE_CALL = ['error', 'errors', 'message', 'statusCode', 'code'];

/** True for a record that came without its envelope. Of a change it has to prove that it succeeded. */
const isBare = (body: Fields, isRead: boolean): boolean =>
  body.success !== false &&
  (isRead ? !ABOUT_THE_CALL.some((name) => name in body) : '_id' in body || 'id' in body || body.success === true);

/**
 * The reply of a 2xx response. Reads need `data`, which some servers send without an envelope; the response to a change
 * may lack it. Anything else throws.
 */
export function replyIn<T>({ status, data: body }: Response, method: string | undefined): Reply<T> {
  const isRead = method === 'GET';
  const wrapBody = () => ({ status: 0, data: body as T });
  if (!isRead && (status === 204 || body === undefined || body === null)) return { status: 0, data: null as T };
  if (Array.isArray(body)) return wrapBody();
  if (!isRecord(body)) throw ApiError.unreadable(status, body);
  if (body.status === 1 || body.status === 2) throw new ApiError(status, body);
  if ('data' in body || (!isRead && typeof body.status === 'number')) return body as unknown as Reply<T>;
  if (isBare(body, isRead)) return wrapBody();
  throw ApiError.unreadable(status, body);
}
