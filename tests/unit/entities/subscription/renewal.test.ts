import { daysAfter, perMonth, formatPeriod, renewalSentence } from '@/entities/subscription/renewal';

const DOLLARS = { code: 'USD', symbol: '$' };
const today = '2026-11-21T23:30:00.000Z';
const monthly = { today, price: 14.99, recurringPrice: 14.99, periodDays: 30, currency: DOLLARS };

it.each([
  ['2026-01-31T10:00:00.000Z', 30, '2026-03-02'],
  ['2028-01-31T10:00:00.000Z', 30, '2028-03-01'],
  ['2026-12-15T10:00:00.000Z', 30, '2027-01-14'],
  ['2027-06-01T00:00:00.000Z', 365, '2028-05-31'],
  ['2026-03-28T23:59:00.000Z', 1, '2026-03-29'],
])('%s and %d days is %s, whatever the length of the months', (from, days, day) => {
  expect(daysAfter(from, days).slice(0, 10)).toBe(day);
});

it('a lifetime period has an end date, too', () => {
  expect(daysAfter(today, 99_999_999)).toBe('+275760-09-13T00:00:00.000Z');
});

it("renewal terms: name today's price, the renewal with its price, and how to cancel", () => {
  expect(renewalSentence(monthly)).toEqual({
    today: 'You pay $14.99 today.',
    then: 'Renews on Dec 21, 2026 for $14.99 and every 30 days after that, until you cancel.',
    leave: 'Cancel anytime in two clicks. You keep access until the end of the period you paid for.',
  });
});

it('renewal terms: distinguish the first period from later ones', () => {
  const { today: now, then } = renewalSentence({ ...monthly, price: 1, periodDays: 7, recurringDays: 365 });
  expect(now).toBe('You pay $1.00 today.');
  expect(then).toBe('Renews on Nov 28, 2026 for $14.99 and every year after that, until you cancel.');
});

it('renewal terms: say that a single period does not renew', () => {
  expect(renewalSentence({ ...monthly, price: 0, recurringPrice: null, periodDays: 7 })).toEqual({
    today: 'You pay nothing today.',
    then: 'Ends on Nov 28, 2026. You won’t be charged again.',
    leave: 'No need to cancel.',
  });
  expect(renewalSentence({ ...monthly, periodDays: null }).then).toBeNull();
});

it('renewal terms: say that a subscription with a price of 0 renews for free', () => {
  expect(renewalSentence({ ...monthly, price: 0, recurringPrice: 0 }).then).toMatch(
    /^Renews on .* for free and every 30 days after that, until you cancel\.$/,
  );
});

it('renewal terms: start at the end of the paid period', () => {
  expect(renewalSentence({ ...monthly, paidUntil: '2026-12-02T08:00:00.000Z' }).then).toBe(
    'It starts on Dec 2, 2026, when your current period ends. Renews on Jan 1, 2027 for $14.99 and every 30 days after that, until you cancel.',
  );
  expect(renewalSentence({ ...monthly, paidUntil: '2026-10-02T08:00:00.000Z' })).toEqual(renewalSentence(monthly));
});

it('periods are compared per month, a year as twelve', () => {
  expect(perMonth(12.5, 30, 2)).toBe(12.5);
  expect(perMonth(149, 365, 2)).toBe(12.42);
  expect(perMonth(2.99, 7, 2)).toBe(12.81);
});

it('a price per month has the decimals of the currency', () => {
  expect(perMonth(1990, 365, 0)).toBe(166);
  expect(perMonth(1.99, 365, 3)).toBe(0.166);
});

it('periods have readable names', () => {
  expect([1, 7, 30, 90, 365].map((days) => formatPeriod(days))).toEqual(['day', 'week', '30 days', '90 days', 'year']);
  expect([7, 30, 366].map((days) => formatPeriod(days, true))).toEqual(['a week', '30 days', 'a year']);
});
