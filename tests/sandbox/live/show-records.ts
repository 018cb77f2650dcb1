import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import { and, is } from '../db/conditions';
import type { Performer } from '../db/rows';
import type { ConversationRow, StreamRow } from '../seed/rows/live';

const newId = (): string => randomBytes(12).toString('hex');

type NewShow = Pick<StreamRow, 'type'> &
  Partial<Pick<StreamRow, 'title' | 'price' | 'userIds'>> & { streamId?: string; room?: ConversationRow };

/** Creates a show that is not live yet, with its room. */
export function createShow(
  { store, now }: Context,
  { _id: performerId, name }: Performer,
  { type, title = '', price = 0, userIds = [], streamId = newId(), room }: NewShow,
): StreamRow {
  const at = now().toISOString();
  const conversationId = room?._id ?? newId();
  const fans = userIds.map((sourceId) => ({ source: 'user' as const, sourceId }));
  return store.atomically(() => {
    if (!room) {
      store.conversations.insert({
        _id: conversationId,
        createdAt: at,
        updatedAt: at,
        type: `stream_${type}`,
        name: title || name,
        performerId,
        streamId,
        recipients: [{ source: 'performer', sourceId: performerId }, ...fans],
        lastMessage: '',
        lastSenderId: null,
        lastMessageCreatedAt: null,
      });
    }
    return store.streams.insert({
      _id: streamId,
      createdAt: at,
      updatedAt: at,
      performerId,
      type,
      sessionId: streamId,
      isStreaming: false,
      title,
      description: '',
      isFree: price === 0,
      price,
      stats: { members: 0, likes: 0 },
      userIds,
      totalViewer: 0,
      streamingTime: 0,
      lastStreamingTime: at,
      startedAt: at,
      endedAt: null,
      since: {},
      conversationId,
    });
  });
}

/** The public show of a performer, created on first use. Record, session and room stay the same. */
export function getPublicShow(context: Context, performer: Performer): StreamRow {
  const { store } = context;
  const room = store.conversations.first(and([is('performerId', performer._id), is('type', 'stream_public')]));
  const known = store.streams.first(and([is('performerId', performer._id), is('type', 'public')]));
  return known ?? createShow(context, performer, { type: 'public', ...(room && { room, streamId: room.streamId }) });
}

/** The current private or group show of a performer. */
export const runningShow = ({ store }: Context, performerId: string, type: StreamRow['type']): StreamRow | undefined =>
  store.streams.first(and([is('performerId', performerId), is('type', type), is('isStreaming', true)]));
