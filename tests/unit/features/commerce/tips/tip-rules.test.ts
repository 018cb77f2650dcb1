import { tipLimits } from '@/entities/payment/price-limits';
import { tipWarning, presetTips, tipProblem } from '@/features/commerce/tips/use-tip';

test('tip limits come from the settings; the default minimum is one token', () => {
  expect(tipLimits({ minimumTipPrice: 2, maximumTipPrice: 500 })).toEqual({ min: 2, max: 500 });
  expect(tipLimits({ minimumTipPrice: 0, maximumTipPrice: 0 })).toEqual({ min: 1, max: null });
});

test('suggested amounts are within the limits', () => {
  expect(presetTips({ min: 10, max: 60 })).toEqual([10, 20, 50]);
  expect(presetTips({ min: 200, max: null })).toEqual([]);
});

test.each([
  ['', 'Enter an amount.'],
  ['2.5', 'Enter a whole number of tokens.'],
  ['-5', 'Enter a whole number of tokens.'],
  ['1e3', 'Enter a whole number of tokens.'],
  ['9999999999', 'Enter a whole number of tokens.'],
  ['1', 'The minimum tip is 2 tokens.'],
  ['501', 'The maximum tip is 500 tokens.'],
  [' 20 ', null],
])('the tip amount “%s” is validated', (typed, problem) => {
  expect(tipProblem(typed, { min: 2, max: 500 })).toBe(problem);
});

test('a tip of more than half of the balance, or a large one, needs confirmation', () => {
  expect(tipWarning(51, 100)).toBe('That’s more than half of your balance.');
  expect(tipWarning(50, 100)).toBeNull();
  expect(tipWarning(200, 1000)).toBe('That’s a large tip.');
});
