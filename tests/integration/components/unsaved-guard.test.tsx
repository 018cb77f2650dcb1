import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import { installModal } from './modal-in-jsdom';

installModal();

function setUp(when: boolean) {
  let before: (state: unknown) => boolean = () => true;
  const router = { beforePopState: (ask: typeof before) => (before = ask) } as unknown as NextRouter;
  const followed = jest.fn((event: React.MouseEvent) => event.preventDefault());
  const searched = jest.fn((event: React.FormEvent) => event.preventDefault());
  const page = (active: boolean) => (
    <RouterContext value={router}>
      <a href="/elsewhere" onClick={followed}>
        Videos
      </a>
      <form role="search" onSubmit={searched}>
        <button>Search</button>
      </form>
      <UnsavedGuard when={active} />
    </RouterContext>
  );
  const { rerender } = render(page(when));
  const pressBack = () => {
    let continues = true;
    act(() => void (continues = before({ as: '/videos' })));
    return continues;
  };
  return { followed, searched, user: userEvent.setup(), pressBack, saved: () => rerender(page(false)) };
}

const question = () => screen.queryByText('Leave without saving?');

test('unsaved changes: holds a link until the visitor confirms', async () => {
  const { user, followed } = setUp(true);
  await user.click(screen.getByText('Videos'));
  expect(followed).not.toHaveBeenCalled();
  await user.click(screen.getByText('Stay here'));
  expect(question()).toBeNull();
  expect(followed).not.toHaveBeenCalled();

  await user.click(screen.getByText('Videos'));
  await user.click(screen.getByText('Leave page'));
  expect(followed).toHaveBeenCalledTimes(1);
});

test('unsaved changes: holds a search, Back and closing the tab', async () => {
  const { user, searched, pressBack } = setUp(true);
  await user.click(screen.getByText('Search'));
  expect(question()).toBeInTheDocument();
  await user.click(screen.getByText('Stay here'));
  expect(searched).not.toHaveBeenCalled();

  expect(pressBack()).toBe(false);
  expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('unsaved changes: a link that opens a new tab is not held', async () => {
  const { user } = setUp(true);
  await user.keyboard('{Control>}');
  await user.click(screen.getByText('Videos'));
  expect(question()).toBeNull();
});

test('unsaved changes: nothing is held once everything is saved', async () => {
  const { user, followed, pressBack, saved } = setUp(true);
  saved();
  await user.click(screen.getByText('Videos'));
  expect(followed).toHaveBeenCalledTimes(1);
  expect(question()).toBeNull();
  expect(pressBack()).toBe(true);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});
