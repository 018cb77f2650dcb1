import { messageOperations } from '@/contract/message';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { forbidden, found } from '../http/errors';
import { route, type Route } from '../http/route';
import type { Viewer } from '../http/session';
import { requireRecipient } from '../live/invited-shows';
import { announceLine, deleteLine, writeLine } from '../live/lines';
import { mayWatch } from '../money/stream-entry';
import type { ConversationRow } from '../seed/rows/live';
import { messageView } from '../views/live';
import { listed } from './listing';

export function messageRoutes(context: Context): Route[] {
  const { store } = context;

  function requireVoice(room: ConversationRow, viewer: Viewer): void {
    requireRecipient(room, viewer);
    const stream = store.streams.get(room.streamId);
    const isClosed = room.type === 'stream_public' && stream?.isStreaming && !mayWatch(store, viewer, stream);
    if (isClosed) throw forbidden('The chat of this show is for those who have paid the entry.');
  }

  return [
    route(messageOperations.searchStreamMessages, ({ params: { id }, query, viewer }) => {
      const room = found(store.conversations.get(id), 'This conversation');
      requireRecipient(room, viewer);
      return listed(store.messages, query, { where: [is('conversationId', id)], view: (line) => messageView(store, line) });
    }),

    route(messageOperations.sendStreamMessage, ({ params: { id }, body: { text }, viewer }) => {
      const room = found(store.conversations.get(id), 'This conversation');
      requireVoice(room, viewer);
      const line = store.atomically(() => writeLine(context, room, { text, writer: viewer }));
      announceLine(context, line);
      return messageView(store, line);
    }),

    route(messageOperations.deleteStreamMessage, ({ params: { id }, viewer }) => {
      const line = found(store.messages.get(id), 'This message');
      const isWriter = line.senderId === viewer.account._id && line.senderSource === viewer.source;
      const isHost = store.conversations.get(line.conversationId)?.performerId === viewer.account._id;
      if (!isWriter && !isHost) throw forbidden('Only its writer and the performer may remove a message.');
      return messageView(store, line.isDeleted ? line : deleteLine(context, line));
    }),
  ];
}
