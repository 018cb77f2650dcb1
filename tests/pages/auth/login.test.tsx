import { screen, waitFor } from '@testing-library/dom';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();

/** The full text of every cookie that a page writes. */
function writtenCookies(): string[] {
  const written: string[] = [];
  const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
  jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    set?.call(document, cookie);
  });
  return written;
}

const sent = async () => (await api.requests('/auth/login')).map(({ body }) => body);

test('a remembered login stores the token for 365 days and returns to the previous page', async () => {
  const cookies = writtenCookies();
  const { user } = await openTab('/auth/login?next=%2Fcategories');
  await user.click(screen.getByTestId('remember'));
  await logIn(user);

  await screen.findByText('Concerts from small rooms and large stages.');
  expect(getCurrentUrl()).toBe('/categories');
  expect(screen.getByTestId('balance')).toHaveTextContent('500');
  expect(cookies).toEqual([
    expect.stringMatching(/^token=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=31536000; Path=\/; SameSite=Lax$/),
  ]);
  expect(await sent()).toEqual([expect.objectContaining({ username: 'fan@example.com', remember: true })]);
});

test('a login stores the token for a day unless the visitor ticks "remember me"', async () => {
  const cookies = writtenCookies();
  const { user } = await openTab('/auth/login?next=%2Fcategories');
  expect(screen.getByTestId('remember')).not.toBeChecked();
  await logIn(user);
  await screen.findByText('Concerts from small rooms and large stages.');
  expect(cookies).toEqual([expect.stringContaining('; Max-Age=86400; ')]);
  expect(await sent()).toEqual([expect.objectContaining({ remember: false })]);
});

test('a login from a list that was grown returns to all of it', async () => {
  const { user } = await openTab('/posts');
  await user.click(screen.getByText(/^Show more posts/));
  await waitFor(() => expect(getCurrentUrl()).toBe('/posts?upto=2'));
  await user.click(screen.getByText('Log in', { selector: 'header *' }));
  await screen.findByTestId('remember');
  expect(getCurrentUrl()).toBe('/auth/login?next=%2Fposts');
  await logIn(user);
  await waitFor(() => expect(getCurrentUrl()).toBe('/posts?upto=2'));
});

test('a login from the cart returns without a coupon that was removed', async () => {
  const { follow, user } = await openTab('/cart?coupon=OLD');
  await follow('/auth/login?next=%2Fcart');
  await screen.findByTestId('remember');
  await logIn(user);
  await waitFor(() => expect(getCurrentUrl()).toBe('/cart'));
});

test.each([
  ['without a return URL', '/auth/login'],
  ['with a return URL on another site', '/auth/login?next=%2F%2Fevil.test'],
  ['with a return URL that only looks like ours', '/login?next=%2F%5Cevil.test'],
])('a login %s leads to /home', async (_what, path) => {
  const { user } = await openTab(path);
  await logIn(user);
  await screen.findByText('Hello, Robin Ashdown');
  expect(getCurrentUrl()).toBe('/home');
});

describe('a failed login', () => {
  test("shows the server's message, keeps the username, and focuses the message", async () => {
    const cookies = writtenCookies();
    const { user } = await openTab('/auth/login?next=%2Fcategories');
    await logIn(user, 'fan@example.com', 'wrong-pass');

    const error = await screen.findByTestId('login-error');
    expect(error).toHaveTextContent('Wrong username, email or password.');
    expect(error).toHaveFocus();
    expect(screen.getByLabelText('Username or email')).toHaveValue('fan@example.com');
    expect(getCurrentUrl()).toBe('/auth/login?next=%2Fcategories');
    expect(cookies).toEqual([]);
    expect(document.cookie).toBe('');
  });

  test('leaves nothing on the page for the next attempt or a link', async () => {
    const message = () => screen.queryAllByText('Wrong username, email or password.');
    const { user, follow } = await openTab('/auth/login?next=%2Fcategories');
    await logIn(user, 'fan@example.com', 'wrong-pass');
    await screen.findByTestId('login-error');
    await follow('/shop');
    expect(message()).toEqual([]);

    await follow('/auth/login?next=%2Fcategories');
    await screen.findByLabelText('Password');
    expect(screen.queryByTestId('login-error')).toBeNull();
    await logIn(user, 'nobody@example.com', 'wrong-pass');
    await screen.findByTestId('login-error');
    expect(message()).not.toEqual([]);
    await user.clear(screen.getByLabelText('Password'));
    await logIn(user);
    await waitFor(() => expect(getCurrentUrl()).toBe('/categories'));
    expect(message()).toEqual([]);
  });

  test('says "Incorrect credentials!" if the server sends no message', async () => {
    const { user, follow } = await openTab('/auth/login');
    for (const [status, body] of [
      [422, ''],
      [401, ''],
      [400, {}],
      [500, '<h1>Oops</h1>'],
    ] as const) {
      await api.fault({ path: '/auth/login', status, body, times: 1 });
      await logIn(user);
      const { textContent } = await screen.findByTestId('login-error');
      expect([status, textContent, getCurrentUrl()]).toEqual([status, 'Incorrect credentials!', '/auth/login']);
      await follow('/categories');
      await follow('/auth/login');
    }
  });

  test("shows the first error of the server's list, at its field as well", async () => {
    await api.fault({
      path: '/auth/login',
      status: 422,
      body: { message: [{ property: 'username', constraints: { isEmail: 'That is no address.' } }] },
    });
    const { user } = await openTab('/auth/login');
    await logIn(user);
    expect(await screen.findByTestId('login-error')).toHaveTextContent('That is no address.');
    expect(screen.getByLabelText('Username or email')).toHaveAccessibleDescription(/That is no address\./);
  });

  test('without a response says so, since the credentials were not judged', async () => {
    await api.fault({ path: '/auth/login', drop: true });
    const { user } = await openTab('/auth/login');
    await logIn(user);
    expect(await screen.findByTestId('login-error')).toHaveTextContent(
      'The server didn’t respond. Check your connection, then retry.',
    );
  });

  test("leaves no token if the account can't be loaded afterward", async () => {
    await api.fault({ path: '/users/me', status: 500, body: { message: 'Out of order' } });
    const { user } = await openTab('/auth/login');
    await logIn(user);
    expect(await screen.findByTestId('login-error')).toHaveTextContent(
      'Something went wrong on the server. Wait a moment, then retry.',
    );
    expect(document.cookie).toBe('');
  });
});

test('an empty field is named and gets the focus; nothing is sent', async () => {
  const { user } = await openTab('/auth/login');
  await user.type(screen.getByLabelText('Username or email'), 'fan@example.com{Enter}');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  await user.clear(screen.getByLabelText('Username or email'));
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Username or email')).toHaveFocus();
  expect(await sent()).toEqual([]);
});

test('a double click sends the login once', async () => {
  await api.fault({ path: '/auth/login', hold: true });
  const { user } = await openTab('/auth/login?next=%2Fcategories');
  await user.type(screen.getByLabelText('Username or email'), 'fan@example.com');
  await user.type(screen.getByLabelText('Password'), 'sandbox-pass{Enter}{Enter}{Enter}');
  await waitFor(async () => expect(await sent()).toHaveLength(1));
  await api.release();
  await screen.findByText('Concerts from small rooms and large stages.');
  expect(await sent()).toHaveLength(1);
});

test('a login in progress does not block another one when the visitor returns to the form', async () => {
  await api.fault({ path: '/auth/login', delay: 20_000, times: 1 });
  const { user, follow } = await openTab('/auth/login');
  await logIn(user);
  await follow('/categories');
  await screen.findByText('Concerts from small rooms and large stages.');
  await follow('/auth/login?next=%2Fcategories');
  await logIn(user);
  expect(await screen.findByText('Concerts from small rooms and large stages.')).toBeInTheDocument();
  expect(await sent()).toHaveLength(2);
});
