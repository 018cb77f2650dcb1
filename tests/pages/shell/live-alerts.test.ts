import { screen, waitFor } from '@testing-library/dom';
import { performerId } from '@sandbox/seed/people/performers';
import { setLiveAlert } from '@/device/live-alerts';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
const sockets = fakeSockets();
quietConsole();
afterEach(api.reset);

const aria = { _id: performerId('aria'), name: 'Aria Velasco', username: 'aria' };

test('a live alert on this device appears on every page, only for chosen performers', async () => {
  setLiveAlert(aria, true);
  const { user } = await openTab('/shortcuts');
  window.dispatchEvent(new Event('pointermove'));
  await waitFor(() => expect(sockets.at(-1)).toBeDefined());
  sockets.at(-1)?.deliver('modelUpdateStreamingStatus', { id: performerId('nova'), status: 'public' });
  sockets.at(-1)?.deliver('modelUpdateStreamingStatus', { id: aria._id, status: 'private' });
  sockets.at(-1)?.deliver('modelUpdateStreamingStatus', { id: aria._id, status: 'public' });
  await screen.findByText('Aria Velasco is live now.');
  expect(screen.getAllByText(/is live now/)).toHaveLength(1);
  await user.click(screen.getByText('Watch'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/stream/aria'));
});

test('nobody is alerted to the show they are watching', async () => {
  const nova = { _id: performerId('nova'), name: 'Nova Lindqvist', username: 'nova' };
  setLiveAlert(aria, true);
  setLiveAlert(nova, true);
  await openTab('/stream/aria');
  await waitFor(() => expect(sockets.at(-1)).toBeDefined());
  for (const { _id } of [aria, nova])
    sockets.at(-1)?.deliver('modelUpdateStreamingStatus', { id: _id, status: 'public' });
  expect(await screen.findByText('Nova Lindqvist is live now.')).toBeInTheDocument();
  expect(screen.queryByText('Aria Velasco is live now.')).not.toBeInTheDocument();
});

test('following a live alert asks before it discards unsaved changes', async () => {
  await api.signIn('fan@example.com');
  setLiveAlert(aria, true);
  const { user } = await openTab('/user/account');
  await user.type(await screen.findByLabelText('Display name'), '!');
  await waitFor(() => expect(sockets.at(-1)).toBeDefined());
  sockets.at(-1)?.deliver('modelUpdateStreamingStatus', { id: aria._id, status: 'public' });
  await user.click(await screen.findByText('Watch'));
  expect(getCurrentUrl()).toBe('/user/account');
  await user.click(await screen.findByText('Leave page'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/stream/aria'));
});

test('an alert that can’t be a notification waits in the hidden tab', async () => {
  setLiveAlert(aria, true);
  await openTab('/shortcuts');
  window.dispatchEvent(new Event('pointermove'));
  await waitFor(() => expect(sockets.at(-1)).toBeDefined());
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  sockets.at(-1)?.deliver('modelUpdateStreamingStatus', { id: aria._id, status: 'public' });
  await screen.findByText('Aria Velasco is live now.');
  visibility.mockRestore();
  const { toastBus } = await import('@/shell/frame/toasts');
  expect(toastBus().current()).toEqual([expect.objectContaining({ text: 'Aria Velasco is live now.', stays: true })]);
});
