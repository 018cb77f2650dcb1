import type { Transaction } from '@/contract/payment';
import { paidSentence } from '@/features/commerce/payments/paid-sentence';
import type { FollowedPayment } from '@/store/purchase/purchase.slice';

const paid = (receipt: Partial<Transaction>, terms: FollowedPayment['terms'] = null): FollowedPayment => ({
  transactionId: 'c1',
  outcome: 'success',
  purchase: null,
  terms,
  receipt: { _id: 'c1', status: 'success', ...receipt },
});
const MATEO = { _id: 'p1', name: 'Mateo Ríos' };
const line = (name: string, productType = 'physical') => ({ name, productType });

test.each<[string, Partial<Transaction>]>([
  ['You’re subscribed to Mateo Ríos.', { type: 'monthly_subscription', performerInfo: MATEO }],
  ['Your membership “Gold” is active.', { type: 'subscription_package', products: [line('Gold')] }],
  ['500 tokens were added to your balance.', { type: 'token_package', products: [{ name: 'M', tokens: 500 }] }],
  ['1 token was added to your balance.', { type: 'wallet_topup', products: [{ name: 'S', tokens: 1 }] }],
  ['“Blue Hour” is yours. Find it in your library.', { type: 'video', products: [line('Blue Hour', 'video')] }],
  ['“Scores” is yours. Find it in your library.', { type: 'product', products: [line('Scores', 'digital')] }],
  ['You ordered “Mug”.', { type: 'product', products: [line('Mug')] }],
  ['You ordered “Mug” and 1 more item.', { type: 'product', products: [line('Mug'), line('Scores', 'digital')] }],
])('a payment result says: %s', (sentence, receipt) => {
  expect(paidSentence(paid(receipt), false)).toBe(sentence);
});

test('performers, who have no library, are not sent to it', () => {
  expect(paidSentence(paid({ type: 'video', products: [line('Blue Hour', 'video')] }), true)).toBe(
    '“Blue Hour” is yours.',
  );
});

test('names that the server leaves out come from this device', () => {
  const terms = { title: 'Blue Hour', price: 9, returnTo: '/video/blue-hour' };
  expect(paidSentence(paid({ type: 'video' }, terms), true)).toBe('“Blue Hour” is yours.');
});

test.each<[string, Partial<Transaction>]>([
  ['a video without a title', { type: 'video' }],
  ['a subscription without a performer', { type: 'yearly_subscription' }],
  ['an unknown number of tokens', { type: 'token_package', products: [{ name: 'M' }] }],
  ['an unknown kind', { type: 'donation' }],
])('nothing is said about %s', (_what, receipt) => {
  expect(paidSentence(paid(receipt), false)).toBe('');
});
