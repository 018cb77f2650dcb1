import type { LeaveReason } from '@/contract/socket';
import type { ShowGoal, TipMenuItem } from '@/contract/streaming';
import type { Row, SourceType } from './common';

/** Live session (contract B.21). `sessionId` equals `_id`, so one value identifies it everywhere. */
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
  streamingTime: number;
  lastStreamingTime: string;
  /**
   * Start of the current or last show. A short interruption doesn't start a new one, and tickets are valid for one
   * show.
   */
  startedAt: string;
  endedAt: string | null;
  /** When the charged time of each guest of a private or group show started, by account. */
  since: Record<string, string>;
  conversationId: string;
  /** Public shows: since when the performer or their stream is missing, while the show waits for them. */
  droppedAt?: string | null;
  /** Public shows: what fans can tip for, and what the tips are for. */
  tipMenu?: TipMenuItem[];
  goal?: ShowGoal | null;
  /** Public shows: paused for a private show. */
  isPaused?: boolean;
  /** Private shows: since when both sides are in the room. `streamingTime` holds the time before that. */
  togetherSince?: string | null;
  /** How a private or group show ended, for those who return later. */
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
  /** Fans who are muted until the show ends. */
  mutedIds?: string[];
};

/** Chat message (contract B.20). `senderId` is null for system messages. */
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
  /** Tokens per minute. */
  price: number;
  userNote: string;
  /** When the request expires; null for seeded ones, which never do. */
  expiresAt: string | null;
};
