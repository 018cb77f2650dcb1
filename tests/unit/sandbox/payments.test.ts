import { packageId, tokenPackageId } from '@sandbox/seed/money/offers';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { performerId } from '@sandbox/seed/people/performers';
import type { Account } from './support/caller';
import { moneyState } from './support/money';
import { ADDRESS, setUpShop, product } from './support/shop';

const shop = setUpShop();

const { coupons } = LANDMARKS;
const vinyl = { _id: product(LANDMARKS.physicalProduct), quantity: 2 };
const sheet = { _id: product(LANDMARKS.digitalProduct), quantity: 1 };
const VIDEO = `/payment/purchase-video/${LANDMARKS.lockedVideo}`;
const PRODUCTS = '/payment/purchase-products';
const SUBSCRIBE = '/payment/subscribe';
const TOKENS = `/payment/purchase-tokens/${tokenPackageId(500)}`;

test('the same payment attempt is the same payment', async () => {
  const [one, two] = await Promise.all([
    shop.buy(TOKENS, {}, shop.fan, 'press-1'),
    shop.buy(TOKENS, {}, shop.fan, 'press-1'),
  ]);
  expect(two.data).toEqual(one.data);
  expect(
    (await shop.fan.get('/payment/transactions?type=token_package&status=pending&fromDate=2026-05-10')).rows,
  ).toHaveLength(1);
});

test.each<[string, number, string, object?, Account?]>([
  ['a performer, somebody else’s video', 403, '/payment/purchase-video/freeze-ladder', {}, shop.aria],
  ['a performer, her own video', 400, VIDEO, {}, shop.aria],
  ['a performer, a membership', 403, SUBSCRIBE, { packageId: packageId('Monthly') }, shop.aria],
  ['an unknown video', 404, '/payment/purchase-video/nowhere'],
  ['a draft', 404, `/payment/purchase-video/${LANDMARKS.draftVideo}`],
  ['a video that is free', 400, `/payment/purchase-video/${LANDMARKS.freeVideo}`],
  ['a video that is bought already', 400, `/payment/purchase-video/${LANDMARKS.ownedVideo}`],
  ['an unknown token package', 404, '/payment/purchase-tokens/nothing'],
  ['a token package that is not sold anymore', 404, `/payment/purchase-tokens/${tokenPackageId(5000)}`],
  ['nothing of a product', 400, PRODUCTS, { products: [{ ...sheet, quantity: 0 }] }],
  ['less than nothing', 400, PRODUCTS, { products: [{ ...sheet, quantity: -1 }] }],
  ['more than can be', 400, PRODUCTS, { products: [{ ...sheet, quantity: 1e12 }] }],
  ['an unknown product', 404, PRODUCTS, { products: [{ _id: 'x', quantity: 1 }] }],
  ['goods without an address', 400, PRODUCTS, { products: [vinyl] }],
  [
    'goods that are sold out',
    400,
    PRODUCTS,
    { products: [{ _id: product(LANDMARKS.soldOutProduct), quantity: 1 }], ...ADDRESS },
  ],
  ['more than there is', 400, PRODUCTS, { products: [vinyl, { ...vinyl, quantity: 35 }], ...ADDRESS }],
  ['an unknown membership', 404, SUBSCRIBE, { packageId: 'x' }],
  ['a membership that is not sold anymore', 404, SUBSCRIBE, { packageId: packageId('Founders') }],
  ['an unknown performer', 404, SUBSCRIBE, { performerId: 'x', type: 'monthly' }],
  ['a period that does not exist', 400, SUBSCRIBE, { performerId: performerId('aria'), type: 'weekly' }],
  ['free days where there are none', 400, SUBSCRIBE, { performerId: performerId('aria'), type: 'free' }],
  ['another gateway', 422, SUBSCRIBE, { packageId: packageId('Monthly'), paymentGateway: 'stripe' }],
])('%s: %i, and nothing changes', async (_, status, path, body = {}, account = shop.fan) => {
  const before = moneyState(shop);
  expect((await account.post(path, body)).status).toBe(status);
  expect(moneyState(shop)).toEqual(before);
});

test.each([
  ['NOTHING', 404, 'This code isn’t valid.'],
  [coupons.inactive, 404, 'This code isn’t valid.'],
  [coupons.expired, 406, 'This code has expired.'],
  [coupons.usedUp, 406, 'This code has been used up.'],
])('coupon %s: %i', async (code, status, sentence) => {
  const before = moneyState(shop);
  for (const response of [
    await shop.buy(`/coupons/${code}/apply-coupon`),
    await shop.buy(TOKENS, { couponCode: code }),
  ]) {
    expect([response.status, response.body.message]).toEqual([status, sentence]);
  }
  expect(moneyState(shop)).toEqual(before);
});

test('checking a coupon does not use it, and ignores case', async () => {
  for (let time = 0; time < 2; time += 1) {
    expect((await shop.buy(`/coupons/${coupons.valid.toLowerCase()}/apply-coupon`)).data).toEqual({
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
  expect((await shop.buy(SUBSCRIBE, { packageId: packageId('First week') })).data).toMatchObject({
    status: 'success',
    totalPrice: 0,
  });
});
