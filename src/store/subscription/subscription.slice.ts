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
  /** The record that was in sight then (`versionOf`). */
  version: string;
}

/** `waiting` can still be undone; `left`: the server agreed; `failed`: it refused, or nobody knows (`cancelFailureMessage`). */
export type LeavingStep = { step: 'waiting' | 'sending' | 'left' } | { step: 'failed'; error: StoredError };
export type LeavingState = LeavingStep & Pick<Leaving, 'performerId' | 'version'>;

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
      // Whoever pays again has it back, under the same id. What is still to be cancelled is cancelled all the same.
      .addCase(purchaseSettled, ({ leaving }, { payload: { purchase } }) => {
        if (purchase.kind !== 'membership' && purchase.kind !== 'subscription') return;
        const bought = purchase.kind === 'subscription' ? purchase.performerId : null;
        for (const [id, { performerId, step }] of Object.entries(leaving)) {
          if (performerId === bought && (step === 'left' || step === 'failed')) delete leaving[id];
        }
      })
      .addMatcher(isVisitorChange, () => initialSubscriptions),
});

export const subscriptionReducer = subscriptionSlice.reducer;
export const { leavingMoved } = subscriptionSlice.actions;
