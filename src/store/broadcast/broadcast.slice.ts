import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { GoLiveBody } from '@/contract/streaming';
import type { Message } from '@/contract/message';
import { tipParts, tipTokens } from '@/entities/payment/tip-message';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';
import { messagesReceived, missedMessagesLoaded } from '../stream-message/stream-message.slice';
import { getViewers } from '../streaming/streaming.selectors';
import { membersChanged } from '../streaming/streaming.slice';
import {
  type BroadcastState,
  broadcastReducer,
  confirmationOpened,
  initialBroadcast,
  type Show,
  type ShowFigures,
  type ShowTip,
} from './broadcast.state';
import type { StoredShow } from './stored-show';

/** Older tips are only counted. */
const MAX_TIPS = 100;

type BookedIncome = Record<'tips' | 'tickets', { count: number; tokens: number }>;

/** Figures of a resumed show, and when it was last live, in ms since 1970. */
export interface ResumedShow {
  figures: ShowFigures;
  seenAt: number;
}

/**
 * `before` is set when the show is resumed after a reload, or taken over from another tab of this browser (`takeOver`).
 */
export const goLiveRequested = createAction<{ goLiveBody: GoLiveBody; before?: ResumedShow; takeOver?: boolean }>(
  'broadcast/goLiveRequested',
);
/** A group show is paid by the minute and has its own page. */
export const groupShowRequested = createAction('broadcast/groupShowRequested');

/** The show stops for a private one; its viewers wait for it to resume. */
export const pauseRequested = createAction('broadcast/pauseRequested');

const isFree = ({ step }: BroadcastState) => step === 'idle' || step === 'ended';

const broadcastSlice = createSlice({
  name: 'broadcast',
  initialState: initialBroadcast,
  reducers: {
    showOpened(state, { payload }: PayloadAction<Show>) {
      state.step = 'publishing';
      state.show = payload;
    },
    /** Goal and tip menu changed, or a tip came closer to the goal. */
    showChanged(state, { payload }: PayloadAction<Pick<Show, 'goal' | 'tipMenu'>>) {
      if (!state.show) return;
      const { goal, tipMenu } = payload;
      if (goal !== undefined) state.show.goal = goal;
      if (tipMenu !== undefined) state.show.tipMenu = tipMenu;
      state.show.goLiveBody = { ...state.show.goLiveBody, ...pickGoalAndTipMenu(state.show) };
    },
    showRefused(_state, { payload }: PayloadAction<StoredError>) {
      return { ...initialBroadcast, error: payload };
    },
    /** The media server receives the video, for the first time or again after a drop. */
    wentOnAir(state, { payload }: PayloadAction<{ at: number }>) {
      if (state.step !== 'publishing' && state.step !== 'live') return;
      state.step = 'live';
      if (state.startedAt !== null && state.awaySince !== null)
        state.startedAt += Math.max(0, payload.at - state.awaySince);
      state.awaySince = null;
      state.startedAt ??= payload.at;
    },
    /** The media server no longer receives the video: the clock of the show stops. */
    videoLost(state, { payload }: PayloadAction<{ at: number }>) {
      if (state.step === 'live') state.awaySince ??= payload.at;
    },
    showTipped(state, { payload }: PayloadAction<Omit<ShowTip, 'id'>>) {
      if (!state.show || state.step === 'ended') return;
      state.tipCount += 1;
      state.tipTokens += payload.tokens;
      state.tips = [{ ...payload, id: state.tipCount }, ...state.tips].slice(0, MAX_TIPS);
    },
    ticketSold(state, { payload }: PayloadAction<{ tokens: number }>) {
      if (!state.show || state.step === 'ended') return;
      state.ticketCount += 1;
      state.ticketTokens += payload.tokens;
    },
    /** Raises the figures to the booked sales, which include those made while the connection was lost. */
    bookedIncomeLoaded(
      state,
      { payload: { conversationId, tips, tickets } }: PayloadAction<BookedIncome & { conversationId: string }>,
    ) {
      if (state.show?.conversationId !== conversationId || state.step === 'ended') return;
      state.tipCount = Math.max(state.tipCount, tips.count);
      state.tipTokens = Math.max(state.tipTokens, tips.tokens);
      state.ticketCount = Math.max(state.ticketCount, tickets.count);
      state.ticketTokens = Math.max(state.ticketTokens, tickets.tokens);
    },
    latestSaleRecorded(state, { payload }: PayloadAction<{ newest: string }>) {
      state.salesAfter ??= payload.newest;
    },
    latestSubscriberRecorded(state, { payload }: PayloadAction<{ newest: string }>) {
      state.subscribersAfter ??= payload.newest;
    },
    /** A show that never went live leaves no summary. */
    showEnded(state, { payload }: PayloadAction<{ at: number; bySite?: boolean; lostConnection?: boolean }>) {
      if (!state.show) return;
      if (state.startedAt === null) return initialBroadcast;
      state.step = 'ended';
      state.endedAt = state.awaySince ?? payload.at;
      state.awaySince = null;
      state.lostConnection = payload.lostConnection ?? false;
      state.confirming = null;
      state.endedBySite = payload.bySite ?? false;
    },
    /** The performer ended a stored show instead of resuming it. */
    storedShowEnded(_state, { payload }: PayloadAction<StoredShow>) {
      const { performerId, conversationId, goLiveBody, figures, seenAt } = payload;
      if (figures.startedAt === null) return initialBroadcast;
      const show = { conversationId, sessionId: '', performerId, goLiveBody };
      return { ...initialBroadcast, ...figures, show, step: 'ended' as const, endedAt: seenAt };
    },
    confirmationClosed(state) {
      state.confirming = null;
    },
    /** The console is reset for the next show, or because its page was left. */
    consoleCleared: () => initialBroadcast,
  },
  extraReducers: (builder) =>
    builder
      .addCase(confirmationOpened, (state, { payload }) => {
        if (state.step === 'publishing' || state.step === 'live') state.confirming = payload;
      })
      .addCase(goLiveRequested, (state, { payload }) =>
        isFree(state)
          ? {
              ...initialBroadcast,
              ...payload.before?.figures,
              awaySince: payload.before?.seenAt ?? null,
              step: 'opening',
            }
          : state,
      )
      .addCase(groupShowRequested, (state) => (isFree(state) ? { ...initialBroadcast, step: 'opening' } : state))
      .addCase(membersChanged, (state, { payload }) => {
        if (!state.show || state.step === 'ended') return;
        state.mostViewers = Math.max(state.mostViewers, getViewers(payload, state.show.performerId));
      })
      // Some servers send the text of a tip not with the tip but in the chat message that follows.
      .addCase(messagesReceived, (state, { payload: { conversationId, items } }) => {
        if (!state.show || conversationId !== state.show.conversationId) return;
        state.chatCount += countFanMessages(items, state.show);
        for (const line of items) {
          const { headline, message } = line.type === 'tip' ? tipParts(line) : { headline: null, message: '' };
          if (headline === null || message === '') continue;
          const tip = state.tips.findLast(
            (known) =>
              known.message === undefined && known.senderId === line.senderId && known.tokens === tipTokens(line),
          );
          if (tip) tip.message = message;
        }
      })
      .addCase(missedMessagesLoaded, (state, { payload: { conversationId, missed } }) => {
        if (state.show?.conversationId === conversationId) state.chatCount += countFanMessages(missed, state.show);
      })
      .addMatcher(isVisitorChange, () => initialBroadcast),
});

const countFanMessages = (messages: readonly Message[], { performerId }: Show): number =>
  messages.filter(({ type, senderId }) => type !== 'tip' && senderId && senderId !== performerId).length;

/** What a resumed show asks for again. */
const pickGoalAndTipMenu = ({
  goal,
  tipMenu,
}: Pick<Show, 'goal' | 'tipMenu'>): Pick<GoLiveBody, 'goal' | 'tipMenu'> => ({
  ...(goal !== undefined && { goal: goal && { title: goal.title, tokens: goal.tokens } }),
  ...(tipMenu !== undefined && { tipMenu }),
});

broadcastReducer.fill(broadcastSlice.reducer);
export const {
  showOpened,
  showChanged,
  showRefused,
  wentOnAir,
  videoLost,
  showTipped,
  ticketSold,
  bookedIncomeLoaded,
  latestSaleRecorded,
  latestSubscriberRecorded,
  showEnded,
  storedShowEnded,
  confirmationClosed,
  consoleCleared,
} = broadcastSlice.actions;
