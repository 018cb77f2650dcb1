import type { Reply } from '@/contract/envelope';
import { ApiError } from '@/lib/http/errors';

/** Result of loading one part of a page, which may fail without affecting the rest. */
export type Loaded<T> = { ok: true; content: T } | { ok: false; message: string };

/**
 * Resolves to `load()`'s value, or to the user-facing message if it fails. Throws a 401 that ends the session (spec §8)
 * and any error that isn't a failed call.
 */
export async function loaded<T>(load: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, content: await load() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.endsSession) throw error;
    return { ok: false, message: error.message };
  }
}

/** Resolves to what `read` takes from the reply, or to null if the call fails. */
export const orNull = <T, R>(reply: Promise<Reply<T>>, read: (data: T) => R): Promise<R | null> =>
  reply.then(
    ({ data }) => read(data),
    () => null,
  );
