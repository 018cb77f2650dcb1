import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { ListData, ListReply, Reply } from '@/contract/envelope';
import { ApiError } from '@/lib/http/errors';
import { isRecord } from '@/lib/record';
import { isDenial } from './denial';
import { type Parts, toFormData } from './form-data';
import type { AllOptions, CallOptions, OwnOptions, SpendOptions, UploadOptions } from './call-options';
import type { HttpClientOptions } from './http-client-options';
import { readChange, type Reading, readReply, readRows, replyKind, getTotal } from './normalize';
import { parseBody, replyIn, type Response } from './reply-envelope';
import type { RequestHeaders } from './request-headers';
import type { ResumableUploads, ResumeOptions } from './resumable-uploads';
import { GET_ME, SessionCheck } from './session-check';
import { type Query, queryString } from './url';
import type { Fields } from './values';

/** Calls have no time or size limit (spec §9). The server sets its own deadline, see `deadlineMs`. */
const LIMITS = { timeout: 0, maxContentLength: Infinity, maxBodyLength: Infinity } as const;

/** For smaller files the extra requests of a resumable upload take longer than a second upload. */
const MIN_RESUMABLE_BYTES = 5 * 1024 * 1024;

/** Largest page of a list (contract A.4) and largest list without paging. */
const MAX_RECORDS = 200;
const MAX_ROWS = 1000;

/**
 * The API client of one visitor: JSON in and out, the raw token in `Authorization` (no such header for guests).
 * Every method resolves to the whole reply body and throws only `ApiError` (spec §5, §7, §8).
 */
export class HttpClient {
  private axios: Promise<AxiosInstance> | null = null;
  private resumable: Promise<ResumableUploads> | null = null;
  private readonly session: SessionCheck;

  constructor(private readonly options: HttpClientOptions) {
    this.session = new SessionCheck(options, () => this.call({ method: 'GET', url: GET_ME }));
  }

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
        maxContentLength: this.options.maxResponseBytes ?? LIMITS.maxContentLength,
        baseURL: this.options.baseUrl,
        transformResponse: parseBody,
        validateStatus: null,
      }),
    );
    this.axios.catch(() => {
      this.axios = null;
    });
    return this.axios;
  }

  /** Loads what a later call needs to be sent without delay, for example while the page closes. */
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
    // An id such as "search" would request the list.
    if (/^(#|\[\])/.test(replyKind('GET', path) ?? '')) throw ApiError.noRecord(undefined);
    const reply = await this.get<T>(path, query, options);
    if (reply.data === null && !options?.single) throw ApiError.noRecord(reply);
    if (!isRecord(reply.data)) throw ApiError.unreadable(200, reply);
    return reply;
  }

  /** Like `get`, for a page of a list. Returns at most `limit` records; malformed ones are left out. */
  list<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<ListReply<T>> {
    const limit = Number(query?.limit ?? MAX_RECORDS);
    const offset = Number(query?.offset ?? 0);
    return this.read<ListData<T>>(path, query, options, (reply) => {
      // Some servers send the list and its total without a page around them.
      const { data } = reply;
      const isPage = isRecord(data);
      const page: Fields = isPage ? data : { ...reply };
      // Some servers send null instead of an empty page, or leave it out.
      const isEmpty = page.total === 0 || (isPage && page.data === null);
      const came = page.data ?? (isEmpty ? [] : undefined);
      if (!Array.isArray(came)) return undefined;
      const total =
        isPage || 'total' in page ? getTotal(page.total, Math.min(came.length, limit), offset, limit) : came.length;
      // A server without paging sends the whole list each time.
      const isWhole = came.length > limit && !(Number(page.total) > came.length);
      const rows: unknown[] = isWhole ? came.slice(offset) : came;
      const whole = rows.map((row) => (options?.assumed && isRecord(row) ? { ...options.assumed, ...row } : row));
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
    // After a refused payment, the history shows if something was charged.
    return this.change('POST', path, body, { acceptsFalse: options?.idempotencyKey !== undefined, ...options });
  }

  /** Like `record`, for reads by POST, whose responses are never shared. */
  async ask<T extends object>(path: string, body?: object, options?: CallOptions): Promise<Reply<T>> {
    const reply = await this.call<T>({ method: 'POST', url: path, data: body }, { ...options, background: true });
    const data = readReply(replyKind('POST', path) ?? '', reply.data, this.reading);
    if (!isRecord(data)) throw ApiError.unreadable(200, reply);
    return { ...reply, data: data as T };
  }

  put<T>(path: string, body?: object, options?: CallOptions): Promise<Reply<T>> {
    return this.change('PUT', path, body, options);
  }

  delete<T>(path: string, body?: object, options?: CallOptions & OwnOptions): Promise<Reply<T>> {
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

  /** Uploads the file to resume before its form if it is large. The form then refers to it by URL. */
  private async sendAhead(
    path: string,
    parts: Parts,
    resume: ResumeOptions,
    options: UploadOptions,
  ): Promise<{ isAhead: boolean; left: Parts }> {
    const { file } = resume;
    const part = Object.keys(parts).find((name) => parts[name] === file);
    if (!part || file.size < MIN_RESUMABLE_BYTES) return { isAhead: false, left: parts };
    const uploads = await this.resumableUploads();
    // Sent in the form, the file would start over.
    if (!uploads && resume.url) throw ApiError.noResponse({});
    const url = (await uploads?.send({ ...resume, ...options, path, part })) ?? null;
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
          endsSession: (token) => this.session.endsWith({ method: 'PATCH' }, token, {}),
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
    if (!options?.acceptsFalse && isDenial(reply.data)) throw new ApiError(400, { ...reply, ...reply.data });
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

  /** True if payments are sent with their `Idempotency-Key`. Rejects if the server can't be reached. */
  async sendsKeys(): Promise<boolean> {
    return (await this.options.keyHeader?.isAllowed()) ?? true;
  }

  private async call<T>(request: AxiosRequestConfig, options: AllOptions = {}): Promise<Reply<T>> {
    const token = options.anonymous || options.tokenless ? null : (options.token ?? this.options.token());
    const response = await this.send(request, token, options);
    const { status, data: body, retryAfter } = response;
    if (status === 401 && !options.anonymous)
      throw ApiError.unauthorized(body, await this.session.endsWith(request, token, options));
    if (status < 200 || status >= 300) throw new ApiError(status, body, { retryAfter });
    const { method = '', url = '' } = request;
    return replyIn<T>(response, method === 'GET', replyKind(method, url), this.reading);
  }

  private async send(request: AxiosRequestConfig, token: string | null, options: AllOptions): Promise<Response> {
    const { headers, getText, keyHeader } = this.options;
    const { signal, keepalive, onProgress, anonymous } = options;
    const idempotencyKey = options.idempotencyKey && (await this.sendsKeys()) ? options.idempotencyKey : undefined;
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
        if (!encoded && (status < 300 || status >= 400)) return { status, data: parseBody(text), retryAfter };
      }
      const transport = await this.transport();
      const {
        status,
        data,
        headers: responseHeaders,
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
      const retryAfter: unknown = responseHeaders['retry-after'];
      return { status, data, retryAfter: typeof retryAfter === 'string' ? retryAfter : undefined };
    } catch (cause) {
      // The server may no longer allow the header, so the next payment checks again.
      if (idempotencyKey) keyHeader?.forget();
      throw ApiError.noResponse({ aborted: signal?.aborted, cause });
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

  /** Waits for a response that other visitors share, but not beyond the deadline of this page. */
  async withinPage<T>(response: Promise<T>): Promise<T> {
    const { endsAt } = this.options;
    if (endsAt === undefined) return response;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(ApiError.noResponse({})), Math.max(0, endsAt - Date.now()));
    });
    return Promise.race([response, timeout]).finally(() => clearTimeout(timer));
  }
}

const withQuery = (path: string, query?: Query) => {
  const text = queryString(query);
  return text ? `${path}?${text}` : path;
};
