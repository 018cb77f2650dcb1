import { act, renderHook } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { PropsWithChildren } from 'react';
import { useListAddress } from '@/components/listing/use-list-address';
import { readView, withFilter, withSort, type ListRules } from '@/lib/lists/list-address';

const RULES: ListRules<'access'> = { path: '/videos', filters: { access: /^sale$/ }, sorts: ['latest', 'popular'] };

function renderAddress() {
  const navigate = (how: string) => jest.fn((url: string) => (visited.push(`${how} ${url}`), Promise.resolve(true)));
  const visited: string[] = [];
  const router = { push: navigate('push'), replace: navigate('replace'), events: { on: () => {}, off: () => {} } };
  const wrapper = ({ children }: PropsWithChildren) => (
    <RouterContext value={router as unknown as NextRouter}>{children}</RouterContext>
  );
  const { result } = renderHook(() => useListAddress(RULES, readView(RULES, {})), { wrapper });
  return { visited, address: () => result.current };
}

test('changes of one moment navigate once, to the last view', async () => {
  const { visited, address } = renderAddress();
  await act(async () => {
    const sorted = withSort(address().view, 'popular');
    address().go(sorted, { replace: true });
    address().go(withFilter(sorted, 'access', 'sale'));
  });
  expect(visited).toEqual(['push /videos?access=sale&sort=popular']);
});

test('later changes navigate again', async () => {
  const { visited, address } = renderAddress();
  await act(async () => address().go(withSort(address().view, 'popular')));
  await act(async () => address().go(withFilter(address().view, 'access', 'sale'), { replace: true }));
  expect(visited).toEqual(['push /videos?sort=popular', 'replace /videos?access=sale']);
});
