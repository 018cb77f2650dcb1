import type { Transaction } from '@/contract/payment';
import { nextSteps, retryStep } from '@/features/commerce/payments/purchase-links';
import type { Purchase } from '@/store/purchase/purchase';
import type { FollowedPayment } from '@/store/purchase/purchase.slice';

const MATEO = { _id: 'p1', name: 'Mateo Ríos', username: 'mateoriver' };
const subscription: Purchase = { kind: 'subscription', pay: 'card', performerId: 'p1', period: 'monthly' };
const tokens: Purchase = { kind: 'tokens', pay: 'card', packageId: 't1' };

const payment = (purchase: Purchase, returnTo: string, receipt: Partial<Transaction>): FollowedPayment => ({
  transactionId: 'c1',
  outcome: 'success',
  purchase,
  terms: { title: 'Mateo Ríos', price: 10, returnTo },
  receipt: { _id: 'c1', status: 'success', totalPrice: 10, targetId: 'p1', ...receipt },
});
const subscribed = (returnTo: string) =>
  payment(subscription, returnTo, { type: 'monthly_subscription', performerInfo: MATEO, performerId: 'p1' });
const steps = (followed: FollowedPayment) => nextSteps(followed, false).map(({ href, label }) => [label, href]);

const PROFILE = ['Go to Mateo Ríos’s page', '/performers/mateoriver'];
const SUBSCRIPTIONS = ['View your subscriptions', '/user/subscriptions'];

test.each([
  ['/performers/mateoriver#subscribe:p1', [PROFILE, SUBSCRIPTIONS]],
  ['/user/subscriptions', [PROFILE, SUBSCRIPTIONS]],
  ['/video/blue-hour#subscribe:v1', [['Back to where you were', '/video/blue-hour'], PROFILE, SUBSCRIPTIONS]],
])('a paid subscription that started at %s leads to what it opens', (returnTo, expected) => {
  expect(steps(subscribed(returnTo))).toEqual(expected);
});

test('paid tokens lead back to the form they were for', () => {
  const followed = payment(tokens, '/video/blue-hour#purchase:v1', { type: 'token_package' });
  expect(steps(followed)).toEqual([
    ['Back to where you were', '/video/blue-hour#purchase:v1'],
    ['Open wallet', '/user/wallet'],
  ]);
});

test('a paid video leads to the video', () => {
  const video: Purchase = { kind: 'video', pay: 'card', id: 'v1' };
  const followed = payment(video, '/video/blue-hour#purchase:v1', { type: 'video', targetId: 'v1' });
  expect(steps(followed)).toEqual([['Watch video', '/video/blue-hour']]);
});

test('a membership that started at a video leads back without the name of the plan', () => {
  const membership: Purchase = { kind: 'membership', pay: 'card', packageId: 'm1' };
  const followed = payment(membership, '/video/blue-hour#purchase:v1', { type: 'subscription_package' });
  expect(steps(followed)[0]).toEqual(['Back to where you were', '/video/blue-hour']);
  expect(retryStep(followed)?.label).toBe('Back to where you were and retry');
});

test('a declined payment leads back to its form', () => {
  expect(retryStep(subscribed('/performers/mateoriver#subscribe:p1'))?.href).toBe(
    '/performers/mateoriver#subscribe:p1',
  );
});

test.each([
  [['p1'], '/product/p1'],
  [['p1', 'p2'], '/cart'],
])('without a known start, a declined payment for %j is retried at %s', (ids, href) => {
  const followed: FollowedPayment = {
    transactionId: 'c1',
    outcome: 'failed',
    purchase: null,
    terms: null,
    receipt: { _id: 'c1', type: 'product', products: ids.map((productId) => ({ productId, name: productId })) },
  };
  expect(retryStep(followed)).toEqual({ href, label: 'Retry' });
});
