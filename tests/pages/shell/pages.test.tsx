import { screen, waitFor, within } from '@testing-library/dom';
import { ok, redirect } from '@/lib/page/outcome';
import { definePage } from '@/shell/load/define-page';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();

const head = (title: string, canonical: string) => () => ({ title, canonical });
const loaded = jest.fn();
const accountPage = definePage({
  authenticate: true,
  load: () => {
    loaded();
    return Promise.resolve(ok({}));
  },
  screen: () => <h1>For accounts</h1>,
  head: head('Account page', '/account-only'),
});

describe('a page that requires authentication, opened by client-side navigation', () => {
  quietConsole();
  beforeEach(() => loaded.mockClear());

  test('redirects a guest to the login page without showing it, and back afterward', async () => {
    const { user, follow } = await openTab('/categories', { pages: { '/account-only': accountPage } });
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });

    void follow('/account-only?tab=2');
    await screen.findByLabelText('Password');
    expect(getCurrentUrl()).toBe('/auth/login?next=%2Faccount-only%3Ftab%3D2');
    expect(seen.join()).not.toContain('For accounts');
    expect(loaded).not.toHaveBeenCalled();
    observer.disconnect();

    await logIn(user);
    await screen.findByText('For accounts');
    expect(getCurrentUrl()).toBe('/account-only?tab=2');
  });

  test('opens for a logged-in visitor', async () => {
    await api.signIn('fan@example.com');
    const { follow } = await openTab('/categories', { pages: { '/account-only': accountPage } });
    await follow('/account-only');
    await screen.findByText('For accounts');
    expect(getCurrentUrl()).toBe('/account-only');
  });

  test('is shown to a guest if it must not redirect', async () => {
    const open = definePage({
      authenticate: true,
      noredirect: true,
      screen: () => <h1>A look</h1>,
      head: head('A look', '/look'),
    });
    const { follow } = await openTab('/categories', { pages: { '/look': open } });
    await follow('/look');
    await screen.findByText('A look');
    expect(getCurrentUrl()).toBe('/look');
  });
});

describe('client-side navigation', () => {
  quietConsole();

  test('a redirecting page leaves no entry in the history', async () => {
    const moved = definePage({
      load: () => Promise.resolve(redirect('/videos')),
      screen: () => <h1>Never seen</h1>,
      head: head('Moved', '/moved'),
    });
    const { follow } = await openTab('/categories', { pages: { '/moved': moved } });
    void follow('/moved');
    await screen.findByText('Show more videos');
    expect(getCurrentUrl()).toBe('/videos');
    window.history.back();
    await screen.findByText('Concerts from small rooms and large stages.');
    expect(getCurrentUrl()).toBe('/categories');
  });

  test('Back to a redirecting page redirects again, without an entry', async () => {
    const { user } = await openTab('/auth/login?next=%2Fcategories');
    await logIn(user);
    await screen.findByText('Concerts from small rooms and large stages.');
    const before = window.history.length;
    const popped = new Promise((resolve) =>
      window.addEventListener('popstate', () => resolve(getCurrentUrl()), { once: true }),
    );
    window.history.back();
    expect(await popped).toBe('/auth/login?next=%2Fcategories');
    await waitFor(() => expect(getCurrentUrl()).toBe('/categories'));
    expect(window.history.length).toBe(before);
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('a missing record shows the 404 page within the site frame', async () => {
    const { follow } = await openTab('/categories');
    await follow('/video/no-such-video');
    await screen.findByText('Page not found');
    expect(screen.getByLabelText('Encore, home')).toBeInTheDocument();
  });

  test('settings that the server could not load are requested again in the browser', async () => {
    await api.settings({ siteName: 'Overture' });
    await api.fault({ path: '/settings/public', status: 500, times: 1 });
    await openTab('/categories');
    await waitFor(async () => expect(await api.requests('/settings/public')).toHaveLength(2));
  });

  test('a visitor whose account the server could not load is logged in soon', async () => {
    await api.signIn('fan@example.com');
    await api.fault({ path: '/users/me', status: 503, times: 1 });
    const { user } = await openTab('/categories');
    expect(screen.getByText('Sign up')).toBeInTheDocument();
    await user.click(document.body);
    expect(await screen.findByLabelText('Account menu')).toBeInTheDocument();
    expect(screen.queryByText('Sign up')).toBeNull();
  });

  test('entries of the main and header menus are in the bar or under "More"', async () => {
    await openTab('/categories');
    const menu = within(document.querySelector<HTMLElement>('nav[aria-label=Main]') as HTMLElement);
    for (const name of ['Performers', 'Membership', 'Help', 'Contact'])
      expect(menu.getByText(name).closest('a')).toHaveAttribute('href');
  });

  test.each(['', '#comments'])(
    'a page that fails to load shows an error, and opens after Retry (fragment "%s")',
    async (fragment) => {
      const { user, follow } = await openTab('/categories');
      await api.fault({ path: '/performers/aria', status: 503, body: { message: 'The stage is being swept.' } });
      await follow(`/performers/aria${fragment}`);
      await screen.findByText('This page couldn’t be loaded');
      expect(screen.getByText('Something went wrong on the server. Wait a moment, then retry.')).toBeInTheDocument();

      await api.noFaults();
      await user.click(screen.getByText('Retry'));
      await screen.findByText('@aria');
      await waitFor(() => expect(getCurrentUrl() + window.location.hash).toBe(`/performers/aria${fragment}`));
    },
  );

  test('the latest of two navigations counts', async () => {
    const { follow } = await openTab('/categories');
    await api.fault({ path: '/performers/aria', hold: true });
    void follow('/performers/aria');
    await waitFor(async () => expect(await api.requests('/performers/aria')).toHaveLength(1));
    await follow('/videos');
    await screen.findByText('Show more videos');
    await api.release();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(getCurrentUrl()).toBe('/videos');
    expect(screen.getByText('Show more videos')).toBeInTheDocument();
    expect(screen.queryByText('@aria')).toBeNull();
  });
});

test('a page that fails to render keeps the site frame working, and can be retried', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let broken = true;
  const fragile = definePage({
    screen: () => {
      if (broken) throw new Error('Broken on purpose');
      return <h1>Mended</h1>;
    },
    head: head('Fragile', '/fragile'),
  });
  const { user, follow } = await openTab('/categories', { pages: { '/fragile': fragile } });
  await follow('/fragile');
  await screen.findByText('Something went wrong on this page');
  expect(screen.getByLabelText('Encore, home')).toBeInTheDocument();
  expect(screen.getByLabelText('Main')).toBeInTheDocument();

  await follow('/categories');
  await screen.findByText('Concerts from small rooms and large stages.');
  await follow('/fragile');
  await screen.findByText('Something went wrong on this page');
  broken = false;
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(screen.getByText('Mended')).toBeInTheDocument());
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
