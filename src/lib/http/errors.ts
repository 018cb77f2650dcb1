import { cutText } from '@/lib/format/format';
import { isRecord } from '@/lib/record';

/** Message of a failed response without a message of its own (spec §5). */
const BAD_REQUEST = 'Bad request!';
/** Message of every 401 (spec §8). */
const SESSION_OVER = 'Forbidden in the action!';
const NO_RESPONSE = 'The server didn’t respond. Check your connection, then retry.';
const NOTHING_SENT = 'We couldn’t reach the server, so nothing was sent. Check your connection, then retry.';
const UNREADABLE = 'The server sent an unreadable response. Retry.';
const NOT_FOUND = 'This is no longer available.';
const SERVER_TROUBLE = 'Something went wrong on the server. Wait a moment, then retry.';
const TOO_MANY_REQUESTS = 'The server is getting too many requests. Wait a moment, then retry.';
/** Message after the visitor canceled loading. */
export const LOADING_CANCELED = 'Loading was canceled.';
const NOT_OFFERED = 'This isn’t available on this site.';

/** Maximum length of a shown message; a server may send a whole stack trace. */
const MAX_TEXT_LENGTH = 500;

const shorten = (text: string) => (text.length > MAX_TEXT_LENGTH ? `${cutText(text, MAX_TEXT_LENGTH)}…` : text);
const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? shorten(value) : null;
const firstText = (values: unknown): string | null =>
  isRecord(values)
    ? (Object.values(values)
        .map(textIn)
        .find((text) => text !== null) ?? null)
    : null;

/**
 * The server's own words in the body of a failed reply, or null when it has none: of a list the first constraint of its
 * first entry (or the entry itself, where servers send plain sentences), else the error text; else the message (spec
 * §5).
 */
export function serverText(body: unknown): string | null {
  if (!isRecord(body)) return null;
  if (!Array.isArray(body.message)) return textIn(body.message);
  const [first]: unknown[] = body.message;
  return textIn(first) ?? (isRecord(first) ? firstText(first.constraints) : null) ?? textIn(body.error);
}

/** The message for the user from the body of a failed reply: the server's text, or "Bad request!" (spec §5). */
export const toUserMessage = (body: unknown): string => serverText(body) ?? BAD_REQUEST;

/** Message of frameworks for unknown routes. */
const NO_ROUTE = /^Cannot (GET|POST|PUT|PATCH|DELETE) \//;

/** True for a failure of the server itself: its text is about its inner workings and is never shown. */
export const isServerTrouble = (status: number): boolean => status === 429 || status >= 500;

/** True if the status or the server's text says that it has no such call at all. */
export const isMissingRoute = (status: number, body: unknown): boolean =>
  status === 501 || status === 405 || (status === 404 && NO_ROUTE.test(serverText(body) ?? ''));

function messageFor(status: number, body: unknown): string {
  if (isMissingRoute(status, body)) return NOT_OFFERED;
  if (status === 429) return TOO_MANY_REQUESTS;
  return isServerTrouble(status) ? SERVER_TROUBLE : toUserMessage(body);
}

/** The first sentence for each refused field; a field within a field has a dotted name, e.g. `products.0.quantity`. */
function constraintsIn(entries: unknown, prefix = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const entry of Array.isArray(entries) ? entries : []) {
    if (!isRecord(entry)) continue;
    const field = `${prefix}${String(entry.property ?? '')}`;
    const text = firstText(entry.constraints);
    if (text !== null) found[field] ??= text;
    Object.assign(found, constraintsIn(entry.children, `${field}.`));
  }
  return found;
}

interface ApiErrorOptions {
  /** Message for the user; replaces the one that status and body would give. */
  message?: string;
  /** The caller canceled the call: show nothing. */
  aborted?: boolean;
  endsSession?: boolean;
  notSent?: boolean;
  /** Unparsed `Retry-After` header of the response. */
  retryAfter?: string;
  cause?: unknown;
}

/** The only error that API calls throw. `message` is ready for the user (spec §5, §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  /** The parsed body, its text where it is not JSON, or undefined. */
  readonly body: unknown;
  /** Refused fields with a sentence each; empty when it was not about fields. */
  readonly constraints: Readonly<Record<string, string>>;
  /** True if the caller canceled the call: show nothing. */
  readonly aborted: boolean;
  /**
   * True for a 401 that ends the session, see `HttpClientOptions.verifySession`. Any other 401 is a refusal like any
   * other.
   */
  readonly endsSession: boolean;
  /** True if the call never left the device, so that it cannot have had an effect. */
  readonly notSent: boolean;
  /** Unparsed `Retry-After` header of the response: seconds or a date. Undefined if the server sent none. */
  readonly retryAfter: string | undefined;

  constructor(
    status: number,
    body?: unknown,
    { message, aborted = false, endsSession = false, notSent = false, retryAfter, cause }: ApiErrorOptions = {},
  ) {
    super(message ?? messageFor(status, body), { cause });
    this.status = status;
    this.body = body;
    this.constraints = isRecord(body) && !isServerTrouble(status) ? constraintsIn(body.message) : {};
    this.aborted = aborted;
    this.endsSession = endsSession;
    this.notSent = notSent;
    this.retryAfter = retryAfter;
  }

  /** A 401 always has the same message, whatever the server says (spec §8). */
  static unauthorized(body: unknown, endsSession: boolean): ApiError {
    return new ApiError(401, body, { message: SESSION_OVER, endsSession });
  }

  /** The server could not be reached before a call that spends was sent: nothing was sent. */
  static notSent(): ApiError {
    return new ApiError(0, undefined, { message: NOTHING_SENT, notSent: true });
  }

  /** The call got no response, whether it went out or not. */
  static noResponse(circumstances: Pick<ApiErrorOptions, 'aborted' | 'cause'>): ApiError {
    return new ApiError(0, undefined, { ...circumstances, message: NO_RESPONSE });
  }

  /** A successful response that isn't an API reply, such as an HTML page from a proxy. */
  static unreadable(status: number, body?: unknown): ApiError {
    return new ApiError(status, body, { message: UNREADABLE });
  }

  /** The requested record is null: it doesn't exist. */
  static noRecord(body: unknown): ApiError {
    return new ApiError(404, body, { message: NOT_FOUND });
  }
}

/**
 * True if the back end lacks the call; not every back end serves the whole contract. Only for calls without an id, for
 * which a 404 would mean that the record is missing.
 */
export const isUnsupportedCall = (error: unknown): boolean =>
  error instanceof ApiError && [404, 405, 501].includes(error.status);

/** Resolves to the result of `load`, or of `instead` if the back end doesn't support the call. Rejects as they do. */
export async function orIfUnsupported<T>(load: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isUnsupportedCall(error)) throw error;
    return instead();
  }
}
