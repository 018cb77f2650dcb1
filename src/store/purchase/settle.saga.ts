import { put, spawn } from 'redux-saga/effects';
import { removeIntent, removeIntents } from '@/device/purchase-intent';
import { itemsRemoved, quantityChanged } from '../cart/cart.slice';
import { confirmedLaterNotice, paidNotice } from '../notices/purchase-notices';
import { fromVisitor, selected, type Saga } from '../saga';
import { loadCurrentUser } from '../session/current-user.saga';
import { balanceInvalidated, balanceUpdated } from '../user/user.slice';
import type { Payment, StoredPayments } from './pending';
import { getSubject, type Purchase, type PurchaseState, type Receipt } from './purchase';
import { purchaseStateChanged, purchaseSettled } from './purchase.slice';

/** `now`: the response confirmed the payment. `later`: a later check did. `silent`: the current page shows it. */
type Confirmation = 'now' | 'later' | 'silent';

/** The account whose payments this page shows; empty for a guest. */
export const selectPayer = () => selected(({ user }) => user.current._id);

/** False once the payer has logged out, even if another account is logged in. */
export function* isPayer({ account }: Pick<Payment, 'account'>): Saga<boolean> {
  return (yield* selectPayer()) === account;
}

/** Shows the state of a payment, unless another account is logged in by now. */
export function* showPurchaseState(payment: Pick<Payment, 'account' | 'purchase'>, to: PurchaseState | null): Saga {
  if (yield* isPayer(payment)) yield put(purchaseStateChanged({ subject: getSubject(payment.purchase), to }));
}

/**
 * Stores a payment as paid and applies the consequences. The confirmation may come several ways; only the first one
 * counts. After a logout it stays unfinished until the payer's next login.
 */
export function* settlePayment(
  book: StoredPayments,
  payment: Payment,
  receipt: Receipt | null,
  confirmation: Confirmation,
): Saga {
  if (book.find(payment.key)?.step === 'paid' || !(yield* isPayer(payment))) return;
  book.put({ ...payment, step: 'paid', transactionId: receipt?._id ?? payment.transactionId, paidAt: Date.now() });

  const ports = yield* fromVisitor('ports');
  const { purchase, terms } = payment;
  removeIntent(getSubject(purchase));
  if (purchase.kind === 'membership') yield* applyMembership();
  yield* takeOutOfCart(purchase);
  yield* showPurchaseState(payment, { step: 'done', title: terms.title, receipt });
  yield* correctBalance(purchase, receipt, confirmation);
  yield put(purchaseSettled({ purchase, terms, receipt }));
  // If the server had already charged this attempt, it returns the price of that time.
  if (confirmation === 'now')
    ports.notify(paidNotice(purchase, { ...terms, price: receipt?.totalPrice ?? terms.price }));
  if (confirmation === 'later') ports.notify(confirmedLaterNotice(purchase, terms));
  if (changesPages(purchase)) ports.refresh();
}

/** Unlock sheets stop offering memberships, and don't open again with the one that was bought. */
function* applyMembership(): Saga {
  removeIntents('unlock/');
  yield spawn(loadCurrentUser);
}

/** Nothing on a page depends on a tip, and reloading would interrupt a playing video. */
export const changesPages = ({ kind }: Purchase): boolean => kind !== 'tip';

/** A payment confirmed later may already be in the balance. */
function* correctBalance({ pay }: Purchase, receipt: Receipt | null, confirmation: Confirmation): Saga {
  const spent = pay === 'token' && confirmation === 'now' ? receipt?.totalPrice : undefined;
  if (spent !== undefined) yield put(balanceUpdated({ token: -spent }));
  yield put(balanceInvalidated());
}

/** Only what was bought: quantities and lines added meanwhile stay. */
function* takeOutOfCart(purchase: Purchase): Saga {
  if (purchase.kind !== 'products') return;
  for (const { _id, quantity } of purchase.products) {
    const line = yield* selected(({ cart }) => cart.items.find((item) => item._id === _id));
    if (!line) continue;
    yield put(
      line.quantity > quantity ? quantityChanged({ _id, quantity: line.quantity - quantity }) : itemsRemoved([{ _id }]),
    );
  }
}
