import type { Purchase } from '@/store/purchase/purchase';
import { purchaseSettled } from '@/store/purchase/purchase.slice';
import { cancellationStateChanged, subscriptionReducer } from '@/store/subscription/subscription.slice';

const bought = (purchase: Purchase) =>
  purchaseSettled({ purchase, terms: { title: 'It', price: 10, returnTo: '/' }, receipt: null });
const subscriptionTo = (performerId: string) =>
  bought({ kind: 'subscription', pay: 'card', performerId, period: 'monthly' });

const withCancellation = (step: 'waiting' | 'sending' | 'canceled', performerId: string | null) =>
  subscriptionReducer(undefined, cancellationStateChanged({ _id: 's1', to: { step, performerId, version: '1' } }));

test('a renewed subscription is no longer canceled', () => {
  expect(subscriptionReducer(withCancellation('canceled', 'nova'), subscriptionTo('nova')).cancellations).toEqual({});
  expect(
    subscriptionReducer(
      withCancellation('canceled', null),
      bought({ kind: 'membership', pay: 'card', packageId: 'p1' }),
    ).cancellations,
  ).toEqual({});
});

test.each(['waiting', 'canceled'] as const)('another purchase does not affect a subscription that is %s', (step) => {
  const ofNova = withCancellation(step, 'nova');
  for (const other of [
    subscriptionTo('aria'),
    bought({ kind: 'membership', pay: 'card', packageId: 'p1' }),
    bought({ kind: 'video', pay: 'token', id: 'v1' }),
  ]) {
    expect(subscriptionReducer(ofNova, other)).toEqual(ofNova);
  }
  const ofSite = withCancellation(step, null);
  expect(subscriptionReducer(ofSite, subscriptionTo('nova'))).toEqual(ofSite);
});

test('a pending cancellation is not hidden by a late payment', () => {
  const ofNova = withCancellation('waiting', 'nova');
  expect(subscriptionReducer(ofNova, subscriptionTo('nova'))).toEqual(ofNova);
});
