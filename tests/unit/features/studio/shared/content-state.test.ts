import { contentState } from '@/features/studio/shared/content-state';

test('the most important status is shown', () => {
  const label = (item: Parameters<typeof contentState>[0]) => contentState(item, 'UTC').label;
  expect(label({ status: 'file-error', processing: true })).toBe('File error');
  expect(label({ status: 'active', processing: true })).toBe('Processing');
  expect(label({ status: 'inactive', isSchedule: true })).toBe('Hidden');
  expect(label({ status: 'draft' })).toBe('Draft');
  expect(label({ status: 'active', isSchedule: true, scheduledAt: '2026-06-01T18:00:00Z' })).toBe(
    'Scheduled · Jun 1, 2026',
  );
  expect(label({ status: 'active' })).toBe('Published');
});
