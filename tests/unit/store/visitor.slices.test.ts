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

describe('auth', () => {
  const auth = (...actions: Parameters<typeof play>[0]) => play(actions).auth;

  test('starts logged out, with nothing asked', () => {
    const idle = { requesting: false, error: null, data: null, success: false };
    expect(auth()).toEqual({ loggedIn: false, authUser: null, loginAuth: idle, forgotData: idle, registerFanData: idle });
  });

  test('a log-in goes from requesting to success, logged in', () => {
    expect(auth(loginStarted())).toMatchObject({ loggedIn: false, loginAuth: { requesting: true } });
    expect(auth(...login)).toMatchObject({
      loggedIn: true,
      authUser: { _id: 'u1', isPerformer: false },
      loginAuth: { requesting: false, success: true, error: null, data: { _id: 'u1' } },
    });
  });

  test('a performer’s payout account is not carried along', () => {
    const bankingInformation = { firstName: 'Aria', lastName: 'Vale', bankName: 'Harbour Bank', bankAccount: 'GB29HARB60161331926819' };
    const performer = { ...fan, isPerformer: true as const, bankingInformation };
    for (const state of [play([currentUserLoaded(performer)]), play([...login, profileUpdated(performer)])]) expect(JSON.stringify(state)).not.toContain('GB29');
  });

  test('a failed log-in is logged out and keeps the error', () => {
    expect(auth(loginStarted(), loginFailed(failure('Incorrect credentials!')))).toMatchObject({
      loggedIn: false,
      loginAuth: { requesting: false, success: false, error: { message: 'Incorrect credentials!' } },
    });
  });

  test('a token that the server knows is a session, without a form', () => {
    expect(auth(currentUserLoaded({ ...fan, username: 'aria', isPerformer: true }))).toMatchObject({
      loggedIn: true,
      authUser: { isPerformer: true },
      loginAuth: { requesting: false, success: false },
    });
  });

  test.each([loggedOut(), sessionEnded()])('%p brings it back to the start', (event) => {
    expect(auth(...login, event)).toEqual(initialAuth);
  });

  test('a forgotten password and a registration run their course', () => {
    expect(auth(forgotStarted()).forgotData.requesting).toBe(true);
    expect(auth(forgotStarted(), forgotSucceeded({ email: 'a@b.c' })).forgotData).toMatchObject({ requesting: false, success: true, data: { email: 'a@b.c' } });
    expect(auth(forgotStarted(), forgotFailed(failure('Unknown'))).forgotData).toMatchObject({ requesting: false, success: false, error: { message: 'Unknown' } });
    expect(auth(registerStarted()).registerFanData.requesting).toBe(true);
    expect(auth(registerStarted(), registerSucceeded({ message: 'Mail sent' })).registerFanData).toMatchObject({ success: true, data: { message: 'Mail sent' } });
    expect(auth(registerStarted(), registerFailed(failure('Taken'))).registerFanData).toMatchObject({ success: false, error: { message: 'Taken' } });
  });

  test('opening a form takes the last result away, but logs nobody out', () => {
    expect(auth(loginFailed(failure()), formOpened())).toEqual(initialAuth);
    expect(auth(...login, formOpened()).loggedIn).toBe(true);
  });
});

describe('user', () => {
  const user = (...actions: Parameters<typeof play>[0]) => play(actions).user;

  test('starts as nobody, with the picture of nobody', () => {
    expect(user().current).toEqual({ _id: '', avatar: '/no-avatar.svg', cover: '', name: '', email: '', balance: 0 });
    expect(user()).toMatchObject({ updating: false, updateSuccess: false, error: null, updatedPassword: false });
  });

  test('holds who is logged in; without a picture of their own they get the default one', () => {
    expect(user(currentUserLoaded(fan)).current).toMatchObject({ ...fan, avatar: '/no-avatar.svg' });
    expect(user(currentUserLoaded({ ...fan, avatar: 'http://x/a.jpg' })).current.avatar).toBe('http://x/a.jpg');
  });

  test.each([loggedOut(), sessionEnded()])('%p brings it back to the start', (event) => {
    expect(user(currentUserLoaded(fan), event)).toEqual(initialUser);
  });

  test('an update of the balance adds the tokens, and takes away when they are below zero', () => {
    expect(user(currentUserLoaded(fan), balanceUpdated({ token: 20 })).current.balance).toBe(520);
    expect(user(currentUserLoaded(fan), balanceUpdated({ token: 20 }), balanceUpdated({ token: -60 })).current.balance).toBe(460);
  });

  test('a balance of fractions does not drift', () => {
    expect(user(currentUserLoaded({ ...fan, balance: 0.1 }), balanceUpdated({ token: 0.2 })).current.balance).toBe(0.3);
  });

  test('a balance that the server states itself is believed', () => {
    expect(user(currentUserLoaded(fan), balanceUpdated({ token: 20, balance: 777 })).current.balance).toBe(777);
  });

  test('a change of the profile shows its course and the new record; what the answer leaves out stays', () => {
    const asked = [currentUserLoaded(fan), updateRequested('profile')];
    expect(user(...asked)).toMatchObject({ updating: true, updateSuccess: false });
    expect(user(...asked, profileUpdated({ _id: 'u1', name: 'New' }))).toMatchObject({ updating: false, updateSuccess: true, current: { name: 'New', balance: 500 } });
    expect(user(...asked, updateFailed(failure('Taken')))).toMatchObject({ updating: false, updateSuccess: false, error: { message: 'Taken' } });
    expect(user(...asked, updateFailed(failure()), updateRequested('profile')).error).toBeNull();
  });

  test('a new password is told apart', () => {
    expect(user(updateRequested('password'), passwordUpdated())).toMatchObject({ updating: false, updatedPassword: true, updateSuccess: false });
  });

  test('a picture on its way shows how far it is, then the new address', () => {
    expect(user(avatarRequested(), avatarProgressed(40)).avatarProgress).toBe(40);
    expect(user(currentUserLoaded(fan), avatarRequested(), avatarProgressed(100), avatarUploaded('http://x/new.jpg'))).toMatchObject({
      avatarProgress: null,
      current: { avatar: 'http://x/new.jpg' },
    });
  });

  test('a picture that fails leaves a profile that is being saved alone', () => {
    expect(user(updateRequested('profile'), avatarRequested(), avatarFailed(failure('Too large')))).toMatchObject({ updating: true, error: null, avatarProgress: null, avatarError: { message: 'Too large' } });
    expect(user(avatarFailed(failure()), avatarRequested()).avatarError).toBeNull();
  });

  test('opening an account page takes the last result away', () => {
    expect(user(profileUpdated(fan), passwordUpdated(), updateFailed(failure()), accountOpened())).toMatchObject({ updateSuccess: false, updatedPassword: false, error: null });
  });
});
