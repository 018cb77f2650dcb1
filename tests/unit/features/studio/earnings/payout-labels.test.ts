import { LIMITS } from '@/features/studio/shared/form/limits';
import { limitProblem } from '@/features/studio/shared/form/limit';
import { getBalance, tokensProblem } from '@/features/studio/earnings/payout-labels';
import { maskedNumber } from '@/entities/payment/masked-number';

test.each([
  ['', 'Enter the number of tokens.'],
  ['many', 'Enter the number of tokens.'],
  ['0.5', 'Request at least 1 token.'],
  ['-3', 'Request at least 1 token.'],
  ['79.68', 'Enter a whole number of tokens.'],
  ['101', 'You can request at most 100 tokens.'],
  ['100', undefined],
])('a payout request of “%s” tokens is validated', (text, problem) => {
  const { requestTokens } = LIMITS.requestPayout;
  expect(limitProblem(requestTokens, text) ?? tokensProblem(text, null, 100)).toBe(problem);
});

test('account numbers show only their last four characters, masked or not', () => {
  expect(maskedNumber('GB29 NWBK 6016 1331 9268 19')).toBe('••••6819');
  expect(maskedNumber('••••6819')).toBe('••••6819');
});

test('a request below the minimum of the site is refused before it is sent', () => {
  expect(tokensProblem('499', 500, 1000)).toBe('The minimum payout is 500 tokens.');
  expect(tokensProblem('500', 500, 1000)).toBeUndefined();
});

test.each([
  ['apart from', 100],
  ['as', 400],
])('the open request is pending where the server counts it %s paid out', (_how, previousPaidOutTokens) => {
  const sums = { totalEarnedTokens: 1000, previousPaidOutTokens, remainingUnpaidTokens: 600 };
  expect(getBalance(sums, 300, 100)).toEqual({ available: 600, pending: 300, paidOut: 100, earned: 1000 });
});

test('the open request is pending and not available where the server ignores it in its totals', () => {
  const sums = { totalEarnedTokens: 1000, previousPaidOutTokens: 0, remainingUnpaidTokens: 1000 };
  expect(getBalance(sums, 600, 0)).toEqual({ available: 400, pending: 600, paidOut: 0, earned: 1000 });
  // Refunds after the request left less than it.
  const less = { totalEarnedTokens: 500, previousPaidOutTokens: 0, remainingUnpaidTokens: 500 };
  expect(getBalance(less, 600, 0)).toEqual({ available: 0, pending: 600, paidOut: 0, earned: 500 });
});

test('the paid requests tell whether the server counts the open one; without them nothing is subtracted', () => {
  const sums = { totalEarnedTokens: 1000, previousPaidOutTokens: 400, remainingUnpaidTokens: 600 };
  expect(getBalance(sums, 300, 400)).toEqual({ available: 300, pending: 300, paidOut: 400, earned: 1000 });
  expect(getBalance(sums, 300, null)).toEqual({ available: 600, pending: 300, paidOut: 400, earned: 1000 });
});

test('totals that the server omits stay unknown', () => {
  expect(getBalance({ previousPaidOutTokens: 100 }, undefined, null)).toEqual({ paidOut: 100 });
});
