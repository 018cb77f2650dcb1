import { nextStep, subscriberState } from '@/features/studio/shared/subscriber-state';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const LATER = '2026-06-01T00:00:00.000Z';
const BEFORE = '2026-05-01T00:00:00.000Z';

it.each([
  [
    { status: 'active', subscriptionType: 'monthly', expiredAt: LATER, nextRecurringDate: LATER },
    'active',
    'Renews on Jun 1, 2026',
  ],
  [
    { status: 'active', subscriptionType: 'yearly', expiredAt: LATER, nextRecurringDate: null },
    'active',
    'Until Jun 1, 2026',
  ],
  [{ status: 'active', subscriptionType: 'system' }, 'active', 'No end'],
  [
    { status: 'active', subscriptionType: 'trial', expiredAt: LATER, nextRecurringDate: null },
    'trial',
    'Until Jun 1, 2026',
  ],
  [
    { status: 'active', subscriptionType: 'free', expiredAt: LATER, nextRecurringDate: LATER },
    'trial',
    'Renews on Jun 1, 2026',
  ],
  [{ status: 'deactivated', subscriptionType: 'monthly', expiredAt: LATER }, 'ending', 'Ends on Jun 1, 2026'],
  [{ status: 'deactivated', subscriptionType: 'monthly', expiredAt: BEFORE }, 'ended', 'Ended on May 1, 2026'],
  [{ status: 'active', subscriptionType: 'monthly', expiredAt: BEFORE }, 'ended', 'Ended on May 1, 2026'],
  [{ status: 'deactivated', subscriptionType: 'monthly' }, 'ended', 'Ended'],
  [
    { status: 'active', subscriptionType: 'monthly', expiredAt: LATER, nextRecurringDate: BEFORE },
    'active',
    'Payment due on May 1, 2026 is late',
  ],
  [
    { status: 'active', subscriptionType: 'monthly', expiredAt: BEFORE, nextRecurringDate: BEFORE },
    'ended',
    'Payment due on May 1, 2026 failed',
  ],
] as const)('the subscription %j is %s: %s', (record, state, next) => {
  expect(subscriberState(record, NOW)).toBe(state);
  expect(nextStep(record, NOW, 'UTC')).toBe(next);
});

test('a subscription that renews at night shows the day of the performer’s time zone', () => {
  const record = { status: 'active', nextRecurringDate: LATER } as const;
  expect(nextStep(record, NOW, 'America/New_York')).toBe('Renews on May 31, 2026');
});
