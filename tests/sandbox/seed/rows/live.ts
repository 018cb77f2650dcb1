import type { LeaveReason } from '@/contract/socket';
import type { Row, SourceType } from './common';

/** Live session (contract B.21). One value names it everywhere: `sessionId` equals `_id`. */
export type StreamRow = Row & {
  performerId: string;
  type: 'public' | 'group' | 'private';
  sessionId: string;
  isStreaming: boolean;
  title: string;
  description: string;
  isFree: boolean;
  /** Tokens: the ticket of a paid show, or a minute of a private one. */
  price: number;
  stats: { members: number; likes: number };
  userIds: string[];
  totalViewer: number;
  /** Milliseconds on air so far. */
  streamingTime: number;
  lastStreamingTime: string;
  /** When the show that is on, or was the last, began: a short way off the air does not end it. Tickets are for one show. */
  startedAt: string;
  endedAt: string | null;
  /** Since when a guest of a private or group show is charged by the minute, by account. */
  since: Record<string, string>;
  conversationId: string;
  /** Of a public show: since when its performer or picture is gone, while the show waits for them. */
  droppedAt?: string | null;
  /** Of a private show: since when both sides are in its room; `streamingTime` has the time before that. */
  togetherSince?: string | null;
  /** How a private or group show ended, for those who come back later. */
  end?: { reason: LeaveReason; userId?: string };
};

/** Conversation (contract B.19): the chat of a live session. */
export type ConversationRow = Row & {
  type: 'stream_public' | 'stream_group' | 'stream_private';
  name: string;
  performerId: string;
  streamId: string;
  recipients: Array<{ source: SourceType; sourceId: string }>;
  lastMessage: string;
  lastSenderId: string | null;
  lastMessageCreatedAt: string | null;
  /** Fans who may not write here until the show ends. */
  mutedIds?: string[];
};

/** Chat message (contract B.20). `senderId` is null for system lines. */
export type MessageRow = Row & {
  conversationId: string;
  type: 'text' | 'notify' | 'tip';
  text: string;
  senderId: string | null;
  senderSource: SourceType | null;
  isSystem: boolean;
  isDeleted: boolean;
  /** Tokens, for tips. */
  token: number;
};

/** A fan waiting for a private show (spec §3 `privateRequests`). */
export type PrivateRequestRow = Row & {
  conversationId: string;
  streamId: string;
  userId: string;
  performerId: string;
  /** Tokens a minute. */
  price: number;
  userNote: string;
  /** When it ends unanswered; null for those of the seed, who wait for ever. */
  expiresAt: string | null;
};
