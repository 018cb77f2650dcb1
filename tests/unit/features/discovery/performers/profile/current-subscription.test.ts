import { getCurrentSubscription } from '@/features/discovery/performers/profile/current-subscription';

const today = '2026-11-21T12:00:00.000Z';
const on = (day: string) => `${day}T09:00:00.000Z`;
const record = (_id: string, given: object) => ({ _id, status: 'active' as const, ...given });

it.each([
  ['none without records', [], undefined],
  [
    'none after its end, although the record is still active',
    [record('ended', { expiredAt: on('2026-11-01') })],
    undefined,
  ],
  [
    'none after a failed renewal',
    [record('failed', { expiredAt: on('2026-11-01'), nextRecurringDate: on('2026-11-01') })],
    undefined,
  ],
  [
    'the canceled one until its end',
    [record('canceled', { status: 'deactivated', expiredAt: on('2026-12-02') })],
    'canceled',
  ],
  [
    'the newest one',
    [record('old', { expiredAt: on('2026-11-01') }), record('new', { expiredAt: on('2026-12-02') })],
    'new',
  ],
])('a fan has %s', (_, records, id) => {
  expect(getCurrentSubscription(records, today)?._id).toBe(id);
});
