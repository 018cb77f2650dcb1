import type { GoLiveBody } from '@/contract/streaming';
import { lazyReducer } from '@/store/lazy-reducer';
import type { StoredError } from '../request/request-state';

/** Who tipped how much, and what they wrote. */
export interface ShowTip {
  id: number;
  name: string;
  senderId?: string;
  avatar?: string | null;
  tokens: number;
  /** What the fan wrote with it. */
  message?: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What came of a show so far. */
export interface ShowFigures {
  /** When fans saw the first picture, in milliseconds since 1970, moved forward by the time that the video was gone since; null before that. */
  startedAt: number | null;
  mostViewers: number;
  tipCount: number;
  tipTokens: number;
  /** The newest first. */
  tips: ShowTip[];
  ticketCount: number;
  ticketTokens: number;
  /**
   * When the newest sale before this show was made, by the server's clock; empty where there was none, null while that is not known.
   * What was sold later belongs to the show.
   */
  salesAfter: string | null;
}

/** The room and the stream of the own show. */
export interface Show {
  conversationId: string;
  /** The id under which the media server knows the stream. */
  sessionId: string;
  performerId: string;
  wish: GoLiveBody;
}

export interface BroadcastState extends ShowFigures {
  step: /** Nothing yet: devices and title are chosen. */
  | 'idle'
    /** The platform is asked for a room. */
    | 'opening'
    /** The room is there, the picture is on its way. */
    | 'publishing'
    | 'live'
    | 'ended';
  show: Show | null;
  /** Since when the video does not get through, in milliseconds since 1970; null while it does. */
  awaySince: number | null;
  endedAt: number | null;
  /** The site ended it, not the performer. */
  endedBySite: boolean;
  /** It ended because a lost connection was not back within the grace period. */
  lostConnection: boolean;
  error: StoredError | null;
}

export const NO_FIGURES: ShowFigures = { startedAt: null, mostViewers: 0, tipCount: 0, tipTokens: 0, tips: [], ticketCount: 0, ticketTokens: 0, salesAfter: null };

export const initialBroadcast: BroadcastState = { step: 'idle', show: null, ...NO_FIGURES, awaySince: null, endedAt: null, endedBySite: false, lostConnection: false, error: null };

export const broadcastReducer = lazyReducer(initialBroadcast);
