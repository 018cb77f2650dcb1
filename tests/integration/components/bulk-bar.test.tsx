import { render, screen } from '@testing-library/react';
import { BulkBar } from '@/features/studio/shared/bulk-bar';
import type { BulkState } from '@/features/studio/shared/use-bulk';

const IDLE: BulkState = { label: '', running: false, done: 0, succeeded: [], total: 0, failures: {} };
const RUNNING: BulkState = { ...IDLE, label: 'Publishing', running: true, total: 2 };

const bar = (selected: readonly string[], state: BulkState) => (
  <BulkBar
    noun="video"
    plural="videos"
    selected={selected}
    actions={[]}
    bulk={{ ...state, retry: () => undefined, dismiss: () => undefined }}
    onClear={() => undefined}
  />
);
const status = () => screen.getByRole('status').textContent;

test('bulk bar: announces the start and the end of an action, and each selection before and after it', () => {
  const { rerender } = render(bar(['a', 'b'], IDLE));
  expect(status()).toBe('2 selected');
  rerender(bar(['a', 'b'], RUNNING));
  expect(status()).toBe('Publishing 2 videos…');
  rerender(bar(['b'], { ...RUNNING, done: 1, succeeded: ['a'] }));
  expect(status()).toBe('Publishing 2 videos…');
  expect(screen.getByText('Publishing 2 of 2…')).toBeVisible();

  const ended = { ...RUNNING, running: false, done: 2, succeeded: ['a', 'b'] };
  rerender(bar([], ended));
  expect(status()).toBe('2 updated.');
  rerender(bar(['c'], ended));
  expect(status()).toBe('1 selected');
  rerender(bar([], ended));
  expect(status()).toBe('');
});

test('bulk bar: announces what failed, although it stays selected', () => {
  const { rerender } = render(bar(['a', 'b'], RUNNING));
  rerender(bar(['b'], { ...RUNNING, running: false, done: 2, succeeded: ['a'], failures: { b: 'Not now.' } }));
  expect(status()).toMatch(/^1 of 2 couldn’t be changed\./);
});
