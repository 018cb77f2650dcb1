import type { Performer } from '@/contract/performer';
import type { LeaveReason } from '@/contract/socket';

/** What goes on in a performer's public room, as the visitor meets it. */
export type Phase =
  /** Nobody is on air. */
  | 'offline'
  /** On air; the server is asked to let the visitor in. */
  | 'joining'
  | 'live'
  /** The show has a price that the visitor has not paid. */
  | 'ticket'
  /** The server does not let the visitor in, and says why. */
  | 'refused'
  | 'failed'
  /** The performer is with one fan, or with a few. */
  | 'private'
  | 'group'
  /** The performer may be back in a moment: their connection was lost. */
  | 'interrupted'
  /** It was on while the visitor was here. */
  | 'ended';

export interface ShowState {
  phase: Phase;
  /** The stream to play; there while live, and while an interrupted one may come back. */
  streamId: string | null;
  /** The server's words, where it said something. */
  says: string | null;
  /** Counts the times the way in was asked for: each begins anew. */
  entry: number;
}

export type ShowEvent =
  | { type: 'onAir' }
  | { type: 'entered'; streamId: string }
  | { type: 'closed'; phase: 'ticket' | 'refused' | 'failed'; says: string | null }
  /** Asked for, it turned out not to be on. */
  | { type: 'notOn' }
  /** The show is off. Where no reason says that it has ended, it may be back in a moment. */
  | { type: 'over'; reason?: LeaveReason; says?: string }
  /** The performer's connection did not come back in time. */
  | { type: 'graceOver'; says: string }
  | { type: 'status'; status: string }
  /** The server was asked whether the performer is on air in any way; the first time before any connection could have been lost. */
  | { type: 'checked'; on: boolean; isFirst?: boolean }
  /** Asks for the way in again: after paying, or because it failed. */
  | { type: 'again' };

const AWAY: readonly Phase[] = ['offline', 'private', 'group', 'ended'];

const to = (state: ShowState, phase: Phase, says: string | null = null): ShowState => ({ ...state, phase, streamId: null, says });
const interrupted = (state: ShowState): ShowState => ({ ...state, phase: 'interrupted', says: null });
const resumed = (state: ShowState): ShowState => (state.streamId === null ? asking(state) : { ...state, phase: 'live', says: null });
const asking = (state: ShowState): ShowState => ({ ...to(state, 'joining'), entry: state.entry + 1 });

/** How it stands before anything was asked. */
export function firstShow({ live, streamingStatus }: Pick<Performer, 'live' | 'streamingStatus'>, needsTicket: boolean): ShowState {
  const phase: Phase =
    streamingStatus === 'private' || streamingStatus === 'group' ? streamingStatus : streamingStatus === 'public' || live ? (needsTicket ? 'ticket' : 'joining') : 'offline';
  return { phase, streamId: null, says: null, entry: 0 };
}

/** What comes of an event. Servers send most of them more than once, and in any order. */
export function nextShow(state: ShowState, event: ShowEvent): ShowState {
  switch (event.type) {
    case 'onAir':
      if (state.phase === 'interrupted') return resumed(state);
      return AWAY.includes(state.phase) || state.phase === 'failed' ? asking(state) : state;
    case 'entered':
      return state.phase === 'joining' ? { ...state, phase: 'live', streamId: event.streamId, says: null } : state;
    case 'closed':
      return state.phase === 'joining' ? to(state, event.phase, event.says) : state;
    case 'notOn':
      return state.phase === 'joining' ? to(state, 'offline') : state;
    case 'over':
      if (AWAY.includes(state.phase)) return state;
      return event.reason === undefined || event.reason === 'dropped' ? interrupted(state) : to(state, 'ended', event.says ?? null);
    case 'graceOver':
      return state.phase === 'interrupted' ? to(state, 'ended', event.says) : state;
    case 'status':
      if (event.status === 'public') return nextShow(state, { type: 'onAir' });
      if (event.status === 'private' || event.status === 'group') return to(state, event.status);
      return state.phase === 'private' || state.phase === 'group' ? to(state, 'ended') : nextShow(state, { type: 'over' });
    case 'checked':
      if (!event.on) return nextShow(state, event.isFirst && !AWAY.includes(state.phase) ? { type: 'over', reason: 'ended' } : { type: 'status', status: 'offline' });
      return state.phase === 'private' || state.phase === 'group' ? state : nextShow(state, { type: 'onAir' });
    case 'again':
      return asking(state);
  }
}
