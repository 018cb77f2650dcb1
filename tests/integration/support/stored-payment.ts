import type { Purchase } from '@/store/purchase/purchase';

/** The pauses between the checks of a payment whose response was lost, for `timerHolder`. */
export const CHECK_PAUSES_MS = [1000, 2000, 4000];

/** Stores a payment of this device whose response was lost. */
export function storeUnclearPayment(account: string | undefined, purchase: Purchase, price: number): void {
  const terms = { title: 'Thing', price, returnTo: '/' };
  const payment = { key: 'k1', account, purchase, terms, startedAt: Date.now(), step: 'sent' };
  window.localStorage.setItem('payments', JSON.stringify({ v: 1, data: [payment] }));
}
