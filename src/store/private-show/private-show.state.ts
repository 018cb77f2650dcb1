import { lazyReducer } from '@/store/lazy-reducer';
import type { Meter } from './minute-meter';
import type { Ending, Refusal, Show } from './show';

type ShowStep =
  | 'none'
  /** The account's show runs in another tab of this browser. */
  | 'elsewhere'
  /** The performer hasn't pressed Accept yet. */
  | 'unaccepted'
  /** The request is being sent. */
  | 'requesting'
  /** Waiting for the performer's answer. */
  | 'waiting'
  | 'open'
  | 'refused'
  | 'ended';

export interface PrivateShowState {
  step: ShowStep;
  show: Show | null;
  /** When the request times out, in ms since 1970. */
  until: number | null;
  present: boolean;
  /** The server said that the other side lost its connection, rather than that it is gone. */
  hasDropped?: boolean;
  /** The connection was lost, and the room hasn't admitted this side again. */
  reentering: boolean;
  /** What the fan paid or the performer earned; null before both were present. */
  meter: Meter | null;
  /** The minutes whose charge is being sent; the same minute several times if it is sent again. */
  charging?: number[];
  /** Duration by the server's clock, in ms; null if it wasn't reported. */
  ranFor: number | null;
  refusal: Refusal | null;
  ending: Ending | null;
}

export const initialPrivateShow: PrivateShowState = {
  step: 'none',
  show: null,
  until: null,
  present: false,
  reentering: false,
  meter: null,
  ranFor: null,
  refusal: null,
  ending: null,
};

export const privateShowReducer = lazyReducer(initialPrivateShow);
