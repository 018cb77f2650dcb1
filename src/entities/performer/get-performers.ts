import type { Performer } from '@/contract/performer';

interface Owned {
  performerId?: string | undefined;
  performer?: Performer | null | undefined;
  performers?: Performer[] | undefined;
}

/**
 * The performers of a video or gallery, under any of the field names that servers use (contract H-7). Its owner is
 * first, because a subscription to the owner gives access (contract B.3), and servers send `performers` in any order.
 */
export function getPerformers({ performerId, performer, performers }: Owned): Performer[] {
  if (!performers?.length) return performer ? [performer] : [];
  const ownerId = performerId ?? performer?._id;
  const isOwner = ({ _id }: Performer) => _id === ownerId;
  return [...performers.filter(isOwner), ...performers.filter((person) => !isOwner(person))];
}
