import { screen, waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { quietConsole } from '../../integration/support/quiet-console';
import { openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(() => api.reset());

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
    await waitFor(() => expect(left).toEqual(['/performers/aria?tab=about&as=guest']));
    void follow('/videos');
    await waitFor(() => expect(left.slice(1)).toEqual(['/videos']));
  });

  test('has a link back to the same page', async () => {
    await openAsPerformer('/performers/aria?tab=about&as=guest');
    expect((await screen.findByText('Exit')).closest('a')).toHaveAttribute('href', '/performers/aria?tab=about');
  });
});
