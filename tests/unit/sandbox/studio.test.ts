import { createSandbox } from '@sandbox/app';
import { getCaller } from './support/caller';
import { expectBalancedLedger, getRefusal } from './support/money';

const api = getCaller(createSandbox({ memory: true, baseUrl: 'http://api.test' }));
const aria = api.as('performer@example.com');
afterEach(async () => {
  await expectBalancedLedger(api);
  api.sandbox.reset();
});
afterAll(() => api.sandbox.close());

const PAYOUTS = '/payout-requests/performer';
const post = (path: string, body: object = {}) => aria.post(path, body);
const sums = async () =>
  (await post(`${PAYOUTS}/calculate`)).data as Record<
    'totalEarnedTokens' | 'previousPaidOutTokens' | 'remainingUnpaidTokens',
    number
  >;
const decide = (id: unknown, status: string) => post(`/__sandbox/payouts/${String(id)}`, { status });
/** Lowers the minimum, because the seeded earnings are small. */
const allow = () => api.call('PATCH', '/__sandbox/settings', { body: { minimumPayoutAmount: 1 } });

test('the available amount is the earned tokens less the payouts', async () => {
  const { totalEarnedTokens, previousPaidOutTokens, remainingUnpaidTokens } = await sums();
  const stats = (await aria.get('/earning/performer/stats')).data;
  const unpaid = (await aria.get('/earning/performer/stats?isPaid=false')).data;
  expect(totalEarnedTokens).toBe(stats.totalNetPrice);
  expect(remainingUnpaidTokens).toBe(unpaid.totalNetPrice);
  expect(previousPaidOutTokens + remainingUnpaidTokens).toBeCloseTo(totalEarnedTokens, 2);
  expect((await aria.get('/performers/me')).data.balance).toBe(remainingUnpaidTokens);
});

test('the profile has as many subscribers as the studio', async () => {
  const counts = await Promise.all(
    ['active', 'trial', 'ending'].map(
      async (state) => (await aria.get(`/subscriptions/performer/search?state=${state}`)).data.total as number,
    ),
  );
  const { subscribers } = (await aria.get('/performers/aria')).data.stats as { subscribers: number };
  expect(subscribers).toBeGreaterThan(5);
  expect(subscribers).toBe(counts.reduce((sum, count) => sum + count, 0));
});

test('a payout request goes from pending to approved to done, and the tokens leave the balance', async () => {
  await allow();
  const { remainingUnpaidTokens } = await sums();
  const before = (await aria.get('/performers/me')).data.balance as number;
  const request = (
    await post(PAYOUTS, { source: 'performer', requestTokens: remainingUnpaidTokens, requestNote: 'Please' })
  ).data;
  expect(request).toMatchObject({
    status: 'pending',
    requestNote: 'Please',
    paymentAccountInfo: { bankName: 'Harbor Bank', bankAccount: '••••6819' },
  });
  expect((await sums()).remainingUnpaidTokens).toBe(0);
  expect((await decide(request._id, 'done')).status).toBe(400);
  await decide(request._id, 'approved');
  await decide(request._id, 'done');
  expect((await aria.get(`${PAYOUTS}/${String(request._id)}/view`)).data.status).toBe('done');
  expect((await aria.get('/performers/me')).data.balance).toBeCloseTo(before - remainingUnpaidTokens, 2);
  expect((await aria.get('/earning/performer/stats?isPaid=false')).data.totalNetPrice).toBe(0);
});

test('a payout request is refused with 422 if it is the second, too large or too small, or has no account', async () => {
  const { remainingUnpaidTokens } = await sums();
  const ask = (requestTokens: number, account = aria) => account.post(PAYOUTS, { requestTokens });
  const little = await ask(2);
  expect([little.status, getRefusal(little)]).toEqual([422, 'The minimum payout is 500 tokens.']);
  expect((await ask(remainingUnpaidTokens + 1)).status).toBe(422);
  await allow();
  const first = (await ask(2)).data;
  const second = await ask(2);
  expect([second.status, second.body.error]).toEqual([422, 'DUPLICATE_PAYOUT_REQUEST']);
  expect((await aria.put(`${PAYOUTS}/${String(first._id)}`, { requestTokens: 3 })).data.requestTokens).toBe(3);
  await decide(first._id, 'rejected');
  expect((await ask(2)).status).toBe(200);
  const nova = api.as('nova');
  expect(getRefusal(await ask(2, nova))).toBe('Add a payout account first.');
  expect((await nova.get(`${PAYOUTS}/${String(first._id)}/view`)).status).toBe(403);
});

test('earnings by day and source add up to the totals', async () => {
  const days = (await aria.get('/earning/performer/days')).body.data as {
    day: string;
    sourceType: string;
    type: string;
    netPrice: number;
  }[];
  expect([...days].sort((a, b) => a.day.localeCompare(b.day))).toEqual(days);
  expect(new Set(days.map(({ day, sourceType, type }) => day + sourceType + type)).size).toBe(days.length);
  expect(days.reduce((sum, { netPrice }) => sum + netPrice, 0)).toBeCloseTo((await sums()).totalEarnedTokens, 2);
});

test('the comment inbox has comments by others on own items, until they are answered', async () => {
  const searchComments = (query: string) => aria.get(`/comments/performer/search?${query}`);
  const [open] = (await searchComments('isAnswered=false')).rows;
  const before = (await searchComments('isAnswered=false')).total;
  expect(before).toBeGreaterThan(5);
  expect(before + (await searchComments('isAnswered=true')).total).toBe((await searchComments('')).total);
  expect(open?.objectInfo).toMatchObject({ title: expect.stringMatching(/./) });
  const body = {
    content: 'Thank you!',
    objectId: open?.objectType === 'comment' ? open.objectId : open?._id,
    objectType: 'comment',
  };
  const reply = (await aria.post('/comments', body)).data;
  expect((await searchComments('isAnswered=false')).total).toBe(before - 1);
  expect((await searchComments('limit=200')).rows.map(({ _id }) => _id)).not.toContain(reply._id);
  expect(
    (await searchComments(`createdBy=${String(open?.createdBy)}&objectType=${String(open?.objectType)}`)).total,
  ).toBeGreaterThan(0);
});
