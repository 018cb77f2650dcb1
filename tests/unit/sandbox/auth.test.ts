import { decodeJwt } from 'jose';
import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import { setUpSandbox, smallSandbox, type Account } from './support/caller';
import { NOW, PASSWORD, ids } from './support/small-seed';

const DAY = 24 * 60 * 60;

const { aria, fan, ...api } = setUpSandbox();

const login = (username: string, password = PASSWORD, more: object = {}) =>
  api.post('/auth/login', { username, password, ...more });
/** The newest email. */
const newestMail = async () => {
  const [mail] = (await api.get('/__sandbox/mailbox')).body.data as { to: string; link: string }[];
  if (!mail) throw new Error('There is no email.');
  const { pathname, search, searchParams } = new URL(mail.link);
  return { to: mail.to, path: pathname + search, token: searchParams.get('token') ?? '' };
};
const setPassword = (path: string, password: string) => {
  const form = new FormData();
  form.set('password', password);
  return api.post(path, form);
};

describe('logging in', () => {
  test.each(['fan', 'FAN', 'fan@example.com', ' Fan@Example.com '])(
    'finds the same account with %p',
    async (username) => {
      const { status, body, data } = await login(username);
      expect(status).toBe(200);
      expect(body.status).toBe(0);
      expect(Object.keys(data)).toEqual(['token']);
    },
  );

  test('returns a token for a day, or for a year when remembered', async () => {
    const short = decodeJwt(await api.logIn('fan'));
    expect(short).toMatchObject({ source: 'user', sourceId: ids.fan, authId: expect.any(String) as string });
    expect((short.exp ?? 0) - NOW.getTime() / 1000).toBe(DAY);
    const { token } = (await login('fan', PASSWORD, { remember: true })).data as { token: string };
    expect((decodeJwt(token).exp ?? 0) - NOW.getTime() / 1000).toBe(365 * DAY);
  });

  test.each([
    ['an unknown account', 'nobody', PASSWORD, 422],
    ['a wrong password', 'fan', 'wrong-pass', 422],
    ['a closed account', 'closed', PASSWORD, 403],
    ['a password that is too short', 'fan', 'abc', 400],
  ])('refuses %s', async (_, username, password, status) => {
    const response = await login(username, password);
    expect(response.status).toBe(status);
    expect(response.body.statusCode).toBe(status);
  });
});

describe('validation', () => {
  test('uses class-validator rule names and never repeats a password', async () => {
    const { body, text } = await api.post('/auth/users/register', {
      email: 'no',
      username: 'a b',
      password: 'pw-12',
      gender: 'robot',
    });
    const rules = (body.message as { constraints: object }[]).map(({ constraints }) => Object.keys(constraints)[0]);
    expect(rules).toEqual(['isEmail', 'minLength', 'Username', 'isIn']);
    expect(text).not.toContain('pw-12');
  });
});

describe('the token of a request', () => {
  test('is read raw, after Bearer, and from the query', async () => {
    const token = await api.logIn('fan');
    for (const response of [
      await api.get('/users/me', { Authorization: token }),
      await api.get('/users/me', { Authorization: `Bearer ${token}` }),
      await api.get(`/users/me?authorization=${token}`),
      await api.get(`/users/me?Authorization=${token}`),
    ])
      expect(response.status).toBe(200);
  });

  test.each(['null', '', 'Bearer null', 'undefined', 'rubbish'])('is invalid as %p: 401', async (header) => {
    expect((await api.get('/users/me', { Authorization: header })).status).toBe(401);
  });

  test('expires', async () => {
    let timestamp = NOW;
    const timed = smallSandbox({ now: () => timestamp });
    const timedFan = timed.as('fan');
    expect((await timedFan.get('/users/me')).status).toBe(200);
    timestamp = new Date(NOW.getTime() + (DAY + 1) * 1000);
    expect((await timedFan.get('/users/me')).status).toBe(401);
    await timed.sandbox.close();
  });

  test('of one sandbox is invalid in another', async () => {
    const other = smallSandbox();
    expect((await api.get('/users/me', { Authorization: await other.logIn('fan') })).status).toBe(401);
    await other.sandbox.close();
  });

  test("from an email link can't be used to log in", async () => {
    await api.post('/auth/users/forgot', { email: 'fan@example.com' });
    expect((await api.get('/users/me', { Authorization: (await newestMail()).token })).status).toBe(401);
  });
});

describe('ending sessions', () => {
  const logIn = async (username: string) => {
    const account = api.as(username);
    await account.token();
    return account;
  };
  const isOpen = async (account: Account) => (await account.get('/users/me')).status === 200;
  const logOut = (account: Account, scope?: string) => account.post('/auth/logout', scope ? { scope } : {});

  test('logout: ends the session of its token and no other', async () => {
    const [phone, laptop] = [await logIn('fan'), await logIn('fan')];
    expect((await logOut(phone)).body.data).toEqual({ success: true });
    expect([await isOpen(phone), await isOpen(laptop)]).toEqual([false, true]);
    expect((await logOut(phone)).status).toBe(401);
  });

  test('logout of others: keeps the session of its token', async () => {
    const [phone, laptop, performer] = [await logIn('fan'), await logIn('fan'), await logIn('aria')];
    await logOut(phone, 'others');
    expect([await isOpen(phone), await isOpen(laptop), await isOpen(performer)]).toEqual([true, false, true]);
    const tablet = await logIn('fan');
    expect([await isOpen(tablet), await isOpen(phone)]).toEqual([true, true]);
    await logOut(tablet, 'all');
    expect([await isOpen(tablet), await isOpen(phone)]).toEqual([false, false]);
  });

  test.each([
    ['/auth/users/me/password', 'fan'],
    [`/performers/${ids.aria}`, 'aria'],
  ])('a new password by %s: ends every session except the one that set it', async (path, username) => {
    const [own, other] = [await logIn(username), await logIn(username)];
    expect((await own.put(path, { password: 'another-pass' })).status).toBe(200);
    expect([await isOpen(own), await isOpen(other)]).toEqual([true, false]);
  });

  test('a password reset by email: ends every session', async () => {
    const phone = await logIn('fan');
    await api.post('/auth/users/forgot', { email: 'fan@example.com' });
    await setPassword((await newestMail()).path, 'another-pass');
    expect(await isOpen(phone)).toBe(false);
  });
});

describe('a new account', () => {
  const form = {
    email: 'New@Example.com',
    username: 'NewFan',
    password: 'secret-word',
    firstName: 'New',
    lastName: 'Fan',
  };

  test('can log in, and the link in its email verifies its address', async () => {
    const registered = await api.post('/auth/users/register', form);
    expect(registered.status).toBe(200);
    expect(registered.text).not.toContain('token');
    const made = api.as('newfan', 'secret-word');
    expect((await made.get('/users/me')).data).toMatchObject({
      name: 'New Fan',
      username: 'newfan',
      email: 'new@example.com',
      verifiedEmail: false,
      balance: 0,
    });

    const { to, path } = await newestMail();
    expect(to).toBe('new@example.com');
    expect((await api.get(path)).headers.get('location')).toBe('http://127.0.0.1:3000/auth/email-verified-success');
    expect((await made.get('/users/me')).data.verifiedEmail).toBe(true);
  });

  test.each([
    ['e-mail address', { ...form, email: 'FAN@example.com' }, 'email'],
    ['user name', { ...form, username: 'Aria' }, 'username'],
  ])("can't use the %s of another", async (_, body, property) => {
    const { status, body: response } = await api.post('/auth/users/register', body);
    expect(status).toBe(400);
    expect(response.message).toMatchObject([{ property }]);
  });
});

describe('a forgotten password', () => {
  test('is replaced on the page that the email links to', async () => {
    expect((await api.post('/auth/users/forgot', { email: 'nobody@example.com' })).status).toBe(400);
    await api.post('/auth/users/forgot', { email: 'FAN@example.com' });
    const { path } = await newestMail();
    expect((await api.get(path)).text).toContain('Choose a new password');
    expect((await setPassword(path, 'short')).status).toBe(400);
    expect((await setPassword(path, 'another-word')).status).toBe(200);
    expect((await login('fan')).status).toBe(422);
    expect((await login('fan', 'another-word')).status).toBe(200);
  });

  test('is not replaced by a verification link', async () => {
    await api.post('/auth/email-verification', { source: ids.fan });
    const { token } = await newestMail();
    expect((await api.get(`/auth/password-change?token=${token}`)).status).toBe(400);
  });
});

test('a password is changed by its owner, for the own kind of account only', async () => {
  const change = (body: object) => aria.put('/auth/users/me/password', body);
  expect((await change({ password: 'next-word', source: 'user' })).status).toBe(404);
  expect((await change({ password: 'next-word', source: 'performer' })).body.data).toBe(true);
  expect((await login('aria', 'next-word')).status).toBe(200);
});

test.each<[string, Operation['auth'], Account]>([
  ['fans are closed to performers', 'fan', aria],
  ['performers are closed to fans', 'performer', fan],
  ['fans are closed to a closed account', 'fan', api.newcomer],
])('calls for %s', async (_, auth, account) => {
  const token = await account.token();
  api.sandbox.store.users.update(ids.newFan, { status: 'inactive' });
  const closed = Object.values<Operation>(operations).filter((operation) => operation.auth === auth);
  expect(closed.length).toBeGreaterThan(15);
  for (const { method, path } of closed) {
    const { status } = await api.call(method, path, { token });
    expect([method, path, status]).toEqual([method, path, 403]);
  }
});

test("a page of another site in a fan's browser changes nothing with the cookie alone", async () => {
  const headers = { cookie: `token=${await fan.token()}`, 'content-type': 'text/plain', origin: 'https://evil.test' };
  const changing = Object.values<Operation>(operations).filter(
    ({ method, auth }) => method !== 'GET' && auth !== 'none' && auth !== 'optional',
  );
  expect(changing.length).toBeGreaterThan(40);
  for (const { method, path } of changing) {
    const { status } = await api.call(method, path.replace(/\{\w+\}/g, '1'), { headers, body: {} });
    expect([method, path, status]).toEqual([method, path, 401]);
  }
});
