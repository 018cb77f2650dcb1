import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GoLiveBody } from '@/contract/streaming';
import { tipParts, tipTokens } from '@/lib/tip-line';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';
import { messagesReceived } from '../stream-message/stream-message.slice';
import { membersChanged } from '../streaming/streaming.slice';
import { type BroadcastState, broadcastPlace, initialBroadcast, type Show, type ShowFigures, type ShowTip } from './broadcast.state';

/** Tips beyond these are only counted. */
const TIPS_KEPT = 100;

/** The performer pressed "Go live". `before`: the figures of a show that goes on after a reload. */
export const goLiveAsked = createAction<{ wish: GoLiveBody; before?: ShowFigures }>('broadcast/goLiveAsked');
/** A show for a group, by the minute, which has its own page. */
export const groupShowAsked = createAction('broadcast/groupShowAsked');

/** No show is under way. */
const isFree = ({ step }: BroadcastState) => step === 'idle' || step === 'ended';

const broadcastSlice = createSlice({
  name: 'broadcast',
  initialState: initialBroadcast,
  reducers: {
    showOpened(state, { payload }: PayloadAction<Show>) {
      state.step = 'publishing';
      state.show = payload;
    },
    showRefused(state, { payload }: PayloadAction<StoredError>) {
      state.step = 'idle';
      state.error = payload;
    },
    /** The picture is at the media server, for the first time or again after a drop. */
    wentOnAir(state, { payload }: PayloadAction<{ at: number }>) {
      if (state.step !== 'publishing') return;
      state.step = 'live';
      state.startedAt ??= payload.at;
    },
    showTipped(state, { payload }: PayloadAction<Omit<ShowTip, 'id'>>) {
      if (!state.show || state.step === 'ended') return;
      state.tipCount += 1;
      state.tipTokens += payload.tokens;
      state.tips = [{ ...payload, id: state.tipCount }, ...state.tips].slice(0, TIPS_KEPT);
    },
    ticketSold(state, { payload }: PayloadAction<{ tokens: number }>) {
      if (!state.show || state.step === 'ended') return;
      state.ticketCount += 1;
      state.ticketTokens += payload.tokens;
    },
    salesMarked(state, { payload }: PayloadAction<{ newest: string }>) {
      state.salesAfter ??= payload.newest;
    },
    /** Nothing is sent any more. A show that nobody saw leaves no summary. */
    showEnded(state, { payload }: PayloadAction<{ at: number; bySite?: boolean }>) {
      if (!state.show) return;
      if (state.startedAt === null) return initialBroadcast;
      state.step = 'ended';
      state.endedAt = payload.at;
      state.endedBySite = payload.bySite ?? false;
    },
    /** The desk is empty again: for the next show, or because its page is left. */
    deskCleared: () => initialBroadcast,
  },
  extraReducers: (builder) =>
    builder
      .addCase(goLiveAsked, (state, { payload }) => (isFree(state) ? { ...initialBroadcast, ...payload.before, step: 'opening' } : state))
      .addCase(groupShowAsked, (state) => (isFree(state) ? { ...initialBroadcast, step: 'opening' } : state))
      .addCase(membersChanged, (state, { payload }) => {
        if (!state.show || state.step === 'ended') return;
        state.mostViewers = Math.max(state.mostViewers, viewersOf(payload, state.show.performerId));
      })
      // Servers that send no message with the tip itself have it in the line that follows in the chat.
      .addCase(messagesReceived, (state, { payload: { conversationId, items } }) => {
        if (conversationId !== state.show?.conversationId) return;
        for (const line of items) {
          const { headline, message } = line.type === 'tip' ? tipParts(line) : { headline: null, message: '' };
          if (headline === null || message === '') continue;
          const tip = state.tips.findLast((known) => known.message === undefined && known.senderId === line.senderId && known.tokens === tipTokens(line));
          if (tip) tip.message = message;
        }
      })
      .addMatcher(isVisitorChange, () => initialBroadcast),
});

interface InRoom {
  members: readonly { _id: string }[];
  total: number;
  totalGuests?: number;
}

/** How many of those in the room watch: members and guests, but not the performer, whom some servers count. */
export const viewersOf = ({ members, total, totalGuests = 0 }: InRoom, performerId: string): number =>
  Math.max(0, total + totalGuests - (members.some(({ _id }) => _id === performerId) ? 1 : 0));

broadcastPlace.fill(broadcastSlice.reducer);
export const { showOpened, showRefused, wentOnAir, showTipped, ticketSold, salesMarked, showEnded, deskCleared } = broadcastSlice.actions;
