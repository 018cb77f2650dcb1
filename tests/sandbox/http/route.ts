import type { z } from 'zod';
import type { Operation } from '@/contract/operation';
import type { RequestBody } from './request-body';
import type { SessionId, ViewerFor } from './session';

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A request after validation and access check, as the handler receives it. */
export type Call<O extends Operation> = {
  params: Record<ParamName<O['path']>, string>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
  /** Deleted after the call, unless the handler took them. */
  files: RequestBody['files'];
  viewer: ViewerFor<O['auth']>;
  /** The session of the token; null for guests. */
  session: SessionId | null;
  /** The `Idempotency-Key` of the payment attempt, for calls that spend or upload. */
  key: string | null;
  /** The visitor's IP address, or null if unknown. */
  ipAddress: string | null;
  /** The URL of this server as the caller sees it. */
  origin: string;
};

/** What a handler returns: the `data` of the response, or a promise of it. */
type HandlerResult<O extends Operation> = z.input<O['data']> | Promise<z.input<O['data']>>;

export type Route = { operation: Operation; handle: (call: Call<Operation>) => unknown };

/** Connects an operation of the contract to its handler. */
export function route<const O extends Operation>(operation: O, handle: (call: Call<O>) => HandlerResult<O>): Route {
  return { operation, handle: handle as unknown as Route['handle'] };
}
