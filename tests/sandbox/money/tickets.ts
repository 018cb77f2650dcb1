import { and, is } from '../db/conditions';
import type { Store } from '../db/store';
import type { Viewer } from '../http/session';
import type { StreamRow } from '../seed/rows/live';

/** True if the viewer has paid the entry to the current or next show. */
export function hasTicket(store: Store, viewer: Viewer | null, stream: StreamRow): boolean {
  if (viewer?.source !== 'user' || stream.type !== 'public') return false;
  const payments = store.tokenTransactions.list(
    and([
      is('targetId', stream._id),
      is('sourceId', viewer.account._id),
      is('status', 'success'),
      is('type', 'public_chat'),
    ]),
  );
  return payments.some(({ createdAt }) => createdAt >= stream.startedAt);
}
