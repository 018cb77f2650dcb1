import { ApiError } from '@/lib/http/errors';

/**
 * Sends a change of an item, without its name unless that changed, so that a name changed elsewhere stays. Repeats the
 * call with the name for servers that require it in every change (contract D.2, D.3).
 */
export async function sendWithName<Change extends { name?: string | undefined }, T>(
  change: Change,
  name: string,
  send: (change: Change) => Promise<T>,
): Promise<T> {
  try {
    return await send(change);
  } catch (error) {
    if (name === '' || change.name !== undefined || !(error instanceof ApiError)) throw error;
    if (!('name' in error.constraints || 'title' in error.constraints)) throw error;
    return send({ ...change, name });
  }
}
