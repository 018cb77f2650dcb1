import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(() => api.reset());

const respond = (response: () => Response) => api.server.use(http.head('*/favicon.svg', response));
beforeEach(() => respond(() => new HttpResponse(null)));

const BAR = 'You’re viewing this page as a guest.';

async function openAsPerformer(path: string) {
  const token = await api.signIn('performer@example.com');
  await api.forgetRequests();
  return { ...(await openTab(path)), token };
}

describe('the guest view', () => {
  test('opens in a new document', async () => {
    const { user, left } = await openAsPerformer('/performers/aria');
    await user.click(screen.getByText('View as guest'));
    await waitFor(() => expect(left).toEqual(['/performers/aria?as=guest']));
    expect(screen.queryByText(BAR)).toBeNull();
  });

  test("hides the owner's controls and sends no token, also later", async () => {
    const { user, token } = await openAsPerformer('/performers/aria?as=guest');
    expect(await screen.findByText(BAR)).toBeInTheDocument();
    expect(screen.queryByText('Edit profile')).toBeNull();
    await user.click(screen.getByText('Tip'));
    expect(await screen.findByText(/^Log in to (tip|send)/)).toBeInTheDocument();
    expect((await api.requests()).filter(({ headers }) => headers.authorization === token)).toEqual([]);
    expect(document.cookie).toContain(token);
  });

  test('stays on while tabs change, and ends on any other page', async () => {
    const { follow, left } = await openAsPerformer('/performers/aria?as=guest');
    void follow('/performers/aria?tab=about');
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers/aria?tab=about&as=guest'));
    void follow('/videos').catch(() => undefined);
    await waitFor(() => expect(left).toEqual(['/videos']));
  });

  test('stays open while the site can’t be reached, although the browser reports to be online', async () => {
    respond(() => HttpResponse.error());
    const { user, left } = await openAsPerformer('/performers/aria');
    await user.click(screen.getByText('View as guest'));
    expect(await screen.findByText(/^You’re offline\./)).toBeInTheDocument();
    expect(left).toEqual([]);
    respond(() => new HttpResponse(null));
    await user.click(screen.getByText('Retry'));
    await waitFor(() => expect(left).toEqual(['/performers/aria?as=guest']));
  });

  test('has a link back to the same page', async () => {
    await openAsPerformer('/performers/aria?tab=about&as=guest');
    expect((await screen.findByText('Exit')).closest('a')).toHaveAttribute('href', '/performers/aria?tab=about');
  });
});
