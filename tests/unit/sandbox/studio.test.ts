import { createSandbox } from '@sandbox/app';
import { getCaller, getData, toRows, getTotal } from './support/caller';
import { getLedger, getRefusal } from './support/money';

const api = getCaller(createSandbox({ memory: true, baseUrl: 'http://api.test' }));
let token: string;
beforeEach(async () => {
  api.sandbox.reset();
  token = await api.logIn('performer@example.com');
});
afterAll(() => api.sandbox.close());

const PAYOUTS = '/payout-requests/performer';
const post = (path: string, body: object = {}) => api.call('POST', path, { token, body });
const sums = async () =>
  getData(await post(`${PAYOUTS}/calculate`)) as Record<
    'totalEarnedTokens' | 'previousPaidOutTokens' | 'remainingUnpaidTokens',
    number
  >;
const decide = (id: unknown, status: string) => post(`/__sandbox/payouts/${String(id)}`, { status });
/** Lowers the minimum, because the seeded earnings are small. */
const allow = () => api.call('PATCH', '/__sandbox/settings', { body: { minimumPayoutAmount: 1 } });

test('the available amount is the earned tokens less the payouts', async () => {
  const { totalEarnedTokens, previousPaidOutTokens, remainingUnpaidTokens } = await sums();
  const stats = getData(await api.get('/earning/performer/stats', { token }));
  const unpaid = getData(await api.get('/earning/performer/stats?isPaid=false', { token }));
  expect(totalEarnedTokens).toBe(stats.totalNetPrice);
  expect(remainingUnpaidTokens).toBe(unpaid.totalNetPrice);
  expect(previousPaidOutTokens + remainingUnpaidTokens).toBeCloseTo(totalEarnedTokens, 2);
});

test('a request goes from pending to approved to done, and the tokens leave the balance', async () => {
  await allow();
  const { remainingUnpaidTokens } = await sums();
  const before = getData(await api.get('/performers/me', { token })).balance as number;
  const request = getData(
    await post(PAYOUTS, { source: 'performer', requestTokens: remainingUnpaidTokens, requestNote: 'Please' }),
  );
  expect(request).toMatchObject({
    status: 'pending',
    requestNote: 'Please',
    paymentAccountInfo: { bankName: 'Harbour Bank', bankAccount: '••••6819' },
  });
  expect((await sums()).remainingUnpaidTokens).toBe(0);
  expect((await decide(request._id, 'done')).status).toBe(400);
  await decide(request._id, 'approved');
  await decide(request._id, 'done');
  expect(getData(await api.get(`${PAYOUTS}/${String(request._id)}/view`, { token })).status).toBe('done');
  expect(getData(await api.get('/performers/me', { token })).balance).toBeCloseTo(before - remainingUnpaidTokens, 2);
  expect(getData(await api.get('/earning/performer/stats?isPaid=false', { token })).totalNetPrice).toBe(0);
  expect((await getLedger(api)).agrees).toBe(true);
});

test('a second request, too much, too little, and a missing account are refused with 422', async () => {
  const { remainingUnpaidTokens } = await sums();
  const ask = (requestTokens: number) => post(PAYOUTS, { requestTokens });
  const little = await ask(2);
  expect([little.status, getRefusal(little)]).toEqual([422, 'The minimum payout is 500 tokens.']);
  expect((await ask(remainingUnpaidTokens + 1)).status).toBe(422);
  await allow();
  const first = getData(await ask(2));
  const second = await ask(2);
  expect([second.status, second.body.error]).toEqual([422, 'DUPLICATE_PAYOUT_REQUEST']);
  expect(
    getData(await api.call('PUT', `${PAYOUTS}/${String(first._id)}`, { token, body: { requestTokens: 3 } }))
      .requestTokens,
  ).toBe(3);
  await decide(first._id, 'rejected');
  expect((await ask(2)).status).toBe(200);
  token = await api.logIn('nova');
  expect(getRefusal(await ask(2))).toBe('Add a payout account first.');
  expect((await api.get(`${PAYOUTS}/${String(first._id)}/view`, { token })).status).toBe(403);
});

test('days and sources add up to the totals', async () => {
  const days = (await api.get('/earning/performer/days', { token })).body.data as {
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
  const searchComments = (query: string) => api.get(`/comments/performer/search?${query}`, { token });
  const [open] = toRows(await searchComments('isAnswered=false'));
  const before = getTotal(await searchComments('isAnswered=false'));
  expect(before).toBeGreaterThan(5);
  expect(before + getTotal(await searchComments('isAnswered=true'))).toBe(getTotal(await searchComments('')));
  expect(open?.objectInfo).toMatchObject({ title: expect.stringMatching(/./) });
  const body = {
    content: 'Thank you!',
    objectId: open?.objectType === 'comment' ? open.objectId : open?._id,
    objectType: 'comment',
  };
  const reply = getData(await api.call('POST', '/comments', { token, body }));
  expect(getTotal(await searchComments('isAnswered=false'))).toBe(before - 1);
  expect(toRows(await searchComments('limit=200')).map(({ _id }) => _id)).not.toContain(reply._id);
  expect(
    getTotal(await searchComments(`createdBy=${String(open?.createdBy)}&objectType=${String(open?.objectType)}`)),
  ).toBeGreaterThan(0);
  expect((await api.get('/comments/performer/search', { token: await api.logIn('fan@example.com') })).status).toBe(403);
});
