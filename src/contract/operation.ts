import type { z } from 'zod';

/** `pages` of calls made by every page. */
export const EVERY_PAGE = ['every page'] as const;

/** One call of the API. The sandbox serves, validates and documents it from this definition. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters are in braces. */
  path: `/${string}`;
  /** Alternative paths on some servers; a name in braces fills the query or body field of that name. */
  aliases?: readonly `/${string}`[];
  /** Who may call: anyone, anyone (a valid token is read), any account, a fan, a performer. */
  auth: 'none' | 'optional' | 'any' | 'fan' | 'performer';
  /**
   * Which back ends offer the call. Without it, the call is in the specification (section 7) and required; `optional`
   * calls are extensions of this API family; `sandbox` calls exist only in this project's sandbox. Pages work without
   * the last two.
   */
  support?: 'optional' | 'sandbox';
  /** Routes that are limited without the call, most important first. Empty if no page makes it. */
  pages: readonly string[];
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is multipart form data: its file parts, besides the text parts of `body`. */
  multipart?: { files: readonly string[] };
  /** The `data` of the response. */
  data: z.ZodType;
  /** Moves money or tokens: two calls with the same `Idempotency-Key` count as one. */
  spends?: true;
  /** Meaning of error statuses. */
  errors?: Readonly<Record<number, string>>;
}

/**
 * `needed` calls are made by the pages and required; `unused` ones are in the specification, but no page makes them.
 */
export const getSupport = ({ support, pages }: Operation): 'needed' | 'optional' | 'sandbox' | 'unused' =>
  support ?? (pages.length > 0 ? 'needed' : 'unused');

export type Operations = Readonly<Record<string, Operation>>;

/** Error statuses of a call on one record of the caller; `noun` is the word for the record. */
export const ownerErrors = (noun: string) => ({ 403: 'Belongs to another account', 404: `No such ${noun}` });

const OWN_ASSETS = '/performer/assets/';

/** Adds the aliases of calls on the performer's items: some servers use `performer-assets` instead of `assets`. */
export function withAssetAliases<T extends Operations>(operations: T): T {
  const entries = Object.entries<Operation>(operations).map(([name, operation]) => {
    const { path, aliases = [] } = operation;
    const renamed = [path, ...aliases].map((each) => each.replace(OWN_ASSETS, '/performer/performer-assets/'));
    return [name, path.startsWith(OWN_ASSETS) ? { ...operation, aliases: [...aliases, ...renamed] } : operation];
  });
  return Object.fromEntries(entries) as T;
}
