import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { ListData, ListReply, Reply } from '@/contract/envelope';
import { ApiError } from '@/lib/http/errors';
import { type Parts, toFormData } from './form-data';
import type { HttpClientOptions } from './http-client-options';
import { readChange, type Reading, readReply, readRows, replyKind, totalOf } from './normalize';
import type { RequestHeaders } from './request-headers';
import type { ResumableUploads, ResumeOptions } from './resumable-uploads';
import { type Query, queryString } from './url';
import { isFields } from './values';

/** Neither time nor size ends a call (spec §9). A rendering server sets a deadline of its own, see `deadlineMs`. */
const LIMITS = { timeout: 0, maxContentLength: Infinity, maxBodyLength: Infinity } as const;

/** Smaller files are up again sooner than the further requests of a resumable upload take. */
const MIN_RESUMABLE_BYTES = 5 * 1024 * 1024;

/** The call that says who holds the token. Only its 401 is proof that a session is over. */
export const GET_ME = '/users/me';

/** For so long the answer of get-me counts for every read that is refused, in milliseconds. */
const SESSION_CHECK_MS = 30_000;
/** A refused read waits no longer than this for get-me, in milliseconds. */
const SESSION_CHECK_WAIT_MS = 5000;

/** What one call gives at most (contract A.4), and the most that a list without pages may have. */
const MOST_RECORDS = 200;
const MOST_ROWS = 1000;

export interface CallOptions {
  signal?: AbortSignal;
  /** The call goes on when the page is closed. For small bodies only. */
  keepalive?: boolean;
  /** Sent in place of the visitor's own token, which may be gone by then. */
  token?: string;
}

export interface SpendOptions extends CallOptions {
  /** Made once a press: the server treats calls with the same key as one. */
  idempotencyKey?: string;
}

export interface UploadProgress {
  /** A whole number from 0 to 100. */
  percentage: number;
  /** Bytes of the body that are sent. */
  sent: number;
  /** Bytes of the whole body; 0 while it is not known. */
  total: number;
}

export interface UploadOptions extends SpendOptions {
  /** Told while the body is sent. */
  onProgress?: (progress: UploadProgress) => void;
  /** Large files are sent so that they can go on after a break, where the server offers that. */
  resume?: ResumeOptions;
}

interface OwnOptions {
  /**
   * The call tells nothing about the visitor: neither token nor headers go with it. So its answer may be shared with
   * others, and its 401 is an ordinary refusal, for no session was part of it.
   */
  anonymous?: boolean;
  /** The answer is the same for whoever asks, logged in or not: `share` may give it to anybody. */
  impersonal?: boolean;
  /** The only record of its kind, such as the settings: null instead of it is unreadable, not "no such record". */
  single?: boolean;
  /** Not started by the visitor: a 401 is treated like that of a read, see `verifySession`. */
  background?: boolean;
  /** The part of the page's time that this call may take, from 0 to 1. All of it when not given. */
  timeShare?: number;
}

/** An answer as it came, whoever fetched it. */
interface Response {
  status: number;
  data: unknown;
  retryAfter?: string;
}

interface AllOptions extends UploadOptions, OwnOptions {
  /** The visitor's headers go along, the token does not. */
  tokenless?: boolean;
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return text;
  }
}

/**
 * The one way to the API, for one visitor: JSON in and out, the raw token in `Authorization` (no such header for guests).
 * Every method gives the whole reply body and throws nothing but `ApiError` (spec §5, §7, §8).
 */
export class HttpClient {
  private axios: Promise<AxiosInstance> | null = null;
  private resumable: Promise<ResumableUploads> | null = null;
  private refusedToken: string | null = null;
  private sessionCheck: { token: string; at: number; isOver: Promise<boolean> } | null = null;

  constructor(private readonly options: HttpClientOptions) {}

  /** What would end a call by itself: a time in milliseconds (0 = none) and sizes in bytes. */
  async limits() {
    const { timeout, maxContentLength, maxBodyLength } = (await this.transport()).defaults;
    return { timeout, maxContentLength, maxBodyLength };
  }

  /** The library comes with the first call: a guest's first page makes none and need not carry it. */
  private transport(): Promise<AxiosInstance> {
    this.axios ??= import('axios').then(({ default: axios }) =>
      axios.create({ ...LIMITS, maxContentLength: this.options.maxAnswerBytes ?? LIMITS.maxContentLength, baseURL: this.options.baseUrl, transformResponse: parsed, validateStatus: null }),
    );
    this.axios.catch(() => {
      this.axios = null;
    });
    return this.axios;
  }

  /** Makes ready for a call that must go out at once later, e.g. when the page is closed. */
  async prepare(): Promise<void> {
    await this.transport();
  }

  private get reading(): Reading {
    return { mediaBase: this.options.publicUrl ?? this.options.baseUrl };
  }

  /** Gives `data` as the contract has it (`normalize`), and fails where it cannot be read. */
  get<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<Reply<T>> {
    const kind = replyKind('GET', path);
    return this.read<T>(path, query, options, ({ data }) => (kind && (data !== null || kind === 'text') ? (readReply(kind, data, this.reading) as T | undefined) : data));
  }

  /** Like `get`, for calls whose `data` is one record: without one, the answer is no reply of the API. */
  async record<T extends object>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<Reply<T>> {
    const reply = await this.get<T>(path, query, options);
    if (reply.data === null && !options?.single) throw ApiError.noRecord(reply);
    if (!isFields(reply.data)) throw ApiError.unreadable(200, reply);
    return reply;
  }

  /** Like `get`, for calls whose `data` is a page of a list: no more than was asked for, without records that cannot be read. */
  list<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<ListReply<T>> {
    const limit = Number(query?.limit ?? MOST_RECORDS);
    const offset = Number(query?.offset ?? 0);
    return this.read<ListData<T>>(path, query, options, ({ data }) => {
      const came: unknown = Array.isArray(data) ? data : isFields(data) ? data.data : undefined;
      if (!Array.isArray(came)) return undefined;
      const total = isFields(data) ? totalOf(data.total, Math.min(came.length, limit), offset) : came.length;
      // A server without paging sends all of it each time.
      const isWhole = came.length > limit && came.length >= total;
      const items = this.rowsIn<T>(path, isWhole ? came.slice(offset) : came, limit);
      return items && { data: items, total: isWhole ? came.length : total };
    });
  }

  /** Like `list`, for calls whose `data` is the list itself, whole. */
  rows<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<Reply<T[]>> {
    return this.read<T[]>(path, query, options, ({ data }) => (Array.isArray(data) ? this.rowsIn<T>(path, data, MOST_ROWS) : undefined));
  }

  private rowsIn<T>(path: string, items: readonly unknown[], most: number): T[] | undefined {
    const kind = replyKind('GET', path);
    return (kind ? readRows(kind, items, this.reading, most) : items.slice(0, most)) as T[] | undefined;
  }

  post<T>(path: string, body?: object, options?: SpendOptions & OwnOptions): Promise<Reply<T>> {
    return this.change('POST', path, body, options);
  }

  /** Like `record`, for questions that are asked by POST; nobody else is given their answers. */
  async ask<T extends object>(path: string, body?: object, options?: CallOptions): Promise<Reply<T>> {
    const reply = await this.call<T>({ method: 'POST', url: path, data: body }, { ...options, background: true });
    const data = readReply(replyKind('POST', path) ?? '', reply.data, this.reading);
    if (!isFields(data)) throw ApiError.unreadable(200, reply);
    return { ...reply, data: data as T };
  }

  put<T>(path: string, body?: object, options?: CallOptions): Promise<Reply<T>> {
    return this.change('PUT', path, body, options);
  }

  delete<T>(path: string, body?: object, options?: CallOptions): Promise<Reply<T>> {
    return this.change('DELETE', path, body, options);
  }

  /** Sends multipart form data. */
  async upload<T>(method: 'POST' | 'PUT', path: string, parts: Parts, options: UploadOptions = {}): Promise<Reply<T>> {
    const { resume, ...rest } = options;
    const { isAhead, left } = resume ? await this.sendAhead(path, parts, resume, rest) : { isAhead: false, left: parts };
    return this.change(method, path, toFormData(left), isAhead ? { ...rest, onProgress: undefined } : rest);
  }

  /** Sends a large file ahead of its form, which then names it by its address. */
  private async sendAhead(path: string, parts: Parts, resume: ResumeOptions, options: UploadOptions): Promise<{ isAhead: boolean; left: Parts }> {
    const large = Object.entries(parts).find(([, part]) => part instanceof File && part.size >= MIN_RESUMABLE_BYTES);
    if (!large || !(large[1] instanceof File)) return { isAhead: false, left: parts };
    const [part, file] = large;
    this.resumable ??= import('./resumable-uploads').then(({ ResumableUploads }) => new ResumableUploads({ ...this.options, endsSession: (token) => this.endsSession({ method: 'PATCH' }, token, {}) }));
    const uploads = await this.resumable.catch(() => (this.resumable = null));
    const url = (await uploads?.send(file, { ...resume, ...options, path, part })) ?? null;
    return url === null ? { isAhead: false, left: parts } : { isAhead: true, left: { ...parts, [part]: url } };
  }

  private async change<T>(method: string, path: string, data: object | undefined, options?: AllOptions): Promise<Reply<T>> {
    const reply = await this.call<T>({ method, url: path, data }, options);
    const kind = replyKind(method, path);
    return kind && reply.data !== undefined ? { ...reply, data: readChange(kind, reply.data, this.reading) as T } : reply;
  }

  private read<T>(path: string, query: Query | undefined, options: (CallOptions & OwnOptions) | undefined, dataIn: (reply: Reply<T>) => T | undefined): Promise<Reply<T>> {
    const url = withQuery(path, query);
    const load = async (own?: AllOptions): Promise<Reply<T>> => {
      const reply = await this.call<T>({ method: 'GET', url }, own);
      const data = dataIn(reply);
      if (data === undefined) throw ApiError.unreadable(200, reply);
      return { ...reply, data };
    };
    const { share, token } = this.options;
    if (!share || options?.anonymous || (!options?.impersonal && token() !== null)) return load(options);
    // Others wait for it too: it ends with its deadline, not with one visitor's patience.
    return this.withinPage(share(url, () => load({ tokenless: true, timeShare: options?.timeShare })));
  }

  /** True if a payment may be sent again after a lost answer: the server knows by the `Idempotency-Key` header that it is the same one. */
  async canResend(): Promise<boolean> {
    return (await this.options.keyHeader?.isAllowed()) ?? true;
  }

  private async call<T>(request: AxiosRequestConfig, options: AllOptions = {}): Promise<Reply<T>> {
    const token = options.anonymous || options.tokenless ? null : (options.token ?? this.options.token());
    const response = await this.send(request, token, options);
    const { status, data: body, retryAfter } = response;
    if (status === 401 && !options.anonymous) throw ApiError.unauthorized(body, await this.endsSession(request, token, options));
    if (status < 200 || status >= 300) throw new ApiError(status, body, { retryAfter });
    return replyIn<T>(response, request.method);
  }

  private async send(request: AxiosRequestConfig, token: string | null, options: AllOptions): Promise<Response> {
    const { headers, getText, keyHeader } = this.options;
    const { signal, keepalive, onProgress, anonymous } = options;
    const idempotencyKey = options.idempotencyKey && (await this.canResend()) ? options.idempotencyKey : undefined;
    // A timer of our own: Node may collect `AbortSignal.timeout` within `AbortSignal.any` before it fires, and the call hangs.
    const ending = new AbortController();
    const end = () => ending.abort();
    const timeLeft = this.timeFor(options);
    const deadline = timeLeft === undefined ? undefined : setTimeout(end, timeLeft);
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    const added: RequestHeaders = { ...(token === null ? {} : { Authorization: token }), ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}) };
    const own = { ...(anonymous ? {} : headers), ...added };
    try {
      if (getText && request.method === 'GET' && request.url) {
        const { status, text, encoded, retryAfter } = await getText(request.url, own, ending.signal);
        if (!encoded && (status < 300 || status >= 400)) return { status, data: parsed(text), retryAfter };
      }
      const transport = await this.transport();
      const { status, data, headers: answered } = await transport.request<unknown>({
        ...request,
        ...(keepalive ? { adapter: 'fetch', fetchOptions: { keepalive } } : {}),
        headers: {
          ...own,
          // Without this, axios calls an empty body a form.
          ...(request.data === undefined ? { 'Content-Type': false } : {}),
          // The fetch adapter would add its own, which Firefox and Safari send, and which no API allows to other origins.
          'User-Agent': false,
        },
        signal: ending.signal,
        onUploadProgress: onProgress && (({ loaded, total = 0 }) => onProgress({ percentage: total ? Math.round((loaded / total) * 100) : 0, sent: loaded, total })),
      });
      const retryAfter: unknown = answered['retry-after'];
      return { status, data, retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined };
    } catch (cause) {
      // The server may have stopped allowing the header: the next payment asks again.
      if (idempotencyKey) keyHeader?.forget();
      throw ApiError.noAnswer({ aborted: signal?.aborted, cause });
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', end);
    }
  }

  /** The time a call may take, in milliseconds; undefined without a limit. Calls whose answer others wait for do not end with this page. */
  private timeFor({ anonymous, tokenless, timeShare = 1 }: AllOptions): number | undefined {
    const { deadlineMs, endsAt } = this.options;
    if (!deadlineMs) return undefined;
    const longest = deadlineMs * timeShare;
    return anonymous || tokenless || endsAt === undefined ? longest : Math.max(0, Math.min(longest, endsAt - Date.now()));
  }

  /** Waits for an answer that others wait for as well, but no longer than this page may take. */
  private async withinPage<T>(answer: Promise<T>): Promise<T> {
    const { endsAt } = this.options;
    if (endsAt === undefined) return answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(ApiError.noAnswer({})), Math.max(0, endsAt - Date.now()));
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Decides what a 401 means, and reports the end of the session (see `HttpClientOptions.verifySession`). */
  private async endsSession({ method, url }: AxiosRequestConfig, token: string | null, { tokenless, background }: AllOptions): Promise<boolean> {
    if (tokenless) return false;
    const isRead = method === 'GET' || background;
    // A call without a token has no session to end. Where the page still shows an account, the store makes it log in.
    if (token === null) {
      if (this.options.verifySession && !isRead) this.options.onUnauthorized?.();
      return false;
    }
    if (token === this.refusedToken) return true;
    // An old token that is refused late says nothing about the session that has begun since.
    if (token !== this.options.token()) return false;
    if (method === 'GET' && url === GET_ME) return this.reportRefusal(token);
    if (!this.options.verifySession) return false;
    return isRead ? this.isSessionOver(token) : this.reportRefusal(token);
  }

  private reportRefusal(token: string): true {
    if (token !== this.refusedToken) {
      this.refusedToken = token;
      this.options.onUnauthorized?.();
    }
    return true;
  }

  /** Asks get-me once for all reads that are refused about the same time. */
  private isSessionOver(token: string): Promise<boolean> {
    const now = Date.now();
    if (this.sessionCheck?.token !== token || now - this.sessionCheck.at > SESSION_CHECK_MS) {
      const isOver = this.call({ method: 'GET', url: GET_ME }).then(
        () => false,
        (error: unknown) => error instanceof ApiError && error.endsSession,
      );
      const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), SESSION_CHECK_WAIT_MS));
      this.sessionCheck = { token, at: now, isOver: Promise.race([isOver, late]) };
    }
    return this.sessionCheck.isOver;
  }
}

const withQuery = (path: string, query?: Query) => {
  const text = queryString(query);
  return text ? `${path}?${text}` : path;
};

/**
 * The reply in a 2xx answer. Reading needs `data`; what only does something may answer without it, or with 204 and nothing
 * at all. Anything else is no reply of the API, and a failure.
 */
function replyIn<T>({ status, data: body }: Response, method: string | undefined): Reply<T> {
  if (method !== 'GET' && status === 204) return { status: 0, data: null as T };
  if (!isFields(body)) throw ApiError.unreadable(status, body);
  if (body.status === 1 || body.status === 2) throw new ApiError(status, body);
  if (!('data' in body) && (method === 'GET' || typeof body.status !== 'number')) throw ApiError.unreadable(status, body);
  return body as unknown as Reply<T>;
}
