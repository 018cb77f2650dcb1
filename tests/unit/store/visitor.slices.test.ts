import {
  forgotFailed,
  forgotStarted,
  forgotSucceeded,
  formOpened,
  initialAuth,
  loginFailed,
  loginStarted,
  registerFailed,
  registerStarted,
  registerSucceeded,
} from '@/store/auth/auth.slice';
import { currentUserLoaded, loggedIn, loggedOut, sessionEnded } from '@/store/session/session.actions';
import {
  accountOpened,
  avatarFailed,
  avatarProgressed,
  avatarRequested,
  avatarUploaded,
  balanceUpdated,
  initialUser,
  passwordUpdated,
  profileUpdated,
  updateFailed,
  updateRequested,
} from '@/store/user/user.slice';
import { failure, play } from './play';

const fan = { _id: 'u1', name: 'Fan', username: 'fan', email: 'fan@example.com', balance: 500 };
const login = [loginStarted(), currentUserLoaded(fan), loggedIn()];

describe('auth state', () => {
  const auth = (...actions: Parameters<typeof play>[0]) => play(actions).auth;

  test('starts logged out, without requests', () => {
    const idle = { requesting: false, error: null, data: null, success: false };
    expect(auth()).toEqual({
      loggedIn: false,
      authUser: null,
      loginAuth: idle,
      forgotData: idle,
      registerFanData: idle,
    });
  });

  test('goes from requesting to success on login', () => {
    expect(auth(loginStarted())).toMatchObject({ loggedIn: false, loginAuth: { requesting: true } });
    expect(auth(...login)).toMatchObject({
      loggedIn: true,
      authUser: { _id: 'u1', isPerformer: false },
      loginAuth: { requesting: false, success: true, error: null, data: { _id: 'u1' } },
    });
  });

  test("excludes a performer's payout details", () => {
    const bankingInformation = {
      firstName: 'Aria',
      lastName: 'Vale',
      bankName: 'Harbour Bank',
      bankAccount: 'GB29HARB60161331926819',
    };
    const performer = { ...fan, isPerformer: true as const, bankingInformation };
    for (const state of [play([currentUserLoaded(performer)]), play([...login, profileUpdated(performer)])])
      expect(JSON.stringify(state)).not.toContain('GB29');
  });

  test('keeps the error of a failed login', () => {
    expect(auth(loginStarted(), loginFailed(failure('Incorrect credentials!')))).toMatchObject({
      loggedIn: false,
      loginAuth: { requesting: false, success: false, error: { message: 'Incorrect credentials!' } },
    });
  });

  test('starts a session from a valid token, without a form', () => {
    expect(auth(currentUserLoaded({ ...fan, username: 'aria', isPerformer: true }))).toMatchObject({
      loggedIn: true,
      authUser: { isPerformer: true },
      loginAuth: { requesting: false, success: false },
    });
  });

  test.each([loggedOut(), sessionEnded()])('is reset by %p', (event) => {
    expect(auth(...login, event)).toEqual(initialAuth);
  });

  test('tracks password resets and registrations', () => {
    expect(auth(forgotStarted()).forgotData.requesting).toBe(true);
    expect(auth(forgotStarted(), forgotSucceeded({ email: 'a@b.c' })).forgotData).toMatchObject({
      requesting: false,
      success: true,
      data: { email: 'a@b.c' },
    });
    expect(auth(forgotStarted(), forgotFailed(failure('Unknown'))).forgotData).toMatchObject({
      requesting: false,
      success: false,
      error: { message: 'Unknown' },
    });
    expect(auth(registerStarted()).registerFanData.requesting).toBe(true);
    expect(auth(registerStarted(), registerSucceeded({ message: 'Mail sent' })).registerFanData).toMatchObject({
      success: true,
      data: { message: 'Mail sent' },
    });
    expect(auth(registerStarted(), registerFailed(failure('Taken'))).registerFanData).toMatchObject({
      success: false,
      error: { message: 'Taken' },
    });
  });

  test('clears the last result when a form opens, without logging out', () => {
    expect(auth(loginFailed(failure()), formOpened())).toEqual(initialAuth);
    expect(auth(...login, formOpened()).loggedIn).toBe(true);
  });
});

describe('user state', () => {
  const user = (...actions: Parameters<typeof play>[0]) => play(actions).user;

  test('starts empty, with the default avatar', () => {
    expect(user().current).toEqual({ _id: '', avatar: '/no-avatar.svg', cover: '', name: '', email: '', balance: 0 });
    expect(user()).toMatchObject({ updating: false, updateSuccess: false, error: null, updatedPassword: false });
  });

  test('holds the logged-in account; without an avatar it has the default one', () => {
    expect(user(currentUserLoaded(fan)).current).toMatchObject({ ...fan, avatar: '/no-avatar.svg' });
    expect(user(currentUserLoaded({ ...fan, avatar: 'http://x/a.jpg' })).current.avatar).toBe('http://x/a.jpg');
  });

  test.each([loggedOut(), sessionEnded()])('is reset by %p', (event) => {
    expect(user(currentUserLoaded(fan), event)).toEqual(initialUser);
  });

  test('adds tokens on a balance update, and subtracts them if negative', () => {
    expect(user(currentUserLoaded(fan), balanceUpdated({ token: 20 })).current.balance).toBe(520);
    expect(
      user(currentUserLoaded(fan), balanceUpdated({ token: 20 }), balanceUpdated({ token: -60 })).current.balance,
    ).toBe(460);
  });

  test('does not drift with fractional balances', () => {
    expect(user(currentUserLoaded({ ...fan, balance: 0.1 }), balanceUpdated({ token: 0.2 })).current.balance).toBe(0.3);
  });

  test('accepts a balance that the server states', () => {
    expect(user(currentUserLoaded(fan), balanceUpdated({ token: 20, balance: 777 })).current.balance).toBe(777);
  });

  test('tracks a profile change and stores the new record; fields missing in the response stay', () => {
    const requested = [currentUserLoaded(fan), updateRequested('profile')];
    expect(user(...requested)).toMatchObject({ updating: true, updateSuccess: false });
    expect(user(...requested, profileUpdated({ _id: 'u1', name: 'New' }))).toMatchObject({
      updating: false,
      updateSuccess: true,
      current: { name: 'New', balance: 500 },
    });
    expect(user(...requested, updateFailed(failure('Taken')))).toMatchObject({
      updating: false,
      updateSuccess: false,
      error: { message: 'Taken' },
    });
    expect(user(...requested, updateFailed(failure()), updateRequested('profile')).error).toBeNull();
  });

  test('tracks a password change separately', () => {
    expect(user(updateRequested('password'), passwordUpdated())).toMatchObject({
      updating: false,
      updatedPassword: true,
      updateSuccess: false,
    });
  });

  test('shows upload progress of an avatar, then its new address', () => {
    expect(user(avatarRequested(), avatarProgressed(40)).avatarProgress).toBe(40);
    expect(
      user(currentUserLoaded(fan), avatarRequested(), avatarProgressed(100), avatarUploaded('http://x/new.jpg')),
    ).toMatchObject({
      avatarProgress: null,
      current: { avatar: 'http://x/new.jpg' },
    });
  });

  test('does not affect a profile being saved if an avatar fails', () => {
    expect(user(updateRequested('profile'), avatarRequested(), avatarFailed(failure('Too large')))).toMatchObject({
      updating: true,
      error: null,
      avatarProgress: null,
      avatarError: { message: 'Too large' },
    });
    expect(user(avatarFailed(failure()), avatarRequested()).avatarError).toBeNull();
  });

  test('clears the last result when an account page opens', () => {
    expect(user(profileUpdated(fan), passwordUpdated(), updateFailed(failure()), accountOpened())).toMatchObject({
      updateSuccess: false,
      updatedPassword: false,
      error: null,
    });
  });
});
