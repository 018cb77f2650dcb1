import { packageId } from '@sandbox/seed/money/offers';
import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { fanId } from '@sandbox/seed/people/fans';
import { performerId } from '@sandbox/seed/people/performers';
import { getData, toRows } from './support/caller';
import { getLedger, getRefusal } from './support/money';
import { openShop, type Shop } from './support/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.reset());
afterAll(() => shop.sandbox.close());

const SUBSCRIBE = '/payment/subscribe';
const toAria = (type: string) => ({ performerId: performerId('aria'), type });
const mine = async (token: string, username: Parameters<typeof performerId>[0]) =>
  toRows(await shop.get(`/subscriptions/user/search?performerId=${performerId(username)}`, { token }))[0];
const membership = async (token: string) => getData(await shop.get('/subscriptions/current', { token }));
const idOfMine = async (username: Parameters<typeof performerId>[0]) => String((await mine(shop.fan, username))?._id);

test.each([
  ['monthly', '2026-06-09T12:00:00.000Z'],
  ['yearly', '2027-05-10T12:00:00.000Z'],
])('a %s subscription unlocks subscriber content until its next charge', async (type, until) => {
  const gallery = `/user/assets/galleries/${LANDMARKS.membersGallery}/view`;
  await shop.decide(await shop.begin(SUBSCRIBE, toAria(type), shop.fan2), 'pay');
  expect(await mine(shop.fan2, 'aria')).toMatchObject({
    status: 'active',
    subscriptionType: type,
    expiredAt: until,
    nextRecurringDate: until,
    performerInfo: { username: 'aria' },
  });
  expect(getData(await shop.get('/performers/aria', { token: shop.fan2 }))).toMatchObject({ isSubscribed: true });
  expect((await shop.get(gallery, { token: shop.fan2 })).status).toBe(200);
  expect((await shop.buy(SUBSCRIBE, toAria('monthly'), { token: shop.fan2 })).status).toBe(400);
});

test.each([
  ['Monthly', 'recurring', '2026-06-09T12:00:00.000Z', true],
  ['Yearly', 'recurring', '2027-05-10T12:00:00.000Z', true],
  ['Thirty days', 'single', '2026-06-09T12:00:00.000Z', false],
])('the membership %s is %s and lasts until %s', async (name, subscriptionType, until, renews) => {
  await shop.decide(await shop.begin(SUBSCRIBE, { packageId: packageId(name) }), 'pay');
  expect(await membership(shop.fan)).toMatchObject({
    status: 'active',
    subscriptionType,
    packageId: packageId(name),
    expiredAt: until,
    nextRecurringDate: renews ? until : null,
  });
  expect(getData(await shop.get('/users/me', { token: shop.fan }))).toMatchObject({
    isSubscribed: true,
    memberShipExpiredAt: until,
  });
  expect(getRefusal(await shop.buy(SUBSCRIBE, { packageId: packageId('Monthly') }))).toMatch(
    /^You’re a member until \w+ \d+, 202[67]\.$/,
  );
});

test('free items need no checkout page, and are free once', async () => {
  const week = { packageId: packageId('First week') };
  const payment = getData(await shop.buy(SUBSCRIBE, week));
  expect(payment).toMatchObject({
    status: 'success',
    type: 'subscription_package',
    totalPrice: 0,
    paymentGateway: 'free',
  });
  expect(payment).not.toHaveProperty('paymentUrl');
  shop.pass({ days: 8 });
  expect(getRefusal(await shop.buy(SUBSCRIBE, week, { token: await shop.logIn('fan@example.com') }))).toBe(
    '“First week” is free once per account.',
  );
});

test('a free trial ends automatically, and is granted once', async () => {
  const trial = { performerId: performerId('linneasol'), type: 'free' };
  expect(getData(await shop.buy(SUBSCRIBE, trial, { token: shop.fan2 }))).toMatchObject({
    status: 'success',
    type: 'free_subscription',
  });
  expect(await mine(shop.fan2, 'linneasol')).toMatchObject({ subscriptionType: 'trial', nextRecurringDate: null });
  shop.pass({ days: 60 });
  expect(getRefusal(await shop.buy(SUBSCRIBE, trial, { token: await shop.logIn('fan2@example.com') }))).toBe(
    'You’ve already used the free trial of Linnea Solheim.',
  );
});

test('canceling keeps the paid period, and renewing loses none of it', async () => {
  const before = await mine(shop.fan, 'nova');
  expect(getData(await shop.call('POST', `/subscriptions/cancel/${String(before?._id)}`, { token: shop.fan }))).toEqual(
    {
      success: true,
    },
  );
  expect(await mine(shop.fan, 'nova')).toMatchObject({
    status: 'deactivated',
    nextRecurringDate: null,
    expiredAt: before?.expiredAt,
  });
  expect(getData(await shop.get('/performers/nova', { token: shop.fan }))).toMatchObject({ isSubscribed: true });

  await shop.decide(await shop.begin(SUBSCRIBE, { performerId: performerId('nova'), type: 'monthly' }), 'pay');
  const until = new Date(Date.parse(String(before?.expiredAt)) + 30 * 86_400_000).toISOString();
  expect(await mine(shop.fan, 'nova')).toMatchObject({
    _id: before?._id,
    status: 'active',
    expiredAt: until,
    nextRecurringDate: until,
  });
});

test('the two cancel calls are for memberships and subscriptions', async () => {
  expect((await shop.buy('/subscriptions/cancel')).status).toBe(404);
  await shop.decide(await shop.begin(SUBSCRIBE, { packageId: packageId('Monthly') }), 'pay');
  expect(getData(await shop.buy('/subscriptions/cancel'))).toEqual({ success: true });
  expect(await membership(shop.fan)).toMatchObject({ status: 'deactivated', nextRecurringDate: null });
  expect(await mine(shop.fan, 'nova')).toMatchObject({ status: 'active' });
  expect((await shop.buy('/subscriptions/cancel')).status).toBe(400);
});

test('canceling is refused twice, for others, for ended ones and for unknown ones', async () => {
  const getStatus = async (id: string, token = shop.fan) =>
    (await shop.buy(`/subscriptions/cancel/${id}`, undefined, { token })).status;
  const nova = await idOfMine('nova');
  expect(await getStatus(nova, shop.fan2)).toBe(403);
  expect(await getStatus(nova, shop.aria)).toBe(403);
  expect(await getStatus(await idOfMine('hanabi'))).toBe(400);
  expect(await getStatus(await idOfMine('zuri'))).toBe(404);
  expect(await getStatus('nothing')).toBe(404);
  expect([await getStatus(nova), await getStatus(nova)]).toEqual([200, 400]);
});

test("income from subscriptions is in the performer's earnings, in money", async () => {
  const stats = async (query = '') => getData(await shop.get(`/earning/performer/stats${query}`, { token: shop.aria }));
  const [tokens, money] = [await stats(), await stats('?isToken=false')];
  await shop.decide(await shop.begin(SUBSCRIBE, toAria('monthly'), shop.fan2), 'pay');
  expect(await stats()).toEqual(tokens);
  const price = shop.sandbox.store.performers.get(performerId('aria'))?.monthlyPrice ?? 0;
  expect((await stats('?isToken=false')).totalGrossPrice).toBeCloseTo(Number(money.totalGrossPrice) + price, 6);
  const [newest] = toRows(await shop.get('/earning/performer/search?type=monthly_subscription', { token: shop.aria }));
  expect(newest).toMatchObject({
    grossPrice: price,
    siteCommission: 0.2,
    commission: 0.2,
    isToken: false,
    isPaid: false,
    userId: fanId('fan2'),
    performerId: getId('performer', 'aria'),
  });
  expect((await shop.get('/earning/performer/stats', { token: shop.fan })).status).toBe(403);
  expect((await getLedger(shop)).agrees).toBe(true);
});
