import { ApiError } from '@/lib/http/errors';

/** What came of loading one part of a page: the part fails alone, the rest of the page stands. */
export type Loaded<T> = { ok: true; content: T } | { ok: false; message: string };

/**
 * What `load` gives, or the message of its failure. Throws the 401 that ends the session (spec §8), and what is no failure of a call.
 */
export async function loaded<T>(load: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { ok: true, content: await load() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.endsSession) throw error;
    return { ok: false, message: error.message };
  }
}
