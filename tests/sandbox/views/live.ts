import type { z } from 'zod';
import type { conversationSchema } from '@/contract/conversation';
import type { Message } from '@/contract/message';
import type { InvitedShow, PrivateRequest, streamSchema } from '@/contract/streaming';
import type { Store } from '../db/store';
import type { Viewer } from '../http/session';
import { hasTicket } from '../money/tickets';
import type { Presence } from '../realtime/presence';
import type { ConversationRow, MessageRow, PrivateRequestRow, StreamRow } from '../seed/rows/live';
import { performerById, personById } from './people';
import type { View } from './view';

type ConversationView = z.input<typeof conversationSchema>;

export const isMuted = ({ mutedIds = [] }: Pick<ConversationRow, 'mutedIds'>, viewer: Viewer | null): boolean =>
  viewer?.source === 'user' && mutedIds.includes(viewer.account._id);

/** A room for one of its members. `recipientInfo` is the other side. */
export function conversationView({ store, rights }: View, room: ConversationRow): ConversationView {
  const { viewer } = rights;
  const { mutedIds, ...shown } = room;
  const other = room.recipients.find(({ sourceId }) => sourceId !== viewer?.account._id) ?? {
    source: 'performer' as const,
    sourceId: room.performerId,
  };
  return {
    ...shown,
    recipientInfo: personById({ store }, other.source, other.sourceId),
    totalNotSeenMessages: 0,
    meta: null,
    isSubscribed: rights.subscribedTo(room.performerId),
    isBlocked: false,
    isMuted: isMuted({ mutedIds }, viewer),
  };
}

export function messageView(store: Store, { token, senderSource, ...line }: MessageRow): Message {
  const senderInfo = line.senderId && senderSource ? personById({ store }, senderSource, line.senderId) : null;
  return {
    ...line,
    ...(senderSource && { senderSource }),
    senderInfo: senderInfo as Message['senderInfo'],
    meta: token > 0 ? { token } : null,
  };
}

/** A show in lists. The members of a private or group show are not public. */
export function streamView(
  view: View,
  presence: Presence | null,
  stream: StreamRow,
): z.input<typeof streamSchema> & { sessionId: string } {
  const { performerId, stats, type } = stream;
  const isGuest = (viewer: Viewer): boolean => viewer.account._id !== performerId;
  const here = presence
    ? presence.members(stream.conversationId).filter(isGuest).length + presence.guests(stream.conversationId)
    : 0;
  const members = stats.members + here;
  return {
    ...stream,
    performerInfo: performerById(view, performerId),
    stats: { ...stats, members },
    totalViewer: Math.max(stream.totalViewer, members),
    userIds: type === 'public' ? stream.userIds : [],
    streamIds: [],
    isSubscribed: view.rights.subscribedTo(performerId),
    hasPurchased: hasTicket(view.store, view.rights.viewer, stream),
  };
}

/** The room and session of a private or group show for one of its members. */
export function invitedShowView(view: View, stream: StreamRow, extra: Partial<InvitedShow> = {}): InvitedShow {
  const room = view.store.conversations.get(stream.conversationId);
  if (!room) throw new Error(`The show ${stream._id} has no room.`);
  const startedAt =
    stream.since[view.rights.viewer?.account._id ?? ''] ?? (stream.isStreaming ? stream.startedAt : undefined);
  return {
    conversation: conversationView(view, room) as InvitedShow['conversation'],
    sessionId: stream.sessionId,
    streamId: stream._id,
    price: stream.price,
    ...(startedAt !== undefined && { startedAt }),
    ...extra,
  };
}

export function privateRequestView(
  store: Store,
  { conversationId, streamId, userId, price, userNote, createdAt, expiresAt }: PrivateRequestRow,
): PrivateRequest | null {
  const user = personById({ store }, 'user', userId);
  return (
    user && {
      conversationId,
      streamId,
      user: user as PrivateRequest['user'],
      price,
      ...(price > 0 && { affordableMinutes: Math.floor((store.users.get(userId)?.balance ?? 0) / price) }),
      userNote,
      createdAt,
      ...(expiresAt !== null && { expiresAt }),
    }
  );
}
