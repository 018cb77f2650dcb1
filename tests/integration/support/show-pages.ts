import { waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeMedia } from '../media/fake-media';
import { button } from './controls';
import { fakeBroadcast } from './fake-broadcast';
import { fakeSockets } from './fake-socket';
import { quietConsole } from './quiet-console';
import { openTab } from './tab';

/**
 * Pages of private and group shows with the browser APIs they need: sockets, devices, media. For the tests of one file.
 */
export function showPages() {
  const api = backend();
  const sockets = fakeSockets();
  const broadcast = fakeBroadcast();
  quietConsole();
  // jsdom plays no media and can't load the library of the controls. The player has its own tests.
  jest.doMock('@/media/live/live-player.client', () => ({ LivePlayerClient: () => null }));
  beforeEach(() => {
    fakeMedia();
    window.scrollTo = () => undefined;
  });
  afterEach(api.reset);

  const socket = () => sockets.at(-1);
  return {
    api,
    ...broadcast,
    socket,
    /** The payloads that the page has sent with this socket event. */
    sentEvents: (event: string) =>
      (socket()?.sent ?? []).filter(([name]) => name === event).map(([, payload]) => payload),
    button,
    /** Calls the API as another user and returns the response. */
    callAs: async (username: string, method: string, path: string) => {
      const response = await fetch(`http://api.test${path}`, {
        method,
        headers: { Authorization: await api.logIn(username) },
      });
      return ((await response.json()) as { data: unknown }).data;
    },
    /** Opens a page as a user, with a connected socket. */
    open: async (path: string, username = 'fan@example.com') => {
      await api.signIn(username);
      const before = sockets.length;
      const tab = await openTab(path);
      await waitFor(() => expect(sockets.length).toBeGreaterThan(before));
      socket()?.deliver('connect');
      return tab;
    },
  };
}
