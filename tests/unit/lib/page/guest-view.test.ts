import { isGuestView, tokenForDocument, withGuestView, withoutGuestView } from '@/lib/page/guest-view';
import { safeNext } from '@/lib/page/paths';

test.each([
  ['/performers/aria?as=guest', true],
  ['/performers/aria?tab=about&as=guest#comments', true],
  ['/event/e1?as=guest', true],
  ['/performers/aria', false],
  ['/performers/aria?as=guests', false],
  ['/performers?as=guest', false],
  ['/user/account?as=guest', false],
  ['/auth/login?as=guest', false],
  ['/studio?next=/performers/aria?as=guest', false],
  ['//', false],
])('%s requests the guest view: %s', (path, asks) => {
  expect(isGuestView(path)).toBe(asks);
});

test('the guest view parameter is added and removed without changing the rest of the URL', () => {
  expect(withGuestView('/performers/aria?tab=about#comments')).toBe('/performers/aria?tab=about&as=guest#comments');
  expect(withoutGuestView('/performers/aria?tab=about&as=guest#comments')).toBe('/performers/aria?tab=about#comments');
  expect(withoutGuestView('/videos?q=a%20b&as=guest')).toBe('/videos?q=a%20b&as=guest');
});

test('a login does not lead back into the guest view', () => {
  expect(safeNext('/performers/aria?as=guest')).toBe('/performers/aria');
});

test('a guest view has no token and keeps the session cookie', () => {
  const cookies = { get: () => 'jwt', set: jest.fn(), remove: jest.fn() };
  const token = tokenForDocument(cookies, '/performers/aria?as=guest');
  token.set('other', true);
  token.clear();
  expect(token.get()).toBeNull();
  expect([cookies.set, cookies.remove].map((write) => write.mock.calls.length)).toEqual([0, 0]);
  expect(tokenForDocument(cookies, '/performers/aria').get()).toBe('jwt');
});
