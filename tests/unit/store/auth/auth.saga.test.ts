import { http, HttpResponse } from 'msw';
import { forgotRequested, formOpened, loginRequested, registerRequested } from '@/store/auth/auth.slice';
import { createDevice, eventually, fan, openTab, settled, testApi } from '../tab';

const { server, calls, respondsTo, holds, refuses } = testApi();

const credentials = { username: 'fan@example.com', password: 'sandbox-pass', remember: true };

const acceptLogins = () => {
  respondsTo('post', '/auth/login', { token: 'jwt' });
  respondsTo('get', '/users/me', fan);
};

test('a login stores the token for 365 days, loads the account, and continues to the requested page', async () => {
  acceptLogins();
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

test.each([
  [401, 'Account is gone'],
  [500, 'Something went wrong on the server. Wait a moment, then retry.'],
])('a login that fails because get-me responds with %i leaves no token and no session', async (status, message) => {
  respondsTo('post', '/auth/login', { token: 'jwt' });
  refuses('get', '/users/me', status, { message: 'Account is gone' });
  const tab = openTab({ path: '/video/v1' });
  tab.dispatch(loginRequested(credentials));
  const { auth } = await tab.until(({ auth: { loginAuth } }) => loginAuth.error !== null);
  await eventually(() => expect(tab.notices).not.toEqual([]));
  await settled();
  expect(auth).toMatchObject({ loggedIn: false, authUser: null, loginAuth: { requesting: false, error: { message } } });
  expect(tab.notices).toHaveLength(1);
  expect(tab.visited).toEqual([]);
  expect(tab.device.cookies.size).toBe(0);
});

test('a login on a site without this call says so, in words for visitors', async () => {
  refuses('post', '/auth/login', 404, { message: 'Cannot POST /auth/login' });
  const tab = openTab({ path: '/auth/login' });
  tab.dispatch(loginRequested(credentials));
  const { auth } = await tab.until(({ auth: { loginAuth } }) => loginAuth.error !== null);
  expect(auth.loginAuth.error).toMatchObject({ message: 'This isn’t available on this site.' });
});

test.each([
  ['/videos', []],
  ['/login?next=%2Fvideo%2Fv1', ['/video/v1']],
  ['/auth/login', ['/home']],
  ['/login?next=//evil.example', ['/home']],
])('another tab at %s follows a login here, and continues to %j', async (path, visited) => {
  acceptLogins();
  const device = createDevice();
  const there = openTab({ device, path });
  openTab({ device }).dispatch(loginRequested(credentials));
  const state = await there.until(({ auth }) => auth.loggedIn);
  expect(state.user.current.email).toBe(fan.email);
  await settled();
  await eventually(() => expect(there.visited).toEqual(visited));
});

describe('a forgotten password', () => {
  const requestMail = async (status: number, body: object) => {
    refuses('post', '/auth/users/forgot', status, body);
    const tab = openTab();
    tab.dispatch(forgotRequested({ email: 'x@example.com' }));
    const { auth } = await tab.until(({ auth: { forgotData } }) => forgotData.success || forgotData.error !== null);
    return { succeeded: auth.forgotData.success, notices: tab.notices };
  };

  test.each([200, 400])('finds performers, whose accounts need their type (%i without it)', async (status) => {
    const types: unknown[] = [];
    server.use(
      http.post('*/auth/users/forgot', async ({ request }) => {
        const { type } = (await request.json()) as { type?: string };
        types.push(type);
        return type === 'performer' || status === 200
          ? HttpResponse.json({ status: 0, data: { success: true } })
          : HttpResponse.json({ statusCode: 400, message: 'Account not found' }, { status: 400 });
      }),
    );
    const tab = openTab();
    tab.dispatch(forgotRequested({ email: 'aria@example.com' }));
    await tab.until(({ auth: { forgotData } }) => forgotData.success);
    expect(types).toEqual([undefined, 'performer']);
  });

  test('is a success if only the fan was found', async () => {
    server.use(
      http.post('*/auth/users/forgot', async ({ request }) =>
        ((await request.json()) as { type?: string }).type === 'performer'
          ? HttpResponse.json({ statusCode: 429, message: 'Too many mails' }, { status: 429 })
          : HttpResponse.json({ status: 0, data: { success: true } }),
      ),
    );
    const tab = openTab();
    tab.dispatch(forgotRequested({ email: 'x@example.com' }));
    const { auth } = await tab.until(({ auth: { forgotData } }) => forgotData.success || forgotData.error !== null);
    expect(auth.forgotData.success).toBe(true);
  });

  test.each([400, 404])('does not reveal whether an address has an account (%i)', async (status) => {
    expect(await requestMail(status, { message: 'Account not found' })).toEqual({ succeeded: true, notices: [] });
  });

  test.each([
    [400, [{ property: 'email', constraints: { isEmail: 'Enter an e-mail.' } }], 'Enter an e-mail.'],
    [429, 'Too many mails', 'The server is getting too many requests. Wait a moment, then retry.'],
  ])("shows the server's message for any other refusal (%i)", async (status, message, text) => {
    expect(await requestMail(status, { message })).toEqual({ succeeded: false, notices: [{ kind: 'error', text }] });
  });
});

describe('a form that is opened again while a call is pending', () => {
  const OTHER = { _id: 'other', name: 'Other', email: 'other@example.com', balance: 0 };

  test.each([
    ['the log-in', 'post', '/auth/login', { token: 'first' }],
    ['get-me', 'get', '/users/me', fan],
  ] as const)('can be sent again: the first attempt, waiting for %s, is ignored', async (_what, method, path, data) => {
    respondsTo('post', '/auth/login', { token: 'first' });
    respondsTo('get', '/users/me', OTHER);
    const tab = openTab({ path: '/auth/login' });
    const first = holds(method, path, data, { once: true });
    tab.dispatch(loginRequested(credentials));
    await first.arrived();
    tab.dispatch(formOpened());
    expect(tab.sessionToken.get()).toBeNull();

    respondsTo('post', '/auth/login', { token: 'second' });
    tab.dispatch(loginRequested({ username: 'other@example.com', password: 'sandbox-pass', next: '/videos' }));
    await tab.until(({ auth }) => auth.loginAuth.success);
    await eventually(() => expect(tab.visited).not.toEqual([]));
    first.release();
    await settled();
    expect(tab.state().user.current._id).toBe('other');
    expect(tab.sessionToken.get()).toBe('second');
    expect(tab.visited).toEqual(['/videos']);
    expect(tab.notices).toEqual([]);
  });

  test('registers again', async () => {
    const tab = openTab();
    const first = holds('post', '/auth/users/register', { message: 'The first mail is on its way.' }, { once: true });
    const register = (username: string) =>
      tab.dispatch(registerRequested({ email: `${username}@example.com`, password: 'sandbox-pass', username }));
    register('first');
    await first.arrived();
    tab.dispatch(formOpened());
    respondsTo('post', '/auth/users/register', { message: 'The second mail is on its way.' });
    register('second');
    await tab.until(({ auth }) => auth.registerFanData.success);
    first.release();
    await settled();
    expect(tab.state().auth.registerFanData.data).toEqual({ message: 'The second mail is on its way.' });
  });
});
