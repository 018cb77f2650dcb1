import { isNoSuchCall } from './errors';

/** What `load` gives or, where the back end does not have its call, what `instead` gives. Throws what either of them throws otherwise. */
export async function orIfMissing<T>(load: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isNoSuchCall(error)) throw error;
    return instead();
  }
}
