import { changeOf } from '@/features/studio/home/income-labels';

test.each([
  [{ now: 0, before: 0 }, 'same', 'Nothing came in during the 30 days before.'],
  [{ now: 5, before: 0 }, 'up', 'Nothing came in during the 30 days before.'],
  [{ now: 110, before: 100 }, 'up', '10% more than in the 30 days before.'],
  [{ now: 60, before: 100 }, 'down', '40% less than in the 30 days before.'],
  [{ now: 100.2, before: 100 }, 'same', 'As much as in the 30 days before.'],
  [{ now: 1700, before: 100 }, 'up', '17 times as much as in the 30 days before.'],
])('%j', (income, tone, words) => {
  expect(changeOf(income)).toEqual({ tone, words });
});
