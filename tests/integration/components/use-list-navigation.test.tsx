import { act, renderHook, waitFor } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { PropsWithChildren } from 'react';
import { useListNavigation } from '@/components/listing/use-list-navigation';
import { useSearchText } from '@/components/listing/use-search-text';
import { getListUrl, readView, withFilter, withSort, type ListRules } from '@/lib/lists/list-url';

const RULES: ListRules<'q' | 'access'> = {
  path: '/videos',
  filters: { q: /^.+$/, access: /^sale$/ },
  sorts: ['latest', 'popular'],
};

function renderListUrl(arrived: Promise<boolean> = Promise.resolve(true)) {
  const navigate = (how: string) => jest.fn((url: string) => (visited.push(`${how} ${url}`), arrived));
  const visited: string[] = [];
  const events = mitt();
  const router = { push: navigate('push'), replace: navigate('replace'), events };
  const wrapper = ({ children }: PropsWithChildren) => (
    <RouterContext value={router as unknown as NextRouter}>{children}</RouterContext>
  );
  const { result, rerender } = renderHook(
    ({ q }) => {
      const navigation = useListNavigation(RULES, readView(RULES, { q }));
      const search = (text: string) => navigation.go(withFilter(navigation.view, 'q', text));
      return { navigation, search: useSearchText(navigation.view.filters.q ?? '', search, navigation.isReverted) };
    },
    { wrapper, initialProps: { q: '' } },
  );
  return {
    visited,
    navigation: () => result.current.navigation,
    search: () => result.current.search,
    start: (url: string) => act(() => events.emit('routeChangeStart', url)),
    /** A page with this search arrives. */
    arrive: (q: string) => {
      rerender({ q });
      act(() => events.emit('routeChangeComplete', getListUrl(RULES, readView(RULES, { q }))));
    },
  };
}

test('list navigation: changes made at the same time navigate once, to the last view', async () => {
  const { visited, navigation } = renderListUrl();
  await act(async () => {
    const sorted = withSort(navigation().view, 'popular');
    navigation().go(sorted, { replace: true });
    navigation().go(withFilter(sorted, 'access', 'sale'));
  });
  expect(visited).toEqual(['push /videos?access=sale&sort=popular']);
});

test('list navigation: a later change navigates again', async () => {
  const { visited, navigation } = renderListUrl();
  await act(async () => navigation().go(withSort(navigation().view, 'popular')));
  await act(async () => navigation().go(withFilter(navigation().view, 'access', 'sale'), { replace: true }));
  expect(visited).toEqual(['push /videos?sort=popular', 'replace /videos?access=sale']);
});

test('list navigation: changes wait while the router loads its routes, and only the newest is opened', async () => {
  const { visited, navigation, start } = renderListUrl(new Promise(() => undefined));
  const sortBy = (sort: 'popular' | 'latest') => act(async () => navigation().go(withSort(navigation().view, sort)));
  await sortBy('popular');
  await sortBy('latest');
  await act(async () => navigation().go(withFilter(navigation().view, 'access', 'sale')));
  expect(visited).toEqual(['push /videos?sort=popular']);
  expect(navigation().view).toMatchObject({ filters: { access: 'sale' } });
  start('/videos?sort=popular');
  await waitFor(() => expect(visited).toEqual(['push /videos?sort=popular', 'push /videos?access=sale']));
});

test('the text of a search that was canceled stays and is not searched again, until another page arrives', async () => {
  jest.useFakeTimers();
  let cancel: (arrived: boolean) => void = () => undefined;
  const { visited, navigation, search, arrive } = renderListUrl(new Promise((resolve) => (cancel = resolve)));
  act(() => search().setTyped('tango'));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(navigation().view.filters.q).toBe('tango');
  await act(async () => cancel(false));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(navigation().view.filters.q).toBeUndefined();
  expect(search().typed).toBe('tango');
  expect(visited).toEqual(['push /videos?q=tango']);

  arrive('waltz');
  expect(search().typed).toBe('waltz');
  arrive('');
  expect(search().typed).toBe('');
  jest.useRealTimers();
});

test('the text of a completed search is replaced by Back', async () => {
  jest.useFakeTimers();
  const { search, start, arrive } = renderListUrl(new Promise(() => undefined));
  act(() => search().setTyped('tango'));
  await act(() => jest.advanceTimersByTimeAsync(500));
  start('/videos?q=tango');
  await act(() => jest.advanceTimersByTimeAsync(0));
  arrive('tango');
  expect(search().typed).toBe('tango');
  start('/videos');
  arrive('');
  expect(search().typed).toBe('');
  jest.useRealTimers();
});

test('a letter typed just as a search starts is kept', async () => {
  jest.useFakeTimers();
  const { search } = renderListUrl(new Promise(() => undefined));
  act(() => search().setTyped('tan'));
  // Both happen before the next render, as on a slow phone.
  act(() => {
    jest.advanceTimersByTime(500);
    search().setTyped('tang');
  });
  expect(search().typed).toBe('tang');
  jest.useRealTimers();
});

test('a search that arrives after a later one has started does not replace the later text', async () => {
  jest.useFakeTimers();
  const { search, start, arrive, visited } = renderListUrl(new Promise(() => undefined));
  act(() => search().setTyped('tan'));
  await act(() => jest.advanceTimersByTimeAsync(500));
  start('/videos?q=tan');
  await act(() => jest.advanceTimersByTimeAsync(0));
  act(() => search().setTyped('tango'));
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(visited).toEqual(['push /videos?q=tan', 'push /videos?q=tango']);
  arrive('tan');
  expect(search().typed).toBe('tango');

  start('/videos?q=tango');
  arrive('tango');
  expect(search().typed).toBe('tango');
  jest.useRealTimers();
});
