import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Transaction } from '@/contract/payment';
import type { RootState } from '../root-reducer';
import { isVisitorChange } from '../session/session.actions';
import { getSubject, type Purchase, type PurchaseState, type Receipt, type Terms } from './purchase';

/** A payment that returned from its payment page, as its result page follows it. */
export interface FollowedPayment {
  transactionId: string;
  /** `unknown`: the server doesn't list it, or doesn't respond. */
  outcome: 'pending' | 'success' | 'failed' | 'canceled' | 'unknown';
  receipt: Receipt | null;
  /** The terms, if the payment was started on this device. */
  terms: Terms | null;
  purchase: Purchase | null;
}

interface PurchasesState {
  bySubject: Record<string, PurchaseState>;
  followed: FollowedPayment | null;
  /** The last card payment that the bank wants confirmed; the history may lack the URL. */
  toConfirm?: Transaction;
}

const initialPurchases: PurchasesState = { bySubject: {}, followed: null };

/** Stores the time of the click, because the payment code may load later. */
export const purchaseRequested = createAction(
  'purchase/purchaseRequested',
  (attempt: { purchase: Purchase; terms: Terms }) => ({ payload: { ...attempt, at: Date.now() } }),
);
/** Checks an `uncertain` or `open` payment in the history. */
export const purchaseCheckRequested = createAction<{ subject: string }>('purchase/purchaseCheckRequested');
/** The visitor continues to the payment page of an `open` purchase. */
export const paymentContinued = createAction<{ subject: string }>('purchase/paymentContinued');
/** The visitor drops an `open` payment, or closes a result. */
export const purchaseDismissed = createAction<{ subject: string }>('purchase/purchaseDismissed');
/** The result page is open; without an id, it means this device's last payment. */
export const resultPageOpened = createAction<{ transactionId: string | null }>('purchase/resultPageOpened');
export const resultPageClosed = createAction('purchase/resultPageClosed');
/** A purchase was paid. Other slices react to this. */
export const purchaseSettled = createAction<{ purchase: Purchase; terms: Terms; receipt: Receipt | null }>(
  'purchase/purchaseSettled',
);
/**
 * The server reports that a card payment was decided (`payment_status_callback`), or that the bank wants this one
 * confirmed (`stripe_confirm_payment`).
 */
export const paymentStatusReceived = createAction<Transaction | undefined>('purchase/paymentStatusReceived');
/**
 * The server reports that an item bought with tokens is unlocked, in this tab or elsewhere
 * (`token_transaction_success`).
 */
export const itemUnlocked = createAction<{ names: string[] }>('purchase/itemUnlocked');
/** The device stores payments this page doesn't know yet, after a page load or a login. */
export const paymentsFound = createAction('purchase/paymentsFound');
/** Another tab stored a new payment state. */
export const paymentsChanged = createAction('purchase/paymentsChanged');

/** Actions that the payment queue serves. */
export const isForPaymentQueue = isAnyOf(
  purchaseRequested,
  purchaseCheckRequested,
  purchaseDismissed,
  paymentContinued,
  resultPageOpened,
  resultPageClosed,
  paymentStatusReceived,
  paymentsFound,
  paymentsChanged,
);

/** Steps in which the button is locked and nothing can be dismissed. */
const BUSY: readonly PurchaseState['step'][] = ['sending', 'elsewhere', 'checking', 'leaving'];

const purchaseSlice = createSlice({
  name: 'purchase',
  initialState: initialPurchases,
  reducers: {
    purchaseStateChanged(
      state,
      { payload: { subject, to } }: PayloadAction<{ subject: string; to: PurchaseState | null }>,
    ) {
      if (to) state.bySubject[subject] = to;
      else delete state.bySubject[subject];
    },
    followedPaymentChanged(state, { payload }: PayloadAction<FollowedPayment | null>) {
      state.followed = payload;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(purchaseRequested, ({ bySubject }, { payload: { purchase } }) => {
        // Shown at once, while the payment code is still loading.
        bySubject[getSubject(purchase)] ??= { step: 'sending' };
      })
      .addCase(purchaseDismissed, (state, { payload: { subject } }) => {
        const shown = state.bySubject[subject];
        if (shown && !BUSY.includes(shown.step)) delete state.bySubject[subject];
      })
      .addCase(resultPageClosed, (state) => {
        state.followed = null;
      })
      .addCase(paymentStatusReceived, (state, { payload }) => {
        if (payload) state.toConfirm = payload;
      })
      .addMatcher(isVisitorChange, () => initialPurchases),
});

export const purchaseReducer = purchaseSlice.reducer;
export const { purchaseStateChanged, followedPaymentChanged } = purchaseSlice.actions;

/** The state of a subject's purchase, or null when there is none. */
export const selectPurchase =
  (subject: string) =>
  ({ purchase }: RootState): PurchaseState | null =>
    purchase.bySubject[subject] ?? null;

/** True while a payment is pending, so the balance is about to change. */
export const selectIsSpending = ({ purchase }: RootState): boolean =>
  Object.values(purchase.bySubject).some(({ step }) => step === 'sending' || step === 'checking');
