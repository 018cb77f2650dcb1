import { delay, http, HttpResponse } from 'msw';
import { logoutRequested, unauthorized } from '@/store/session/session.actions';
import { loadCurrentUser } from '@/store/session/session.saga';
import {
  avatarChosen,
  avatarUploadCanceled,
  otherSessionsEndRequested,
  passwordUpdateRequested,
  profileUpdateRequested,
} from '@/store/user/user.slice';
import { API, fan, openTab, settled, testApi } from '../tab';

const { server, calls, answers, refuses } = testApi();

const PICTURE = new File([new Uint8Array(50_000)], 'me.png', { type: 'image/png' });
const NEW_PASSWORD = passwordUpdateRequested({
  currentPassword: 'old-password',
  password: 'new-password',
  source: 'user',
});

async function openAccount(account = fan) {
  answers('get', '/users/me', account);
  answers('post', '/auth/login', { token: 'check' });
  const tab = openTab({ token: 'jwt', path: '/user/account' });
  await tab.store.run(loadCurrentUser);
  return tab;
}

describe.each([
  ['a profile', 'put', '/users', { ...fan, name: 'New name' }, () => profileUpdateRequested({ name: 'New name' })],
  ['a password', 'put', '/auth/users/me/password', true, () => NEW_PASSWORD],
  [
    'an avatar',
    'post',
    '/users/avatar/upload',
    { success: true, url: 'http://files/me.png' },
    () => avatarChosen(PICTURE),
  ],
] as const)('%s changed after the end of its session', (_what, method, path, data, change) => {
  test.each([
    ['was left', logoutRequested],
    ['ended', unauthorized],
  ])('that %s does not affect the next one, which can save at once', async (_how, end) => {
    const tab = await openAccount();
    server.use(http[method](API + path, () => delay(200).then(() => HttpResponse.json({ status: 0, data }))));
    tab.dispatch(change());
    await settled(10);
    tab.dispatch(end());
    await tab.until(({ auth }) => !auth.loggedIn);
    tab.sessionToken.set('theirs', false);
    answers('get', '/users/me', { _id: 'next', name: 'Next' });
    await tab.store.run(loadCurrentUser);
    tab.notices.splice(0);
    await settled(250);
    expect(tab.state().user).toMatchObject({
      updating: false,
      updateSuccess: false,
      updatedPassword: false,
      avatarProgress: null,
      current: { _id: 'next', name: 'Next', email: '', avatar: '/no-avatar.svg' },
    });
    expect(tab.notices).toEqual([]);

    answers('put', '/users', { _id: 'next', name: 'Mine' });
    tab.dispatch(profileUpdateRequested({ name: 'Mine' }));
    expect((await tab.until(({ user }) => user.updateSuccess)).user.current.name).toBe('Mine');
  });
});

test('a new password is sent with the kind of account, and confirmed', async () => {
  const tab = await openAccount();
  let body: unknown;
  server.use(
    http.put(`${API}/auth/users/me/password`, async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({ status: 0, data: true });
    }),
  );
  refuses('post', '/auth/logout', 404);
  tab.dispatch(NEW_PASSWORD);
  expect((await tab.until(({ user }) => user.updatedPassword)).user.updating).toBe(false);
  expect(body).toEqual({ password: 'new-password', source: 'user' });
  expect(tab.notices).toEqual([{ kind: 'success', text: 'Your password was changed.' }]);
});

// F9
describe('the current password', () => {
  const changes = () => calls.filter(({ method }) => method === 'PUT');

  async function refused(status: number, body = {}) {
    const tab = await openAccount();
    refuses('post', '/auth/login', status, body);
    tab.dispatch(NEW_PASSWORD);
    const { user, auth } = await tab.until(({ user: { error } }) => error !== null);
    expect(changes()).toEqual([]);
    expect(auth.loggedIn).toBe(true);
    expect([tab.sessionToken.get(), tab.notices, tab.visited]).toEqual(['jwt', [], []]);
    expect(user).toMatchObject({ updating: false, updatedPassword: false });
    return user.error;
  }

  test.each([
    [400, { message: 'The password is not correct.' }],
    [401, {}],
    [403, {}],
    [404, { message: 'ENTITY_NOT_FOUND' }],
    [422, { message: [{ property: 'password', constraints: { minLength: 'Too short.' } }] }],
  ])('that is wrong (%i) is reported at its field, and ends no session', async (status, body) => {
    expect(await refused(status, body)).toMatchObject({
      constraints: { currentPassword: 'That isn’t your current password. Nothing was changed.' },
    });
  });

  test.each([
    [429, {}, /so nothing was changed\. .*too many requests/],
    [500, {}, /so nothing was changed\. Something went wrong on the server/],
    [400, { message: 'Verify your email address first.' }, /so nothing was changed\. Verify/],
    [
      422,
      { message: [{ property: 'username', constraints: { isEmail: 'Use your email.' } }] },
      /so nothing was changed\. Use your email/,
    ],
  ])('that could not be verified (%i %j) is not called wrong', async (status, body, message) => {
    expect(await refused(status, body)).toMatchObject({ message: expect.stringMatching(message), constraints: {} });
  });

  test('without a response is not called wrong', async () => {
    const tab = await openAccount();
    server.use(http.post(`${API}/auth/login`, () => HttpResponse.error()));
    tab.dispatch(NEW_PASSWORD);
    const { user } = await tab.until(({ user: { error } }) => error !== null);
    expect(user.error).toMatchObject({
      message: expect.stringMatching(/so nothing was changed\. The server didn’t respond/),
      constraints: {},
    });
    expect(changes()).toEqual([]);
  });

  test('is not verified, and nothing is changed, if the account has no login name', async () => {
    const tab = await openAccount({ ...fan, email: '' });
    tab.dispatch(NEW_PASSWORD);
    const { user } = await tab.until(({ user: { error } }) => error !== null);
    expect(user.error?.message).toMatch(/no username or email/);
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

// S7
describe('logging out all other devices', () => {
  async function end(answer: () => void) {
    const tab = await openAccount();
    answer();
    tab.dispatch(otherSessionsEndRequested());
    const { user } = await tab.until(({ user: { otherSessions } }) => !['idle', 'ending'].includes(otherSessions.step));
    expect(tab.sessionToken.get()).toBe('jwt');
    return { tab, ...user.otherSessions };
  }

  test.each([404, 405, 501])('is not offered if the server answers %i', async (status) => {
    const { tab, step } = await end(() => refuses('post', '/auth/logout', status));
    expect(step).toBe('missing');
    expect(tab.notices).toEqual([]);
  });

  test('fails if the server has an error or did not do it', async () => {
    expect(await end(() => refuses('post', '/auth/logout', 500))).toMatchObject({
      step: 'failed',
      message: 'Something went wrong on the server. Wait a moment, then retry.',
    });
    expect(await end(() => answers('post', '/auth/logout', { success: false }))).toMatchObject({ step: 'failed' });
  });
});

describe('a new password', () => {
  const CHANGED = { kind: 'success', text: 'Your password was changed.' };
  async function change(answer: () => void) {
    const tab = await openAccount();
    answers('put', '/auth/users/me/password', true);
    answer();
    tab.dispatch(NEW_PASSWORD);
    await tab.until(({ user }) => user.updatedPassword);
    await settled();
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/auth/logout' });
    return tab;
  }

  test('says that all other devices were logged out once the server has done so', async () => {
    const tab = await change(() => answers('post', '/auth/logout', { success: true }));
    expect(tab.notices).toEqual([CHANGED, { kind: 'success', text: 'All other devices were logged out.' }]);
  });

  test.each([404, 500])('does not mention other devices if the server answers %s', async (status) => {
    const tab = await change(() => refuses('post', '/auth/logout', status));
    expect(tab.notices).toEqual([CHANGED]);
  });
});

describe('the avatar', () => {
  test('is uploaded with progress, and shown', async () => {
    const tab = await openAccount();
    answers('post', '/users/avatar/upload', { success: true, url: 'http://files/me.png' });
    const seen = new Set<number | null>();
    tab.store.subscribe(() => seen.add(tab.state().user.avatarProgress));
    tab.dispatch(avatarChosen(PICTURE));
    const { user } = await tab.until(({ user }) => user.current.avatar !== '/no-avatar.svg');
    expect(user.current.avatar).toBe('http://files/me.png');
    expect(user.avatarProgress).toBeNull();
    expect([...seen].some((percentage) => percentage !== null)).toBe(true);
    expect(tab.notices).toEqual([{ kind: 'success', text: 'Your picture was changed.' }]);
  });

  test('that is refused leaves the old one', async () => {
    const tab = await openAccount();
    refuses('post', '/users/avatar/upload', 400, { message: 'Not a picture' });
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
    answers('post', '/users/avatar/upload', { success: true, url: 'http://files/unwanted.png' });
    tab.dispatch(avatarChosen(PICTURE));
    tab.dispatch(avatarUploadCanceled());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(tab.state().user).toMatchObject({
      avatarProgress: null,
      avatarError: null,
      current: { avatar: '/no-avatar.svg' },
    });

    answers('post', '/users/avatar/upload', { success: true, url: 'http://files/other.png' });
    tab.dispatch(avatarChosen(PICTURE));
    expect((await tab.until(({ user }) => user.current.avatar !== '/no-avatar.svg')).user.current.avatar).toBe(
      'http://files/other.png',
    );
    expect(tab.notices).toEqual([{ kind: 'success', text: 'Your picture was changed.' }]);
  });
});
