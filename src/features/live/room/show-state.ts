import type { Performer } from '@/contract/performer';
import type { LeaveReason } from '@/contract/socket';

export type Phase =
  | 'offline'
  /** Live; waiting for the server to admit the visitor. */
  | 'joining'
  | 'live'
  /** A ticketed show that the visitor hasn't paid for. */
  | 'ticket'
  /** The server refuses the visitor and says why. */
  | 'refused'
  /** The server admits accounts only, and the visitor is a guest. */
  | 'login'
  | 'failed'
  /** The performer is in a private or group show. */
  | 'private'
  | 'group'
  /** The performer paused the show for a private one. */
  | 'paused'
  /** The performer lost connection and may be back soon. */
  | 'interrupted'
  /** It ended while the visitor was here. */
  | 'ended';

export interface ShowState {
  phase: Phase;
  /** The stream to play, while live or interrupted. */
  streamId: string | null;
  /** The server's message, if any. While interrupted, why the show ends if it doesn't resume. */
  message: string | null;
  /** Counts the requests to enter; each one starts over. */
  entry: number;
}

export type ShowEvent =
  | { type: 'onAir' }
  | { type: 'entered'; streamId: string }
  /** The server refused the entry, or access to the stream. */
  | { type: 'closed'; phase: 'ticket' | 'refused' | 'login' | 'failed'; message: string | null }
  /** The request to enter showed that nothing is on. */
  | { type: 'notOn' }
  /** The show stopped. Without a reason for its end, it may resume. */
  | { type: 'over'; reason?: LeaveReason; message?: string }
  /** The performer or their connection didn't come back in time. */
  | { type: 'graceOver' }
  | { type: 'status'; status: string }
  /** Whether the performer is live, as the server replied; the first reply precedes any lost connection. */
  | { type: 'checked'; on: boolean; isFirst?: boolean }
  /** Requests to enter again: after paying, logging in, or a failure. */
  | { type: 'again' };

const AWAY: readonly Phase[] = ['offline', 'private', 'group', 'paused', 'ended'];
/** Phases of a show that the visitor sees, or could see with a ticket. */
const ON_AIR: readonly Phase[] = ['joining', 'live', 'interrupted', 'ticket'];

const setPhase = (state: ShowState, phase: Phase, message: string | null = null): ShowState => ({
  ...state,
  phase,
  streamId: null,
  message,
});
const interrupt = (state: ShowState, message: string | undefined): ShowState => ({
  ...state,
  phase: 'interrupted',
  message: message ?? (state.phase === 'interrupted' ? state.message : null),
});
const resume = (state: ShowState): ShowState =>
  state.streamId === null ? join(state) : { ...state, phase: 'live', message: null };
const join = (state: ShowState): ShowState => ({ ...setPhase(state, 'joining'), entry: state.entry + 1 });

export function getInitialShowState(
  { live, streamingStatus }: Pick<Performer, 'live' | 'streamingStatus'>,
  needsTicket: boolean,
): ShowState {
  const phase: Phase =
    streamingStatus === 'private' || streamingStatus === 'group'
      ? streamingStatus
      : streamingStatus === 'public' || live
        ? needsTicket
          ? 'ticket'
          : 'joining'
        : 'offline';
  return { phase, streamId: null, message: null, entry: 0 };
}

/** The next state after an event. Servers may send events repeatedly and in any order. */
export function showReducer(state: ShowState, event: ShowEvent): ShowState {
  switch (event.type) {
    case 'onAir':
      if (state.phase === 'interrupted') return resume(state);
      return AWAY.includes(state.phase) || state.phase === 'failed' ? join(state) : state;
    case 'entered':
      return state.phase === 'joining' ? { ...state, phase: 'live', streamId: event.streamId, message: null } : state;
    case 'closed':
      return state.phase === 'joining' || state.phase === 'live' ? setPhase(state, event.phase, event.message) : state;
    case 'notOn':
      return state.phase === 'joining' ? setPhase(state, 'offline') : state;
    case 'over':
      if (event.reason === 'paused' && state.phase !== 'ended') return setPhase(state, 'paused');
      if (state.phase === 'paused' && event.reason === 'ended') return setPhase(state, 'ended', event.message ?? null);
      if (AWAY.includes(state.phase)) return state;
      return event.reason === undefined || event.reason === 'dropped'
        ? interrupt(state, event.message)
        : setPhase(state, 'ended', event.message ?? null);
    case 'graceOver':
      return state.phase === 'interrupted' || state.phase === 'paused'
        ? setPhase(state, 'ended', state.message)
        : state;
    case 'status':
      if (event.status === 'public') return showReducer(state, { type: 'onAir' });
      // Not every server says that the performer paused the show.
      if (event.status === 'private' && ON_AIR.includes(state.phase)) return setPhase(state, 'paused');
      if (state.phase === 'paused' && event.status !== 'group') return state;
      if (event.status === 'private' || event.status === 'group') return setPhase(state, event.status);
      return state.phase === 'private' || state.phase === 'group'
        ? setPhase(state, 'ended')
        : showReducer(state, { type: 'over' });
    case 'checked':
      if (!event.on)
        return showReducer(
          state,
          event.isFirst && !AWAY.includes(state.phase)
            ? { type: 'over', reason: 'ended' }
            : { type: 'status', status: 'offline' },
        );
      return state.phase === 'private' || state.phase === 'group' || state.phase === 'paused'
        ? state
        : showReducer(state, { type: 'onAir' });
    case 'again':
      return join(state);
  }
}
