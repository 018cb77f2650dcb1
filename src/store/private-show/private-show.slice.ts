import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RoomDeparture, RoomMembers, RoomPayload, TokenIncome } from '@/contract/socket';
import { getSum } from '@/lib/format/money';
import type { RootState } from '../root-reducer';
import { isVisitorChange } from '../session/session.actions';
import { settleMinute, newMeter, pauseMeter, startMinuteAt, syncMeter } from './minute-meter';
import { initialPrivateShow, privateShowReducer, type PrivateShowState } from './private-show.state';
import type { Ending, Refusal, Show } from './show';

/** `price` is the price per minute shown on screen. */
export const showRequested = createAction<{ userNote: string; price: number }>('privateShow/showRequested');
export const requestCanceled = createAction('privateShow/requestCanceled');
export const showEndRequested = createAction('privateShow/showEndRequested');
export const resultDismissed = createAction('privateShow/resultDismissed');

export const requestAccepted = createAction<RoomPayload>('privateShow/requestAccepted');
export const requestDeclined = createAction<RoomPayload>('privateShow/requestDeclined');
export const requestTimedOut = createAction<RoomPayload>('privateShow/requestTimedOut');
/** The server reports that a show ended because someone left it. */
export const participantLeft = createAction<RoomDeparture>('privateShow/participantLeft');
export const showStopped = createAction<RoomPayload>('privateShow/showStopped');

type MinuteFact = RoomPayload & { minute: number };

const isCurrentShow = ({ show }: PrivateShowState, { conversationId }: RoomPayload) =>
  show?.conversationId === conversationId;

const privateShowSlice = createSlice({
  name: 'privateShow',
  initialState: initialPrivateShow,
  reducers: {
    showFoundElsewhere: () => ({ ...initialPrivateShow, step: 'elsewhere' as const }),
    acceptanceRequired: () => ({ ...initialPrivateShow, step: 'unaccepted' as const }),
    requestStarted: () => ({ ...initialPrivateShow, step: 'requesting' as const }),
    waitingStarted: (_, { payload }: PayloadAction<{ show: Show; until: number }>) => ({
      ...initialPrivateShow,
      step: 'waiting' as const,
      ...payload,
    }),
    showRefused: (_, { payload }: PayloadAction<Refusal>) => ({
      ...initialPrivateShow,
      step: 'refused' as const,
      refusal: payload,
    }),
    /** Resumes a show stored on the device after a reload. Who is present isn't known yet. */
    showResumed: (_, { payload }: PayloadAction<Pick<PrivateShowState, 'step' | 'show' | 'until' | 'meter'>>) => ({
      ...initialPrivateShow,
      ...payload,
    }),
    showOpened(state, { payload }: PayloadAction<Show>) {
      state.step = 'open';
      state.show = payload;
      state.until = null;
    },
    /** The other side entered or left the room. Entering also accepts a request whose answer was missed. */
    participantPresenceChanged(
      state,
      { payload }: PayloadAction<RoomPayload & { present: boolean; hasDropped?: boolean }>,
    ) {
      if (!isCurrentShow(state, payload)) return;
      state.present = payload.present;
      state.hasDropped = !payload.present && Boolean(payload.hasDropped ?? state.hasDropped);
    },
    /** The connection was lost. Once it is back, the room must admit this side again before the show continues. */
    roomConnectionLost(state) {
      state.reentering = true;
    },
    /** The room admitted this side, or reports who is in it. */
    roomEntered: {
      prepare: ({ conversationId, ranFor }: RoomPayload & Pick<RoomMembers, 'ranFor'>) => ({
        payload: { conversationId, ranFor, now: Date.now() },
      }),
      reducer(state, { payload }: PayloadAction<RoomPayload & Pick<RoomMembers, 'ranFor'> & { now: number }>) {
        if (!isCurrentShow(state, payload)) return;
        state.reentering = false;
        if (state.meter && payload.ranFor !== undefined)
          state.meter = syncMeter(state.meter, payload.ranFor, payload.now);
      },
    },
    /** A connection was lost, so the show's clock stops. */
    showPaused(state, { payload: { now } }: PayloadAction<{ now: number }>) {
      if (state.meter) state.meter = pauseMeter(state.meter, now);
    },
    /** The show runs now. The first time starts minute 1. */
    minuteClockStarted(state, { payload: { now } }: PayloadAction<{ now: number }>) {
      state.meter = startMinuteAt(state.meter ?? newMeter(now), now);
    },
    minuteChargeStarted(state, { payload }: PayloadAction<MinuteFact>) {
      if (isCurrentShow(state, payload)) state.charging = [...(state.charging ?? []), payload.minute];
    },
    minuteChargeEnded(state, { payload }: PayloadAction<MinuteFact>) {
      const index = state.charging?.indexOf(payload.minute) ?? -1;
      if (isCurrentShow(state, payload) && index >= 0) state.charging?.splice(index, 1);
    },
    minuteCharged(state, { payload }: PayloadAction<MinuteFact & { tokens: number }>) {
      if (isCurrentShow(state, payload) && state.meter)
        state.meter = settleMinute(state.meter, payload.minute, payload.tokens);
    },
    minuteNotCharged(state, { payload }: PayloadAction<MinuteFact>) {
      if (isCurrentShow(state, payload) && state.meter) state.meter = settleMinute(state.meter, payload.minute, null);
    },
    /**
     * A fan's minute was paid to this performer. This may arrive before the fan is seen; then the show began with it.
     */
    minuteEarned(state, { payload }: PayloadAction<TokenIncome & { at: number }>) {
      if (!isCurrentShow(state, payload)) return;
      state.meter ??= newMeter(payload.at);
      state.meter.minutes += 1;
      state.meter.tokens = getSum([state.meter.tokens, payload.netPrice ?? payload.token]);
      state.meter.gross = getSum([state.meter.gross, payload.token]);
    },
    showEnded(state, { payload }: PayloadAction<Ending>) {
      state.step = 'ended';
      state.ending = payload;
      state.present = false;
    },
    showClosed: () => initialPrivateShow,
  },
  extraReducers: (builder) =>
    builder
      .addCase(participantLeft, (state, { payload }) => {
        if (isCurrentShow(state, payload) && payload.ranFor !== undefined) state.ranFor = payload.ranFor;
      })
      .addMatcher(isVisitorChange, () => initialPrivateShow),
});

privateShowReducer.fill(privateShowSlice.reducer);
export const {
  showFoundElsewhere,
  acceptanceRequired,
  requestStarted,
  waitingStarted,
  showRefused,
  showResumed,
  showOpened,
  participantPresenceChanged,
  roomConnectionLost,
  roomEntered,
  showPaused,
  minuteClockStarted,
  minuteChargeStarted,
  minuteChargeEnded,
  minuteCharged,
  minuteNotCharged,
  minuteEarned,
  showEnded,
  showClosed,
} = privateShowSlice.actions;

/** True while both sides are in the show and this side is connected. Minutes begin only then. */
export const selectRuns = ({ privateShow, system }: RootState): boolean =>
  privateShow.step === 'open' && privateShow.present && !selectIsCutOff({ privateShow, system });

/** This side isn't in the room: its connection is lost, or just back. */
export const selectIsCutOff = ({ privateShow, system }: Pick<RootState, 'privateShow' | 'system'>): boolean =>
  system.socketStatus !== 'connected' || privateShow.reentering;

/** The other side has lost its connection during the show. */
export const selectIsParticipantDisconnected = ({
  privateShow,
  system,
}: Pick<RootState, 'privateShow' | 'system'>): boolean =>
  privateShow.step === 'open' &&
  privateShow.meter !== null &&
  !privateShow.present &&
  privateShow.show?.other != null &&
  !selectIsCutOff({ privateShow, system });
