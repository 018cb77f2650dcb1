import type { ResumeOptions } from './resumable-uploads';
import type { Fields } from './values';

export interface CallOptions {
  signal?: AbortSignal;
  /** The call continues when the page closes. For small bodies only. */
  keepalive?: boolean;
  /** Sent instead of the visitor's token, which may be gone by then. */
  token?: string;
  /** Not started by the visitor. A 401 is treated like that of a read, see `verifySession`. */
  background?: boolean;
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

export interface OwnOptions {
  /**
   * Sends neither token nor headers of the visitor. The response may therefore be shared, and a 401 is an ordinary
   * refusal.
   */
  anonymous?: boolean;
  /** The response is the same for every visitor, logged in or not, so `share` may return it to anyone. */
  impersonal?: boolean;
  /** For the only record of its kind, such as the settings: null means unreadable, not missing. */
  single?: boolean;
  /** Fields of the records in a list that the query names, for servers that don't repeat them. */
  assumed?: Fields;
  /** `false` is an answer to this change, not a refusal. */
  acceptsFalse?: boolean;
  /** Share of the page's time that this call may take, from 0 to 1; default 1. */
  timeShare?: number;
}

export interface AllOptions extends UploadOptions, OwnOptions {
  /** Sends the visitor's headers without the token. */
  tokenless?: boolean;
}
