import { decodeJwt } from 'jose';
import { getData, smallSandbox, type Caller } from './support/caller';
import { NOW, PASSWORD, ids } from './support/small-seed';

const DAY = 24 * 60 * 60;

let api: Caller;
beforeEach(() => {
  api = smallSandbox();
});
afterEach(() => api.sandbox.close());

const login = (username: string, password = PASSWORD, more: object = {}) =>
  api.call('POST', '/auth/login', { body: { username, password, ...more } });
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
  return api.call('POST', path, { body: form });
};

describe('logging in', () => {
  test.each(['fan', 'FAN', 'fan@example.com', ' Fan@Example.com '])(
    'finds the same account with %p',
    async (username) => {
      const { status, body } = await login(username);
      expect(status).toBe(200);
      expect(body.status).toBe(0);
      expect(Object.keys(getData({ body } as never))).toEqual(['token']);
    },
  );

  test('returns a token for a day, or for a year when remembered', async () => {
    const short = decodeJwt(await api.logIn('fan'));
    expect(short).toMatchObject({ source: 'user', sourceId: ids.fan, authId: expect.any(String) as string });
    expect((short.exp ?? 0) - NOW.getTime() / 1000).toBe(DAY);
    const { token } = getData(await login('fan', PASSWORD, { remember: true })) as { token: string };
    expect((decodeJwt(token).exp ?? 0) - NOW.getTime() / 1000).toBe(365 * DAY);
  });

  test.each([
    ['an unknown account', 'nobody', PASSWORD, 422],
    ['a wrong password', 'fan', 'wrong-pass', 422],
    ['a closed account', 'closed', PASSWORD, 403],
    ['a password that is too short', 'fan', 'abc', 400],
  ])('refuses %s', async (_, username, password, status) => {
    const answer = await login(username, password);
    expect(answer.status).toBe(status);
    expect(answer.body.statusCode).toBe(status);
  });
});

describe('validation', () => {
  test('uses class-validator rule names and never repeats a password', async () => {
    const { body, text } = await api.call('POST', '/auth/users/register', {
      body: { email: 'no', username: 'a b', password: 'pw-12', gender: 'robot' },
    });
    const rules = (body.message as { constraints: object }[]).map(({ constraints }) => Object.keys(constraints)[0]);
    expect(rules).toEqual(['isEmail', 'minLength', 'Username', 'isIn']);
    expect(text).not.toContain('pw-12');
  });
});

describe('the token of a request', () => {
  test('is read raw, after Bearer, and from the query', async () => {
    const token = await api.logIn('fan');
    expect((await api.get('/users/me', { token })).status).toBe(200);
    expect((await api.get('/users/me', { token: `Bearer ${token}` })).status).toBe(200);
    expect((await api.get(`/users/me?authorization=${token}`)).status).toBe(200);
    expect((await api.get(`/users/me?Authorization=${token}`)).status).toBe(200);
  });

  test.each(['null', '', 'Bearer null', 'undefined', 'rubbish'])('is invalid as %p: 401', async (header) => {
    expect((await api.get('/users/me', { headers: { Authorization: header } })).status).toBe(401);
  });

  test('expires', async () => {
    let timestamp = NOW;
    const timed = smallSandbox({ now: () => timestamp });
    const token = await timed.logIn('fan');
    timestamp = new Date(NOW.getTime() + (DAY + 1) * 1000);
    expect((await timed.get('/users/me', { token })).status).toBe(401);
    await timed.sandbox.close();
  });

  test('of one sandbox is invalid in another', async () => {
    const other = smallSandbox();
    expect((await api.get('/users/me', { token: await other.logIn('fan') })).status).toBe(401);
    await other.sandbox.close();
  });

  test('of an email link is no login', async () => {
    await api.call('POST', '/auth/users/forgot', { body: { email: 'fan@example.com' } });
    expect((await api.get('/users/me', { token: (await newestMail()).token })).status).toBe(401);
  });
});

// S7
describe('ending sessions', () => {
  const isOpen = async (token: string) => (await api.get('/users/me', { token })).status === 200;
  const logOut = (token: string, scope?: string) =>
    api.call('POST', '/auth/logout', { token, body: scope ? { scope } : {} });

  test('logout: ends the session of its token and no other', async () => {
    const [phone, laptop] = [await api.logIn('fan'), await api.logIn('fan')];
    expect((await logOut(phone)).body.data).toEqual({ success: true });
    expect([await isOpen(phone), await isOpen(laptop)]).toEqual([false, true]);
    expect((await logOut(phone)).status).toBe(401);
  });

  test('logout of others: keeps the session of its token', async () => {
    const [phone, laptop, performer] = [await api.logIn('fan'), await api.logIn('fan'), await api.logIn('aria')];
    await logOut(phone, 'others');
    expect([await isOpen(phone), await isOpen(laptop), await isOpen(performer)]).toEqual([true, false, true]);
    const tablet = await api.logIn('fan');
    expect([await isOpen(tablet), await isOpen(phone)]).toEqual([true, true]);
    await logOut(tablet, 'all');
    expect([await isOpen(tablet), await isOpen(phone)]).toEqual([false, false]);
  });

  test.each([
    ['PUT', '/auth/users/me/password', 'fan'],
    ['PUT', `/performers/${ids.aria}`, 'aria'],
  ])('a new password by %s %s: ends every session except the one that set it', async (method, path, username) => {
    const [own, other] = [await api.logIn(username), await api.logIn(username)];
    expect((await api.call(method, path, { token: own, body: { password: 'another-pass' } })).status).toBe(200);
    expect([await isOpen(own), await isOpen(other)]).toEqual([true, false]);
  });

  test('a password reset by email: ends every session', async () => {
    const token = await api.logIn('fan');
    await api.call('POST', '/auth/users/forgot', { body: { email: 'fan@example.com' } });
    await setPassword((await newestMail()).path, 'another-pass');
    expect(await isOpen(token)).toBe(false);
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
    const made = await api.call('POST', '/auth/users/register', { body: form });
    expect(made.status).toBe(200);
    expect(made.text).not.toContain('token');
    const token = await api.logIn('newfan', 'secret-word');
    expect(getData(await api.get('/users/me', { token }))).toMatchObject({
      name: 'New Fan',
      username: 'newfan',
      email: 'new@example.com',
      verifiedEmail: false,
      balance: 0,
    });

    const { to, path } = await newestMail();
    expect(to).toBe('new@example.com');
    expect((await api.get(path)).headers.get('location')).toBe('http://127.0.0.1:3000/auth/email-verified-success');
    expect(getData(await api.get('/users/me', { token })).verifiedEmail).toBe(true);
  });

  test.each([
    ['e-mail address', { ...form, email: 'FAN@example.com' }, 'email'],
    ['user name', { ...form, username: 'Aria' }, 'username'],
  ])("can't use the %s of another", async (_, body, property) => {
    const { status, body: answer } = await api.call('POST', '/auth/users/register', { body });
    expect(status).toBe(400);
    expect(answer.message).toMatchObject([{ property }]);
  });
});

describe('a forgotten password', () => {
  test('is replaced on the page that the email links to', async () => {
    expect((await api.call('POST', '/auth/users/forgot', { body: { email: 'nobody@example.com' } })).status).toBe(400);
    await api.call('POST', '/auth/users/forgot', { body: { email: 'FAN@example.com' } });
    const { path } = await newestMail();
    expect((await api.get(path)).text).toContain('Choose a new password');
    expect((await setPassword(path, 'short')).status).toBe(400);
    expect((await setPassword(path, 'another-word')).status).toBe(200);
    expect((await login('fan')).status).toBe(422);
    expect((await login('fan', 'another-word')).status).toBe(200);
  });

  test('is not replaced by a verification link', async () => {
    await api.call('POST', '/auth/email-verification', { body: { source: ids.fan } });
    const { token } = await newestMail();
    expect((await api.get(`/auth/password-change?token=${token}`)).status).toBe(400);
  });
});

test('a password is changed by its owner, for the own kind of account only', async () => {
  const token = await api.logIn('aria');
  const change = (body: object) => api.call('PUT', '/auth/users/me/password', { token, body });
  expect((await change({ password: 'next-word', source: 'user' })).status).toBe(404);
  expect((await change({ password: 'next-word', source: 'performer' })).body.data).toBe(true);
  expect((await login('aria', 'next-word')).status).toBe(200);
});
