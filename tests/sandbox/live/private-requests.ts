import type { Context } from '../context';
import { and, is, not } from '../db/conditions';
import type { Performer } from '../db/rows';
import { badRequest, forbidden, found } from '../http/errors';
import type { Viewer, ViewerFor } from '../http/session';
import type { PrivateRequestRow, StreamRow } from '../seed/rows/live';
import { invitedShowView, privateRequestView } from '../views/live';
import { numberSetting } from '../views/settings';
import { viewFor } from '../views/view';
import { formatQuantity, pluralize } from '../texts';
import { beginInvitedShow, isRecipient, refuseDuringShow } from './invited-shows';
import { createShow } from './show-records';

const getTimer = (conversationId: string): string => `request:${conversationId}`;

/** The private show that a fan is in, with any performer. */
const getShow = ({ store }: Context, userId: string): StreamRow | undefined =>
  store.streams
    .list(and([is('type', 'private'), is('isStreaming', true)]))
    .find(({ userIds }) => userIds.includes(userId));

export const getRequests = (
  { store }: Context,
  field: 'userId' | 'performerId',
  id: string,
): readonly PrivateRequestRow[] =>
  store.privateRequests.list(is(field, id), { order: [{ path: 'createdAt', direction: 'asc' }] });

export const requestIn = ({ store }: Context, conversationId: string): PrivateRequestRow | undefined =>
  store.privateRequests.first(is('conversationId', conversationId));

/** Whether the fan is still waiting. Seeded requests never expire. */
export const isWaiting = ({ now, patience }: Context, { createdAt, expiresAt }: PrivateRequestRow): boolean =>
  (expiresAt ? Date.parse(expiresAt) : Date.parse(createdAt) + patience.request) > now().getTime();

/** Throws 400 if the fan can't pay for the shortest show. */
function refuseShortBalance(
  { store }: Context,
  { account }: ViewerFor<'fan'>,
  performer: Performer,
  price: number,
): void {
  const minutes = numberSetting(store, 'minimumPrivateMinutes', 1);
  if (account.balance >= price * minutes) return;
  const least = pluralize(minutes, '', ` and lasts at least ${formatQuantity(minutes, 'minute')}`);
  throw badRequest(
    `A private show with ${performer.name} costs ${formatQuantity(price, 'token')} a minute${least}. You have ${formatQuantity(account.balance, 'token')}. Get more tokens first.`,
  );
}

/** Requests a private show. Returns the same one again while the request or the show is open. */
export function requestPrivate(
  context: Context,
  viewer: ViewerFor<'fan'>,
  performer: Performer,
  userNote: string,
): StreamRow {
  const { store, now, timers, patience, realtime } = context;
  const fanId = viewer.account._id;
  const current = getShow(context, fanId);
  if (current?.performerId === performer._id) return current;
  if (current) throw badRequest('You’re already in a private show.');
  const waiting = getRequests(context, 'userId', fanId).find(({ performerId }) => performerId === performer._id);
  if (waiting) return found(store.streams.get(waiting.streamId), 'This show');
  const price = performer.privateChatPrice;
  if (price === undefined) throw badRequest(`${performer.name} doesn’t offer private shows.`);
  refuseDuringShow(context, performer._id, `${performer.name} is`);
  if (!performer.isOnline && !performer.live) throw badRequest(`${performer.name} is offline.`);
  refuseShortBalance(context, viewer, performer, price);

  const stream = createShow(context, performer, { type: 'private', title: 'Private show', price, userIds: [fanId] });
  const at = now();
  const request: PrivateRequestRow = {
    _id: stream._id,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    conversationId: stream.conversationId,
    streamId: stream._id,
    userId: fanId,
    performerId: performer._id,
    price: stream.price,
    userNote,
    expiresAt: new Date(at.getTime() + patience.request).toISOString(),
  };
  store.privateRequests.insert(request);
  timers.after(getTimer(request.conversationId), patience.request, () =>
    endRequest(context, request, 'private-chat-timeOut'),
  );
  const shown = privateRequestView(store, request);
  if (shown) void realtime.emit({ account: performer._id }, 'private-chat-request', shown);
  return stream;
}

/** Continues requests that were waiting when the sandbox stopped, for the rest of their time. */
export function resumeRequests(context: Context): void {
  for (const request of context.store.privateRequests.list()) {
    if (request.expiresAt === null) continue;
    const left = Math.max(0, Date.parse(request.expiresAt) - context.now().getTime());
    context.timers.after(getTimer(request.conversationId), left, () =>
      endRequest(context, request, 'private-chat-timeOut'),
    );
  }
}

type End = 'private-chat-decline' | 'private-chat-cancel' | 'private-chat-timeOut';

/** Removes a request and notifies both sides, except a fan who canceled it. */
export function endRequest(
  { store, timers, realtime }: Context,
  { conversationId, streamId, performerId, userId }: PrivateRequestRow,
  how: End,
): void {
  timers.cancel(getTimer(conversationId));
  store.privateRequests.remove(is('conversationId', conversationId));
  const sides = how === 'private-chat-cancel' ? [performerId] : [performerId, userId];
  for (const account of sides) void realtime.emit({ account }, how, { conversationId, streamId });
}

/**
 * Returns the waiting request of a room for one of its sides. Throws 404 for an unknown room, 403 for others, 400 if it
 * has ended.
 */
export function waitingRequest(context: Context, viewer: Viewer, conversationId: string): PrivateRequestRow {
  const room = found(context.store.conversations.get(conversationId), 'This request');
  if (room.type !== 'stream_private' || !isRecipient(room, viewer))
    throw forbidden('This request belongs to someone else.');
  const request = requestIn(context, conversationId);
  if (!request) throw badRequest('This request has ended.');
  return request;
}

/** Accepts the request. Returns the same show again while it is running. */
export function acceptPrivate(context: Context, viewer: ViewerFor<'performer'>, conversationId: string): StreamRow {
  const { store, realtime, timers } = context;
  const running = store.streams.first(
    and([is('conversationId', conversationId), is('performerId', viewer.account._id), is('isStreaming', true)]),
  );
  if (running) return running;
  const request = waitingRequest(context, viewer, conversationId);
  refuseDuringShow(context, viewer.account._id, 'You’re');
  const fan = store.users.get(request.userId);
  if (!fan || fan.balance < request.price || getShow(context, request.userId)) {
    endRequest(context, request, 'private-chat-decline');
    throw badRequest(
      fan && fan.balance < request.price
        ? `${fan.name} no longer has enough tokens for a minute.`
        : 'This request has ended.',
    );
  }
  timers.cancel(getTimer(conversationId));
  store.privateRequests.remove(is('conversationId', conversationId));
  const others = store.privateRequests.list(
    and([is('userId', request.userId), not(is('conversationId', conversationId))]),
  );
  for (const other of others) endRequest(context, other, 'private-chat-cancel');
  const stream = beginInvitedShow(context, found(store.streams.get(request.streamId), 'This show'));
  void realtime.emit(
    { account: fan._id },
    'private-chat-accept',
    invitedShowView(viewFor(context, { source: 'user', account: fan }), stream),
  );
  return stream;
}
