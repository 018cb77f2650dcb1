import { buildSeed } from '@sandbox/seed/build-seed';
import { LANDMARKS } from '@sandbox/seed/landmarks';

const NOW = new Date('2026-03-14T15:09:26.535Z');
const now = NOW.toISOString();
const seed = buildSeed({ now: NOW, baseUrl: 'http://127.0.0.1:4000' });

const idOfFan = (email: string) => seed.users.find((user) => user.email === email)?._id;
const [fan, fan2] = [idOfFan('fan@example.com'), idOfFan('fan2@example.com')];
const found = <T extends { slug: string; _id: string }>(rows: T[], slug: string) =>
  rows.find((row) => row.slug === slug)?._id;

test('the fan owns one video and the gallery of forty photos, and not the locked ones', () => {
  const owned = seed.tokenTransactions
    .filter(({ sourceId, status }) => sourceId === fan && status === 'success')
    .map(({ targetId }) => targetId);
  expect(owned).toContain(found(seed.videos, LANDMARKS.ownedVideo));
  expect(owned).toContain(found(seed.galleries, LANDMARKS.ownedGallery));
  const everything = [...seed.tokenTransactions, ...seed.transactions].map(({ targetId }) => targetId);
  expect(everything).not.toContain(found(seed.videos, LANDMARKS.lockedVideo));
  expect(everything).not.toContain(found(seed.galleries, LANDMARKS.lockedGallery));
});

test('the fan has two subscriptions that renew, the second fan has none', () => {
  const renewing = seed.subscriptions.filter(({ userId, status }) => userId === fan && status === 'active');
  expect(renewing).toHaveLength(2);
  expect(renewing.every(({ expiredAt, performerId }) => expiredAt > now && performerId !== null)).toBe(true);
  expect(
    seed.subscriptions.some(
      ({ userId, status, expiredAt }) => userId === fan && status === 'deactivated' && expiredAt > now,
    ),
  ).toBe(true);
  expect(seed.subscriptions.some(({ userId, expiredAt }) => userId === fan && expiredAt < now)).toBe(true);
  expect(seed.subscriptions.filter(({ userId }) => userId === fan2)).toEqual([]);
});

test.each([
  ['fan@example.com', fan],
  ['fan2@example.com', fan2],
])('%s has orders and payments in every status', (_email, id) => {
  const states = (rows: Array<{ status: string }>) => new Set(rows.map(({ status }) => status));
  const orders = seed.orders.filter(({ buyerId }) => buyerId === id);
  expect(states(orders)).toEqual(
    new Set(['created', 'pending', 'paid', 'processing', 'shipping', 'delivered', 'refunded', 'failed']),
  );
  expect(states(seed.transactions.filter(({ sourceId }) => sourceId === id))).toEqual(
    new Set(['pending', 'success', 'failed', 'canceled', 'refunded']),
  );
  expect(states(seed.tokenTransactions.filter(({ sourceId }) => sourceId === id))).toEqual(
    new Set(['pending', 'success', 'refunded']),
  );
});

test('orders add up and their lines belong to them', () => {
  const orders = new Map(seed.orders.map((order) => [order._id, order]));
  expect(seed.orderDetails).toHaveLength(orders.size);
  for (const line of seed.orderDetails) {
    const order = orders.get(line.orderId);
    expect(line.orderNumber).toBe(`${order?.orderNumber}-S1`);
    expect(line.originalPrice).toBeCloseTo(line.unitPrice * line.quantity, 2);
    expect(line.totalPrice).toBeCloseTo(line.originalPrice * (1 - (line.couponInfo?.value ?? 0)), 2);
    expect(order?.totalPrice).toBe(line.totalPrice);
    if (line.productType === 'physical') expect(line.deliveryAddress).not.toBe('');
    if (line.productType === 'physical' && line.status === 'shipping') expect(line.shippingCode).not.toBe('');
  }
  expect(new Set(seed.orders.map(({ orderNumber }) => orderNumber)).size).toBe(seed.orders.length);
  expect(seed.orders.every(({ orderNumber }) => /^[0-9A-F]{8}$/.test(orderNumber))).toBe(true);
});

test('earnings come from payments and leave the commission to the site', () => {
  const payments = new Map([...seed.transactions, ...seed.tokenTransactions].map((payment) => [payment._id, payment]));
  for (const { transactionId, grossPrice, netPrice, siteCommission, performerId, isToken } of seed.earnings) {
    expect(payments.get(transactionId)).toMatchObject({ totalPrice: grossPrice, performerId });
    const commission = grossPrice * siteCommission;
    expect(netPrice).toBeCloseTo(grossPrice - (isToken ? Math.floor(commission) : commission), 2);
    if (isToken) expect(netPrice).toBe(Math.round(netPrice));
  }
  const aria = seed.performers.find(({ username }) => username === 'aria')?._id;
  expect(seed.earnings.filter(({ performerId }) => performerId === aria).length).toBeGreaterThan(40);
  expect(new Set(seed.earnings.map(({ isPaid }) => isPaid))).toEqual(new Set([true, false]));
});

test('coupons are valid, expired, used up and disabled', () => {
  const coupon = (code: string) => {
    const row = seed.coupons.find((candidate) => candidate.code === code);
    if (!row) throw new Error(`No coupon ${code}`);
    return row;
  };
  const { valid, expired, usedUp, inactive } = LANDMARKS.coupons;
  expect(coupon(valid)).toMatchObject({ value: 0.2, status: 'active', usedBy: [] });
  expect(coupon(valid).expiredDate > now).toBe(true);
  expect(coupon(expired).expiredDate < now).toBe(true);
  expect(coupon(usedUp).used).toBe(coupon(usedUp).numberOfUses);
  expect(coupon(inactive).status).toBe('inactive');
});

test('plans are single, recurring and free, and larger token packages cost less per token', () => {
  const plans = seed.subscriptionPackages.filter(({ isActive }) => isActive);
  expect(new Set(plans.map(({ type }) => type))).toEqual(new Set(['single', 'recurring']));
  expect(plans.some(({ price }) => price === 0)).toBe(true);
  const perToken = seed.tokenPackages.filter(({ isActive }) => isActive).map(({ price, tokens }) => price / tokens);
  expect(perToken).toEqual([...perToken].sort((a, b) => b - a));
});
