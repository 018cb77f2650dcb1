import { screen, waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';

const api = backend();
const sockets = fakeSockets();
quietConsole();

const balance = () => screen.getByTestId('balance').textContent;

async function arrive() {
  await api.signIn('fan@example.com');
  const tab = await openTab('/categories');
  await waitFor(() => expect(sockets).toHaveLength(1));
  return { ...tab, pay: (token: number) => sockets[0]?.deliver('update_balance', { token }) };
}

test('a socket event is not undone by visiting other pages', async () => {
  const { pay, follow } = await arrive();
  expect(balance()).toBe('500');
  pay(-40);
  await waitFor(() => expect(balance()).toBe('460'));

  await follow('/videos');
  await screen.findByText('Show more videos');
  expect(balance()).toBe('460');
  window.history.back();
  await screen.findByText('Concerts from small rooms and large stages.');
  expect(balance()).toBe('460');
});

test('a socket event is not undone by a page with an older snapshot', async () => {
  const { pay, follow, beforeNextPage } = await arrive();
  beforeNextPage(() => pay(-15));
  await follow('/videos');
  await screen.findByText('Show more videos');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(balance()).toBe('485');
});

test('the account is loaded once, however many pages are visited', async () => {
  const { follow } = await arrive();
  await follow('/videos');
  await follow('/performers');
  await screen.findByText('24 performers');
  const once = ['/users/me', '/settings/public', '/country-block/check'];
  const calls = (await api.requests()).map(({ path }) => path).filter((path) => once.includes(path));
  expect(calls.sort()).toEqual([...once].sort());
});
