import type { DetailedError, Upload } from 'tus-js-client';
import { ApiError, isMissingRoute } from '@/lib/http/errors';
import type { UploadProgress } from './http-client';
import { TUS_HEADERS } from './request-headers';

/** Where a server that can resume uploads takes files by the tus protocol (see `contract/resumable-upload`). */
const RESUMABLE_PATH = '/uploads';
const TUS_VERSION = '1.0.0';

/** A probe may fail because the line is down; after as many failures the server counts as one that cannot resume. */
const MAX_FAILED_PROBES = 2;

/** What the caller keeps about an upload so that it can go on later. */
export interface ResumeOptions {
  /** Where the server keeps what it has of the file; null at first. */
  url: string | null;
  /** Called when the server begins to keep the file, and again if it begins anew. */
  onUrl: (url: string) => void;
}

interface SendOptions extends ResumeOptions {
  /** The call that takes the file in the end, and its part in it. */
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

/** Sends files by tus 1.0.0, where the server offers it. */
export class ResumableUploads {
  private offered: Promise<boolean> | null = null;
  private failedProbes = 0;

  constructor(private readonly options: ResumableOptions) {}

  /** Resolves to the address of the file once the server has all of it, or to null where the server cannot resume uploads. Throws `ApiError`. */
  async send(file: File, options: SendOptions): Promise<string | null> {
    if (!(await this.isOffered())) return null;
    // What another server gave out is of no use here, and must not see the token.
    if (options.url && this.isOwn(options.url)) {
      try {
        return await this.transfer(file, options.url, options);
      } catch (error) {
        if (isUseless(error)) return this.giveUp();
        if (!isGone(error)) throw await this.apiError(error);
      }
    }
    try {
      return await this.transfer(file, null, options);
    } catch (error) {
      if (isUseless(error)) return this.giveUp();
      throw await this.apiError(error);
    }
  }

  /** For the rest of the visit files go as parts of their forms. */
  private giveUp(): null {
    this.offered = Promise.resolve(false);
    return null;
  }

  /** Asked once for a visit, when the first large file is about to be sent. */
  private isOffered(): Promise<boolean> {
    this.offered ??= this.probe();
    return this.offered;
  }

  private async probe(): Promise<boolean> {
    try {
      // The headers make the browser ask for leave to send them, as it will for the file itself.
      const headers = Object.fromEntries(TUS_HEADERS.map((name) => [name, name === 'Tus-Resumable' ? TUS_VERSION : '0']));
      const answer = await fetch(this.options.baseUrl + RESUMABLE_PATH, { method: 'OPTIONS', headers, cache: 'no-store' });
      return answer.ok && listed(answer.headers.get('Tus-Version')).includes(TUS_VERSION) && listed(answer.headers.get('Tus-Extension')).includes('creation');
    } catch {
      this.failedProbes += 1;
      if (this.failedProbes < MAX_FAILED_PROBES) this.offered = null;
      return false;
    }
  }

  private async transfer(file: File, url: string | null, { path, part, signal, onUrl, onProgress }: SendOptions): Promise<string> {
    const tus = await import('tus-js-client');
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(ApiError.noAnswer({ aborted: true }));
      const upload: Upload = new tus.Upload(file, {
        // Without the address for new uploads, a failure of the old one is told and not passed over.
        ...(url === null ? { endpoint: this.options.baseUrl + RESUMABLE_PATH } : { uploadUrl: url }),
        metadata: { filename: file.name, filetype: file.type, path, part },
        // The queue of the store decides about further tries, and keeps the address.
        retryDelays: null,
        storeFingerprintForResuming: false,
        fingerprint: () => Promise.resolve(''),
        onBeforeRequest: (request) => {
          const token = this.options.token();
          if (token !== null && this.isOwn(request.getURL())) request.setHeader('Authorization', token);
        },
        onUploadUrlAvailable: () => {
          if (upload.url) onUrl(upload.url);
        },
        onProgress: (sent, total) => onProgress?.({ percentage: Math.round((sent / (total || 1)) * 100), sent, total: total ?? file.size }),
        onSuccess: () => resolve(upload.url ?? ''),
        onError: reject,
      });
      const stop = () => {
        void upload.abort();
        reject(ApiError.noAnswer({ aborted: true }));
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
    const { status, body } = answerTo(error);
    if (status === 401) return ApiError.unauthorized(body, await this.options.endsSession(this.options.token()));
    // The server still has hands on the bytes that came before: the next try asks it where to go on.
    return status === 0 || status === 409 || status === 423 ? ApiError.noAnswer({ cause: error }) : new ApiError(status, body);
  }
}

const listed = (value: string | null): string[] => (value ?? '').split(',').map((part) => part.trim());

function answerTo(error: unknown): { status: number; body: unknown } {
  const answer = (error as Partial<DetailedError>).originalResponse;
  const text = answer?.getBody() ?? '';
  try {
    return { status: answer?.getStatus() ?? 0, body: JSON.parse(text) as unknown };
  } catch {
    return { status: answer?.getStatus() ?? 0, body: text };
  }
}

/** The server no longer has what it had of the file. */
const isGone = (error: unknown): boolean => [403, 404, 410].includes(answerTo(error).status);

/** The server offers the protocol and does not follow it, so that the file has to go another way. */
function isUseless(error: unknown): boolean {
  const { status, body } = answerTo(error);
  return (status >= 200 && status < 300) || status === 405 || status === 412 || isMissingRoute(status, body);
}
