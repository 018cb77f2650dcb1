import { render, screen } from '@testing-library/react';
import { CreatedNotice, PublishedNotice } from '@/features/studio/shared/created-notice';

jest.mock('@/features/studio/shared/page-links', () => ({ PageLinks: () => null }));

test('content without a status is not called hidden', () => {
  render(<CreatedNotice item={{ isSchedule: true }} title="Hello" path="/post/hello" />);
  expect(screen.getByRole('status')).toHaveTextContent('Hello is scheduled.');
});

const notice = (item: { status: string; isSchedule?: boolean; scheduledAt?: string }) => (
  <PublishedNotice item={item} title="Hello" path="/post/hello" />
);
const scheduled = { status: 'active', isSchedule: true, scheduledAt: '2099-01-05T22:30:00.000Z' };
const published = { status: 'active', isSchedule: false };

test.each([
  ['a draft that is published', { status: 'draft' }, published, 'Hello is published.'],
  ['a hidden item that is scheduled', { status: 'inactive' }, scheduled, 'Hello is scheduled for'],
  ['a scheduled item that is published now', scheduled, published, 'Hello is published.'],
])('an editor announces %s', (_what, before, after, text) => {
  const { rerender } = render(notice(before));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(notice(after));
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('an editor says nothing about an item that was public before, also if its publish time has passed', () => {
  const { rerender } = render(notice({ ...scheduled, scheduledAt: '2020-01-05T22:30:00.000Z' }));
  rerender(notice(published));
  expect(screen.queryByRole('status')).toBeNull();
});
