/**
 * The record after a successful change. Some servers reply without it: then `read` loads it, or if that fails, it is
 * `known`.
 */
export async function readSavedRecord<T extends { _id: string }>(
  data: T | null,
  known: T,
  read: () => Promise<{ data: T }>,
): Promise<T> {
  if (data?._id) return data;
  return read().then(
    (reply) => reply.data,
    () => known,
  );
}
