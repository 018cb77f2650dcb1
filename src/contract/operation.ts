import type { z } from 'zod';

/** `pages` of the calls that every page makes. */
export const EVERY_PAGE = ['every page'] as const;

/** One call of the API. The sandbox serves it, validates by it and documents it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters stand in braces. */
  path: `/${string}`;
  /** Other paths under which servers of this family offer the call; a name in braces fills the query or body field of that name. */
  aliases?: readonly `/${string}`[];
  /** Who may call: anybody, anybody with the token read when valid, any account, a fan, a performer. */
  auth: 'none' | 'optional' | 'any' | 'fan' | 'performer';
  /**
   * Which back ends offer the call. Without the mark the specification (section 7) names it and every back end needs it; `optional` is an
   * extended call of this API family; `sandbox` is offered by the sandbox of this project only. Pages cope without the last two.
   */
  support?: 'optional' | 'sandbox';
  /** The routes that lose something without the call, most important first. */
  pages: readonly string[];
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The call comes as multipart form data: its file parts, besides the text parts of `body`. */
  multipart?: { files: readonly string[] };
  /** The `data` of the reply. */
  data: z.ZodType;
  /** It moves money or tokens: two calls with the same `Idempotency-Key` are one. */
  spends?: true;
  /** What particular refusals mean, by HTTP status. */
  errors?: Readonly<Record<number, string>>;
}

export type Operations = Readonly<Record<string, Operation>>;
