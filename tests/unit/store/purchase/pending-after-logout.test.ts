import { pendingAfterLogout } from '@/store/purchase/pending-after-logout';

const payment = (step: string, key: string) => ({ key, account: 'fan', step, paymentUrl: `https://pay.test/${key}` });
const stored = (...data: unknown[]) => JSON.stringify({ v: 1, data });

test('undecided payments stay, without their checkout address; others are removed', () => {
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
      { key: 'a', account: 'fan', step: 'sent' },
      { key: 'b', account: 'fan', step: 'open' },
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
