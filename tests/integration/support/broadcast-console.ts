import { screen, waitFor, within } from '@testing-library/dom';
import { performerId } from '@sandbox/seed/people/performers';
import { backend } from '../../ssr/support/backend';
import { fakeMedia } from '../media/fake-media';
import { button } from './controls';
import { fakeBroadcast } from './fake-broadcast';
import { fakeSockets } from './fake-socket';
import { quietConsole } from './quiet-console';
import { openTab, type Tab } from './tab';

export const ARIA = performerId('aria');

/** The open dialog. */
export const question = () => within(document.querySelector<HTMLElement>('dialog[open]') ?? document.body);
/** The Accept button of this fan's request, since others have requests too. */
export const getAccept = async (name: string) =>
  within(await screen.findByLabelText(`Request from ${name}`)).getByText('Accept', { exact: false });

/**
 * The broadcast console of a performer with the browser APIs it needs: sockets, devices, media. For the tests of one
 * file.
 */
export function broadcastConsole() {
  const api = backend();
  const sockets = fakeSockets();
  const broadcast = fakeBroadcast();
  const { connections } = broadcast;
  quietConsole();
  beforeEach(() => {
    fakeMedia();
    window.scrollTo = () => undefined;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    api.reset();
  });

  const socket = () => sockets.at(-1);
  const arrived = () => connections.at(-1)?.emit('publish_started');
  return {
    api,
    ...broadcast,
    socket,
    /** What the page has sent with this socket event. */
    sentEvents: (event: string) => (socket()?.sent ?? []).filter(([name]) => name === event),
    /** Tells the console that its stream has reached the media server. */
    arrived,
    async open(username = 'performer@example.com') {
      await api.signIn(username);
      const tab = await openTab('/studio/live');
      await waitFor(() => expect(socket()).toBeDefined());
      return tab;
    },
    async goLive({ user }: Tab) {
      const turnOn = screen.queryByText('Turn on camera and microphone', { selector: 'button *' });
      if (turnOn) await user.click(turnOn);
      await user.click(await button('Go live'));
      await waitFor(() => expect(connections.at(-1)?.published).toHaveLength(1));
      arrived();
      await screen.findByText('You’re live.');
    },
  };
}
