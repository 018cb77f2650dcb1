import { getChange } from '@/features/studio/shared/change';

test.each([
  [{ now: 0, before: 0 }, 'same', 'No earnings in the previous 30 days'],
  [{ now: 5, before: 0 }, 'same', 'No earnings in the previous 30 days'],
  [{ now: 110, before: 100 }, 'up', '10% more than in the previous 30 days'],
  [{ now: 60, before: 100 }, 'down', '40% less than in the previous 30 days'],
  [{ now: 100.2, before: 100 }, 'same', 'Same as the previous 30 days'],
  [{ now: 1700, before: 100 }, 'up', '17 times the earnings of the previous 30 days'],
])('the income %j has its label', (income, tone, text) => {
  expect(getChange(income)).toEqual({ tone, text });
});

test('a comparison names the figure and the period; an unknown amount is not compared', () => {
  expect(getChange({ now: 4, before: 0 }, 'sales', 'previous 7 days')?.text).toBe('No sales in the previous 7 days');
  expect(getChange({ now: 4, before: 8 }, 'sales', 'previous 7 days')?.text).toBe(
    '50% less than in the previous 7 days',
  );
  expect(getChange({ now: 4 })).toBeNull();
});
