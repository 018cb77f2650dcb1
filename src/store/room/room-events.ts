import type { ServerEvents } from '@/contract/socket';

export type RoomKind = 'public' | 'private';

/** The events by which a room of its kind is entered, entered again after a reconnect, and left (contract E.2). */
export const MOVES = {
  public: { join: 'public-stream/join', rejoin: 'public-stream/rejoin', leave: 'public-stream/leave' },
  private: { join: 'JOIN_ROOM', rejoin: 'REJOIN_ROOM', leave: 'LEAVE_ROOM' },
} as const;

/** The events that tell who is in a room; the first one after joining says that one is in it (contract E.3). */
export const MEMBER_EVENTS = {
  public: ['public-room-changed'],
  private: ['JOINED_THE_ROOM', 'private-stream/streamInformationChanged'],
} as const satisfies Record<RoomKind, readonly (keyof ServerEvents)[]>;
