import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { ListData, ListReply, Reply } from '@/contract/envelope';
import { ApiError } from '@/lib/errors';
import { describedItems, isDescribed, isFields, totalOf, withoutOddFields } from './described';
import { type Parts, toFormData } from './form-data';
import type { HttpClientOptions } from './http-client-options';
import type { RequestHeaders } from './request-headers';
import { type Query, queryString } from './url';

/** Neither time nor size ends a call (spec §9). A rendering server sets a deadline of its own, see `deadlineMs`. */
const LIMITS = { timeout: 0, maxContentLength: Infinity, maxBodyLength: Infinity } as const;

export interface CallOptions {
  signal?: AbortSignal;
  /** The call goes on when the page is closed. For small bodies only. */
  keepalive?: boolean;
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
}

interface OwnOptions {
  /**
   * The call tells nothing about the visitor: neither token nor headers go with it. So its answer may be shared with
   * others, and its 401 is an ordinary refusal, for no session was part of it.
   */
  anonymous?: boolean;
  /** The record can do without any of its fields: those that cannot be what the contract says are left out. */
  partial?: boolean;
  /** The answer is the same for whoever asks, logged in or not: `share` may give it to anybody. */
  impersonal?: boolean;
  /** Sent in place of the visitor's own token, which may be gone by then. */
  token?: string;
}

/** An answer as it came, whoever fetched it. */
interface Response {
  status: number;
  data: unknown;
}

interface AllOptions extends UploadOptions, OwnOptions {
  /** The visitor's headers go along, the token does not. */
  tokenless?: boolean;
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
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
  private refusedToken: string | null = null;

  constructor(private readonly options: HttpClientOptions) {}

  /** What would end a call by itself: a time in milliseconds (0 = none) and sizes in bytes. */
  async limits() {
    const { timeout, maxContentLength, maxBodyLength } = (await this.transport()).defaults;
    return { timeout, maxContentLength, maxBodyLength };
  }

  /** The library comes with the first call: a guest's first page makes none and need not carry it. */
  private transport(): Promise<AxiosInstance> {
    this.axios ??= import('axios').then(({ default: axios }) =>
      axios.create({ ...LIMITS, baseURL: this.options.baseUrl, transformResponse: parsed, validateStatus: null }),
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

  /** Fails as well where the answer holds something that cannot be what the contract says, see `isDescribed`. */
  get<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<Reply<T>> {
    return this.read<T>(path, query, options, ({ data }) => {
      if (options?.partial && isFields(data)) return withoutOddFields(data);
      return isDescribed(data) ? data : undefined;
    });
  }

  /** Like `get`, for calls whose `data` is one record: without one, the answer is no reply of the API. */
  async record<T extends object>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<Reply<T>> {
    const reply = await this.get<T>(path, query, options);
    if (!isFields(reply.data)) throw ApiError.unreadable(200, reply);
    return reply;
  }

  /** Like `get`, for calls whose `data` is a page of a list. Items that cannot be what the contract says are left out, and the total is put right. */
  list<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<ListReply<T>> {
    return this.read<ListData<T>>(path, query, options, ({ data }) => {
      const items = isFields(data) && Array.isArray(data.data) ? describedItems<T>(data.data) : null;
      return items ? { ...data, data: items, total: totalOf(data.total, data.data.length, Number(query?.offset ?? 0)) } : undefined;
    });
  }

  /** Like `list`, for calls whose `data` is the list itself, whole. */
  rows<T>(path: string, query?: Query, options?: CallOptions & OwnOptions): Promise<Reply<T[]>> {
    return this.read<T[]>(path, query, options, ({ data }) => (Array.isArray(data) ? (describedItems<T>(data) ?? undefined) : undefined));
  }

  post<T>(path: string, body?: object, options?: SpendOptions & OwnOptions): Promise<Reply<T>> {
    return this.call({ method: 'POST', url: path, data: body }, options);
  }

  /** Like `record`, for questions that are asked by POST; nobody else is given their answers. */
  async ask<T extends object>(path: string, body?: object, options?: CallOptions): Promise<Reply<T>> {
    const reply = await this.post<T>(path, body, options);
    if (!isFields(reply.data) || !isDescribed(reply.data)) throw ApiError.unreadable(200, reply);
    return reply;
  }

  put<T>(path: string, body?: object, options?: CallOptions): Promise<Reply<T>> {
    return this.call({ method: 'PUT', url: path, data: body }, options);
  }

  delete<T>(path: string, body?: object, options?: CallOptions): Promise<Reply<T>> {
    return this.call({ method: 'DELETE', url: path, data: body }, options);
  }

  /** Sends multipart form data. */
  upload<T>(method: 'POST' | 'PUT', path: string, parts: Parts, options?: UploadOptions): Promise<Reply<T>> {
    return this.call({ method, url: path, data: toFormData(parts) }, options);
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
    return share(url, () => load({ tokenless: true }));
  }

  private async call<T>(request: AxiosRequestConfig, options: AllOptions = {}): Promise<Reply<T>> {
    const token = options.anonymous || options.tokenless ? null : (options.token ?? this.options.token());
    const response = await this.send(request, token, options);
    const { status, data: body } = response;
    if (status === 401 && !options.anonymous) {
      if (!options.tokenless) this.reportRefusal(token);
      throw ApiError.sessionOver(body);
    }
    if (status < 200 || status >= 300) throw new ApiError(status, body);
    return replyIn<T>(response, request.method);
  }

  private async send(request: AxiosRequestConfig, token: string | null, options: AllOptions): Promise<Response> {
    const { deadlineMs, headers, getText } = this.options;
    const { signal, keepalive, onProgress, idempotencyKey, anonymous } = options;
    // A timer of our own: Node may collect `AbortSignal.timeout` within `AbortSignal.any` before it fires, and the call hangs.
    const ending = new AbortController();
    const end = () => ending.abort();
    const deadline = deadlineMs ? setTimeout(end, deadlineMs) : undefined;
    signal?.addEventListener('abort', end, { once: true });
    if (signal?.aborted) end();
    const added: RequestHeaders = { ...(token === null ? {} : { Authorization: token }), ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}) };
    const own = { ...(anonymous ? {} : headers), ...added };
    try {
      if (getText && request.method === 'GET' && request.url) {
        const { status, text, encoded } = await getText(request.url, own, ending.signal);
        if (!encoded && (status < 300 || status >= 400)) return { status, data: parsed(text) };
      }
      const transport = await this.transport();
      return await transport.request({
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
    } catch (cause) {
      throw ApiError.noAnswer({ aborted: signal?.aborted, cause });
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', end);
    }
  }

  /**
   * An old token that is refused late says nothing about the session that has begun since. Guests have no session to end
   * twice: each refusal sends them to log in.
   */
  private reportRefusal(token: string | null): void {
    if (token !== this.options.token()) return;
    if (token !== null && token === this.refusedToken) return;
    this.refusedToken = token;
    this.options.onUnauthorized?.();
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
  if (!('data' in body) && (method === 'GET' || typeof body.status !== 'number')) throw ApiError.unreadable(status, body);
  return body as unknown as Reply<T>;
}
