import type { Context } from '../context';
import { and, is, not } from '../db/conditions';
import { badRequest, found } from '../http/errors';
import type { Viewer } from '../http/session';
import type { StreamRow } from '../seed/rows/live';

/** The live show that somebody may buy the entry to. Throws 404 for an unknown one, 400 when there is nothing to enter. */
export function streamToEnter({ store }: Context, viewer: Viewer, id: string): StreamRow {
  const stream = found(store.streams.get(id), 'This show');
  const performer = store.performers.get(stream.performerId);
  if (performer?.status !== 'active') found(null, 'This show');
  if (!stream.isStreaming) throw badRequest('This show is not on air.');
  if (stream.type === 'private') throw badRequest('A private show has no entry: it is paid by the minute.');
  const ofThisShow = and([is('targetId', id), is('sourceId', viewer.account._id), is('status', 'success'), not(is('type', 'stream_tip'))]);
  const hasPaid = store.tokenTransactions.list(ofThisShow).some(({ sessionId, createdAt }) => sessionId === stream.sessionId && createdAt >= stream.createdAt);
  if (hasPaid) throw badRequest('You have paid the entry to this show already.');
  if (stream.type === 'group' && stream.userIds.length >= (performer?.maxParticipantsAllowed ?? 0)) throw badRequest('This show is full.');
  return stream;
}
