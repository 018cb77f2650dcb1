import { formOpened, initialAuth, loginFailed, loginStarted } from '@/store/auth/auth.slice';
import { currentUserLoaded, loggedIn, loggedOut, sessionEnded } from '@/store/session/session.actions';
import {
  accountOpened,
  avatarFailed,
  avatarRequested,
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
const user = (...actions: Parameters<typeof play>[0]) => play(actions).user;

test('an opened login form clears the last result, without logging out', () => {
  expect(play([loginFailed(failure()), formOpened()]).auth).toEqual(initialAuth);
  expect(play([...login, formOpened()]).auth.loggedIn).toBe(true);
});

test.each([loggedOut(), sessionEnded()])('nothing of the account is left after %p', (event) => {
  expect(play([...login, event])).toMatchObject({ auth: initialAuth, user: initialUser });
});

test("a performer's payout details are not kept", () => {
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

test.each([
  ['adds tokens', 500, [{ token: 20 }], 520],
  ['subtracts negative ones', 500, [{ token: 20 }, { token: -60 }], 460],
  ['does not drift with fractions', 0.1, [{ token: 0.2 }], 0.3],
  ['takes what the server states', 500, [{ token: 20, balance: 777 }], 777],
])('the balance %s', (_what, balance, updates, result) => {
  expect(user(currentUserLoaded({ ...fan, balance }), ...updates.map(balanceUpdated)).current.balance).toBe(result);
});

test('a saved profile keeps fields that are missing in the response', () => {
  const state = user(currentUserLoaded(fan), updateRequested('profile'), profileUpdated({ _id: 'u1', name: 'New' }));
  expect(state.current).toMatchObject({ name: 'New', balance: 500 });
});

test('an avatar that fails does not affect a profile being saved', () => {
  const failed = [updateRequested('profile'), avatarRequested(), avatarFailed(failure('Too large'))];
  expect(user(...failed)).toMatchObject({ updating: true, error: null, avatarError: { message: 'Too large' } });
  expect(user(...failed, avatarRequested()).avatarError).toBeNull();
});

test('an opened account page clears the last result', () => {
  expect(user(profileUpdated(fan), passwordUpdated(), updateFailed(failure()), accountOpened())).toMatchObject({
    updateSuccess: false,
    updatedPassword: false,
    error: null,
  });
});
