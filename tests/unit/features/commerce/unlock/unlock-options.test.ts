import type { SubscriptionPackage } from '@/contract/package';
import { priceLabel, attemptLabel, getTerms } from '@/features/commerce/unlock/unlock-labels';
import { priceTo } from '@/lib/format/format';
import { getPurchase, unlockOptionsFor, type Item, type UnlockOption } from '@/features/commerce/unlock/unlock-options';

const DOLLARS = { code: 'USD', symbol: '$' };
const RATE = { rate: 0.1, decimals: 2, isMember: false };
const video: Item = { kind: 'video', id: 'v1', title: 'Dawn', price: 40 };
const forMembers: Item = { ...video, price: null };
const aria = { _id: 'p1', name: 'Aria', username: 'aria', monthlyPrice: 9.99, yearlyPrice: 99.9 };
const trial = { ...aria, isFreeSubscription: true, durationFreeSubscriptionDays: 7 };
const plan = (name: string, price: number, rest = {}) => ({
  _id: name,
  name,
  price,
  type: 'recurring' as const,
  initialPeriod: 30,
  recurringPrice: price,
  recurringPeriod: 30,
  ...rest,
});
const NOTHING = { owner: null, plans: [] };

const getIds = (...args: Parameters<typeof unlockOptionsFor>) => unlockOptionsFor(...args).map(({ id }) => id);
const only = (options: UnlockOption[]): UnlockOption => {
  const [option] = options;
  if (!option) throw new Error('There is no option.');
  return option;
};

describe('unlock options', () => {
  test('exclude plans without a price, and only a price of 0 is free', () => {
    const { monthlyPrice: _unpriced, ...yearlyOnly } = aria;
    expect(getIds(forMembers, { owner: yearlyOnly, plans: [] }, RATE)).toEqual(['yearly']);
    expect(getIds(forMembers, { owner: { ...aria, monthlyPrice: 0 }, plans: [] }, RATE)).toEqual(['monthly', 'yearly']);
  });

  test('of pay-per-view content are tokens, and for videos cards', () => {
    expect(getIds(video, { owner: aria, plans: [plan('Monthly', 1)] }, RATE)).toEqual(['tokens', 'card']);
    expect(getIds({ ...video, kind: 'gallery' }, NOTHING, RATE)).toEqual(['tokens']);
    expect(only(unlockOptionsFor(video, NOTHING, RATE).slice(1))).toMatchObject({ price: 4 });
  });

  test('of digital products are card and rounded-up tokens; physical products use the cart, in whole tokens per item', () => {
    const file: Item = { kind: 'product', id: 'd1', title: 'Notes', price: 4.05 };
    expect(unlockOptionsFor(file, NOTHING, RATE)).toEqual([
      { kind: 'card', id: 'card', price: 4.05 },
      { kind: 'tokens', id: 'tokens', tokens: 41 },
    ]);
    expect(getIds(file, NOTHING, { rate: null, decimals: 2, isMember: false })).toEqual(['card']);
    expect(getIds({ ...file, price: 0 }, NOTHING, RATE)).toEqual(['card']);
    expect(unlockOptionsFor({ ...file, goods: { pieces: 3, toCart: () => undefined } }, NOTHING, RATE)).toEqual([
      { kind: 'cart', id: 'cart', price: 12.15, tokens: 123 },
    ]);
  });

  test('have no card price without a rate', () => {
    expect(getIds(video, NOTHING, { rate: null, decimals: 2, isMember: false })).toEqual(['tokens']);
  });

  test('start with the cheapest, free ones first', () => {
    const plans = [
      plan('Monthly', 14.99),
      plan('First week', 0),
      plan('Gone', 0.5, { isActive: false }),
      plan('Yearly', 149),
    ];
    expect(getIds(forMembers, { owner: trial, plans }, RATE)).toEqual([
      'free',
      'First week',
      'monthly',
      'Monthly',
      'yearly',
    ]);
  });

  test('exclude what the viewer already has', () => {
    expect(
      unlockOptionsFor(
        forMembers,
        { owner: { ...aria, isSubscribed: true }, plans: [plan('Monthly', 1)] },
        { rate: 0.1, decimals: 2, isMember: true },
      ),
    ).toEqual([]);
  });
});

describe('unlock terms', () => {
  const facts = { today: '2026-01-31T10:00:00.000Z', balance: 500, currency: DOLLARS };
  const monthly = only(unlockOptionsFor(forMembers, { owner: aria, plans: [] }, RATE));

  test('of a membership name the renewal unless it is a single period, as on its own page', () => {
    const member = (more: Partial<SubscriptionPackage>) =>
      only(unlockOptionsFor(forMembers, { owner: null, plans: [{ ...plan('Monthly', 15), ...more }] }, RATE));
    const renewing = member({ type: undefined, initialPeriod: undefined, recurringPrice: 15, recurringPeriod: 30 });
    expect(priceLabel(renewing, facts)).toEqual({ amount: '$15.00', covers: 'for 30 days' });
    expect(getTerms(renewing, 'video', { ...facts, price: 15 })[1]).toBe(
      'Renews on Mar 2, 2026 for $15.00 and every 30 days after that, until you cancel.',
    );
    const once = member({ type: 'single', initialPeriod: 30, recurringPrice: 15, recurringPeriod: 30 });
    expect(getTerms(once, 'video', { ...facts, price: 15 })[1]).toBe(
      'Ends on Mar 2, 2026. You won’t be charged again.',
    );
  });

  test('of a free trial say that it ends automatically', () => {
    const free = only(unlockOptionsFor(forMembers, { owner: trial, plans: [] }, RATE));
    expect(getTerms(free, 'video', { ...facts, price: 0 }).slice(0, 2)).toEqual([
      'You pay nothing today.',
      'Ends on Feb 7, 2026. You won’t be charged again.',
    ]);
    expect(priceLabel(free, facts)).toEqual({ amount: 'Free', covers: 'for a week' });
  });

  test('of free content that has to be ordered are 0 tokens, shown as free', () => {
    const free = only(unlockOptionsFor({ ...video, price: 0 }, NOTHING, RATE));
    expect(priceLabel(free, facts)).toEqual({ amount: 'Free', covers: null });
    expect(attemptLabel(free, 'video', { price: 0, currency: DOLLARS })).toBe('Unlock for free');
    expect(priceTo(0, 'to watch')).toBe('Free to watch');
  });

  test('of tokens name the remaining balance, unless it is too low', () => {
    const tokens = only(unlockOptionsFor(video, NOTHING, RATE));
    expect(getTerms(tokens, 'video', { ...facts, price: 40 })[0]).toBe('Balance 500 → 460 tokens');
    expect(getTerms(tokens, 'video', { ...facts, balance: 39, price: 40 })).toEqual(['Watch anytime.']);
  });

  test('the button names verb, object and price', () => {
    expect(
      attemptLabel(only(unlockOptionsFor({ ...video, kind: 'stream' }, NOTHING, RATE)), 'stream', {
        price: 1,
        currency: DOLLARS,
      }),
    ).toBe('Buy ticket for 1 token');
    expect(attemptLabel(monthly, 'performer', { price: 9.99, currency: DOLLARS })).toBe('Subscribe for $9.99');
    expect(attemptLabel({ kind: 'card', id: 'card', price: 0 }, 'product', { price: 0, currency: DOLLARS })).toBe(
      'Get it for free',
    );
  });
});

test('a post is bought with the call for stories; coupons work with cards only', () => {
  expect(
    getPurchase({ kind: 'tokens', id: 'tokens', tokens: 8 }, { kind: 'post', id: 'p', title: '', price: 8 }, 'HALF'),
  ).toEqual({ kind: 'story', pay: 'token', id: 'p' });
  expect(getPurchase({ kind: 'card', id: 'card', price: 4 }, video, 'HALF')).toEqual({
    kind: 'video',
    pay: 'card',
    id: 'v1',
    couponCode: 'HALF',
  });
});
