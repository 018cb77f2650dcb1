import { packageId } from '@sandbox/seed/money/offers';
import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { fanId } from '@sandbox/seed/people/fans';
import { performerId } from '@sandbox/seed/people/performers';
import type { Account } from './support/caller';
import { getRefusal } from './support/money';
import { setUpShop } from './support/shop';

const shop = setUpShop();

const SUBSCRIBE = '/payment/subscribe';
const toAria = (type: string) => ({ performerId: performerId('aria'), type });
const mine = async (account: Account, username: Parameters<typeof performerId>[0]) =>
  (await account.get(`/subscriptions/user/search?performerId=${performerId(username)}`)).rows[0];
const membership = async () => (await shop.fan.get('/subscriptions/current')).data;
const idOfMine = async (username: Parameters<typeof performerId>[0]) => String((await mine(shop.fan, username))?._id);

test.each([
  ['monthly', '2026-06-09T12:00:00.000Z'],
  ['yearly', '2027-05-10T12:00:00.000Z'],
])('a %s subscription unlocks subscriber content until its next charge', async (type, until) => {
  const gallery = `/user/assets/galleries/${LANDMARKS.membersGallery}/view`;
  await shop.pay(SUBSCRIBE, toAria(type), shop.fan2);
  expect(await mine(shop.fan2, 'aria')).toMatchObject({
    status: 'active',
    subscriptionType: type,
    expiredAt: until,
    nextRecurringDate: until,
    performerInfo: { username: 'aria' },
  });
  expect((await shop.fan2.get('/performers/aria')).data).toMatchObject({ isSubscribed: true });
  expect((await shop.fan2.get(gallery)).status).toBe(200);
  expect((await shop.buy(SUBSCRIBE, toAria('monthly'), shop.fan2)).status).toBe(400);
});

test.each([
  ['Monthly', 'recurring', '2026-06-09T12:00:00.000Z', true],
  ['Yearly', 'recurring', '2027-05-10T12:00:00.000Z', true],
  ['Thirty days', 'single', '2026-06-09T12:00:00.000Z', false],
])('the membership %s is %s and lasts until %s', async (name, subscriptionType, until, renews) => {
  await shop.pay(SUBSCRIBE, { packageId: packageId(name) });
  expect(await membership()).toMatchObject({
    status: 'active',
    subscriptionType,
    packageId: packageId(name),
    expiredAt: until,
    nextRecurringDate: renews ? until : null,
  });
  expect((await shop.fan.get('/users/me')).data).toMatchObject({
    isSubscribed: true,
    memberShipExpiredAt: until,
  });
  expect(getRefusal(await shop.buy(SUBSCRIBE, { packageId: packageId('Monthly') }))).toMatch(
    /^You’re a member until \w+ \d+, 202[67]\.$/,
  );
});

test('free items need no checkout page, and are free once', async () => {
  const week = { packageId: packageId('First week') };
  const payment = (await shop.buy(SUBSCRIBE, week)).data;
  expect(payment).toMatchObject({
    status: 'success',
    type: 'subscription_package',
    totalPrice: 0,
    paymentGateway: 'free',
  });
  expect(payment).not.toHaveProperty('paymentUrl');
  shop.pass({ days: 8 });
  expect(getRefusal(await shop.buy(SUBSCRIBE, week, shop.as('fan@example.com')))).toBe(
    '“First week” is free once per account.',
  );
});

test('a free trial ends automatically, and is granted once', async () => {
  const trial = { performerId: performerId('linneasol'), type: 'free' };
  expect((await shop.buy(SUBSCRIBE, trial, shop.fan2)).data).toMatchObject({
    status: 'success',
    type: 'free_subscription',
  });
  expect(await mine(shop.fan2, 'linneasol')).toMatchObject({ subscriptionType: 'trial', nextRecurringDate: null });
  shop.pass({ days: 60 });
  expect(getRefusal(await shop.buy(SUBSCRIBE, trial, shop.as('fan2@example.com')))).toBe(
    'You’ve already used your free trial with Linnea Solheim.',
  );
});

test('canceling keeps the paid period, and renewing loses none of it', async () => {
  const before = await mine(shop.fan, 'nova');
  expect((await shop.fan.post(`/subscriptions/cancel/${String(before?._id)}`)).data).toEqual({
    success: true,
  });
  expect(await mine(shop.fan, 'nova')).toMatchObject({
    status: 'deactivated',
    nextRecurringDate: null,
    expiredAt: before?.expiredAt,
  });
  expect((await shop.fan.get('/performers/nova')).data).toMatchObject({ isSubscribed: true });

  await shop.pay(SUBSCRIBE, { performerId: performerId('nova'), type: 'monthly' });
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
  await shop.pay(SUBSCRIBE, { packageId: packageId('Monthly') });
  expect((await shop.buy('/subscriptions/cancel')).data).toEqual({ success: true });
  expect(await membership()).toMatchObject({ status: 'deactivated', nextRecurringDate: null });
  expect(await mine(shop.fan, 'nova')).toMatchObject({ status: 'active' });
  expect((await shop.buy('/subscriptions/cancel')).status).toBe(400);
});

test('canceling is refused twice, for others, for ended ones and for unknown ones', async () => {
  const getStatus = async (id: string, account = shop.fan) =>
    (await shop.buy(`/subscriptions/cancel/${id}`, undefined, account)).status;
  const nova = await idOfMine('nova');
  expect(await getStatus(nova, shop.fan2)).toBe(403);
  expect(await getStatus(nova, shop.aria)).toBe(403);
  expect(await getStatus(await idOfMine('hanabi'))).toBe(400);
  expect(await getStatus(await idOfMine('zuri'))).toBe(404);
  expect(await getStatus('nothing')).toBe(404);
  expect([await getStatus(nova), await getStatus(nova)]).toEqual([200, 400]);
});

test("income from subscriptions is in the performer's earnings, in money", async () => {
  const stats = async (query = '') => (await shop.aria.get(`/earning/performer/stats${query}`)).data;
  const [tokens, money] = [await stats(), await stats('?isToken=false')];
  await shop.pay(SUBSCRIBE, toAria('monthly'), shop.fan2);
  expect(await stats()).toEqual(tokens);
  const price = shop.sandbox.store.performers.get(performerId('aria'))?.monthlyPrice ?? 0;
  expect((await stats('?isToken=false')).totalGrossPrice).toBeCloseTo(Number(money.totalGrossPrice) + price, 6);
  const [newest] = (await shop.aria.get('/earning/performer/search?type=monthly_subscription')).rows;
  expect(newest).toMatchObject({
    grossPrice: price,
    siteCommission: 0.2,
    commission: 0.2,
    isToken: false,
    isPaid: false,
    userId: fanId('fan2'),
    performerId: getId('performer', 'aria'),
  });
});
