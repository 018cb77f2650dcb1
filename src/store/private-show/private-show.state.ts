import { lazyReducer } from '@/store/lazy-reducer';
import type { Meter } from './minute-meter';
import type { Ending, Refusal, Show } from './show';

type ShowStep =
  | 'none'
  /** Another tab of this browser has the show of this account. */
  | 'elsewhere'
  /** The call is on its way. */
  | 'asking'
  /** The performer has been asked. */
  | 'waiting'
  /** The room is open to both. */
  | 'open'
  | 'refused'
  | 'ended';

export interface PrivateShowState {
  step: ShowStep;
  show: Show | null;
  /** Until when an answer is waited for, in milliseconds since 1970. */
  until: number | null;
  /** The other side is in the room. */
  present: boolean;
  /** The connection was lost, and the room has not let this side in again. */
  reentering: boolean;
  /** For a fan what was paid, for a performer what was earned; null before both were there. */
  meter: Meter | null;
  /** How long the show ran by the server's count, in milliseconds; null where it did not say. */
  ranFor: number | null;
  refusal: Refusal | null;
  ending: Ending | null;
}

export const initialPrivateShow: PrivateShowState = { step: 'none', show: null, until: null, present: false, reentering: false, meter: null, ranFor: null, refusal: null, ending: null };

export const privateShowReducer = lazyReducer(initialPrivateShow);
