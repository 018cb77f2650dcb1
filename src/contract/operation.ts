import type { z } from 'zod';

/** One call of the API. The sandbox serves it, validates by it and documents it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters stand in braces. */
  path: `/${string}`;
  /** Other paths under which servers of this family offer the call; a name in braces fills the query or body field of that name. */
  aliases?: readonly `/${string}`[];
  /** Who may call: anybody, anybody with the token read when valid, any account, a fan, a performer. */
  auth: 'none' | 'optional' | 'any' | 'fan' | 'performer';
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
