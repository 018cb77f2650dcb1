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
 * an owner are left out, too. If any were, the total is the number of the others.
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
  const own = reply.data.data.filter(isOwn);
  return own.length === reply.data.data.length ? reply : { ...reply, data: { data: own, total: own.length } };
}
