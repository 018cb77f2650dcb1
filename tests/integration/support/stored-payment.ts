import type { Purchase } from '@/store/purchase/purchase';

/** Stores a payment of this device whose response was lost. */
export function storeUnclearPayment(account: string | undefined, purchase: Purchase, price: number): void {
  const terms = { title: 'Thing', price, returnTo: '/' };
  const payment = { key: 'k1', account, purchase, terms, startedAt: Date.now(), step: 'sent' };
  window.localStorage.setItem('payments', JSON.stringify({ v: 1, data: [payment] }));
}
