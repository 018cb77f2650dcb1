import { screen, waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();

const arriveAs = async (username: string, path: string) => {
  await api.signIn(username);
  return openTab(path);
};

test('logging out from the menu says "Log out!", ends the session and opens the login page', async () => {
  const { user } = await arriveAs('fan@example.com', '/categories');
  await user.click(await screen.findByLabelText('Account menu'));
  expect(await screen.findByText('fan@example.com')).toBeInTheDocument();
  await user.click(await screen.findByText('Log out'));

  expect(await screen.findByText('Log out!')).toBeInTheDocument();
  await screen.findByLabelText('Password');
  expect(getCurrentUrl()).toBe('/auth/login');
  expect(document.cookie).toBe('');
  expect(screen.queryByTestId('balance')).toBeNull();
  expect(document.body).not.toHaveTextContent('fan@example.com');
});

describe('the logout URL', () => {
  const comeFrom = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  afterEach(() => void jest.restoreAllMocks());

  test.each(['', 'https://evil.test/', 'about:client', `${window.location.origin}/home`])(
    'asks a visitor who comes from %p for confirmation, and then logs out',
    async (referrer) => {
      comeFrom(referrer);
      window.localStorage.setItem('recent-searches', '["lantern"]');
      const { user } = await arriveAs('fan@example.com', '/auth/logout');
      expect(screen.getByRole('heading', { name: 'Log out?' })).toBeInTheDocument();
      expect([document.cookie === '', window.localStorage.getItem('recent-searches')]).toEqual([false, '["lantern"]']);
      expect(screen.getByText('Stay logged in').closest('a')).toHaveAttribute('href', '/home');
      await user.click(screen.getByRole('button', { name: 'Log out' }));
      expect(await screen.findByText('Log out!')).toBeInTheDocument();
      await waitFor(() => expect(getCurrentUrl()).toBe('/auth/login'));
      expect(document.cookie).toBe('');
    },
  );

  test('changes nothing for a guest who followed a link', async () => {
    comeFrom('https://evil.test/');
    window.localStorage.setItem('recent-searches', '["lantern"]');
    await openTab('/auth/logout');
    expect(screen.getByRole('heading', { name: 'You’re logged out' })).toBeInTheDocument();
    expect(window.localStorage.getItem('recent-searches')).toBe('["lantern"]');
  });
});

test('logging out in another tab logs out this one', async () => {
  await arriveAs('fan@example.com', '/categories');
  expect(screen.getByTestId('balance')).toBeInTheDocument();
  document.cookie = 'token=; Max-Age=0; Path=/';
  window.localStorage.setItem('session', `out ${Date.now()}`);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  await waitFor(() => expect(getCurrentUrl()).toBe('/auth/login'));
  expect(screen.queryByTestId('balance')).toBeNull();
});

test('logging in in another tab logs in this one, on its current page', async () => {
  await openTab('/categories');
  expect(screen.queryByTestId('balance')).toBeNull();
  await api.signIn('fan2@example.com');
  // A tab subscribes to storage events a moment after it rendered. Nothing gets lost by that.
  window.localStorage.setItem('session', `in ${Date.now()}`);
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }));
  await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('20'));
  expect(getCurrentUrl()).toBe('/categories');
});

test('the phone menu offers account pages to account holders, and device history and the performer application to everyone', async () => {
  const links = () => [...document.querySelectorAll('dialog nav a')].map(({ textContent }) => textContent);
  const guest = await openTab('/categories');
  await guest.user.click(await screen.findByLabelText('Menu', { selector: 'button' }));
  await waitFor(() => expect(links()).toContain('History'));
  expect(links().filter((name) => name?.startsWith('My '))).toEqual([]);
  expect(links().indexOf('History')).toBeGreaterThan(links().indexOf('Contact'));
  expect(links()).toContain('Become a performer');
  guest.close();

  const fan = await arriveAs('fan@example.com', '/categories');
  await fan.user.click(await screen.findByLabelText('Menu', { selector: 'button' }));
  await waitFor(() => expect(links().slice(0, 2)).toEqual(['Account', 'Wallet']));
  expect(links()).toEqual(expect.arrayContaining(['Performers', 'Become a performer']));
});

test('guests can sign up from every page', async () => {
  const guest = await openTab('/categories');
  expect(screen.getByText('Sign up').closest('a')).toHaveAttribute('href', '/auth/register?next=%2Fcategories');
  guest.close();

  await arriveAs('fan@example.com', '/categories');
  expect(screen.queryByText('Sign up')).toBeNull();
});

test('the menu differs for performers and fans', async () => {
  const asPerformer = await arriveAs('performer@example.com', '/categories');
  await asPerformer.user.click(await screen.findByLabelText('Account menu'));
  expect((await screen.findByText('Public profile')).closest('a')).toHaveAttribute('href', '/performers/aria');
  expect(screen.queryByText('Favorites')).toBeNull();
  asPerformer.close();

  const asFan = await arriveAs('fan@example.com', '/categories');
  await asFan.user.click(await screen.findByLabelText('Account menu'));
  await screen.findByText('fan@example.com');
  expect(screen.queryByText('Public profile')).toBeNull();
  expect(screen.getByText('Account').closest('a')).toHaveAttribute('href', '/user/account');
  expect(screen.getByText('Favorites').closest('a')).toHaveAttribute('href', '/user/favorites');
});
