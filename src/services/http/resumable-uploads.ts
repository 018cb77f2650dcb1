import type { DetailedError, Upload } from 'tus-js-client';
import { ApiError, isMissingRoute, isServerTrouble } from '@/lib/http/errors';
import type { UploadProgress } from './call-options';
import { TUS_HEADERS } from './request-headers';

/** Path for uploads by the tus protocol (see `contract/resumable-upload`). */
const RESUMABLE_PATH = '/uploads';
const TUS_VERSION = '1.0.0';

/** State that the caller stores to resume an upload later. */
export interface ResumeOptions {
  /** The file at the URL. It must be one of the parts; other large parts are sent in the form. */
  file: File;
  /** URL of the upload on the server; null at first. */
  url: string | null;
  /** Called when the server creates the upload, and again if it starts over. */
  onUrl: (url: string) => void;
}

interface SendOptions extends ResumeOptions {
  /** Path of the call that finally takes the file, and the name of its part. */
  path: string;
  part: string;
  signal?: AbortSignal;
  onProgress?: (progress: UploadProgress) => void;
}

interface ResumableOptions {
  baseUrl: string;
  token: () => string | null;
  /** True if the 401 to this token ends the session. */
  endsSession: (token: string | null) => Promise<boolean>;
}

/** Uploads files by tus 1.0.0 if the server supports it. */
export class ResumableUploads {
  private offered: Promise<boolean> | null = null;
  private extensions: readonly string[] = [];

  constructor(private readonly options: ResumableOptions) {}

  /** Resolves to the URL of the uploaded file, or to null if the server can't resume uploads. Throws `ApiError`. */
  async send(options: SendOptions): Promise<string | null> {
    // The server that created the URL supports it, so there is nothing to probe. A URL of another server is useless here
    // and must not get the token.
    if (options.url && this.isOwn(options.url)) {
      try {
        return await this.transfer(options.url, options);
      } catch (error) {
        if (isUseless(error)) return this.giveUp();
        if (!isUnusable(error)) throw await this.apiError(error);
      }
    }
    if (!(await this.isOffered())) return null;
    try {
      return await this.transfer(null, options);
    } catch (error) {
      if (isUseless(error)) return this.giveUp();
      throw await this.apiError(error);
    }
  }

  /** Removes a canceled upload from the server if it supports that. Otherwise, or after a failure, it expires there. */
  async discard(url: string): Promise<void> {
    if (!this.isOwn(url) || !(await this.isOffered().catch(() => false))) return;
    if (!this.extensions.includes('termination')) return;
    const token = this.options.token();
    const headers = { 'Tus-Resumable': TUS_VERSION, ...(token === null ? {} : { Authorization: token }) };
    await fetch(url, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
  }

  /** Sends files as parts of their forms for the rest of the visit. */
  private giveUp(): null {
    this.offered = Promise.resolve(false);
    return null;
  }

  /** Probes before the first large file. Throws if the server doesn't respond; the next file then probes again. */
  private isOffered(): Promise<boolean> {
    this.offered ??= this.probe().catch((error: unknown) => {
      this.offered = null;
      throw error;
    });
    return this.offered;
  }

  /**
   * A script can't distinguish a refused preflight from a lost connection. If a plain read gets a response, the probe
   * is repeated once, because the connection may have dropped briefly.
   */
  private async probe(): Promise<boolean> {
    // The headers trigger the same CORS preflight as the upload itself.
    const headers = Object.fromEntries(TUS_HEADERS.map((name) => [name, name === 'Tus-Resumable' ? TUS_VERSION : '0']));
    const ask = () => this.getResponse(RESUMABLE_PATH, { method: 'OPTIONS', headers });
    let response = await ask();
    if (!response) {
      if (!(await this.getResponse('/settings/public?group=all'))) throw ApiError.noResponse({});
      response = await ask();
    }
    this.extensions = splitList(response?.headers.get('Tus-Extension') ?? null);
    return (
      response !== null &&
      response.ok &&
      splitList(response.headers.get('Tus-Version')).includes(TUS_VERSION) &&
      this.extensions.includes('creation')
    );
  }

  /** Null if there is no response, or only that of a server in trouble, which may be over soon. */
  private async getResponse(path: string, init?: RequestInit): Promise<Response | null> {
    try {
      const response = await fetch(this.options.baseUrl + path, { ...init, cache: 'no-store' });
      return isServerTrouble(response.status) ? null : response;
    } catch {
      return null;
    }
  }

  private async transfer(
    url: string | null,
    { file, path, part, signal, onUrl, onProgress }: SendOptions,
  ): Promise<string> {
    const tus = await import('tus-js-client');
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(ApiError.noResponse({ aborted: true }));
      const upload: Upload = new tus.Upload(file, {
        // Without `endpoint`, a failure to resume is reported instead of starting a new upload.
        ...(url === null ? { endpoint: this.options.baseUrl + RESUMABLE_PATH } : { uploadUrl: url }),
        metadata: { filename: file.name, filetype: file.type, path, part },
        // The queue in the store decides on retries and stores the URL.
        retryDelays: null,
        storeFingerprintForResuming: false,
        fingerprint: () => Promise.resolve(''),
        onBeforeRequest: (request) => {
          const token = this.options.token();
          if (token !== null && this.isOwn(request.getURL())) request.setHeader('Authorization', token);
        },
        onAfterResponse: (_request, response) => {
          const length = response.getHeader('Upload-Length');
          if (length && Number(length) !== file.size) throw new WrongFileError();
        },
        onUploadUrlAvailable: () => {
          if (upload.url) onUrl(upload.url);
        },
        onProgress: (sent, total) =>
          onProgress?.({ percentage: Math.round((sent / (total || 1)) * 100), sent, total: total ?? file.size }),
        onSuccess: () => resolve(upload.url ?? ''),
        onError: reject,
      });
      const stop = () => {
        void upload.abort();
        reject(ApiError.noResponse({ aborted: true }));
      };
      signal?.addEventListener('abort', stop, { once: true });
      upload.start();
    });
  }

  private isOwn(url: string): boolean {
    try {
      return new URL(url).origin === new URL(this.options.baseUrl).origin;
    } catch {
      return false;
    }
  }

  private async apiError(error: unknown): Promise<ApiError> {
    if (error instanceof ApiError) return error;
    const { status, body } = readErrorResponse(error);
    if (status === 401) return ApiError.unauthorized(body, await this.options.endsSession(this.options.token()));
    // The server is still writing earlier bytes; the next attempt asks for the offset.
    return status === 0 || status === 409 || status === 423
      ? ApiError.noResponse({ cause: error })
      : new ApiError(status, body);
  }
}

const splitList = (value: string | null): string[] => (value ?? '').split(',').map((part) => part.trim());

function readErrorResponse(error: unknown): { status: number; body: unknown } {
  const response = (error as Partial<DetailedError>).originalResponse;
  const text = response?.getBody() ?? '';
  try {
    return { status: response?.getStatus() ?? 0, body: JSON.parse(text) as unknown };
  } catch {
    return { status: response?.getStatus() ?? 0, body: text };
  }
}

/** The upload at the URL has another length than the file. */
class WrongFileError extends Error {}

/** True if the server no longer has the upload, or has that of another file. */
const isUnusable = (error: unknown): boolean =>
  (error as Partial<DetailedError>).causingError instanceof WrongFileError ||
  [403, 404, 410].includes(readErrorResponse(error).status);

/** True if the server announces the protocol but doesn't follow it, so that the file has to be sent as a form part. */
function isUseless(error: unknown): boolean {
  const { status, body } = readErrorResponse(error);
  return (status >= 200 && status < 300) || status === 405 || status === 412 || isMissingRoute(status, body);
}
