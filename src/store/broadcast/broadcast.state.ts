import { createAction } from '@reduxjs/toolkit';
import type { GoLiveBody, ShowGoal, TipMenuItem } from '@/contract/streaming';
import { lazyReducer } from '@/store/lazy-reducer';
import { pick } from '@/lib/record';
import type { StoredError } from '../request/request-state';

export interface ShowTip {
  id: number;
  name: string;
  senderId?: string;
  avatar?: string | null;
  tokens: number;
  message?: string;
  /** In ms since 1970. */
  at: number;
}

export interface ShowFigures {
  /**
   * When fans saw the first frame, in ms since 1970, moved forward by the time the video was lost since; null before
   * that.
   */
  startedAt: number | null;
  mostViewers: number;
  tipCount: number;
  tipTokens: number;
  /** Newest first. */
  tips: ShowTip[];
  ticketCount: number;
  ticketTokens: number;
  /**
   * When the newest sale before this show was made, by the server's clock; empty if there was none, null while unknown.
   * Later sales belong to the show.
   */
  salesAfter: string | null;
  /** The same for the newest subscriber. */
  subscribersAfter: string | null;
  /** Messages that fans wrote. */
  chatCount: number;
}

export interface Show {
  conversationId: string;
  /** Stream id at the media server. */
  sessionId: string;
  performerId: string;
  goLiveBody: GoLiveBody;
  /** As the server reports it; undefined if it doesn't offer goals. */
  goal?: ShowGoal | null;
  /** As the server reports it; undefined if it doesn't offer tip menus. */
  tipMenu?: TipMenuItem[];
}

export interface BroadcastState extends ShowFigures {
  step:
    /** The performer is choosing devices and a title. */
    | 'idle'
    /** The server is creating the room. */
    | 'opening'
    /** The room is open, and the video isn't at the media server yet. */
    | 'publishing'
    | 'live'
    | 'ended';
  show: Show | null;
  /** When the video was lost, in ms since 1970; null while it gets through. */
  awaySince: number | null;
  endedAt: number | null;
  /** Ended by the site rather than the performer. */
  endedBySite: boolean;
  /** Ended because the connection wasn't back within the grace period. */
  lostConnection: boolean;
  error: StoredError | null;
  /** The open confirmation: end the show, or pause it for the private show of this conversation. */
  confirming: { privateShow: string | null } | null;
}

export const NO_FIGURES: ShowFigures = {
  startedAt: null,
  mostViewers: 0,
  tipCount: 0,
  tipTokens: 0,
  tips: [],
  ticketCount: 0,
  ticketTokens: 0,
  salesAfter: null,
  subscribersAfter: null,
  chatCount: 0,
};

export const getFigures = (state: ShowFigures): ShowFigures =>
  pick(state, ...(Object.keys(NO_FIGURES) as (keyof ShowFigures)[]));

export const initialBroadcast: BroadcastState = {
  step: 'idle',
  show: null,
  ...NO_FIGURES,
  awaySince: null,
  endedAt: null,
  endedBySite: false,
  lostConnection: false,
  error: null,
  confirming: null,
};

export const broadcastReducer = lazyReducer(initialBroadcast);

export const selectIsOnAir = ({ broadcast: { step } }: { broadcast: BroadcastState }): boolean =>
  step === 'publishing' || step === 'live';

/** The performer wants to end the show, or to accept a private one, which pauses it. */
export const confirmationOpened = createAction<{ privateShow: string | null }>('broadcast/confirmationOpened');
