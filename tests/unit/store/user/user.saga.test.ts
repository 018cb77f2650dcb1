import { http, HttpResponse } from 'msw';
import { logoutRequested, unauthorized } from '@/store/session/session.actions';
import { loadCurrentUser } from '@/store/session/current-user.saga';
import {
  avatarChosen,
  avatarUploadCanceled,
  otherSessionsEndRequested,
  passwordUpdateRequested,
  profileUpdateRequested,
} from '@/store/user/user.slice';
import { API, eventually, fan, openTab, settled, testApi } from '../tab';

const { server, calls, respondsTo, holds, refuses } = testApi();

const PICTURE = new File([new Uint8Array(50_000)], 'me.png', { type: 'image/png' });
const NEW_PASSWORD = passwordUpdateRequested({
  currentPassword: 'old-password',
  password: 'new-password',
  source: 'user',
});

async function openAccount(account = fan) {
  respondsTo('get', '/users/me', account);
  respondsTo('post', '/auth/login', { token: 'check' });
  respondsTo('post', '/auth/logout', { success: true });
  const tab = openTab({ token: 'jwt', path: '/user/account' });
  await tab.store.run(loadCurrentUser);
  return tab;
}

const PASSWORD = '/auth/users/me/password';
const AVATAR = '/users/avatar/upload';
const CHANGED = { kind: 'success', text: 'Your password was changed.' };

describe.each([
  ['a profile', 'put', '/users', { ...fan, name: 'New name' }, () => profileUpdateRequested({ name: 'New name' })],
  ['a password', 'put', PASSWORD, true, () => NEW_PASSWORD],
  ['an avatar', 'post', AVATAR, { success: true, url: 'http://files/me.png' }, () => avatarChosen(PICTURE)],
] as const)('%s changed after the end of its session', (_what, method, path, data, change) => {
  test.each([
    ['was left', logoutRequested],
    ['ended', unauthorized],
  ])('that %s does not affect the next one, which can save at once', async (_how, end) => {
    const tab = await openAccount();
    const held = holds(method, path, data);
    tab.dispatch(change());
    await held.arrived();
    tab.dispatch(end());
    await tab.until(({ auth }) => !auth.loggedIn);
    tab.sessionToken.set('theirs', false);
    respondsTo('get', '/users/me', { _id: 'next', name: 'Next' });
    await tab.store.run(loadCurrentUser);
    tab.notices.splice(0);
    held.release();
    await settled();
    expect(tab.state().user).toMatchObject({
      updating: false,
      updateSuccess: false,
      updatedPassword: false,
      avatarProgress: null,
      current: { _id: 'next', name: 'Next', email: '', avatar: '/no-avatar.svg' },
    });
    expect(tab.notices).toEqual([]);

    respondsTo('put', '/users', { _id: 'next', name: 'Mine' });
    tab.dispatch(profileUpdateRequested({ name: 'Mine' }));
    expect((await tab.until(({ user }) => user.updateSuccess)).user.current.name).toBe('Mine');
  });
});

test('a new password is sent with the kind of account, and confirmed', async () => {
  const tab = await openAccount();
  let body: unknown;
  server.use(
    http.put(API + PASSWORD, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({ status: 0, data: true });
    }),
  );
  refuses('post', '/auth/logout', 404);
  tab.dispatch(NEW_PASSWORD);
  expect((await tab.until(({ user }) => user.updatedPassword)).user.updating).toBe(false);
  expect(body).toEqual({ password: 'new-password', source: 'user' });
  expect(tab.notices).toEqual([CHANGED]);
});

test('the session that a check of the password began is ended with its own token, unless it is the running one', async () => {
  const tab = await openAccount();
  const held = holds('put', PASSWORD, true);
  tab.dispatch(NEW_PASSWORD);
  const logouts = () => calls.filter(({ path }) => path === '/auth/logout').map(({ token }) => token);
  await eventually(() => expect(logouts()).toEqual(['check']));

  respondsTo('post', '/auth/login', { token: 'jwt' });
  const other = openTab({ token: 'jwt', path: '/user/account' });
  await other.store.run(loadCurrentUser);
  other.dispatch(NEW_PASSWORD);
  await eventually(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  await settled();
  expect(logouts()).toEqual(['check']);
  held.release();
});

test.each([null, true, { success: true }])(
  'a profile saved with the response %j shows the new values',
  async (data) => {
    const tab = await openAccount();
    respondsTo('put', '/users', data);
    tab.dispatch(profileUpdateRequested({ name: 'New name' }));
    const { user } = await tab.until((state) => state.user.updateSuccess);
    expect(user).toMatchObject({ updating: false, error: null, current: { ...fan, name: 'New name' } });
    expect(tab.notices).toEqual([{ kind: 'success', text: 'Your changes were saved.' }]);
  },
);

test('another password can be set while the server is still logging out other devices', async () => {
  const tab = await openAccount();
  respondsTo('put', PASSWORD, true);
  holds('post', '/auth/logout', { success: true });
  for (let times = 1; times <= 2; times += 1) {
    tab.dispatch(NEW_PASSWORD);
    await tab.until(({ user }) => !user.updating && calls.filter(({ method }) => method === 'PUT').length === times);
  }
});

describe('the current password', () => {
  /** The error of a change whose check got this response. */
  async function changeRefused(check: () => void) {
    const tab = await openAccount();
    check();
    tab.dispatch(NEW_PASSWORD);
    const { user, auth } = await tab.until(({ user: { error } }) => error !== null);
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(auth.loggedIn).toBe(true);
    expect([tab.sessionToken.get(), tab.notices, tab.visited]).toEqual(['jwt', [], []]);
    expect(user).toMatchObject({ updating: false, updatedPassword: false });
    return user.error;
  }
  const getInvalidField = (property: string, text: string) => ({ message: [{ property, constraints: { odd: text } }] });

  test.each([
    [400, { message: 'The password is not correct.' }],
    [401, {}],
    [403, {}],
    [404, { message: 'ENTITY_NOT_FOUND' }],
    [422, getInvalidField('password', 'Too short.')],
  ])('that is wrong (%i) is reported at its field, and ends no session', async (status, body) => {
    expect(await changeRefused(() => refuses('post', '/auth/login', status, body))).toMatchObject({
      constraints: { currentPassword: 'That isn’t your current password. Nothing was changed.' },
    });
  });

  test.each([
    [0, {}, 'The server didn’t respond'],
    [429, {}, 'The server is getting too many requests'],
    [500, {}, 'Something went wrong on the server'],
    [400, { message: 'Verify your email address first.' }, 'Verify'],
    [422, getInvalidField('username', 'Use your email.'), 'Use your email'],
  ])('that could not be verified (%i %j) is not called wrong', async (status, body, reason) => {
    const check = () =>
      status === 0
        ? server.use(http.post(`${API}/auth/login`, () => HttpResponse.error()))
        : refuses('post', '/auth/login', status, body);
    expect(await changeRefused(check)).toMatchObject({
      message: expect.stringContaining(`so nothing was changed. ${reason}`),
      constraints: {},
    });
  });

  test('is not verified, and nothing is changed, if the account has no login name', async () => {
    const tab = await openAccount({ ...fan, email: '' });
    tab.dispatch(NEW_PASSWORD);
    const { user } = await tab.until(({ user: { error } }) => error !== null);
    expect(user.error?.message).toMatch(/no username or email/);
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('logging out all other devices', () => {
  async function end(mockResponse: () => void) {
    const tab = await openAccount();
    mockResponse();
    tab.dispatch(otherSessionsEndRequested());
    const { user } = await tab.until(({ user: { otherSessions } }) => !['idle', 'ending'].includes(otherSessions.step));
    expect(tab.sessionToken.get()).toBe('jwt');
    return { tab, ...user.otherSessions };
  }

  test.each([404, 405, 501])('is not offered if the server responds with %i', async (status) => {
    const { tab, step } = await end(() => refuses('post', '/auth/logout', status));
    expect(step).toBe('missing');
    expect(tab.notices).toEqual([]);
  });

  test('fails if the server has an error or did not do it', async () => {
    expect(await end(() => refuses('post', '/auth/logout', 500))).toMatchObject({
      step: 'failed',
      message: 'Something went wrong on the server. Wait a moment, then retry.',
    });
    expect(await end(() => respondsTo('post', '/auth/logout', { success: false }))).toMatchObject({ step: 'failed' });
  });
});

describe('a new password', () => {
  async function change(mockResponse: () => void) {
    const tab = await openAccount();
    respondsTo('put', PASSWORD, true);
    mockResponse();
    tab.dispatch(NEW_PASSWORD);
    await tab.until(({ user }) => user.updatedPassword);
    await eventually(() => expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/auth/logout' }));
    return tab;
  }

  test('says that all other devices were logged out once the server has done so', async () => {
    const tab = await change(() => respondsTo('post', '/auth/logout', { success: true }));
    await eventually(() =>
      expect(tab.notices).toEqual([CHANGED, { kind: 'success', text: 'All other devices were logged out.' }]),
    );
  });

  test.each([404, 500])('does not mention other devices if the server responds with %s', async (status) => {
    const tab = await change(() => refuses('post', '/auth/logout', status));
    await settled();
    expect(tab.notices).toEqual([CHANGED]);
  });
});

describe('the avatar', () => {
  test('is uploaded with progress, and shown', async () => {
    const tab = await openAccount();
    respondsTo('post', AVATAR, { success: true, url: 'http://files/me.png' });
    const seen = new Set<number | null>();
    tab.store.subscribe(() => seen.add(tab.state().user.avatarProgress));
    tab.dispatch(avatarChosen(PICTURE));
    const { user } = await tab.until(({ user }) => user.current.avatar === 'http://files/me.png');
    expect(user.avatarProgress).toBeNull();
    expect([...seen].some((percentage) => percentage !== null)).toBe(true);
    expect(tab.notices).toEqual([{ kind: 'success', text: 'Your picture was changed.' }]);
  });

  test.each([[null], [{ success: true }]])('is loaded with the account if the response is %j', async (data) => {
    const tab = await openAccount();
    respondsTo('post', AVATAR, data);
    respondsTo('get', '/users/me', { ...fan, avatar: 'http://files/me.png' });
    tab.dispatch(avatarChosen(PICTURE));
    const { user } = await tab.until(({ user: { current } }) => current.avatar === 'http://files/me.png');
    expect(user.avatarError).toBeNull();
    await eventually(() => expect(tab.notices).toEqual([{ kind: 'success', text: 'Your picture was changed.' }]));
  });

  test('that is refused leaves the old one', async () => {
    const tab = await openAccount();
    refuses('post', AVATAR, 400, { message: 'Not a picture' });
    tab.dispatch(avatarChosen(PICTURE));
    const { user } = await tab.until(({ user }) => user.avatarError !== null);
    expect(user).toMatchObject({
      updating: false,
      error: null,
      avatarProgress: null,
      current: { avatar: '/no-avatar.svg' },
    });
    expect(tab.notices).toEqual([{ kind: 'error', text: 'Not a picture' }]);
  });

  test('that is canceled during upload is not used, and another one can be chosen at once', async () => {
    const tab = await openAccount();
    respondsTo('post', AVATAR, { success: true, url: 'http://files/unwanted.png' });
    tab.dispatch(avatarChosen(PICTURE));
    tab.dispatch(avatarUploadCanceled());
    await settled(100);
    expect(tab.state().user).toMatchObject({
      avatarProgress: null,
      avatarError: null,
      current: { avatar: '/no-avatar.svg' },
    });

    respondsTo('post', AVATAR, { success: true, url: 'http://files/other.png' });
    tab.dispatch(avatarChosen(PICTURE));
    await tab.until(({ user }) => user.current.avatar === 'http://files/other.png');
    expect(tab.notices).toEqual([{ kind: 'success', text: 'Your picture was changed.' }]);
  });
});
