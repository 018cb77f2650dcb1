import { messageOperations } from '@/contract/message';
import type { Context } from '../context';
import { is, withId } from '../db/conditions';
import { forbidden, found } from '../http/errors';
import { route, type Route } from '../http/route';
import type { Viewer } from '../http/session';
import { requireRecipient } from '../live/invited-shows';
import { announceLine, deleteLine, writeLine } from '../live/lines';
import { mayWatch } from '../money/stream-entry';
import type { ConversationRow } from '../seed/rows/live';
import { isMuted, messageView } from '../views/live';
import { personById } from '../views/people';
import { listed } from './listing';

export function messageRoutes(context: Context): Route[] {
  const { store } = context;

  function requireVoice(room: ConversationRow, viewer: Viewer): void {
    requireRecipient(room, viewer);
    if (isMuted(room, viewer))
      throw forbidden(`${store.performers.get(room.performerId)?.name ?? 'The performer'} muted you for this show.`);
    const stream = store.streams.get(room.streamId);
    const isClosed = room.type === 'stream_public' && stream?.isStreaming && !mayWatch(store, viewer, stream);
    if (isClosed) throw forbidden('Buy a ticket to chat in this show.');
  }

  return [
    route(messageOperations.searchStreamMessages, ({ params: { id }, query, viewer }) => {
      const room = found(store.conversations.get(id), 'This conversation');
      requireRecipient(room, viewer);
      return listed(store.messages, query, {
        where: [is('conversationId', id)],
        view: (line) => messageView(store, line),
      });
    }),

    route(messageOperations.sendStreamMessage, ({ params: { id }, body: { text }, viewer }) => {
      const room = found(store.conversations.get(id), 'This conversation');
      requireVoice(room, viewer);
      const line = store.atomically(() => writeLine(context, room, { text, writer: viewer }));
      announceLine(context, line);
      return messageView(store, line);
    }),

    route(
      messageOperations.muteUser,
      ({ params: { conversationId }, body: { userId, isMuted: shouldMute = true }, viewer }) => {
        const room = found(store.conversations.get(conversationId), 'This conversation');
        if (room.performerId !== viewer.account._id)
          throw forbidden('Only the performer can mute people in this room.');
        found(store.users.get(userId), 'This fan');
        const others = (room.mutedIds ?? []).filter((id) => id !== userId);
        store.conversations.update(conversationId, { mutedIds: shouldMute ? [...others, userId] : others });
        for (const account of [userId, viewer.account._id])
          void context.realtime.emit({ account }, 'mute-comment', { conversationId, userId, isMuted: shouldMute });
        return { userId, isMuted: shouldMute };
      },
    ),

    route(messageOperations.searchMutedUsers, ({ query, viewer }) => {
      const rooms = store.conversations
        .list(is('performerId', viewer.account._id))
        .filter(({ _id }) => query.conversationId === undefined || _id === query.conversationId);
      return listed(store.users, query, {
        where: [withId(rooms.flatMap(({ mutedIds = [] }) => mutedIds))],
        view: ({ _id }) => found(personById({ store }, 'user', _id)),
      });
    }),

    route(messageOperations.deleteStreamMessage, ({ params: { id }, viewer }) => {
      const line = found(store.messages.get(id), 'This message');
      const isWriter = line.senderId === viewer.account._id && line.senderSource === viewer.source;
      const isHost = store.conversations.get(line.conversationId)?.performerId === viewer.account._id;
      if (!isWriter && !isHost) throw forbidden('Only the author and the performer can remove a message.');
      return messageView(store, line.isDeleted ? line : deleteLine(context, line));
    }),
  ];
}
