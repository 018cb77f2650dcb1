import { paths, safeNext } from '@/lib/page/paths';

describe('paths', () => {
  test('prefer the slug and encode special characters', () => {
    expect(paths.performer({ _id: '65f0', username: 'aria' })).toBe('/performers/aria');
    expect(paths.performer({ _id: '65f0' })).toBe('/performers/65f0');
    expect(paths.video({ _id: '1', slug: 'a/b ?' })).toBe('/video/a%2Fb%20%3F');
  });

  test('the login URL contains where to continue, except for the default', () => {
    expect(paths.login('/video/v1?t=9')).toBe('/auth/login?next=%2Fvideo%2Fv1%3Ft%3D9');
    expect(paths.login('/video/v1#tip:a b')).toBe('/auth/login?next=%2Fvideo%2Fv1&fragment=tip%3Aa%20b');
    expect(paths.login('/home')).toBe('/auth/login');
    expect(paths.sessionEnded('/videos')).toBe('/login?next=%2Fvideos');
  });
});

describe('safeNext', () => {
  test.each(['/videos', '/video/v1?t=95#comments', '/performers?q=a%20b', '/user/orders'])(
    'keeps the own path %s',
    (next) => {
      expect(safeNext(next)).toBe(next);
    },
  );

  test('adds the fragment of the page to return to', () => {
    expect(safeNext('/video/v1', 'comment')).toBe('/video/v1#comment');
    expect(safeNext('//evil.example', 'comment')).toBe('/home');
    expect(safeNext('', '/videos')).toBe('/home');
  });

  // Further URLs that lead off the site: own-path.test.ts.
  test.each([
    '//evil.example',
    'videos',
    '',
    undefined,
    ['/videos'],
    '/login',
    '/auth/login?next=/videos',
    '/auth/logout',
  ])('goes home instead of %p', (next) => {
    expect(safeNext(next)).toBe('/home');
  });
});
