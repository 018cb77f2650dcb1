import type { ServerEvents } from '@/contract/socket';

export type RoomKind = 'public' | 'private';

/** The events that enter a room, re-enter it after a reconnect, and leave it (contract E.2). */
export const ROOM_EVENTS = {
  public: { join: 'public-stream/join', rejoin: 'public-stream/rejoin', leave: 'public-stream/leave' },
  private: { join: 'JOIN_ROOM', rejoin: 'REJOIN_ROOM', leave: 'LEAVE_ROOM' },
} as const;

/** The events that report who is in a room; the first one after joining confirms the entry (contract E.3). */
export const MEMBER_EVENTS = {
  public: ['public-room-changed'],
  private: ['JOINED_THE_ROOM', 'private-stream/streamInformationChanged'],
} as const satisfies Record<RoomKind, readonly (keyof ServerEvents)[]>;
