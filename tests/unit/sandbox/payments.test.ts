import { packageId, tokenPackageId } from '@sandbox/seed/money/offers';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { performerId } from '@sandbox/seed/people/performers';
import { getData, toRows } from './support/caller';
import { moneyState } from './support/money';
import { ADDRESS, openShop, product, type Shop } from './support/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.reset());
afterAll(() => shop.sandbox.close());

const { coupons } = LANDMARKS;
const vinyl = { _id: product(LANDMARKS.physicalProduct), quantity: 2 };
const sheet = { _id: product(LANDMARKS.digitalProduct), quantity: 1 };
const VIDEO = `/payment/purchase-video/${LANDMARKS.lockedVideo}`;
const TOKENS = `/payment/purchase-tokens/${tokenPackageId(500)}`;

test('the same payment attempt is the same payment', async () => {
  const [one, two] = await Promise.all([
    shop.buy(TOKENS, {}, { key: 'press-1' }),
    shop.buy(TOKENS, {}, { key: 'press-1' }),
  ]);
  expect(getData(two)).toEqual(getData(one));
  expect(
    toRows(
      await shop.get('/payment/transactions?type=token_package&status=pending&fromDate=2026-05-10', {
        token: shop.fan,
      }),
    ),
  ).toHaveLength(1);
});

test.each([
  ['nobody', 401, VIDEO, {}, null],
  ['a performer, somebody else’s video', 403, '/payment/purchase-video/freeze-ladder', {}, 'aria'],
  ['a performer, her own video', 400, VIDEO, {}, 'aria'],
  ['a performer, a membership', 403, '/payment/subscribe', { packageId: packageId('Monthly') }, 'aria'],
  ['an unknown video', 404, '/payment/purchase-video/nowhere', {}, 'fan'],
  ['a draft', 404, `/payment/purchase-video/${LANDMARKS.draftVideo}`, {}, 'fan'],
  ['a video that is free', 400, `/payment/purchase-video/${LANDMARKS.freeVideo}`, {}, 'fan'],
  ['a video that is bought already', 400, `/payment/purchase-video/${LANDMARKS.ownedVideo}`, {}, 'fan'],
  ['an unknown token package', 404, '/payment/purchase-tokens/nothing', {}, 'fan'],
  ['a token package that is not sold any more', 404, `/payment/purchase-tokens/${tokenPackageId(5000)}`, {}, 'fan'],
  ['no product', 400, '/payment/purchase-products', { products: [] }, 'fan'],
  ['nothing of a product', 400, '/payment/purchase-products', { products: [{ ...sheet, quantity: 0 }] }, 'fan'],
  ['less than nothing', 400, '/payment/purchase-products', { products: [{ ...sheet, quantity: -1 }] }, 'fan'],
  ['half a product', 400, '/payment/purchase-products', { products: [{ ...sheet, quantity: 0.5 }] }, 'fan'],
  ['more than can be', 400, '/payment/purchase-products', { products: [{ ...sheet, quantity: 1e12 }] }, 'fan'],
  ['an unknown product', 404, '/payment/purchase-products', { products: [{ _id: 'x', quantity: 1 }] }, 'fan'],
  ['goods without an address', 400, '/payment/purchase-products', { products: [vinyl] }, 'fan'],
  [
    'goods that are sold out',
    400,
    '/payment/purchase-products',
    { products: [{ _id: product(LANDMARKS.soldOutProduct), quantity: 1 }], ...ADDRESS },
    'fan',
  ],
  [
    'more than there is',
    400,
    '/payment/purchase-products',
    { products: [vinyl, { ...vinyl, quantity: 35 }], ...ADDRESS },
    'fan',
  ],
  ['neither package nor performer', 400, '/payment/subscribe', {}, 'fan'],
  ['an unknown membership', 404, '/payment/subscribe', { packageId: 'x' }, 'fan'],
  ['a membership that is not sold any more', 404, '/payment/subscribe', { packageId: packageId('Founders') }, 'fan'],
  ['an unknown performer', 404, '/payment/subscribe', { performerId: 'x', type: 'monthly' }, 'fan'],
  [
    'a period that does not exist',
    400,
    '/payment/subscribe',
    { performerId: performerId('aria'), type: 'weekly' },
    'fan',
  ],
  [
    'free days where there are none',
    400,
    '/payment/subscribe',
    { performerId: performerId('aria'), type: 'free' },
    'fan',
  ],
  ['another gateway', 422, '/payment/subscribe', { packageId: packageId('Monthly'), paymentGateway: 'stripe' }, 'fan'],
] as const)('%s gets %i and changes nothing', async (_, status, path, body, who) => {
  const before = moneyState(shop);
  const answer = await shop.call('POST', path, { body, token: who && shop[who] });
  expect(answer.status).toBe(status);
  expect(moneyState(shop)).toEqual(before);
});

test.each([
  ['NOTHING', 404, 'This code isn’t valid.'],
  [coupons.inactive, 404, 'This code isn’t valid.'],
  [coupons.expired, 406, 'This code has expired.'],
  [coupons.usedUp, 406, 'This code has been used up.'],
])('coupon %s: %i', async (code, status, sentence) => {
  const before = moneyState(shop);
  for (const answer of [
    await shop.buy(`/coupons/${code}/apply-coupon`),
    await shop.buy(TOKENS, { couponCode: code }),
  ]) {
    expect([answer.status, answer.body.message]).toEqual([status, sentence]);
  }
  expect(moneyState(shop)).toEqual(before);
});

test('checking a coupon does not use it, and ignores case', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect(getData(await shop.buy(`/coupons/${coupons.valid.toLowerCase()}/apply-coupon`))).toEqual({
      _id: expect.any(String),
      code: coupons.valid,
      value: 0.2,
    });
  }
  expect(shop.sandbox.store.coupons.list().find(({ code }) => code === coupons.valid)).toMatchObject({ used: 0 });
});

test('payments can be disabled; free items remain available', async () => {
  await shop.settings({ ccbillEnable: false });
  expect((await shop.buy(TOKENS)).status).toBe(422);
  expect(getData(await shop.buy('/payment/subscribe', { packageId: packageId('First week') }))).toMatchObject({
    status: 'success',
    totalPrice: 0,
  });
});
