import type { Context } from '../context';
import type { Store } from '../db/store';
import { badRequest, found } from '../http/errors';
import type { Viewer } from '../http/session';
import { tellRoom } from '../live/lines';
import type { StreamRow } from '../seed/rows/live';
import { hasTicket } from './tickets';

/** The live show that somebody pays for. Throws 404 for an unknown one, 400 when it is not on air. */
export function streamOnAir({ store }: Context, id: string): StreamRow {
  const stream = found(store.streams.get(id), 'This show');
  if (store.performers.get(stream.performerId)?.status !== 'active') found(null, 'This show');
  if (!stream.isStreaming) throw badRequest(stream.type === 'public' ? 'This show isn’t live.' : 'This show has ended.');
  return stream;
}

/** Refuses with 400 to sell the entry to a public show twice. */
export function refuseSecondTicket({ store }: Context, viewer: Viewer, stream: StreamRow): void {
  if (hasTicket(store, viewer, stream)) throw badRequest('You already have a ticket to this show.');
}

/** May see a public show: it is free, paid for, or the viewer's own. */
export const mayWatch = (store: Store, viewer: Viewer | null, stream: StreamRow): boolean =>
  stream.isFree || stream.price === 0 || viewer?.account._id === stream.performerId || hasTicket(store, viewer, stream);

/** Tells the performer and the room that a ticket was sold. */
export function announceTicket(context: Context, viewer: Viewer, { _id, title, price, performerId, conversationId }: StreamRow): void {
  void context.realtime.emit({ account: performerId }, 'purchase_media_item_success', { _id, type: 'stream', name: title, price });
  tellRoom(context, conversationId, `${viewer.account.name} bought a ticket`);
}
