import { loadVideos } from '@/store/video/video.saga';
import { loginRequested } from '@/store/auth/auth.slice';
import { commentSubmitted } from '@/store/comment/comment.slice';
import { waitingStarted } from '@/store/private-show/private-show.slice';
import type { Show } from '@/store/private-show/show';
import { leaving, logoutRequested, unauthorized } from '@/store/session/session.actions';
import { noPorts } from '@/store/ports';
import { loadCurrentUser } from '@/store/session/current-user.saga';
import { watchSession } from '@/store/session/session.saga';
import { leaveAnswered } from '@/store/upload/upload.state';
import { cancelConfirmed } from '@/store/subscription/subscription.slice';
import { timerHolder } from '../../../setup/timer-holder';
import { createDevice, eventually, fan, openTab, settled, testApi } from '../tab';

const { respondsTo, holds, refuses, calls } = testApi();
const timers = timerHolder();

/** How long other tabs can use the token after a logout. */
const TOKEN_GRACE_MS = 1000;

beforeEach(() => respondsTo('get', '/users/me', fan));

type Options = Parameters<typeof openTab>[0];

async function openTabOfFan(options: Options = {}) {
  const tab = openTab({ token: 'jwt', ...options });
  await tab.store.run(loadCurrentUser);
  return tab;
}

test.each([
  ['nobody', null, ''],
  ['somebody else', 'theirs', 'next'],
])('a get-me response that arrives when the page belongs to %s logs nobody in', async (_who, token, shown) => {
  const tab = await openTabOfFan();
  const held = holds('get', '/users/me', fan, { once: true });
  const late = tab.store.run(loadCurrentUser);
  await held.arrived();
  tab.dispatch(logoutRequested());
  await tab.until(({ auth }) => !auth.loggedIn);
  if (token) {
    tab.sessionToken.set(token, false);
    respondsTo('get', '/users/me', { _id: 'next', name: 'Next' });
    await tab.store.run(loadCurrentUser);
  }
  held.release();
  await late;
  expect(tab.state().auth.loggedIn).toBe(token !== null);
  expect(tab.state().user.current._id).toBe(shown);
});

describe('logging out', () => {
  test('is confirmed, clears token, auth and user, and opens the login page', async () => {
    const tab = await openTabOfFan();
    tab.dispatch(logoutRequested());
    await eventually(() => expect(tab.visited).toEqual(['/auth/login']));
    expect(tab.notices).toEqual([{ kind: 'info', text: 'Log out!' }]);
    expect(tab.sessionToken.get()).toBeNull();
    expect(tab.state().auth.loggedIn).toBe(false);
    expect(tab.state().user.current._id).toBe('');
  });

  test('sends pending removals at once, with the token', async () => {
    respondsTo('post', '/subscriptions/cancel/s1', { success: true });
    const tab = await openTabOfFan();
    tab.dispatch(cancelConfirmed({ _id: 's1', performerId: 'aria', noticeText: 'Canceled.', version: '' }));
    await eventually(() => expect(tab.notices).toMatchObject([{ text: 'Canceled.' }]));
    tab.dispatch(logoutRequested());
    await eventually(() => {
      expect(calls.filter(({ method }) => method === 'POST')).toEqual([
        { method: 'POST', path: '/subscriptions/cancel/s1', token: 'jwt' },
      ]);
      expect(tab.visited).toEqual(['/auth/login']);
    });
  });

  test('ends the token on the server, after calls that other tabs may still send with it', async () => {
    respondsTo('post', '/auth/logout', { success: true });
    const tab = await openTabOfFan();
    tab.dispatch(logoutRequested());
    await tab.until(({ auth }) => !auth.loggedIn);
    tab.sessionToken.set('next', false);
    while (!calls.some(({ path }) => path === '/auth/logout')) await settled(50);
    expect(calls.at(-1)).toEqual({ method: 'POST', path: '/auth/logout', token: 'jwt' });
    await settled();
    expect(tab.sessionToken.get()).toBe('next');
  });

  test.each([404, 401, 500])(
    'succeeds even if the server responds with %s, also when the page closes at once',
    async (status) => {
      refuses('post', '/auth/logout', status);
      const tab = await openTabOfFan();
      timers.hold(TOKEN_GRACE_MS);
      tab.dispatch(logoutRequested());
      await eventually(() => expect(timers.count()).toBe(1));
      tab.dispatch(leaving());
      await eventually(() => expect(calls.at(-1)).toEqual({ method: 'POST', path: '/auth/logout', token: 'jwt' }));
      expect(tab.notices).toEqual([{ kind: 'info', text: 'Log out!' }]);
      expect(tab.visited).toEqual(['/auth/login']);
    },
  );

  test('and in with another account while this tab was in the background loads the account of the new token', async () => {
    const device = createDevice();
    const tab = await openTabOfFan({ device });
    tab.sessionToken.set('mine', false);
    device.jar.set('token', 'theirs', 86_400);
    device.openStorage().writeText('session', 'in 7');
    await eventually(() => expect(calls.at(-1)).toEqual({ method: 'GET', path: '/users/me', token: 'theirs' }));
  });

  test('again during the check of a login in another tab keeps this tab on its page, as a guest', async () => {
    const device = createDevice();
    const tab = openTab({ device, path: '/login?next=%2Fvideos' });
    const held = holds('get', '/users/me', fan);
    const other = device.openStorage();
    device.jar.set('token', 'theirs', 86_400);
    other.writeText('session', 'in 7');
    await held.arrived();
    device.jar.remove('token');
    other.writeText('session', 'out 8');
    held.release();
    await settled();
    expect(tab.state().auth.loggedIn).toBe(false);
    expect(tab.visited).toEqual([]);
  });
});

test.each([
  ['/video/v1', 1, []],
  ['/login?next=%2Fvideos', 0, ['/videos']],
])('a login in another tab shows the account on %s here too', async (path, refreshes, visited) => {
  const device = createDevice();
  const tab = openTab({ device, path });
  device.jar.set('token', 'jwt', 86_400);
  device.openStorage().writeText('session', 'in 7 fan');
  await tab.until(({ auth }) => auth.loggedIn);
  await eventually(() => expect(tab.visited).toEqual(visited));
  await eventually(() => expect(tab.refresh).toHaveBeenCalledTimes(refreshes));
});

test.each([
  ['theirs', ['/videos']],
  ['fan', []],
])('a login with the account "%s" while this page was loading', async (account, left) => {
  const device = createDevice({ session: `in ${Date.now()} ${account}` });
  device.jar.set('token', 'jwt', 86_400);
  const leave = jest.spyOn(noPorts, 'leave');
  const tab = openTab({ device, watch: false });
  await tab.store.run(loadCurrentUser);
  void tab.store.run(watchSession);
  await settled();
  expect(leave.mock.calls.flat()).toEqual(left);
  leave.mockRestore();
});

const SHOW: Show = { kind: 'private', role: 'fan', conversationId: 'c1', sessionId: 's1', price: 2, other: null };

describe('logging out while another tab runs a show', () => {
  const openTabBesideShow = (stored: string, lock: string) => {
    jest.spyOn(noPorts, 'acquireLock').mockImplementation(async (name) => (name === lock ? null : () => undefined));
    return openTabOfFan({ device: createDevice({ [stored]: 'x' }) });
  };
  afterEach(() => void jest.restoreAllMocks());

  test.each([
    ['encore.show', 'broadcast'],
    ['private-show', 'private-show/fan'],
  ])('asks first (%s)', async (stored, lock) => {
    const tab = await openTabBesideShow(stored, lock);
    tab.dispatch(logoutRequested());
    await tab.until(({ upload }) => upload.leaving?.endsShow === true);
    tab.dispatch(leaveAnswered(false));
    await settled();
    expect([tab.state().auth.loggedIn, tab.state().upload.leaving]).toEqual([true, null]);

    tab.dispatch(logoutRequested());
    await tab.until(({ upload }) => upload.leaving?.endsShow === true);
    tab.dispatch(leaveAnswered(true));
    await tab.until(({ auth }) => !auth.loggedIn);
  });

  test('logs out when Log out is pressed again, because the question could not be shown', async () => {
    timers.hold(3000);
    const tab = await openTabBesideShow('encore.show', 'broadcast');
    tab.dispatch(logoutRequested());
    await tab.until(({ upload }) => upload.leaving !== null);
    tab.dispatch(logoutRequested());
    await settled();
    expect(tab.state().auth.loggedIn).toBe(true);
    timers.fire();
    await settled();
    tab.dispatch(logoutRequested());
    await tab.until(({ auth, upload }) => !auth.loggedIn && upload.leaving === null);
  });

  test('does not ask if this tab requested the show', async () => {
    const tab = await openTabBesideShow('private-show', 'private-show/fan');
    tab.dispatch(waitingStarted({ show: SHOW, until: Date.now() + 60_000 }));
    tab.dispatch(logoutRequested());
    await tab.until(({ auth }) => !auth.loggedIn);
  });

  test('does not ask about a show that is over', async () => {
    const tab = await openTabBesideShow('encore.show', 'none');
    tab.dispatch(logoutRequested());
    await tab.until(({ auth }) => !auth.loggedIn);
  });
});

describe('a 401 during a session', () => {
  /** A tab whose token has expired. */
  async function openTabOfLostSession(options: Options = {}) {
    respondsTo('get', '/users/me', fan);
    const tab = await openTabOfFan(options);
    refuses('get', '/users/me', 401);
    return tab;
  }

  beforeEach(() => {
    refuses('get', '/user/assets/videos/search', 401, { message: 'jwt expired' });
    refuses('get', '/performers/search', 401);
    refuses('post', '/comments', 401);
  });

  test('ends it: no token, nobody logged in, and on to /login with the way back', async () => {
    const tab = await openTabOfLostSession({ path: '/video/v1?t=95' });
    const outcome = await tab.store.run(loadVideos, {});
    expect(outcome).toMatchObject({ ok: false, error: { status: 401, message: 'Forbidden in the action!' } });
    expect(tab.sessionToken.get()).toBeNull();
    expect(tab.state().auth.loggedIn).toBe(false);
    expect(tab.state().user.current._id).toBe('');
    expect(tab.visited).toEqual(['/login?next=%2Fvideo%2Fv1%3Ft%3D95']);
  });

  test('of a write leads a page without token to the login', async () => {
    const tab = await openTabOfFan({ onUnauthorized: () => void tab.dispatch(unauthorized()) });
    tab.sessionToken.clear();
    tab.dispatch(commentSubmitted({ objectId: 'v1', content: 'Hello' }));
    await tab.until(({ auth }) => !auth.loggedIn);
    expect(tab.visited).toEqual(['/login?next=%2Fvideos']);
  });

  test.each(['/login', '/auth/login?next=%2Fvideos'])('on %s itself redirects nowhere', async (path) => {
    const tab = openTab({ path });
    await tab.store.run(loadVideos, {});
    expect(tab.visited).toEqual([]);
  });

  test('ends the next session again', async () => {
    respondsTo('post', '/auth/login', { token: 'second' });
    const tab = await openTabOfLostSession();
    await tab.store.run(loadVideos, {});
    respondsTo('get', '/users/me', fan);
    tab.dispatch(loginRequested({ username: 'fan', password: 'sandbox-pass' }));
    await tab.until(({ auth }) => auth.loginAuth.success);
    refuses('get', '/users/me', 401);
    await tab.store.run(loadVideos, {});
    expect(tab.state().auth.loggedIn).toBe(false);
    expect(tab.visited).toEqual(['/login?next=%2Fvideos', '/home', '/login?next=%2Fvideos']);
  });
});

test('stores share nothing: two concurrent visitors see only their own data', async () => {
  const guest = openTab({ watch: false });
  const tabOfFan = await openTabOfFan({ watch: false });
  expect(guest.state().auth.loggedIn).toBe(false);
  expect(guest.state().user.current._id).toBe('');
  expect(tabOfFan.state().user.current._id).toBe('fan');
  await settled(0);
  expect(calls.map(({ token }) => token)).toEqual(['jwt']);
});
