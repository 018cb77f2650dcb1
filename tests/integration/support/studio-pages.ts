import { backend } from '../../ssr/support/backend';
import { fakeSockets } from './fake-socket';
import { quietConsole } from './quiet-console';
import { openTab } from './tab';

/** The pages of the studio with the sandbox and fake sockets, for the tests of one file. */
export function studioPages() {
  const api = backend();
  const sockets = fakeSockets();
  quietConsole();
  beforeEach(() => {
    window.scrollTo = () => undefined;
  });
  afterEach(api.reset);
  return {
    api,
    sockets,
    /** Opens a page as a user, by default as the performer Aria. */
    open: async (path: string, username = 'performer@example.com') => {
      await api.signIn(username);
      return openTab(path);
    },
  };
}
