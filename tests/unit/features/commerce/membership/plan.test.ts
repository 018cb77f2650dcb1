import {
  describeAgreement,
  joinLabel,
  getMonthlyPrice,
  getPeriod,
  savingLabel,
} from '@/features/commerce/membership/plan';
import type { SubscriptionPackage } from '@/contract/package';

const DOLLARS = { code: 'USD', symbol: '$' };
const monthly: SubscriptionPackage = {
  _id: 'm',
  name: 'Monthly',
  type: 'recurring',
  price: 14.99,
  initialPeriod: 30,
  recurringPrice: 14.99,
  recurringPeriod: 30,
};
const yearly = { ...monthly, price: 149, initialPeriod: 365, recurringPrice: 149, recurringPeriod: 365 };
const intro = { ...monthly, price: 1, initialPeriod: 7 };
const once = { ...monthly, type: 'single' as const, price: 17.99, recurringPrice: 0, recurringPeriod: 0 };
const week = { ...once, price: 0, initialPeriod: 7 };

it('a plan price is described by its period', () => {
  expect([monthly, yearly, intro, once, week].map((plan) => getPeriod(plan, DOLLARS))).toEqual([
    'every 30 days',
    'every year',
    'for a week, then $14.99 every 30 days',
    'once, for 30 days',
    'for a week',
  ]);
});

it('plans are compared only if necessary, by the renewal price', () => {
  expect([monthly, yearly, intro, once, week].map((plan) => getMonthlyPrice(plan, DOLLARS))).toEqual([
    null,
    12.42,
    null,
    null,
    null,
  ]);
  expect(getMonthlyPrice({ ...once, initialPeriod: 90 }, DOLLARS)).toBe(6);
  expect(getMonthlyPrice(yearly, { code: 'KWD', symbol: 'KWD' })).toBe(12.417);
});

it('a coupon reduces the first payment and not the renewals', () => {
  const { price, saving, renewal } = describeAgreement(monthly, {
    couponValue: 0.2,
    today: '2026-11-21T12:00:00.000Z',
    paidUntil: null,
    currency: DOLLARS,
  });
  expect([price, saving]).toEqual([11.99, 3]);
  expect(renewal.today).toBe('You pay $11.99 today.');
  expect(renewal.then).toMatch(/^Renews on Dec 21, 2026 for \$14\.99 /);
  expect(savingLabel(monthly, saving, DOLLARS)).toBe('You save $3.00 on today’s payment. Renewals cost $14.99.');
  expect(savingLabel(once, 3.6, DOLLARS)).toBe('You save $3.60.');
  expect([joinLabel(11.99, DOLLARS), joinLabel(0, DOLLARS)]).toEqual(['Join for $11.99', 'Join for free']);
});
