import { subtractCoupon, moneyFor, getSaving, shared, times, tokensFor } from '@sandbox/money/amounts';
import { getBalance, book, fanAccount, performerAccount } from '@sandbox/money/ledger';
import { settle } from '@sandbox/money/settle';
import { randomFrom } from '@sandbox/media/random';
import type { BoughtLine, TransactionRow } from '@sandbox/seed/rows/money';
import { setUpSandbox, type ApiResponse } from './support/caller';
import { getLedger, moneyState } from './support/money';
import { ids, NOW } from './support/small-seed';

const { fan, newcomer, ...api } = setUpSandbox();

const at = NOW.toISOString();
const balance = async () => (await fan.get('/users/me')).data.balance;
const buy = (path: string, body?: unknown, account = fan) => account.post(`/token-transactions/${path}`, body);
const context = () => ({ store: api.sandbox.store, realtime: api.sandbox.realtime, now: () => NOW });

describe('amounts', () => {
  test('are calculated in hundredths, and halves round up', () => {
    expect([times(0.1, 3), times(1.005, 1), times(19.99, 3)]).toEqual([0.3, 1, 59.97]);
    expect([getSaving(22.49, 0.2), getSaving(0.05, 0.5), getSaving(4.99, 0.15)]).toEqual([4.5, 0.03, 0.75]);
    expect(subtractCoupon(22.49, 0.2)).toBe(17.99);
    expect([moneyFor(40, 0.1), moneyFor(3, 0.333)]).toEqual([4, 1]);
    expect([tokensFor(12.5, 0.1), tokensFor(0.3, 0.1), tokensFor(12.51, 0.1), tokensFor(1, 0.3)]).toEqual([
      125, 3, 126, 4,
    ]);
  });

  test.each([
    [1000, [1, 1, 1]],
    [999, [250, 250, 499]],
    [1, [5, 5]],
    [0, [1, 2]],
    [7, [0, 0]],
  ])('%p divided by %p add up to the total', (total, weights) => {
    expect(shared(total, weights).reduce((sum, part) => sum + part, 0)).toBe(total);
  });
});

describe('a booking', () => {
  const entry = { at, currency: 'token', reason: 'test', transactionId: null, key: null, userId: null } as const;
  const move = (amount: number, other: number) => [
    { account: fanAccount(ids.fan), amount },
    { account: 'site', amount: other },
  ];

  test.each([
    ['does not come to zero', move(-100, 99)],
    ['is not in whole hundredths', move(-0.5, 0.5)],
    ['takes more than there is', move(-50_001, 50_001)],
  ])('that %s is refused and changes nothing', (_, moves) => {
    const before = moneyState(api);
    expect(() => book(api.sandbox.store, { ...entry, moves })).toThrow();
    expect(moneyState(api)).toEqual(before);
  });

  test('changes the balance of the account', async () => {
    book(api.sandbox.store, { ...entry, moves: move(-12_345, 12_345) });
    expect(await balance()).toBe(376.55);
    expect(getBalance(api.sandbox.store, fanAccount(ids.fan), 'token')).toBe(37_655);
  });
});

test('initial balances and balances set by tests are booked', async () => {
  await api.control('balance', { user: 'fan', balance: 20 });
  const { entries } = await getLedger(api, '?user=fan');
  expect(entries.map(({ reason, moves }) => [reason, moves[1]?.amount])).toEqual([
    ['opening', 50_000],
    ['control', -48_000],
  ]);
  expect((await api.get('/__sandbox/ledger?user=nobody')).status).toBe(404);
});

describe('a sale by card', () => {
  const line = (performerId: string | null, productId: string, price: number, productType = 'digital'): BoughtLine => ({
    name: productId,
    description: '',
    price,
    productType,
    productId,
    performerId,
    quantity: 1,
  });
  const payment = (products: BoughtLine[], totalPrice: number, more: Partial<TransactionRow> = {}): TransactionRow => ({
    _id: '9'.repeat(24),
    createdAt: at,
    updatedAt: at,
    paymentGateway: 'ccbill',
    source: 'user',
    sourceId: ids.fan,
    performerId: null,
    target: 'product',
    targetId: ids.song,
    type: 'product',
    products,
    totalPrice,
    originalPrice: totalPrice,
    couponInfo: null,
    status: 'pending',
    ...more,
  });

  test('is divided among sellers and site to the last hundredth, with one order each', async () => {
    const row = payment([line(ids.aria, ids.song, 10), line(ids.ben, 'x'.repeat(24), 9.99)], 13.99);
    api.sandbox.store.transactions.insert(row);
    settle(context(), { payment: { paid: 'money', row } });
    const { entries } = await getLedger(api, '?user=fan&reason=product');
    expect(entries).toMatchObject([
      {
        currency: 'money',
        moves: [
          { account: 'gateway', amount: -1399 },
          { account: performerAccount(ids.aria), amount: 560 },
          { account: performerAccount(ids.ben), amount: 559 },
          { account: 'site', amount: 280 },
        ],
      },
    ]);
    expect(api.sandbox.store.transactions.get(row._id)?.status).toBe('success');
    expect(
      api.sandbox.store.orders.list().map(({ sellerId, totalPrice, status }) => [sellerId, totalPrice, status]),
    ).toEqual(
      expect.arrayContaining([
        [ids.aria, 7, 'paid'],
        [ids.ben, 6.99, 'paid'],
      ]),
    );
    expect(
      api.sandbox.store.earnings.list().map(({ grossPrice, netPrice, isToken }) => [grossPrice, netPrice, isToken]),
    ).toEqual(
      expect.arrayContaining([
        [7, 5.6, false],
        [6.99, 5.59, false],
      ]),
    );
    expect(await balance()).toBe(500);
  });

  test('of tokens adds them, and a refund takes them back unless they are spent', async () => {
    const row = payment([line(null, 'package', 9.49, 'token_package')], 9.49, {
      type: 'token_package',
      target: 'token_package',
      idempotencyKey: 'press',
    });
    settle(context(), { payment: { paid: 'money', row }, tokensIn: 100 });
    expect(await balance()).toBe(600);
    expect((await getLedger(api, '?key=press')).entries).toHaveLength(1);
    await api.control('balance', { user: 'fan', balance: 99 });
    const refused = await api.control('refund', { transactionId: row._id });
    expect([refused.status, api.sandbox.store.transactions.get(row._id)?.status]).toEqual([422, 'success']);
    await api.control('balance', { user: 'fan', balance: 150 });
    expect((await api.control('refund', { transactionId: row._id })).status).toBe(200);
    expect(await balance()).toBe(50);
  });

  test('of products sold out meanwhile names them and charges nothing', () => {
    const lines = [
      line(ids.aria, ids.song, 4),
      { ...line(ids.aria, ids.shirt, 10, 'physical'), name: 'shirt', quantity: 4 },
    ];
    const before = moneyState(api);
    const late = () => settle(context(), { payment: { paid: 'money', row: payment(lines, 44) } });
    expect(late).toThrow(
      expect.objectContaining({
        status: 400,
        detail: [expect.objectContaining({ constraints: { stock: 'Only 3 of “shirt” are left.' } })],
      }) as Error,
    );
    expect(moneyState(api)).toEqual(before);
  });

  test('that fails at its end leaves nothing behind', () => {
    const before = moneyState(api);
    const broken = (): never => {
      throw new Error('broken');
    };
    expect(() =>
      settle(context(), {
        payment: { paid: 'money', row: payment([line(ids.aria, ids.shirt, 10, 'physical')], 10) },
        tokensIn: 5,
        also: broken,
      }),
    ).toThrow('broken');
    expect(moneyState(api)).toEqual(before);
  });
});

describe('a refund', () => {
  test('returns tokens and stock, revokes access, and happens once', async () => {
    const before = moneyState(api) as { balances: unknown; stock: unknown };
    const { _id } = (await buy('video/paid-song')).data;
    const order = (
      await buy('products', {
        products: [{ _id: ids.shirt, quantity: 2 }],
        deliveryAddress: 'Here',
      })
    ).data;
    const refund = (transactionId: unknown) => api.control('refund', { transactionId });
    expect([(await refund(_id)).status, (await refund(order._id)).status]).toEqual([200, 200]);
    expect(moneyState(api)).toMatchObject({ balances: before.balances, stock: before.stock });
    expect(((await fan.get('/user/assets/videos/paid-song')).data.video as { url: unknown }).url).toBeNull();
    expect(api.sandbox.store.orderDetails.list()).toMatchObject([{ status: 'refunded', deliveryStatus: 'refunded' }]);
    expect(api.sandbox.store.earnings.list().map(({ transactionStatus }) => transactionStatus)).toEqual([
      'refunded',
      'refunded',
    ]);
    expect((await refund(_id)).status).toBe(400);
    expect((await refund('unknown')).status).toBe(404);
    expect((await buy('video/paid-song')).status).toBe(200);
  });
});

test('three hundred random operations, allowed or not, create and lose nothing', async () => {
  const random = randomFrom('ledger');
  const paid: string[] = [];
  const seen = new Set<number>();
  for (let turn = 0; turn < 300; turn += 1) {
    const account = random.chance(0.6) ? fan : newcomer;
    const quantity = random.pick([1, 1, 2, 3, 0, -1, 1.5, 1e12]);
    const price = random.pick([1, 3, 7, 33, 0, -5, 2.5, 1e300]);
    const products = [{ _id: random.pick([ids.shirt, ids.song]), quantity }];
    const acts: (() => Promise<ApiResponse>)[] = [
      () => buy(`video/${random.pick([ids.paidVideo, ids.freeVideo, ids.boughtVideo, 'nothing'])}`, undefined, account),
      () => buy(`gallery/${ids.gallery}`, undefined, account),
      () => buy(`stories/${ids.paidPost}`, undefined, account),
      () => buy('products', { products, deliveryAddress: 'Here' }, account),
      () => buy('tip', { performerId: random.pick([ids.aria, ids.ben]), price }, account),
      () =>
        api.control('balance', { user: account === fan ? 'fan' : 'newcomer', balance: random.whole(0, 90_000) / 100 }),
      () => api.control('refund', { transactionId: paid.length > 0 ? random.pick(paid) : 'none' }),
    ];
    const { status, data } = await random.pick(acts)();
    seen.add(status);
    if (data?._id) paid.push(data._id as string);
  }
  expect([...seen].sort()).toEqual([200, 400, 404, 422]);
  expect(paid.length).toBeGreaterThan(40);
  const { store } = api.sandbox;
  expect(store.users.list().every(({ balance }) => balance >= 0)).toBe(true);
  const existing = store.tokenTransactions
    .list()
    .filter(({ _id, status }) => paid.includes(_id) && status === 'success');
  const refunds = await getLedger(api, '?reason=refund');
  expect(existing).toHaveLength(paid.length - refunds.entries.length);
});
