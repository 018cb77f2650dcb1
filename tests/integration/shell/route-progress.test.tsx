import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { RouteProgress } from '@/shell/frame/route-progress';

type Listener = (path: string, options: { shallow: boolean }) => void;

/** A router whose state the test controls. */
function fakeRouter() {
  const listeners = new Map<string, Set<Listener>>();
  const events = {
    on: (event: string, listener: Listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
  };
  const router = {
    asPath: '/home',
    events,
    push: jest.fn(() => Promise.resolve(true)),
    replace: jest.fn(() => Promise.resolve(true)),
  };
  const trigger =
    (event: string) =>
    (path = '/videos', shallow = false) =>
      act(() => listeners.get(event)?.forEach((listener) => listener(path, { shallow })));
  return {
    router,
    start: trigger('routeChangeStart'),
    complete: trigger('routeChangeComplete'),
    fail: trigger('routeChangeError'),
  };
}

const setUp = () => {
  window.history.replaceState({}, '', '/home');
  const fake = fakeRouter();
  const view = render(
    <RouterContext value={fake.router as unknown as NextRouter}>
      <RouteProgress />
    </RouterContext>,
  );
  return { ...fake, ...view };
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const bar = () => screen.queryByTestId('route-bar');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page that loads within 150 ms shows no progress bar', () => {
  const { start, complete } = setUp();
  start();
  pass(150);
  expect(bar()).toBeNull();
  complete();
  pass(1000);
  expect(bar()).toBeNull();
});

test('a page that takes 400 ms shows the progress bar from 200 ms until it is loaded', () => {
  const { start, complete } = setUp();
  start();
  pass(199);
  expect(bar()).toBeNull();
  pass(1);
  expect(bar()).toBeInTheDocument();
  pass(200);
  expect(bar()).toBeInTheDocument();
  complete();
  expect(bar()).toBeNull();
});

test('the progress bar disappears if the page fails or is canceled', () => {
  const { start, fail } = setUp();
  start();
  pass(300);
  fail();
  expect(bar()).toBeNull();
});

test('each navigation waits 200 ms before it shows the progress bar', () => {
  const { start } = setUp();
  start('/videos');
  pass(150);
  start('/performers');
  pass(150);
  expect(bar()).toBeNull();
  pass(50);
  expect(bar()).toBeInTheDocument();
});

test('a navigation that changes only the URL shows no progress bar', () => {
  const { start } = setUp();
  start('/videos?upto=2', true);
  pass(1000);
  expect(bar()).toBeNull();
});

test('a slow navigation offers to retry or stay', async () => {
  const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
  const { start, router } = setUp();
  start('/videos');
  pass(14_999);
  expect(screen.queryByText('Still working…')).toBeNull();
  pass(1);
  expect(screen.getByText('Still working…')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(router.push).toHaveBeenCalledWith('/videos');
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(router.replace).toHaveBeenCalledWith('/home', undefined, { shallow: true, scroll: false });
});

test('the progress bar leaves no timer behind when the page is closed', () => {
  const { start, unmount } = setUp();
  start();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
