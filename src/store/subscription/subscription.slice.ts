import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { purchaseSettled } from '../purchase/purchase.slice';
import type { StoredError } from '../request/request-state';
import { isVisitorChange } from '../session/session.actions';

/** A subscription that the visitor cancels. */
export interface CancellationRequest {
  _id: string;
  /** Null for the site membership, which has its own call. */
  performerId: string | null;
  /** Text of the toast with Undo. */
  noticeText: string;
  /** Version of the record shown at that time (`getVersion`). */
  version: string;
}

/**
 * `waiting` can still be undone; `canceled`: the server agreed; `failed`: it refused, or the result is unknown
 * (`cancelFailureMessage`).
 */
export type CancellationStep = { step: 'waiting' | 'sending' | 'canceled' } | { step: 'failed'; error: StoredError };
export type CancellationState = CancellationStep & Pick<CancellationRequest, 'performerId' | 'version'>;

interface SubscriptionsState {
  cancellations: Record<string, CancellationState>;
}

const initialSubscriptions: SubscriptionsState = { cancellations: {} };

export const cancelConfirmed = createAction<CancellationRequest>('subscription/cancelConfirmed');

const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState: initialSubscriptions,
  reducers: {
    cancellationStateChanged(
      state,
      { payload: { _id, to } }: PayloadAction<{ _id: string; to: CancellationState | null }>,
    ) {
      if (to) state.cancellations[_id] = to;
      else delete state.cancellations[_id];
    },
  },
  extraReducers: (builder) =>
    builder
      // Paying again restores it under the same id. A pending cancellation still goes ahead.
      .addCase(purchaseSettled, ({ cancellations }, { payload: { purchase } }) => {
        if (purchase.kind !== 'membership' && purchase.kind !== 'subscription') return;
        const bought = purchase.kind === 'subscription' ? purchase.performerId : null;
        for (const [id, { performerId, step }] of Object.entries(cancellations)) {
          if (performerId === bought && (step === 'canceled' || step === 'failed')) delete cancellations[id];
        }
      })
      .addMatcher(isVisitorChange, () => initialSubscriptions),
});

export const subscriptionReducer = subscriptionSlice.reducer;
export const { cancellationStateChanged } = subscriptionSlice.actions;
