import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/toast/toaster';
import { createToastBus } from '@/components/toast/toast-bus';

function setUp() {
  jest.useFakeTimers();
  const bus = createToastBus();
  render(<Toaster bus={bus} />);
  return {
    show: (message: Parameters<typeof bus.show>[0]) => act(() => void bus.show(message)),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  };
}

afterEach(() => jest.useRealTimers());

it('toaster: has its live regions before the first message', () => {
  setUp();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('toaster: announces successes politely and errors at once', () => {
  const { show } = setUp();
  show({ kind: 'success', text: 'Commented successfully' });
  show({ kind: 'error', text: 'Error occured, please try again later' });
  expect(within(screen.getByRole('status')).getByText('Commented successfully')).toBeVisible();
  expect(within(screen.getByRole('alert')).getByText('Error occured, please try again later')).toBeVisible();
});

it('toaster: shows the same text once, and restarts its time', () => {
  const { show, wait } = setUp();
  show({ kind: 'success', text: 'Log out!' });
  wait(4000);
  show({ kind: 'success', text: 'Log out!' });
  expect(screen.getAllByText('Log out!')).toHaveLength(1);
  wait(4000);
  expect(screen.getByText('Log out!')).toBeVisible();
  wait(1000);
  expect(screen.queryByText('Log out!')).toBeNull();
});

it('toaster: keeps the Undo of each deletion with the same text', async () => {
  const { show, user } = setUp();
  const [first, second] = [jest.fn(), jest.fn()];
  const removed = jest.fn();
  for (const run of [first, second])
    show({ kind: 'success', text: 'Story deleted.', action: { label: 'Undo', run }, onRemoved: () => removed() });
  const buttons = screen.getAllByRole('button', { name: 'Undo' });
  expect(buttons).toHaveLength(2);
  expect(removed).not.toHaveBeenCalled();
  await user.click(buttons[0] as HTMLElement);
  expect(first).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('toaster: announces the same text again with a new element', () => {
  const { show } = setUp();
  show({ kind: 'success', text: 'Log out!' });
  const first = screen.getByText('Log out!');
  show({ kind: 'success', text: 'Log out!' });
  expect(screen.getByText('Log out!')).not.toBe(first);
});

it('toaster: is inside of an open dialog, which makes the rest of the page inert', async () => {
  const { show, user } = setUp();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const change = (run: () => void) => act(() => Promise.resolve(run()));
  await change(() => dialog.setAttribute('open', ''));
  const undo = jest.fn();
  show({ kind: 'success', text: 'Removed successfully!', action: { label: 'Undo', run: undo } });
  await user.click(within(dialog).getByText('Undo'));
  expect(undo).toHaveBeenCalledTimes(1);

  show({ kind: 'success', text: 'Saved' });
  expect(within(dialog).getByText('Saved')).toBeVisible();
  await change(() => dialog.remove());
  expect(screen.getByText('Saved')).toBeVisible();
});

it('toaster: never stacks more than three: the oldest is removed', () => {
  const { show } = setUp();
  ['one', 'two', 'three', 'four'].forEach((text) => show({ kind: 'info', text }));
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
});

it('toaster: shows errors longer than successes', () => {
  const { show, wait } = setUp();
  show({ kind: 'info', text: 'Saved' });
  show({ kind: 'error', text: 'Not saved' });
  wait(5000);
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.getByText('Not saved')).toBeVisible();
  wait(5000);
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('toaster: pauses while the pointer is over it', async () => {
  const { show, wait, user } = setUp();
  show({ kind: 'info', text: 'Read me slowly' });
  await user.hover(screen.getByText('Read me slowly'));
  wait(60_000);
  expect(screen.getByText('Read me slowly')).toBeVisible();
  await user.unhover(screen.getByText('Read me slowly'));
  wait(5000);
  expect(screen.queryByText('Read me slowly')).toBeNull();
});

it('toaster: pauses while it has the focus, and the next ones have their own time', async () => {
  const { show, wait, user } = setUp();
  show({ kind: 'info', text: 'first' });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  wait(60_000);
  await user.keyboard('{Enter}');
  expect(screen.queryByText('first')).toBeNull();
  show({ kind: 'info', text: 'second' });
  wait(5000);
  expect(screen.queryByText('second')).toBeNull();
});

it('toaster: runs its action once and closes', async () => {
  const { show, user } = setUp();
  const undo = jest.fn();
  show({ kind: 'success', text: 'Removed successfully!', action: { label: 'Undo', run: undo } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed successfully!')).toBeNull();
});
