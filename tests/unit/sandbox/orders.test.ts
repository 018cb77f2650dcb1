import { LANDMARKS } from '@sandbox/seed/landmarks';
import { getData, toRows } from './support/caller';
import { getLedger } from './support/money';
import { ADDRESS, openShop, product, type Shop } from './support/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.reset());
afterAll(() => shop.sandbox.close());

const orders = async () => toRows(await shop.get('/orders/users/search?limit=100', { token: shop.fan }));
const lines = async () => toRows(await shop.get('/orders/users/details/search?limit=100', { token: shop.fan }));
const toLine = async (name: string) => (await lines()).find((line) => line.name === name);
const update = (id: unknown, body: unknown, token = shop.aria) =>
  shop.call('PUT', `/orders/${String(id)}/update`, { body, token });

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
const pay = async (body: unknown = order) => shop.decide(await shop.begin('/payment/purchase-products', body), 'pay');

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
    expect((await getLedger(shop)).agrees).toBe(true);
  });

  test('are closed to others', async () => {
    const id = String((await toLine('Encore tee'))?._id);
    const statuses = await Promise.all(
      [shop.fan, shop.aria, shop.fan2].map(
        async (token) => (await shop.get(`/orders/details/${id}`, { token })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 403]);
    expect((await shop.get('/orders/details/nothing', { token: shop.fan })).status).toBe(404);
    expect((await shop.get(`/orders/details/${id}`)).status).toBe(401);
    expect((await shop.get('/orders/users/search', { token: shop.aria })).status).toBe(403);
  });
});

describe('a download', () => {
  const link = (token: string, slug: string = LANDMARKS.digitalProduct) =>
    shop.get(`/user/assets/products/${product(slug)}/download-link`, { token });
  const file = async () => getData(await link(shop.fan)).downloadLink;
  const products = [{ _id: product(LANDMARKS.digitalProduct), quantity: 1 }];

  test.each([
    ['by card', () => pay({ products })],
    ['with tokens', () => shop.buy('/token-transactions/products', { products })],
  ])('is available after buying %s, for some hours', async (_, buy) => {
    expect((await link(shop.fan)).status).toBe(403);
    await buy();
    const address = await file();
    expect((await shop.open(address)).status).toBe(200);
    expect((await link(shop.fan2)).status).toBe(403);
    shop.pass({ minutes: 5 * 60 });
    expect((await shop.open(address)).status).toBe(403);
    expect((await shop.open(await file())).status).toBe(200);
  });
});

describe('the seller of an order', () => {
  test('ships a parcel step by step, and the fan sees its status', async () => {
    await pay();
    const vinyl = await toLine('Paper Lantern on vinyl');
    expect(getData(await update(vinyl?._id, { deliveryStatus: 'shipping', shippingCode: 'EN42GB' }))).toMatchObject({
      updated: true,
      status: 'shipping',
      shippingCode: 'EN42GB',
    });
    const order = (await orders()).find(({ _id }) => _id === vinyl?.orderId);
    expect(order).toMatchObject({ status: 'shipping', deliveryStatus: 'shipping' });
    expect(getData(await update(vinyl?._id, { shippingCode: 'EN43GB' }))).toMatchObject({
      status: 'shipping',
      shippingCode: 'EN43GB',
    });
    expect((await update(vinyl?._id, { deliveryStatus: 'processing' })).status).toBe(400);
    expect(getData(await update(vinyl?._id, { deliveryStatus: 'delivered' }))).toMatchObject({ status: 'delivered' });
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
