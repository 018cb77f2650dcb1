import type { Context } from '../context';
import type { Performer } from '../db/rows';
import { badRequest, forbidden, found } from '../http/errors';
import type { Viewer } from '../http/session';
import type { StreamRow } from '../seed/rows/live';
import { formatQuantity } from '../texts';
import { beginInvitedShow, refuseDuringShow } from './invited-shows';
import { createShow, runningShow } from './show-records';

/** Opens the performer's group show, or returns the current one. */
export function openGroup(context: Context, performer: Performer): StreamRow {
  const running = runningShow(context, performer._id, 'group');
  if (running) return running;
  refuseDuringShow(context, performer._id, 'You’re');
  if (performer.groupChatPrice === undefined)
    throw badRequest('You haven’t set a price for group shows yet. Set one in your profile under Prices.');
  return beginInvitedShow(
    context,
    createShow(context, performer, {
      type: 'group',
      title: `Group show with ${performer.name}`,
      price: performer.groupChatPrice,
    }),
  );
}

/** Joins a group show and starts the guest's minutes. Idempotent. */
export function joinGroup(context: Context, viewer: Viewer, performer: Performer): StreamRow {
  const { store, now } = context;
  const stream = runningShow(context, performer._id, 'group');
  if (!stream) throw badRequest(`${performer.name} has no group show right now.`);
  const { _id: userId } = viewer.account;
  if (userId === performer._id || stream.userIds.includes(userId)) return stream;
  if (viewer.source !== 'user') throw forbidden('Only fans can join a group show.');
  if (stream.userIds.length >= performer.maxParticipantsAllowed) throw badRequest('This show is full.');
  if (viewer.account.balance < stream.price)
    throw badRequest(
      `A minute costs ${formatQuantity(stream.price, 'token')}. You have ${formatQuantity(viewer.account.balance, 'token')}. Get more tokens first.`,
    );
  const room = found(store.conversations.get(stream.conversationId), 'This room');
  store.conversations.update(room._id, { recipients: [...room.recipients, { source: 'user', sourceId: userId }] });
  const since = { [userId]: now().toISOString(), ...stream.since };
  return store.streams.update(stream._id, { userIds: [...stream.userIds, userId], since }) ?? stream;
}
