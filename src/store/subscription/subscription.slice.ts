import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { purchaseSettled } from '../purchase/purchase.slice';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';

/** A subscription that somebody leaves. */
export interface Leaving {
  _id: string;
  /** Null: the membership of the site, which has a call of its own. */
  performerId: string | null;
  /** What has been done, in a sentence, for the notice with Undo. */
  told: string;
}

/** `waiting` can still be undone; `left`: the server agreed; `failed`: it goes on as before. */
export type LeavingState = { step: 'waiting' | 'sending' | 'left' } | { step: 'failed'; error: StoredError };

interface SubscriptionsState {
  leaving: Record<string, LeavingState>;
}

const initialSubscriptions: SubscriptionsState = { leaving: {} };

/** Somebody has confirmed that he leaves. */
export const cancelConfirmed = createAction<Leaving>('subscription/cancelConfirmed');

const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState: initialSubscriptions,
  reducers: {
    leavingMoved(state, { payload: { _id, to } }: PayloadAction<{ _id: string; to: LeavingState | null }>) {
      if (to) state.leaving[_id] = to;
      else delete state.leaving[_id];
    },
  },
  extraReducers: (builder) =>
    builder
      // Whoever pays again has it back, under the same id.
      .addCase(purchaseSettled, (state, { payload: { purchase } }) => {
        if (purchase.kind === 'membership' || purchase.kind === 'subscription') state.leaving = {};
      })
      .addMatcher(isVisitorChange, () => initialSubscriptions),
});

export const subscriptionReducer = subscriptionSlice.reducer;
export const { leavingMoved } = subscriptionSlice.actions;
