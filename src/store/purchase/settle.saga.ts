import { put } from 'redux-saga/effects';
import { dropIntent } from '@/device/purchase-intent';
import { itemsRemoved, quantityChanged } from '../cart/cart.slice';
import { paidLateNotice, paidNotice } from '../notices/purchase-notices';
import { fromVisitor, selected, type Saga } from '../saga';
import { balanceDoubted, balanceUpdated } from '../user/user.slice';
import type { Payment, PaymentBook } from './pending';
import { subjectOf, type Purchase, type PurchaseState, type Receipt } from './purchase';
import { purchaseMoved, purchaseSettled } from './purchase.slice';

/** `now`: the answer itself said so. `late`: it was found out. `silent`: the page in sight says it. */
type Telling = 'now' | 'late' | 'silent';

/** Whose payments this page shows; empty for a guest. */
export const payer = () => selected(({ user }) => user.current._id);

/** False once its payer has logged out, and for whoever has logged in since. */
export function* isPayer({ account }: Pick<Payment, 'account'>): Saga<boolean> {
  return (yield* payer()) === account;
}

/** Shows how a payment stands, unless somebody else has logged in meanwhile. */
export function* show(payment: Pick<Payment, 'account' | 'purchase'>, to: PurchaseState | null): Saga {
  if (yield* isPayer(payment)) yield put(purchaseMoved({ subject: subjectOf(payment.purchase), to }));
}

/**
 * It was paid: written down, and everything that follows from it. Word of it comes by several ways; only the first one counts. Who
 * has logged out by then is told at the next log-in: until then it stays unfinished.
 */
export function* settle(book: PaymentBook, payment: Payment, receipt: Receipt | null, telling: Telling): Saga {
  if (book.find(payment.key)?.step === 'paid' || !(yield* isPayer(payment))) return;
  book.put({ ...payment, step: 'paid', transactionId: receipt?._id ?? payment.transactionId, paidAt: Date.now() });

  const ports = yield* fromVisitor('ports');
  const { purchase, terms } = payment;
  dropIntent(subjectOf(purchase));
  yield* takeOutOfCart(purchase);
  yield* show(payment, { step: 'done', title: terms.title, receipt });
  yield* correctBalance(purchase, receipt, telling);
  yield put(purchaseSettled({ purchase, terms, receipt }));
  // A server that had charged this press before says so, with the price of then.
  if (telling === 'now') ports.notify(paidNotice(purchase, { ...terms, price: receipt?.totalPrice ?? terms.price }));
  if (telling === 'late') ports.notify(paidLateNotice(purchase, terms));
  if (changesPages(purchase)) ports.refresh();
}

/** Nothing on a page depends on a tip, and a film that plays had better go on. */
export const changesPages = ({ kind }: Purchase): boolean => kind !== 'tip';

/** What was found out later may be in the balance already. */
function* correctBalance({ pay }: Purchase, receipt: Receipt | null, telling: Telling): Saga {
  const spent = pay === 'token' && telling === 'now' ? receipt?.totalPrice : undefined;
  if (spent !== undefined) yield put(balanceUpdated({ token: -spent }));
  yield put(balanceDoubted());
}

/** Only what was bought: pieces and lines that were added meanwhile stay. */
function* takeOutOfCart(purchase: Purchase): Saga {
  if (purchase.kind !== 'products') return;
  for (const { _id, quantity } of purchase.products) {
    const line = yield* selected(({ cart }) => cart.items.find((item) => item._id === _id));
    if (!line) continue;
    yield put(line.quantity > quantity ? quantityChanged({ _id, quantity: line.quantity - quantity }) : itemsRemoved([{ _id }]));
  }
}
