import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../root-reducer';
import { isVisitorChange } from '../session/session.actions';
import { subjectOf, type Purchase, type PurchaseState, type Receipt, type Terms } from './purchase';

/** A payment whose page in the browser has been left, as its result page follows it. */
export interface FollowedPayment {
  transactionId: string;
  /** `unknown`: the server does not list it, or does not answer. */
  outcome: 'pending' | 'success' | 'failed' | 'cancelled' | 'unknown';
  receipt: Receipt | null;
  /** What was bought, where this device began it. */
  terms: Terms | null;
  purchase: Purchase | null;
}

interface PurchasesState {
  bySubject: Record<string, PurchaseState>;
  followed: FollowedPayment | null;
}

const initialPurchases: PurchasesState = { bySubject: {}, followed: null };

/** The button was pressed. The moment is kept: the code that pays may come later. */
export const purchaseRequested = createAction('purchase/asked', (press: { purchase: Purchase; terms: Terms }) => ({ payload: { ...press, at: Date.now() } }));
/** How does it stand? Reads the history; for `uncertain` and `open`. */
export const purchaseCheckRequested = createAction<{ subject: string }>('purchase/checkAsked');
/** The visitor goes on to the payment page of an `open` purchase. */
export const paymentContinued = createAction<{ subject: string }>('purchase/continued');
/** The visitor drops what is `open`, or has read what is shown. */
export const purchaseDismissed = createAction<{ subject: string }>('purchase/dismissed');
/** The result page stands; without an id the last payment of this device is meant. */
export const paymentFollowed = createAction<{ transactionId: string | null }>('purchase/followed');
/** Nobody looks at the result any more. */
export const paymentLeft = createAction('purchase/left');
/** It was paid: the facts that other slices go by. */
export const purchaseSettled = createAction<{ purchase: Purchase; terms: Terms; receipt: Receipt | null }>('purchase/settled');
/** The server says that a payment by card has been decided (`payment_status_callback`). */
export const paymentCalledBack = createAction('purchase/calledBack');
/** The server says that something stands open now that was bought in tokens, in this tab or anywhere else (`token_transaction_success`). */
export const itemUnlocked = createAction<{ names: string[] }>('purchase/itemUnlocked');
/** The device keeps payments of which this page knows nothing yet: it has just been loaded, or somebody has just logged in. */
export const paymentsFound = createAction('purchase/found');
/** Another tab wrote down how a payment stands. */
export const paymentsChanged = createAction('purchase/changed');

/** What the desk of payments answers. */
export const isForPaymentQueue = isAnyOf(
  purchaseRequested,
  purchaseCheckRequested,
  purchaseDismissed,
  paymentContinued,
  paymentFollowed,
  paymentLeft,
  paymentCalledBack,
  paymentsFound,
  paymentsChanged,
);

/** The control is locked in these: nothing is put away meanwhile. */
const BUSY: readonly PurchaseState['step'][] = ['sending', 'elsewhere', 'checking', 'leaving'];

const purchaseSlice = createSlice({
  name: 'purchase',
  initialState: initialPurchases,
  reducers: {
    purchaseMoved(state, { payload: { subject, to } }: PayloadAction<{ subject: string; to: PurchaseState | null }>) {
      if (to) state.bySubject[subject] = to;
      else delete state.bySubject[subject];
    },
    followedMoved(state, { payload }: PayloadAction<FollowedPayment | null>) {
      state.followed = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(purchaseRequested, ({ bySubject }, { payload: { purchase } }) => {
        // At once, while the code that pays is still on its way.
        bySubject[subjectOf(purchase)] ??= { step: 'sending' };
      })
      .addCase(purchaseDismissed, (state, { payload: { subject } }) => {
        const shown = state.bySubject[subject];
        if (shown && !BUSY.includes(shown.step)) delete state.bySubject[subject];
      })
      .addCase(paymentLeft, (state) => {
        state.followed = null;
      })
      .addMatcher(isVisitorChange, () => initialPurchases),
});

export const purchaseReducer = purchaseSlice.reducer;
export const { purchaseMoved, followedMoved } = purchaseSlice.actions;

/** How the purchase of a subject stands, or null when none is under way. */
export const selectPurchase =
  (subject: string) =>
  ({ purchase }: RootState): PurchaseState | null =>
    purchase.bySubject[subject] ?? null;

/** Something is being paid with tokens: the balance is about to change. */
export const selectIsSpending = ({ purchase }: RootState): boolean => Object.values(purchase.bySubject).some(({ step }) => step === 'sending' || step === 'checking');
