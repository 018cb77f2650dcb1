import type { z } from 'zod';
import type { Operation } from '@/contract/operation';
import type { RequestBody } from './request-body';
import type { SessionId, ViewerFor } from './session';

type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A request that passed validation and access check, as its handler sees it. */
export type Call<O extends Operation> = {
  params: Record<ParamName<O['path']>, string>;
  query: Parsed<O['query']>;
  body: Parsed<O['body']>;
  /** They are gone after the call, unless the handler took them. */
  files: RequestBody['files'];
  viewer: ViewerFor<O['auth']>;
  /** Of the token that the request came with; null for guests. */
  session: SessionId | null;
  /** The `Idempotency-Key` of the press, for calls that spend or bring files. */
  key: string | null;
  /** The visitor's address, or null when unknown. */
  address: string | null;
  /** This server as the caller sees it. */
  origin: string;
};

/** What a handler gives: the `data` of the reply, or a promise of it. */
type Answer<O extends Operation> = z.input<O['data']> | Promise<z.input<O['data']>>;

export type Route = { operation: Operation; handle: (call: Call<Operation>) => unknown };

/** Ties an operation of the contract to the code that answers it. */
export function route<const O extends Operation>(operation: O, handle: (call: Call<O>) => Answer<O>): Route {
  return { operation, handle: handle as unknown as Route['handle'] };
}
