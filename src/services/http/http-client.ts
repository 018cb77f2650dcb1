import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { ListData, ListReply, Reply } from '@/contract/envelope';
import { ApiError } from '@/lib/http/errors';
import { type Parts, toFormData } from './form-data';
import type { HttpClientOptions } from './http-client-options';
import { readChange, type Reading, readReply, readRows, replyKind, totalOf } from './normalize';
import type { RequestHeaders } from './request-headers';
import type { ResumableUploads, ResumeOptions } from './resumable-uploads';
import { type Query, queryString } from './url';
import { type Fields, isFields } from './values';

/** Calls have no time or size limit (spec §9). The server sets its own deadline, see `deadlineMs`. */
const LIMITS = { timeout: 0, maxContentLength: Infinity, maxBodyLength: Infinity } as const;

/** For smaller files the extra requests of a resumable upload take longer than a second upload. */
const MIN_RESUMABLE_BYTES = 5 * 1024 * 1024;

/** Loads the account of the token. Only its 401 proves that a session is over. */
export const GET_ME = '/users/me';

/** How long an answer of get-me is reused for refused reads, in ms. */
const SESSION_CHECK_MS = 30_000;
/** Longest wait of a refused read for get-me, in ms. */
const SESSION_CHECK_WAIT_MS = 5000;

/** Largest page of a list (contract A.4) and largest list without paging. */
const MAX_RECORDS = 200;
const MAX_ROWS = 1000;

export interface CallOptions {
  signal?: AbortSignal;
  /** The call continues when the page closes. For small bodies only. */
  keepalive?: boolean;
  /** Sent instead of the visitor's token, which may be gone by then. */
  token?: string;
}

export interface SpendOptions extends CallOptions {
  /** Created once per payment attempt: the server treats calls with the same key as one. */
  idempotencyKey?: string;
}

export interface UploadProgress {
  /** A whole number from 0 to 100. */
  percentage: number;
  /** Bytes sent so far. */
  sent: number;
  /** Bytes of the whole body; 0 while unknown. */
  total: number;
}

export interface UploadOptions extends SpendOptions {
  /** Called while the body is sent. */
  onProgress?: (progress: UploadProgress) => void;
  /** Sends large files resumably if the server supports it. */
  resume?: ResumeOptions;
}

interface OwnOptions {
  /**
   * Sends neither token nor headers of the visitor. The answer may therefore be shared, and a 401 is an ordinary refusal.
   */
  anonymous?: boolean;
  /** The answer is the same for every visitor, logged in or not, so `share` may return it to anyone. */
  impersonal?: boolean;
  /** For the only record of its kind, such as the settings: null means unreadable, not missing. */
  single?: boolean;
  /** Not started by the visitor. A 401 is treated like that of a read, see `verifySession`. */
  background?: boolean;
  /** Fields of the records in a list that the query names, for servers that don't repeat them. */
  assumed?: Fields;
  /** Share of the page's time that this call may take, from 0 to 1; default 1. */
  timeShare?: number;
}

/** The raw response. */
interface Response {
  status: number;
  data: unknown;
  retryAfter?: string;
}

interface AllOptions extends UploadOptions, OwnOptions {
  /** Sends the visitor's headers without the token. */
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
 * The API client of one visitor: JSON in and out, the raw token in `Authorization` (no such header for guests).
 * Every method resolves to the whole reply body and throws only `ApiError` (spec §5, §7, §8).
 */
export class HttpClient {
  private axios: Promise<AxiosInstance> | null = null;
  private resumable: Promise<ResumableUploads> | null = null;
  private refusedToken: string | null = null;
  private sessionCheck: { token: string; at: number; isOver: Promise<boolean> } | null = null;

  constructor(private readonly options: HttpClientOptions) {}

  /** Limits of a call: time in ms (0 = none) and sizes in bytes. */
  async limits() {
    const { timeout, maxContentLength, maxBodyLength } = (await this.transport()).defaults;
    return { timeout, maxContentLength, maxBodyLength };
  }

  /** Loads axios with the first call, because the first page of a guest makes none. */
  private transport(): Promise<AxiosInstance> {
    this.axios ??= import('axios').then(({ default: axios }) =>
      axios.create({
        ...LIMITS,
        maxContentLength: this.options.maxAnswerBytes ?? LIMITS.maxContentLength,
        baseURL: this.options.baseUrl,
        transformResponse: parsed,
        validateStatus: null,
      }),
    );
    this.axios.catch(() => {
      this.axios = null;
    });
    return this.axios;
  }

  /** Prepares a call that has to be sent at once later, for example while the page closes. */
  async prepare(): Promise<void> {
    await this.transport();
  }

  private get reading(): Reading {
    return { mediaBase: this.options.publicUrl ?? this.options.baseUrl };
  }

  /** Resolves to `data` in the form of the contract (`normalize`); throws if it can't be read. */
  get<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<Reply<T>> {
    const kind = replyKind('GET', path);
    return this.read<T>(path, query, options, ({ data }) =>
      kind && (data !== null || kind === 'text') ? (readReply(kind, data, this.reading) as T | undefined) : data,
    );
  }

  /** Like `get`, for calls whose `data` is one record. Throws if it is missing. */
  async record<T extends object>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<Reply<T>> {
    const reply = await this.get<T>(path, query, options);
    if (reply.data === null && !options?.single) throw ApiError.noRecord(reply);
    if (!isFields(reply.data)) throw ApiError.unreadable(200, reply);
    return reply;
  }

  /** Like `get`, for a page of a list. Returns at most `limit` records; malformed ones are left out. */
  list<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<ListReply<T>> {
    const limit = Number(query?.limit ?? MAX_RECORDS);
    const offset = Number(query?.offset ?? 0);
    return this.read<ListData<T>>(path, query, options, (reply) => {
      // Some servers send the list and its total without a page around them.
      const page: Fields = isFields(reply.data) ? reply.data : { ...reply };
      const came = page.data;
      if (!Array.isArray(came)) return undefined;
      const total =
        isFields(reply.data) || 'total' in page
          ? totalOf(page.total, Math.min(came.length, limit), offset)
          : came.length;
      // A server without paging sends the whole list each time.
      const isWhole = came.length > limit && came.length >= total;
      const rows: unknown[] = isWhole ? came.slice(offset) : came;
      const whole = rows.map((row) => (options?.assumed && isFields(row) ? { ...options.assumed, ...row } : row));
      const items = this.rowsIn<T>(path, whole, limit);
      return items && { data: items, total: isWhole ? came.length : total };
    });
  }

  /** Like `list`, for calls whose `data` is the whole list itself. */
  rows<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<Reply<T[]>> {
    return this.read<T[]>(path, query, options, ({ data }) =>
      Array.isArray(data) ? this.rowsIn<T>(path, data, MAX_ROWS) : undefined,
    );
  }

  private rowsIn<T>(path: string, items: readonly unknown[], most: number): T[] | undefined {
    const kind = replyKind('GET', path);
    return (kind ? readRows(kind, items, this.reading, most) : items.slice(0, most)) as T[] | undefined;
  }

  post<T>(path: string, body?: object, options?: SpendOptions & OwnOptions): Promise<Reply<T>> {
    return this.change('POST', path, body, options);
  }

  /** Like `record`, for reads by POST, whose answers are never shared. */
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
    const { isAhead, left } = resume
      ? await this.sendAhead(path, parts, resume, rest)
      : { isAhead: false, left: parts };
    return this.change(method, path, toFormData(left), isAhead ? { ...rest, onProgress: undefined } : rest);
  }

  /** Uploads a large file before its form, which then refers to it by URL. */
  private async sendAhead(
    path: string,
    parts: Parts,
    resume: ResumeOptions,
    options: UploadOptions,
  ): Promise<{ isAhead: boolean; left: Parts }> {
    const large = Object.entries(parts).find(([, part]) => part instanceof File && part.size >= MIN_RESUMABLE_BYTES);
    if (!large || !(large[1] instanceof File)) return { isAhead: false, left: parts };
    const [part, file] = large;
    const url = (await (await this.resumableUploads())?.send(file, { ...resume, ...options, path, part })) ?? null;
    return url === null ? { isAhead: false, left: parts } : { isAhead: true, left: { ...parts, [part]: url } };
  }

  /** Removes a partial upload from the server, if it can. Never throws. */
  async discardUpload(url: string): Promise<void> {
    await (await this.resumableUploads())?.discard(url);
  }

  /** Null if the code can't be loaded. */
  private async resumableUploads(): Promise<ResumableUploads | null> {
    this.resumable ??= import('./resumable-uploads').then(
      ({ ResumableUploads }) =>
        new ResumableUploads({
          ...this.options,
          endsSession: (token) => this.endsSession({ method: 'PATCH' }, token, {}),
        }),
    );
    return this.resumable.catch(() => (this.resumable = null));
  }

  private async change<T>(
    method: string,
    path: string,
    data: object | undefined,
    options?: AllOptions,
  ): Promise<Reply<T>> {
    const reply = await this.call<T>({ method, url: path, data }, options);
    const kind = replyKind(method, path);
    return kind && reply.data !== undefined
      ? { ...reply, data: readChange(kind, reply.data, this.reading) as T }
      : reply;
  }

  private read<T>(
    path: string,
    query: Query | undefined,
    options: (CallOptions & OwnOptions) | undefined,
    dataIn: (reply: Reply<T>) => T | undefined,
  ): Promise<Reply<T>> {
    const url = withQuery(path, query);
    const load = async (own?: AllOptions): Promise<Reply<T>> => {
      const reply = await this.call<T>({ method: 'GET', url }, own);
      const data = dataIn(reply);
      if (data === undefined) throw ApiError.unreadable(200, reply);
      return { ...reply, data };
    };
    const { share, token } = this.options;
    if (!share || options?.anonymous || (!options?.impersonal && token() !== null)) return load(options);
    // Other visitors may wait for this call too, so only its deadline ends it, not the abort signal of one visitor.
    return this.withinPage(share(url, () => load({ tokenless: true, timeShare: options?.timeShare })));
  }

  /** True if a payment may be resent after a lost answer, because the `Idempotency-Key` header identifies it. */
  async canResend(): Promise<boolean> {
    return (await this.options.keyHeader?.isAllowed()) ?? true;
  }

  private async call<T>(request: AxiosRequestConfig, options: AllOptions = {}): Promise<Reply<T>> {
    const token = options.anonymous || options.tokenless ? null : (options.token ?? this.options.token());
    const response = await this.send(request, token, options);
    const { status, data: body, retryAfter } = response;
    if (status === 401 && !options.anonymous)
      throw ApiError.unauthorized(body, await this.endsSession(request, token, options));
    if (status < 200 || status >= 300) throw new ApiError(status, body, { retryAfter });
    return replyIn<T>(response, request.method);
  }

  private async send(request: AxiosRequestConfig, token: string | null, options: AllOptions): Promise<Response> {
    const { headers, getText, keyHeader } = this.options;
    const { signal, keepalive, onProgress, anonymous } = options;
    const idempotencyKey = options.idempotencyKey && (await this.canResend()) ? options.idempotencyKey : undefined;
    // Node may garbage-collect `AbortSignal.timeout` inside `AbortSignal.any` before it fires, and the call would hang.
    const ending = new AbortController();
    const end = () => ending.abort();
    const timeLeft = this.timeFor(options);
    const deadline = timeLeft === undefined ? undefined : setTimeout(end, timeLeft);
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    const added: RequestHeaders = {
      ...(token === null ? {} : { Authorization: token }),
      ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
    };
    const own = { ...(anonymous ? {} : headers), ...added };
    try {
      if (getText && request.method === 'GET' && request.url) {
        const { status, text, encoded, retryAfter } = await getText(request.url, own, ending.signal);
        if (!encoded && (status < 300 || status >= 400)) return { status, data: parsed(text), retryAfter };
      }
      const transport = await this.transport();
      const {
        status,
        data,
        headers: answered,
      } = await transport.request<unknown>({
        ...request,
        ...(keepalive ? { adapter: 'fetch', fetchOptions: { keepalive } } : {}),
        headers: {
          ...own,
          // Otherwise axios sends a form content type for an empty body.
          ...(request.data === undefined ? { 'Content-Type': false } : {}),
          // The fetch adapter adds its own `User-Agent`. Firefox and Safari send it, and CORS then refuses the call.
          'User-Agent': false,
        },
        signal: ending.signal,
        onUploadProgress:
          onProgress &&
          (({ loaded, total = 0 }) =>
            onProgress({ percentage: total ? Math.round((loaded / total) * 100) : 0, sent: loaded, total })),
      });
      const retryAfter: unknown = answered['retry-after'];
      return { status, data, retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined };
    } catch (cause) {
      // The server may no longer allow the header, so the next payment checks again.
      if (idempotencyKey) keyHeader?.forget();
      throw ApiError.noAnswer({ aborted: signal?.aborted, cause });
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', end);
    }
  }

  /** Time limit of a call in ms, or undefined. Shared calls don't end with this page. */
  private timeFor({ anonymous, tokenless, timeShare = 1 }: AllOptions): number | undefined {
    const { deadlineMs, endsAt } = this.options;
    if (!deadlineMs) return undefined;
    const longest = deadlineMs * timeShare;
    return anonymous || tokenless || endsAt === undefined
      ? longest
      : Math.max(0, Math.min(longest, endsAt - Date.now()));
  }

  /** Waits for a shared answer, but not beyond the deadline of this page. */
  private async withinPage<T>(answer: Promise<T>): Promise<T> {
    const { endsAt } = this.options;
    if (endsAt === undefined) return answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(ApiError.noAnswer({})), Math.max(0, endsAt - Date.now()));
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** Decides if a 401 ends the session and reports it (see `HttpClientOptions.verifySession`). */
  private async endsSession(
    { method, url }: AxiosRequestConfig,
    token: string | null,
    { tokenless, background }: AllOptions,
  ): Promise<boolean> {
    if (tokenless) return false;
    const isRead = method === 'GET' || background;
    // Without a token there is no session to end. If the page still shows an account, the store asks for a login.
    if (token === null) {
      if (this.options.verifySession && !isRead) this.options.onUnauthorized?.();
      return false;
    }
    if (token === this.refusedToken) return true;
    // A late 401 of an old token doesn't affect the current session.
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

  /** Calls get-me once for all reads refused at about the same time. */
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

/** Fields that say how a call went, and so belong to no record. */
const ABOUT_THE_CALL = ['error', 'errors', 'message', 'statusCode', 'code'];

/** True for a record that came without its envelope. Of a change it has to prove that it succeeded. */
const isBare = (body: Fields, isRead: boolean): boolean =>
  body.success !== false &&
  (isRead ? !ABOUT_THE_CALL.some((name) => name in body) : '_id' in body || 'id' in body || body.success === true);

/**
 * The reply of a 2xx answer. Reads need `data`, which some servers send without an envelope; changes may answer without it. Anything else
 * throws.
 */
function replyIn<T>({ status, data: body }: Response, method: string | undefined): Reply<T> {
  const isRead = method === 'GET';
  const bare = () => ({ status: 0, data: body as T });
  if (!isRead && (status === 204 || body === undefined || body === null)) return { status: 0, data: null as T };
  if (Array.isArray(body)) return bare();
  if (!isFields(body)) throw ApiError.unreadable(status, body);
  if (body.status === 1 || body.status === 2) throw new ApiError(status, body);
  if ('data' in body || (!isRead && typeof body.status === 'number')) return body as unknown as Reply<T>;
  if (isBare(body, isRead)) return bare();
  throw ApiError.unreadable(status, body);
}
