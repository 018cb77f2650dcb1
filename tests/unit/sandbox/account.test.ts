import { setUpSandbox, type Account } from './support/caller';
import { ids } from './support/small-seed';

const { fan, aria, ...api } = setUpSandbox();

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];

function upload(account: Account, bytes: Iterable<number>, path = '/users/avatar/upload') {
  const body = new FormData();
  body.set('avatar', new File([Uint8Array.from(bytes)], 'me.jpg', { type: 'image/jpeg' }));
  return account.post(path, body);
}

describe('an uploaded avatar', () => {
  test('replaces the previous one', async () => {
    const first = (await upload(aria, JPEG)).data.url as string;
    const second = (await upload(aria, [...JPEG, 4])).data.url;
    expect((await api.open(first)).status).toBe(404);
    expect((await aria.get('/users/me')).data.avatar).toBe(second);
  });

  test.each([
    ['of text', Buffer.from('<svg onload="alert(1)">')],
    ['larger than 5 MB', new Uint8Array(5 * 1024 * 1024 + 1)],
    ['without anything in it', []],
  ])('refuses a file %s', async (_, bytes) => {
    expect((await upload(fan, bytes)).status).toBe(400);
  });

  test('requires a file and the own account', async () => {
    expect((await fan.post('/users/avatar/upload', new FormData())).status).toBe(400);
    expect((await upload(fan, JPEG, `/users/${ids.newFan}/avatar/upload`)).status).toBe(403);
    expect((await upload(fan, JPEG, `/users/${ids.fan}/avatar/upload`)).status).toBe(200);
  });
});

describe('a profile update', () => {
  test('of a fan accepts name, country, languages and phone, and nothing else', async () => {
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
    const saved = (await fan.put('/users', body)).data;
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
