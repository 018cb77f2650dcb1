import { formatQuantity } from '../../texts';
import { getId } from '../ids';
import { LANDMARKS } from '../landmarks';
import { WRITERS, fanId } from '../people/fans';
import type { Clock } from '../clock';
import type { CouponRow, SubscriptionPackageRow, TokenPackageRow } from '../rows/money';

export const packageId = (name: string): string => getId('subscription-package', name);
export const tokenPackageId = (tokens: number): string => getId('token-package', String(tokens));

/** Membership plans. */
export function subscriptionPackages(clock: Clock): SubscriptionPackageRow[] {
  const plan = (
    ordering: number,
    name: string,
    row: Pick<
      SubscriptionPackageRow,
      'description' | 'price' | 'initialPeriod' | 'recurringPrice' | 'recurringPeriod' | 'type' | 'tokens'
    >,
    isActive = true,
  ): SubscriptionPackageRow => ({
    _id: packageId(name),
    createdAt: clock.ago({ days: 700 }),
    updatedAt: clock.ago({ days: 90 }),
    name,
    ordering,
    isActive,
    ...row,
  });
  return [
    plan(0, 'First week', {
      description: 'Everything members get, free for seven days. Ends automatically.',
      price: 0,
      initialPeriod: 7,
      recurringPrice: 0,
      recurringPeriod: 0,
      type: 'single',
      tokens: 0,
    }),
    plan(1, 'Monthly', {
      description: 'Everything members get. Renews every 30 days.',
      price: 14.99,
      initialPeriod: 30,
      recurringPrice: 14.99,
      recurringPeriod: 30,
      type: 'recurring',
      tokens: 50,
    }),
    plan(2, 'Thirty days', {
      description: 'Everything members get for 30 days. Doesn’t renew.',
      price: 17.99,
      initialPeriod: 30,
      recurringPrice: 0,
      recurringPeriod: 0,
      type: 'single',
      tokens: 0,
    }),
    plan(3, 'Yearly', {
      description: '2 months free, renewed every year.',
      price: 149,
      initialPeriod: 365,
      recurringPrice: 149,
      recurringPeriod: 365,
      type: 'recurring',
      tokens: 800,
    }),
    plan(
      4,
      'Founders',
      {
        description: 'No longer sold.',
        price: 79,
        initialPeriod: 365,
        recurringPrice: 79,
        recurringPeriod: 365,
        type: 'recurring',
        tokens: 0,
      },
      false,
    ),
  ];
}

/** Token packages. Larger ones have a lower price per token. */
export function tokenPackages(clock: Clock): TokenPackageRow[] {
  const sizes: ReadonlyArray<readonly [name: string, tokens: number, price: number, isActive?: false]> = [
    ['Handful', 50, 4.99],
    ['Pocket', 100, 9.49],
    ['Purse', 250, 22.49],
    ['Hat', 500, 42.99],
    ['Guitar case', 1200, 97.99],
    ['Trunk', 5000, 389, false],
  ];
  return sizes.map(([name, tokens, price, isActive = true], ordering) => ({
    _id: tokenPackageId(tokens),
    createdAt: clock.ago({ days: 700 }),
    updatedAt: clock.ago({ days: 30 }),
    name,
    description: formatQuantity(tokens, 'token'),
    ordering,
    price,
    tokens,
    isActive,
  }));
}

export function coupons(clock: Clock): CouponRow[] {
  const codes = LANDMARKS.coupons;
  const coupon = (code: string, name: string, value: number, row: Partial<CouponRow> = {}): CouponRow => ({
    _id: getId('coupon', code),
    createdAt: clock.ago({ days: 100 }),
    updatedAt: clock.ago({ days: 10 }),
    name,
    description: '',
    code,
    value,
    numberOfUses: 500,
    used: 0,
    usedBy: [],
    expiredDate: clock.ahead({ days: 180 }),
    status: 'active',
    ...row,
  });
  return [
    coupon(codes.valid, '20% off for new customers', 0.2),
    coupon(codes.half, 'Half price, once', 0.5, { numberOfUses: 25, used: 4, usedBy: WRITERS.slice(0, 4).map(fanId) }),
    coupon(codes.expired, 'Spring', 0.15, { expiredDate: clock.ago({ days: 30 }), used: 61 }),
    coupon(codes.usedUp, 'The first hundred', 0.3, {
      numberOfUses: 3,
      used: 3,
      usedBy: WRITERS.slice(4, 7).map(fanId),
    }),
    coupon(codes.inactive, 'Paused', 0.1, { status: 'inactive' }),
  ];
}
