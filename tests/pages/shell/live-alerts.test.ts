import { screen, waitFor } from '@testing-library/dom';
import { performerId } from '@sandbox/seed/people/performers';
import { setLiveAlert } from '@/device/live-alerts';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

backend();
const sockets = fakeSockets();
quietConsole();

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
