import { getData, smallSandbox } from './support/caller';
import { ids } from './support/small-seed';

const api = smallSandbox();
afterEach(() => api.sandbox.reset());
afterAll(() => api.sandbox.close());

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];

function upload(token: string, bytes: Iterable<number>, path = '/users/avatar/upload') {
  const body = new FormData();
  body.set('avatar', new File([Uint8Array.from(bytes)], 'me.jpg', { type: 'image/jpeg' }));
  return api.call('POST', path, { token, body });
}

describe('an uploaded avatar', () => {
  test('replaces the previous one', async () => {
    const token = await api.logIn('aria');
    const first = getData(await upload(token, JPEG)).url as string;
    const second = getData(await upload(token, [...JPEG, 4])).url;
    expect((await api.open(first)).status).toBe(404);
    expect(getData(await api.get('/users/me', { token })).avatar).toBe(second);
  });

  test.each([
    ['of text', Buffer.from('<svg onload="alert(1)">')],
    ['larger than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1)],
    ['without anything in it', []],
  ])('refuses a file %s', async (_, bytes) => {
    expect((await upload(await api.logIn('fan'), bytes)).status).toBe(400);
  });

  test('requires a file and the own account', async () => {
    const token = await api.logIn('fan');
    expect((await api.call('POST', '/users/avatar/upload', { token, body: new FormData() })).status).toBe(400);
    expect((await upload(token, JPEG, `/users/${ids.newFan}/avatar/upload`)).status).toBe(403);
    expect((await upload(token, JPEG, `/users/${ids.fan}/avatar/upload`)).status).toBe(200);
    expect((await upload('', JPEG)).status).toBe(401);
  });
});

describe('a profile update', () => {
  test('of a fan accepts name, country, languages and phone, and nothing else', async () => {
    const token = await api.logIn('fan');
    const body = {
      name: 'New Name',
      country: 'es',
      languages: ['es', 'en'],
      phoneCode: '+34',
      phone: '600',
      eyes: 'blue',
      email: 'other@example.com',
      username: 'other',
      balance: 9999,
      verifiedEmail: false,
    };
    const saved = getData(await api.call('PUT', '/users', { token, body }));
    expect(saved).toMatchObject({
      name: 'New Name',
      country: 'ES',
      languages: ['es', 'en'],
      phoneCode: '+34',
      phone: '600',
      email: 'fan@example.com',
      username: 'fan',
      verifiedEmail: true,
    });
    expect(saved.balance).not.toBe(9999);
    expect(saved).not.toHaveProperty('eyes');
  });
});
