import { pendingAfterLogout } from '@/store/purchase/pending-after-logout';

const purchase = { kind: 'products', pay: 'card', products: [{ _id: 'shirt', quantity: 1 }] };
const personal = { deliveryAddress: 'Elm Street 7', postalCode: '90210', phoneNumber: '+1555', message: 'For you' };
const payment = (step: string, key: string) => ({
  key,
  account: 'fan',
  step,
  purchase: { ...purchase, ...personal },
  paymentUrl: `https://pay.test/${key}`,
});
const stored = (...data: unknown[]) => JSON.stringify({ v: 1, data });

test('undecided payments stay, without payment URL, delivery address and message; others are removed', () => {
  const left = pendingAfterLogout(
    stored(
      payment('sent', 'a'),
      payment('open', 'b'),
      payment('quiet', 'c'),
      payment('paid', 'd'),
      payment('failed', 'e'),
    ),
  );
  expect(JSON.parse(left ?? '')).toEqual({
    v: 1,
    data: [
      { key: 'a', account: 'fan', step: 'sent', purchase },
      { key: 'b', account: 'fan', step: 'open', purchase },
    ],
  });
});

test.each([
  ['nothing', null],
  ['damaged text', '{"v":1,"data":['],
  ['another shape', '{"v":1,"data":{}}'],
  ['decided ones only', stored(payment('paid', 'a'))],
  ['odd ones', stored(null, 3, 'sent')],
])('nothing remains of %s', (_name, text) => {
  expect(pendingAfterLogout(text)).toBeNull();
});
