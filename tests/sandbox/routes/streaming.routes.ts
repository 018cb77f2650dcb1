import { streamingOperations, streamTypes } from '@/contract/streaming';
import type { Context } from '../context';
import { is, type Condition } from '../db/conditions';
import type { Performer } from '../db/rows';
import { badRequest, entityNotFound, forbidden, found, invalidField } from '../http/errors';
import { route, type Route } from '../http/route';
import type { Viewer } from '../http/session';
import { joinGroup, openGroup } from '../live/group-shows';
import { isRecipient, refuseDuringShow } from '../live/invited-shows';
import {
  acceptPrivate,
  endRequest,
  isWaiting,
  requestIn,
  requestPrivate,
  getRequests,
  waitingRequest,
} from '../live/private-requests';
import { emptyRoom } from '../live/lines';
import { announceShow, getGoal, isSameShow } from '../live/public-shows';
import { getPublicShow, runningShow } from '../live/show-records';
import { requireStreamRight } from '../live/stream-rights';
import { mayWatch } from '../money/stream-entry';
import type { StreamRow } from '../seed/rows/live';
import { buildVisibilityCondition } from '../views/blocked';
import { conversationView, invitedShowView, privateRequestView, streamView } from '../views/live';
import { viewFor } from '../views/view';
import { formatQuantity } from '../texts';
import { descending, listed, maybe } from './listing';

export function streamingRoutes(context: Context): Route[] {
  const { store, now, realtime, mediaServer } = context;

  const activePerformer = (id: string): Performer => {
    const performer = store.performers.get(id);
    return found(performer?.status === 'active' ? performer : null, 'This performer');
  };

  const approved = (performer: Performer): Performer => {
    if (!performer.verifiedAccount) throw badRequest('Your account isn’t approved yet.');
    return performer;
  };

  /** Returns a public show with its room. */
  const session = (viewer: Viewer | null, stream: StreamRow) => {
    const view = viewFor(context, viewer);
    const conversation = conversationView(view, found(store.conversations.get(stream.conversationId), 'This room'));
    return { ...streamView(view, realtime.presence, stream), conversation };
  };

  function showToJoin({
    performerId,
    streamId,
  }: {
    performerId?: string | undefined;
    streamId?: string | undefined;
  }): StreamRow {
    const stream = streamId ? found(store.streams.get(streamId), 'This show') : null;
    const performer = activePerformer(stream?.performerId ?? performerId ?? '');
    if (runningShow(context, performer._id, 'private'))
      throw badRequest(`${performer.name} is in a private show right now.`);
    if (stream && stream.type !== 'public') throw badRequest('This isn’t a public show.');
    const show = getPublicShow(context, performer);
    if (!show.isStreaming) throw badRequest(`${performer.name} isn’t live right now.`);
    return show;
  }

  /**
   * Cancels or times out the fan's request. One that has already ended, for example by leaving its room, is no error.
   */
  function giveUp(viewer: Viewer, conversationId: string, how: 'private-chat-cancel' | 'private-chat-timeOut'): true {
    const room = found(store.conversations.get(conversationId), 'This request');
    if (room.type !== 'stream_private' || !isRecipient(room, viewer))
      throw forbidden('This request belongs to someone else.');
    const request = requestIn(context, conversationId);
    if (request) endRequest(context, request, how);
    return true;
  }

  return [
    route(streamingOperations.searchLive, ({ query, viewer, ipAddress }) => {
      const view = viewFor(context, viewer);
      return listed(store.streams, query, {
        where: [
          is('isStreaming', true),
          ofActivePerformer,
          maybe('type', query.type),
          maybe('isFree', query.isFree),
          maybe('performerId', query.performerId),
          buildVisibilityCondition(context, viewer, ipAddress),
        ],
        sorts: { popular: [descending('stats.members')] },
        usual: [descending('lastStreamingTime')],
        view: (stream) => streamView(view, realtime.presence, stream),
      });
    }),

    route(streamingOperations.getStreamSession, ({ params: { performerId, type }, viewer }) => {
      const kind = streamTypes.find((known) => known === type);
      if (!kind) throw badRequest('This kind of show doesn’t exist.');
      const performer = activePerformer(performerId);
      if (kind === 'public') return getPublicShow(context, performer).sessionId;
      const show = found(runningShow(context, performer._id, kind), 'This show');
      const room = store.conversations.get(show.conversationId);
      if (kind === 'private' && !(room && isRecipient(room, viewer))) throw entityNotFound('This show');
      return show.sessionId;
    }),

    route(streamingOperations.goLive, ({ body: { title, description, isFree, price, tipMenu, goal }, viewer }) => {
      const performer = approved(viewer.account);
      refuseDuringShow(context, performer._id, 'You’re');
      if (isFree === false && !price) throw invalidField('price', 'min', 'Enter a ticket price.');
      const known = getPublicShow(context, performer);
      const free = isFree ?? (price === undefined ? known.isFree : price === 0);
      const goesOn = known.isStreaming || isSameShow(context, known);
      const stream = found(
        store.streams.update(known._id, {
          title: title ?? known.title,
          description: description ?? known.description,
          isFree: free,
          price: free ? 0 : (price ?? known.price),
          tipMenu: tipMenu ?? (known.isStreaming ? known.tipMenu : undefined),
          goal: goal === undefined && !known.isStreaming ? null : getGoal(goal, goesOn ? known.goal : null),
          updatedAt: now().toISOString(),
        }),
      );
      if (stream.isStreaming) announceShow(context, stream);
      else if (!goesOn) emptyRoom(context, stream.conversationId);
      return session(viewer, stream);
    }),

    route(streamingOperations.joinStream, ({ body, viewer }) => {
      const stream = showToJoin(body);
      if (!mayWatch(store, viewer, stream))
        throw forbidden(`A ticket to this show costs ${formatQuantity(stream.price, 'token')}.`);
      return session(viewer, stream);
    }),

    route(streamingOperations.getStreamToken, async ({ body: { id, type, expireDate, roomId }, viewer }) => {
      if (expireDate <= now().getTime())
        throw invalidField('expireDate', 'min', 'The expiry date must be in the future.');
      await requireStreamRight(context, viewer, id, type);
      return {
        tokenId: mediaServer.tokens.issue({ streamId: id, type, expireDate }),
        streamId: id,
        expireDate,
        type,
        roomId: roomId ?? null,
      };
    }),

    route(streamingOperations.requestPrivate, ({ params: { performerId }, body, viewer }) => {
      const stream = requestPrivate(context, viewer, activePerformer(performerId), body.userNote ?? '');
      const expiresAt = requestIn(context, stream.conversationId)?.expiresAt;
      return invitedShowView(viewFor(context, viewer), stream, expiresAt ? { expiresAt } : {});
    }),

    route(streamingOperations.acceptPrivate, ({ params: { conversationId }, viewer }) =>
      invitedShowView(viewFor(context, viewer), acceptPrivate(context, viewer, conversationId)),
    ),

    route(streamingOperations.declinePrivate, ({ params: { conversationId }, viewer }) => {
      endRequest(context, waitingRequest(context, viewer, conversationId), 'private-chat-decline');
      return true;
    }),

    route(streamingOperations.cancelPrivate, ({ params: { conversationId }, viewer }) =>
      giveUp(viewer, conversationId, 'private-chat-cancel'),
    ),

    route(streamingOperations.timeoutPrivate, ({ params: { conversationId, performerId }, viewer }) => {
      if (store.conversations.get(conversationId)?.performerId !== performerId) throw entityNotFound('This request');
      return giveUp(viewer, conversationId, 'private-chat-timeOut');
    }),

    route(streamingOperations.searchPrivateRequests, ({ viewer }) =>
      getRequests(context, 'performerId', viewer.account._id).flatMap((request) =>
        isWaiting(context, request) ? (privateRequestView(store, request) ?? []) : [],
      ),
    ),

    route(streamingOperations.openGroup, ({ viewer }) =>
      invitedShowView(viewFor(context, viewer), openGroup(context, approved(viewer.account))),
    ),

    route(streamingOperations.joinGroup, ({ params: { performerId }, viewer }) =>
      invitedShowView(viewFor(context, viewer), joinGroup(context, viewer, activePerformer(performerId))),
    ),
  ];
}

const ofActivePerformer: Condition = {
  sql: `EXISTS (SELECT 1 FROM performers WHERE performers.id = json_extract(streams.doc,'$.performerId') AND json_extract(performers.doc,'$.status') = 'active')`,
  values: [],
};
