import { delay, http, HttpResponse } from 'msw';
import { forgotRequested, formOpened, loginRequested, registerRequested } from '@/store/auth/auth.slice';
import { API, createDevice, fan, openTab, settled, testApi } from '../tab';

const { server, calls, answers, refuses } = testApi();

const credentials = { username: 'fan@example.com', password: 'sandbox-pass', remember: true };

describe('logging in', () => {
  beforeEach(() => {
    answers('post', '/auth/login', { token: 'jwt' });
    answers('get', '/users/me', fan);
  });

  test('stores the token for 365 days, loads the account, and continues to the requested page', async () => {
    const tab = openTab({ path: '/auth/login' });
    tab.dispatch(loginRequested({ ...credentials, next: '/video/v1?t=95' }));
    const state = await tab.until(({ auth }) => auth.loginAuth.success);
    expect(state.auth.loggedIn).toBe(true);
    expect(state.user.current).toMatchObject(fan);
    expect(JSON.stringify(state)).not.toContain('jwt');
    expect(tab.device.cookies.get('token')).toEqual({ value: 'jwt', maxAge: 365 * 86_400 });
    expect(calls.map(({ path, token }) => [path, token])).toEqual([
      ['/auth/login', null],
      ['/users/me', 'jwt'],
    ]);
    expect(tab.visited).toEqual(['/video/v1?t=95']);
    expect(tab.notices).toEqual([]);
  });
});

describe('a failed login', () => {
  /** Wherever the form is. */
  const fail = async () => {
    const tab = openTab({ path: '/video/v1' });
    tab.dispatch(loginRequested(credentials));
    const { auth } = await tab.until(({ auth }) => auth.loginAuth.error !== null);
    await settled();
    return { ...tab, auth };
  };

  test.each([
    [401, 'Account is gone'],
    [500, 'Something went wrong on the server. Wait a moment, then retry.'],
  ])('because get-me answers %i leaves no token and no session', async (status, message) => {
    answers('post', '/auth/login', { token: 'jwt' });
    refuses('get', '/users/me', status, { message: 'Account is gone' });
    const { auth, notices, visited, device } = await fail();
    expect(auth).toMatchObject({
      loggedIn: false,
      authUser: null,
      loginAuth: { requesting: false, error: { message } },
    });
    expect(notices).toHaveLength(1);
    expect(visited).toEqual([]);
    expect(device.cookies.size).toBe(0);
  });
});

test('other tabs follow a login', async () => {
  answers('post', '/auth/login', { token: 'jwt' });
  answers('get', '/users/me', fan);
  const device = createDevice();
  const here = openTab({ device });
  const there = openTab({ device, path: '/videos' });
  here.dispatch(loginRequested(credentials));
  const state = await there.until(({ auth }) => auth.loggedIn);
  expect(state.user.current.email).toBe(fan.email);
  expect(there.visited).toEqual([]);
});

test.each([
  ['/login?next=%2Fvideo%2Fv1', '/video/v1'],
  ['/auth/login', '/home'],
  ['/login?next=//evil.example', '/home'],
])('another tab at %s continues to %s after a login here', async (path, next) => {
  answers('post', '/auth/login', { token: 'jwt' });
  answers('get', '/users/me', fan);
  const device = createDevice();
  const here = openTab({ device });
  const there = openTab({ device, path });
  here.dispatch(loginRequested(credentials));
  await there.until(({ auth }) => auth.loginAuth.success);
  expect(there.visited).toEqual([next]);
});

describe('a forgotten password', () => {
  test.each([400, 404])('does not reveal whether an address has an account (%i)', async (status) => {
    refuses('post', '/auth/users/forgot', status, { message: 'Account not found' });
    const tab = openTab();
    tab.dispatch(forgotRequested({ email: 'x@example.com' }));
    await tab.until(({ auth }) => auth.forgotData.success);
    expect(tab.notices).toEqual([]);
  });

  test.each([
    [
      400,
      { message: [{ property: 'email', constraints: { isEmail: 'Enter an e-mail address.' } }] },
      'Enter an e-mail address.',
    ],
    [429, { message: 'Too many mails' }, 'The server is getting too many requests. Wait a moment, then retry.'],
  ])("shows the server's message for any other refusal (%i)", async (status, body, text) => {
    refuses('post', '/auth/users/forgot', status, body);
    const tab = openTab();
    tab.dispatch(forgotRequested({ email: 'x@example.com' }));
    await tab.until(({ auth }) => auth.forgotData.error !== null);
    expect(tab.notices).toEqual([{ kind: 'error', text }]);
  });
});

describe('a form that is opened again while a call is pending', () => {
  const OTHER = { _id: 'other', name: 'Other', email: 'other@example.com', balance: 0 };
  const hang = (method: 'get' | 'post', path: string, data: object) =>
    server.use(
      http[method](API + path, () => delay(150).then(() => HttpResponse.json({ status: 0, data })), { once: true }),
    );

  test.each([
    ['the log-in', 'post', '/auth/login', { token: 'first' }],
    ['get-me', 'get', '/users/me', fan],
  ] as const)('can be sent again: the first attempt, waiting for %s, is ignored', async (_what, method, path, data) => {
    answers('post', '/auth/login', { token: 'first' });
    answers('get', '/users/me', OTHER);
    const tab = openTab({ path: '/auth/login' });
    hang(method, path, data);
    tab.dispatch(loginRequested(credentials));
    await settled(60);
    tab.dispatch(formOpened());
    expect(tab.sessionToken.get()).toBeNull();

    answers('post', '/auth/login', { token: 'second' });
    tab.dispatch(loginRequested({ username: 'other@example.com', password: 'sandbox-pass', next: '/videos' }));
    await tab.until(({ auth }) => auth.loginAuth.success);
    await settled(200);
    expect(tab.state().user.current._id).toBe('other');
    expect(tab.sessionToken.get()).toBe('second');
    expect(tab.visited).toEqual(['/videos']);
    expect(tab.notices).toEqual([]);
  });

  test('registers again', async () => {
    const tab = openTab();
    hang('post', '/auth/users/register', { message: 'The first mail is on its way.' });
    tab.dispatch(registerRequested({ email: 'first@example.com', password: 'sandbox-pass', username: 'first' }));
    await settled(10);
    tab.dispatch(formOpened());
    answers('post', '/auth/users/register', { message: 'The second mail is on its way.' });
    tab.dispatch(registerRequested({ email: 'second@example.com', password: 'sandbox-pass', username: 'second' }));
    const { auth } = await tab.until(({ auth }) => auth.registerFanData.success);
    expect(auth.registerFanData.data).toEqual({ message: 'The second mail is on its way.' });
  });
});
