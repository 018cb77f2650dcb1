import { tokensIn, tokensProblem } from '@/features/studio/earnings/payout-labels';
import { maskedNumber } from '@/entities/payment/masked-number';

test.each([
  ['', 'Enter the number of tokens.'],
  ['many', 'Enter the number of tokens.'],
  ['0.5', 'Request at least 1 token.'],
  ['-3', 'Request at least 1 token.'],
  ['1.234', 'Use at most two decimals.'],
  ['100.1', 'You can request at most 100 tokens.'],
  ['100', undefined],
  [' 79,68 ', undefined],
])('a payout request of “%s” tokens is validated', (text, problem) => {
  expect(tokensProblem(text, 100)).toBe(problem);
});

test('a comma counts as decimal point', () => {
  expect(tokensIn('79,68')).toBe(79.68);
});

test('account numbers show only their last four characters, masked or not', () => {
  expect(maskedNumber('GB29 NWBK 6016 1331 9268 19')).toBe('••••6819');
  expect(maskedNumber('••••6819')).toBe('••••6819');
});
