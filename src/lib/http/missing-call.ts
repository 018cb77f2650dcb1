import { isNoSuchCall } from './errors';

/** Resolves to the result of `load`, or of `instead` if the back end doesn't support the call. Rejects as they do. */
export async function orIfMissing<T>(load: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isNoSuchCall(error)) throw error;
    return instead();
  }
}
