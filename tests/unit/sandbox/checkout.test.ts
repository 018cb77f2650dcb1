import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { tokenPackageId } from '@sandbox/seed/money/offers';
import { fanId } from '@sandbox/seed/people/fans';
import { timerHolder } from '../../setup/timer-holder';
import type { ApiResponse } from './support/caller';
import { getLedger, moneyState } from './support/money';
import { ADDRESS, setUpShop, product } from './support/shop';

const shop = setUpShop();
const timers = timerHolder();
const SLOW_MS = 30_000;

const VIDEO = `/payment/purchase-video/${LANDMARKS.lockedVideo}`;
const TOKENS = `/payment/purchase-tokens/${tokenPackageId(500)}`;
const GOODS = '/payment/purchase-products';
const { coupons } = LANDMARKS;

const getVideo = async () => (await shop.fan.get(`/user/assets/videos/${LANDMARKS.lockedVideo}`)).data;
const balance = () => shop.sandbox.store.users.get(fanId('fan'))?.balance;
const redirect = (response: ApiResponse) => response.data.redirectUrl;
const entries = async (id: string) => (await getLedger(shop, `?transactionId=${id}`)).entries;

describe("the payer's decision", () => {
  test('pay: the video is unlocked, performer and site get their shares, an order exists', async () => {
    expect((await getVideo()).video).toMatchObject({ url: null });
    const id = await shop.begin(VIDEO);
    expect(await entries(id)).toEqual([]);
    expect(redirect(await shop.decide(id, 'pay'))).toBe(`http://site.test/payment/success?transactionId=${id}`);

    expect(shop.payment(id).status).toBe('success');
    expect(await getVideo()).toMatchObject({
      isBought: true,
      video: { url: expect.stringContaining('token=') },
    });
    const [{ currency, moves } = {}] = await entries(id);
    expect(currency).toBe('money');
    expect(moves).toEqual([
      { account: 'gateway', amount: -400 },
      { account: `performer:${getId('performer', 'aria')}`, amount: 320 },
      { account: 'site', amount: 80 },
    ]);
    const [order] = (await shop.fan.get('/orders/users/search?limit=1')).rows;
    expect(order).toMatchObject({
      type: 'video',
      status: 'paid',
      totalPrice: 4,
      payBy: 'money',
      details: [{ productInfo: { slug: LANDMARKS.lockedVideo } }],
    });
  });

  test.each([
    ['decline', 'failed', 'This payment failed. You weren’t charged.'],
    ['close', 'canceled', 'This payment was canceled or expired. You weren’t charged.'],
  ])('%s: nothing is charged and nothing is unlocked', async (outcome, status, message) => {
    const id = await shop.begin(VIDEO);
    const before = moneyState(shop);
    expect(redirect(await shop.decide(id, outcome))).toBe(`http://site.test/payment/cancel?transactionId=${id}`);
    expect(shop.payment(id).status).toBe(status);
    expect(moneyState(shop)).toEqual(before);
    expect(await getVideo()).toMatchObject({ isBought: false });
    expect((await shop.decide(id, 'pay')).body).toMatchObject({ statusCode: 400, message });
  });

  test('slow: the browser returns while the payment is pending; it is confirmed later', async () => {
    const id = await shop.begin(VIDEO);
    timers.hold(SLOW_MS);
    expect(redirect(await shop.decide(id, 'slow', SLOW_MS))).toBe(
      `http://site.test/payment/success?transactionId=${id}`,
    );
    expect(shop.payment(id).status).toBe('pending');
    expect((await shop.decide(id, 'pay')).status).toBe(400);
    timers.fire();
    expect(shop.payment(id).status).toBe('success');
    expect(await entries(id)).toHaveLength(1);
  });

  test('slow: a confirmation due while the sandbox was stopped happens with the next call', async () => {
    const id = await shop.begin(VIDEO);
    await shop.decide(id, 'slow', 600_000);
    shop.pass({ minutes: 11 });
    const [newest] = (await shop.fan.get('/payment/transactions?limit=1')).rows;
    expect(newest).toMatchObject({ _id: id, status: 'success' });
  });

  test('paying twice charges once', async () => {
    const id = await shop.pay(VIDEO);
    expect((await shop.decide(id, 'pay')).body.message).toBe('This was already paid. You weren’t charged again.');
    expect(await entries(id)).toHaveLength(1);
  });

  test('a payment expires after an hour', async () => {
    const id = await shop.begin(TOKENS);
    shop.pass({ minutes: 61 });
    expect((await shop.decide(id, 'pay')).status).toBe(400);
    expect(shop.payment(id).status).toBe('canceled');
    expect(balance()).toBe(500);
  });
});

describe('purchased tokens', () => {
  test("are announced to the payer's tabs, with the URL to continue", async () => {
    const emit = jest.spyOn(shop.sandbox.realtime, 'emit');
    const [paid, declined] = [await shop.begin(TOKENS), await shop.begin(TOKENS)];
    await shop.decide(paid, 'pay');
    await shop.decide(declined, 'decline');
    const account = { account: fanId('fan') };
    expect(emit.mock.calls).toEqual([
      [account, 'update_balance', { token: 500, balance: 1000 }],
      [account, 'payment_status_callback', { redirectUrl: `http://site.test/payment/success?transactionId=${paid}` }],
      [
        account,
        'payment_status_callback',
        { redirectUrl: `http://site.test/payment/cancel?transactionId=${declined}` },
      ],
    ]);
    emit.mockRestore();
  });

  test('are added once, for their price less the coupon', async () => {
    const id = await shop.pay(TOKENS, { couponCode: coupons.half });
    expect(balance()).toBe(1000);
    // 42.99 less 21.495, rounded half up to 21.50
    expect(shop.payment(id)).toMatchObject({ totalPrice: 21.49, originalPrice: 42.99, status: 'success' });
    expect((await entries(id)).map(({ currency, moves }) => [currency, moves.at(-1)])).toEqual(
      expect.arrayContaining([
        ['money', { account: 'site', amount: 2149 }],
        ['token', { account: `fan:${fanId('fan')}`, amount: 50_000 }],
      ]),
    );
  });
});

describe('a coupon', () => {
  test("is used up by a successful payment, and the same fan can't use it again", async () => {
    const declined = await shop.begin(TOKENS, { couponCode: coupons.valid });
    await shop.decide(declined, 'decline');
    const [one, two] = [
      await shop.begin(TOKENS, { couponCode: coupons.valid }),
      await shop.begin(VIDEO, { couponCode: coupons.valid }),
    ];
    expect((await shop.decide(one, 'pay')).status).toBe(200);

    expect(await shop.decide(two, 'pay')).toMatchObject({
      status: 406,
      body: { message: 'You’ve already used this code.' },
    });
    expect(shop.payment(two).status).toBe('failed');
    expect((await shop.buy(`/coupons/${coupons.valid}/apply-coupon`)).status).toBe(406);
    expect((await shop.buy(`/coupons/${coupons.valid}/apply-coupon`, undefined, shop.fan2)).status).toBe(200);
    expect(shop.sandbox.store.coupons.list().find(({ code }) => code === coupons.valid)).toMatchObject({
      used: 1,
      usedBy: [fanId('fan')],
    });
  });
});

describe('changes before a payment', () => {
  const bottles = { products: [{ _id: product('trail-bottle'), quantity: 3 }], ...ADDRESS };

  test('two buyers of the last one: one gets it, the other is charged nothing', async () => {
    const [one, two] = [await shop.begin(GOODS, bottles), await shop.begin(GOODS, bottles, shop.fan2)];
    const responses = await Promise.all([shop.decide(one, 'pay'), shop.decide(two, 'pay')]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([shop.payment(one).status, shop.payment(two).status].sort()).toEqual(['failed', 'success']);
    expect(shop.sandbox.store.products.get(product('trail-bottle'))?.stock).toBe(0);
    expect(JSON.stringify(responses.map(({ body }) => body))).toContain('“Trail bottle” is sold out.');
  });

  test('an item that sold out during confirmation is not charged', async () => {
    const slow = await shop.begin(GOODS, bottles);
    await shop.decide(slow, 'slow', 600_000);
    await shop.pay(GOODS, bottles, shop.fan2);
    shop.pass({ minutes: 11 });
    const [newest] = (await shop.fan.get('/payment/transactions?limit=1')).rows;
    expect(newest).toMatchObject({ _id: slow, status: 'failed' });
    expect(await entries(slow)).toEqual([]);
  });

  test('an item bought with tokens meanwhile is not charged', async () => {
    const id = await shop.begin(VIDEO);
    await shop.buy(`/token-transactions/video/${LANDMARKS.lockedVideo}`);
    expect((await shop.decide(id, 'pay')).status).toBe(400);
    expect(shop.payment(id).status).toBe('failed');
    expect(await entries(id)).toEqual([]);
  });

  test('a reset cancels pending confirmations', async () => {
    const id = await shop.begin(VIDEO);
    timers.hold(SLOW_MS);
    await shop.decide(id, 'slow', SLOW_MS);
    expect(timers.count()).toBe(1);
    shop.reset();
    timers.fire();
    expect((await getLedger(shop)).entries.filter(({ currency }) => currency === 'money')).toEqual([]);
  });
});

describe('the checkout page', () => {
  const paymentUrl = async (path: string, body?: unknown) =>
    String((await shop.buy(path, body)).data.paymentUrl).replace('http://api.test', '');

  test('shows items and total, and works without scripts', async () => {
    const url = await paymentUrl(TOKENS, { couponCode: coupons.valid });
    const { text, headers, status } = await shop.get(url);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    for (const expected of ['500 tokens', '$42.99', `Coupon ${coupons.valid}`, '−$8.60', 'Pay $34.39'])
      expect(text).toContain(expected);
    expect(text).not.toMatch(/<script|fan@example\.com/);

    const [, action = ''] = /action="(\/checkout\/\w+\/pay[^"]*)"/.exec(text) ?? [];
    const paid = await shop.post(action);
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('http://site.test/payment/success?transactionId='),
    ]);
    expect(balance()).toBe(1000);

    const again = await shop.post(action);
    expect([again.status, again.text]).toEqual([400, expect.stringContaining('This was already paid')]);
    expect((await shop.get(url)).text).toContain('This was already paid');
    expect(balance()).toBe(1000);
  });

  test('requires its complete URL', async () => {
    const url = await paymentUrl(TOKENS);
    const [path = ''] = url.split('?');
    const other = await paymentUrl(VIDEO);
    for (const incomplete of [path, `${path}?key=x`, `${path}?${other.split('?')[1]}`, '/checkout/nothing']) {
      const { status, text } = await shop.get(incomplete);
      expect(status).toBe(404);
      expect(text).not.toContain('500 tokens');
      expect((await shop.post(incomplete.replace(/(\?|$)/, '/pay$1'))).status).toBe(404);
    }
    expect(balance()).toBe(500);
  });
});
