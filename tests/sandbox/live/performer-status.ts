import type { Performer as PerformerReply } from '@/contract/performer';
import type { Context } from '../context';
import type { Performer } from '../db/rows';
import type { StreamingStatus } from '../seed/rows/people';
import { performerCard } from '../views/people';
import { viewFor } from '../views/view';

const getCard = (context: Context, performer: Performer): PerformerReply =>
  performerCard(viewFor(context, null), performer) as PerformerReply;

/** Stores the streaming status of a performer and broadcasts it, so that cards update their badges. */
export function setStreamingStatus(context: Context, performerId: string, status: StreamingStatus): void {
  const { store, now, realtime } = context;
  const performer = store.performers.update(performerId, {
    live: status === 'offline' ? 0 : 1,
    streamingStatus: status,
    lastStreamingTime: now().toISOString(),
  });
  if (performer)
    void realtime.emit('all', 'modelUpdateStreamingStatus', {
      id: performerId,
      performer: getCard(context, performer),
      status,
    });
}

export function setOnline(context: Context, performerId: string, isOnline: boolean): void {
  const { store, realtime } = context;
  if (Boolean(store.performers.get(performerId)?.isOnline) === isOnline) return;
  const performer = store.performers.update(performerId, { isOnline });
  if (performer)
    void realtime.emit('all', 'modelUpdateStatus', {
      id: performerId,
      performer: getCard(context, performer),
      status: isOnline ? 'online' : 'offline',
    });
}
