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
    expect(tab.device.cookies.get('token')).toEqual({ value: 'jwt', maxAge: 365 * 86_400 });
    expect(calls.map(({ path, token }) => [path, token])).toEqual([
      ['/auth/login', null],
      ['/users/me', 'jwt'],
    ]);
    expect(tab.visited).toEqual(['/video/v1?t=95']);
    expect(tab.notices).toEqual([]);
  });

  test('stores it for a day if not remembered', async () => {
    const tab = openTab();
    tab.dispatch(loginRequested({ ...credentials, remember: false }));
    await tab.until(({ auth }) => auth.loginAuth.success);
    expect(tab.device.cookies.get('token')?.maxAge).toBe(86_400);
  });

  test.each([undefined, '//evil.example', 'https://evil.example', '/\\evil.example', '/login'])(
    'goes home if the return address is %p',
    async (next) => {
      const tab = openTab();
      tab.dispatch(loginRequested({ ...credentials, next }));
      await tab.until(({ auth }) => auth.loginAuth.success);
      expect(tab.visited).toEqual(['/home']);
    },
  );

  test('sends one call for a double click', async () => {
    const tab = openTab();
    tab.dispatch(loginRequested(credentials));
    tab.dispatch(loginRequested(credentials));
    await tab.until(({ auth }) => auth.loginAuth.success);
    expect(calls.filter(({ path }) => path === '/auth/login')).toHaveLength(1);
  });

  test('keeps the token out of the state', async () => {
    const tab = openTab();
    tab.dispatch(loginRequested(credentials));
    expect(JSON.stringify(await tab.until(({ auth }) => auth.loginAuth.success))).not.toContain('jwt');
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

  test("shows and stores the server's message, once", async () => {
    refuses('post', '/auth/login', 422, { statusCode: 422, message: 'Wrong password' });
    const { auth, notices, visited, device } = await fail();
    expect(auth).toMatchObject({
      loggedIn: false,
      loginAuth: { requesting: false, error: { status: 422, message: 'Wrong password' } },
    });
    expect(notices).toEqual([{ kind: 'error', text: 'Wrong password' }]);
    expect(visited).toEqual([]);
    expect(device.cookies.size).toBe(0);
  });

  test.each([400, 404, 422, 500])(
    'says "Incorrect credentials!" if the server answers %i without a message',
    async (status) => {
      refuses('post', '/auth/login', status, {});
      const { auth, notices } = await fail();
      expect(auth.loginAuth.error?.message).toBe('Incorrect credentials!');
      expect(notices).toEqual([{ kind: 'error', text: 'Incorrect credentials!' }]);
    },
  );

  test('with 401 is an ordinary failure: it ends no session and redirects nowhere', async () => {
    refuses('post', '/auth/login', 401, { message: 'No such account' });
    const { auth, notices, visited } = await fail();
    expect(auth.loginAuth.error?.message).toBe('No such account');
    expect(notices).toHaveLength(1);
    expect(visited).toEqual([]);
  });

  test('reports the first refused field', async () => {
    refuses('post', '/auth/login', 400, {
      message: [{ property: 'password', constraints: { minLength: 'Your password must have at least 6 characters.' } }],
      error: 'Bad Request',
    });
    const { auth, notices } = await fail();
    expect(auth.loginAuth.error?.constraints).toEqual({ password: 'Your password must have at least 6 characters.' });
    expect(notices[0]?.text).toBe('Your password must have at least 6 characters.');
  });

  test('without a response does not blame the credentials', async () => {
    server.use(http.post(`${API}/auth/login`, () => HttpResponse.error()));
    const { auth } = await fail();
    expect(auth.loginAuth.error?.message).not.toBe('Incorrect credentials!');
    expect(auth.loginAuth.error?.status).toBe(0);
  });

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

  test('because get-me returns nothing leaves no session', async () => {
    answers('post', '/auth/login', { token: 'jwt' });
    answers('get', '/users/me', null);
    expect((await fail()).auth.loggedIn).toBe(false);
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
  test('is requested and confirmed', async () => {
    answers('post', '/auth/users/forgot', { success: true });
    const tab = openTab();
    tab.dispatch(forgotRequested({ email: 'fan@example.com' }));
    expect((await tab.until(({ auth }) => auth.forgotData.success)).auth.forgotData.data).toEqual({
      email: 'fan@example.com',
    });
  });

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

describe('registering', () => {
  const body = { email: 'new@example.com', password: 'sandbox-pass', username: 'new' };

  test("returns the server's message", async () => {
    answers('post', '/auth/users/register', { message: 'Check your mail' });
    const tab = openTab();
    tab.dispatch(registerRequested(body));
    const { auth } = await tab.until(({ auth }) => auth.registerFanData.success);
    expect(auth.registerFanData.data).toEqual({ message: 'Check your mail' });
    expect(auth.loggedIn).toBe(false);
  });

  test('keeps the messages of refused fields', async () => {
    refuses('post', '/auth/users/register', 400, {
      message: [{ property: 'username', constraints: { Username: 'Letters and digits only.' } }],
    });
    const tab = openTab();
    tab.dispatch(registerRequested(body));
    const { auth } = await tab.until(({ auth }) => auth.registerFanData.error !== null);
    expect(auth.registerFanData.error?.constraints).toEqual({ username: 'Letters and digits only.' });
    expect(tab.notices).toEqual([{ kind: 'error', text: 'Letters and digits only.' }]);
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

  test('requests a new password again', async () => {
    const tab = openTab();
    hang('post', '/auth/users/forgot', { success: true });
    tab.dispatch(forgotRequested({ email: 'first@example.com' }));
    await settled(10);
    tab.dispatch(formOpened());
    answers('post', '/auth/users/forgot', { success: true });
    tab.dispatch(forgotRequested({ email: 'second@example.com' }));
    expect((await tab.until(({ auth }) => auth.forgotData.success)).auth.forgotData.data).toEqual({
      email: 'second@example.com',
    });
    await settled(200);
    expect(tab.state().auth.forgotData.data).toEqual({ email: 'second@example.com' });
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
