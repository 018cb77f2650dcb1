import { LANDMARKS } from '@sandbox/seed/landmarks';
import type { Account } from './support/caller';
import { ADDRESS, setUpShop, product } from './support/shop';

const shop = setUpShop();

const orders = async () => (await shop.fan.get('/orders/users/search?limit=100')).rows;
const lines = async () => (await shop.fan.get('/orders/users/details/search?limit=100')).rows;
const toLine = async (name: string) => (await lines()).find((line) => line.name === name);
const update = (id: unknown, body: unknown, account = shop.aria) => account.put(`/orders/${String(id)}/update`, body);

/** Two sellers, one digital product, paid by card with a coupon. */
const order = {
  products: [
    { _id: product(LANDMARKS.physicalProduct), quantity: 2 },
    { _id: product(LANDMARKS.digitalProduct), quantity: 1 },
    { _id: product('concrete-cap'), quantity: 1 },
  ],
  couponCode: LANDMARKS.coupons.valid,
  ...ADDRESS,
};
const pay = (body: unknown = order) => shop.pay('/payment/purchase-products', body);

describe('the orders of a fan', () => {
  test('are split by seller; the parts of a coupon add up to the paid amount', async () => {
    const before = (await orders()).length;
    await pay();
    const bought = (await orders()).slice(0, 2);
    expect(await orders()).toHaveLength(before + 2);
    expect(bought.map(({ totalPrice }) => totalPrice).sort()).toEqual([39.2, 6.4]);
    const details = bought.flatMap(
      (order) => order.details as { name: string; totalPrice: number; deliveryAddress: string; status: string }[],
    );
    expect(details.map(({ name, totalPrice, deliveryAddress }) => [name, totalPrice, deliveryAddress]).sort()).toEqual([
      ['Concrete cap', 6.4, ADDRESS.deliveryAddress],
      ['Paper Lantern on vinyl', 36, ADDRESS.deliveryAddress],
      ['Paper Lantern sheet music', 3.2, ''],
    ]);
    expect(shop.sandbox.store.products.get(product(LANDMARKS.physicalProduct))?.stock).toBe(34);
  });

  test('are closed to others', async () => {
    const id = String((await toLine('Encore tee'))?._id);
    const statuses = await Promise.all(
      [shop.fan, shop.aria, shop.fan2].map(async (account) => (await account.get(`/orders/details/${id}`)).status),
    );
    expect(statuses).toEqual([200, 200, 403]);
    expect((await shop.fan.get('/orders/details/nothing')).status).toBe(404);
  });
});

describe('a download', () => {
  const link = (account: Account, slug: string = LANDMARKS.digitalProduct) =>
    account.get(`/user/assets/products/${product(slug)}/download-link`);
  const file = async () => (await link(shop.fan)).data.downloadLink;
  const products = [{ _id: product(LANDMARKS.digitalProduct), quantity: 1 }];

  test.each([
    ['by card', () => pay({ products })],
    ['with tokens', () => shop.buy('/token-transactions/products', { products })],
  ])('is available after buying %s, for some hours', async (_, buy) => {
    expect((await link(shop.fan)).status).toBe(403);
    await buy();
    const url = await file();
    expect((await shop.open(url)).status).toBe(200);
    expect((await link(shop.fan2)).status).toBe(403);
    shop.pass({ minutes: 5 * 60 });
    expect((await shop.open(url)).status).toBe(403);
    expect((await shop.open(await file())).status).toBe(200);
  });
});

describe('the seller of an order', () => {
  test('ships a parcel step by step, and the fan sees its status', async () => {
    await pay();
    const vinyl = await toLine('Paper Lantern on vinyl');
    expect((await update(vinyl?._id, { deliveryStatus: 'shipping', shippingCode: 'EN42GB' })).data).toMatchObject({
      updated: true,
      status: 'shipping',
      shippingCode: 'EN42GB',
    });
    const order = (await orders()).find(({ _id }) => _id === vinyl?.orderId);
    expect(order).toMatchObject({ status: 'shipping', deliveryStatus: 'shipping' });
    expect((await update(vinyl?._id, { shippingCode: 'EN43GB' })).data).toMatchObject({
      status: 'shipping',
      shippingCode: 'EN43GB',
    });
    expect((await update(vinyl?._id, { deliveryStatus: 'processing' })).status).toBe(400);
    expect((await update(vinyl?._id, { deliveryStatus: 'delivered' })).data).toMatchObject({ status: 'delivered' });
    expect((await update(vinyl?._id, { deliveryStatus: 'shipping' })).status).toBe(400);
  });

  test.each([
    ['somebody else’s sale', 'Night shift cassette', { deliveryStatus: 'delivered' }, 403],
    ['a state that does not exist', 'Encore tee', { deliveryStatus: 'eaten' }, 400],
    ['a refund, which is not hers to make', 'Encore tee', { deliveryStatus: 'refunded' }, 400],
    ['a step back', 'Encore tee', { deliveryStatus: 'created' }, 400],
  ])("can't set %s", async (_, name, body, status) => {
    const line = await toLine(name);
    expect((await update(line?._id, body)).status).toBe(status);
    expect(await toLine(name)).toEqual(line);
  });

  test("can't ship a download, nor an unpaid order", async () => {
    const { store } = shop.sandbox;
    const own = store.orderDetails
      .list()
      .filter(
        ({ sellerId, productType }) => store.performers.get(sellerId)?.username === 'aria' && productType === 'digital',
      );
    expect((await update(own[0]?._id, { deliveryStatus: 'shipping' })).status).toBe(400);
    expect((await update('nothing', { deliveryStatus: 'shipping' })).status).toBe(404);
    expect((await update(own[0]?._id, { deliveryStatus: 'shipping' }, shop.fan)).status).toBe(403);
  });
});
