import type { Context } from '../context';
import type { Store } from '../db/store';
import { badRequest, found } from '../http/errors';
import type { Viewer } from '../http/session';
import { notifyRoom } from '../live/lines';
import type { StreamRow } from '../seed/rows/live';
import { hasTicket } from './tickets';

/** The live show to pay for. Throws 404 for an unknown one, 400 if it is not live. */
export function streamOnAir({ store }: Context, id: string): StreamRow {
  const stream = found(store.streams.get(id), 'This show');
  if (store.performers.get(stream.performerId)?.status !== 'active') found(null, 'This show');
  if (!stream.isStreaming)
    throw badRequest(stream.type === 'public' ? 'This show isn’t live.' : 'This show has ended.');
  return stream;
}

/** Throws 400 if the viewer already has a ticket for the public show. */
export function refuseSecondTicket({ store }: Context, viewer: Viewer, stream: StreamRow): void {
  if (hasTicket(store, viewer, stream)) throw badRequest('You already have a ticket to this show.');
}

/** Whether the viewer may watch a public show: it is free, paid for, or their own. */
export const mayWatch = (store: Store, viewer: Viewer | null, stream: StreamRow): boolean =>
  stream.isFree || stream.price === 0 || viewer?.account._id === stream.performerId || hasTicket(store, viewer, stream);

/** Notifies the performer and the room of a sold ticket. */
export function announceTicket(
  context: Context,
  viewer: Viewer,
  { _id, title, price, performerId, conversationId }: StreamRow,
): void {
  void context.realtime.emit({ account: performerId }, 'purchase_media_item_success', {
    _id,
    type: 'stream',
    name: title,
    price,
  });
  notifyRoom(context, conversationId, `${viewer.account.name} bought a ticket`);
}
