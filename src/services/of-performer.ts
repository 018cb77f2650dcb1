import type { ListReply } from '@/contract/envelope';

interface Owned {
  performerId?: string | null | undefined;
  performerIds?: string[] | undefined;
  performer?: Person | null | undefined;
  performers?: Person[] | undefined;
}

interface Person {
  _id: string;
  username?: string | undefined;
}

/** Ids and usernames of the performers of a record; servers accept both in `performerId`. */
export const getOwners = ({ performerId, performerIds = [], performer, performers = [] }: Owned): string[] =>
  [
    performerId,
    ...performerIds,
    ...[performer, ...performers].flatMap((person) => (person ? [person._id, person.username] : [])),
  ].filter((id) => typeof id === 'string');

/**
 * Leaves out records of other performers, because some servers ignore `performerId`. With `needsOwner`, records without
 * an owner are left out, too.
 */
export async function ofPerformer<T extends Owned>(
  list: Promise<ListReply<T>>,
  performerId: string | undefined,
  { needsOwner = false } = {},
): Promise<ListReply<T>> {
  const reply = await list;
  if (!performerId) return reply;
  const isOwn = (record: T) => {
    const owners = getOwners(record);
    return owners.length === 0 ? !needsOwner : owners.includes(performerId);
  };
  return withoutOthers(reply, isOwn);
}

/** Leaves out records that a server sent although they don't match. If there were any, the rest is the total. */
export function withoutOthers<T>(reply: ListReply<T>, isMatch: (record: T) => boolean): ListReply<T> {
  const matches = reply.data.data.filter(isMatch);
  return matches.length === reply.data.data.length
    ? reply
    : { ...reply, data: { data: matches, total: matches.length } };
}
