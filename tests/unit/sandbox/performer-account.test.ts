import sharp from 'sharp';
import { setUpSandbox, type Account } from './support/caller';
import { getRefusal } from './support/money';
import { getFile, getForm } from './support/sent-media';
import { ids } from './support/small-seed';

const { fan, aria, ...api } = setUpSandbox();

const BANK = {
  firstName: 'Aria',
  lastName: 'Lane',
  bankName: 'Harbor Bank',
  bankAccount: 'GB29 HARB 6016 1331 9268 19',
  SSN: '078-05-1120',
};
const me = async () => (await aria.get('/performers/me')).data;
const put = (body: object) => aria.put(`/performers/${ids.aria}`, body);
const jpeg = (width = 8) =>
  sharp({ create: { width, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();

const toFile = (data: Buffer, name = 'me.jpg') => getFile(Uint8Array.from(data), name);
const upload = (path: string, part: string, data: Buffer, name = 'me.jpg') =>
  aria.post(path, getForm({ [part]: toFile(data, name) }));

describe('the performer profile', () => {
  test('stores what is sent and keeps the rest, including login names', async () => {
    const before = await me();
    const saved = (
      await put({
        name: 'Aria Lane',
        bio: 'Piano',
        monthlyPrice: 12.5,
        isFreeSubscription: true,
        durationFreeSubscriptionDays: 7,
        country: 'fr',
        socialsLink: { instagram: 'https://example.com/aria' },
        email: before.email,
        balance: 1e6,
      })
    ).data;
    expect(saved).toMatchObject({
      name: 'Aria Lane',
      bio: 'Piano',
      monthlyPrice: 12.5,
      isFreeSubscription: true,
      durationFreeSubscriptionDays: 7,
      country: 'FR',
      email: before.email,
      balance: before.balance,
      yearlyPrice: before.yearlyPrice,
    });
    expect((await api.get('/performers/aria')).data.socialsLink).toMatchObject({
      instagram: 'https://example.com/aria',
      facebook: '',
    });
  });

  test.each([
    ['a price below 0', { monthlyPrice: -1 }, 'monthlyPrice'],
    ['a URL that is code', { socialsLink: { twitter: 'javascript:alert(1)' } }, 'socialsLink.twitter'],
    ['a birthday of somebody too young', { dateOfBirth: '2010-01-01' }, 'dateOfBirth'],
    ['a document of somebody else', { idVerificationId: 'f'.repeat(24) }, 'idVerificationId'],
  ])('refuses %s', async (_, body, field) => {
    const response = await put(body);
    expect([response.status, (getRefusal(response) as string[])[0]]).toEqual([400, field]);
  });

  test("can be edited by its owner only, and names can't be taken over", async () => {
    expect((await aria.put(`/performers/${ids.ben}`, { name: 'Mine' })).status).toBe(403);
    expect((await put({ username: 'ben' })).status).toBe(422);
  });
});

test('payout details are never returned in full', async () => {
  const save = (change: object = {}) => aria.put(`/performers/${ids.aria}/banking-settings`, { ...BANK, ...change });
  const saved = await save();
  expect(saved.data).toMatchObject({ bankName: 'Harbor Bank', bankAccount: '••••6819', SSN: '••••1120' });
  const responses = [saved];
  for (const path of ['/performers/me', '/users/me', '/performers/aria']) responses.push(await aria.get(path));
  for (const { text } of responses) expect(text).not.toMatch(/HARB|078|1331/);
  expect((await api.get('/performers/aria')).data).not.toHaveProperty('bankingInformation');
  expect(getRefusal(await save({ bankAccount: '••••6819' }))).toContain('bankAccount');
});

describe('performer files', () => {
  test('avatar and cover are stored separately and served', async () => {
    const avatar = (await upload('/performers/avatar/upload', 'avatar', await jpeg())).data.url;
    const cover = (await upload('/performers/cover/upload', 'cover', await jpeg())).data.url;
    expect(await me()).toMatchObject({ avatar, cover });
    for (const url of [avatar, cover]) expect((await api.open(url)).headers.get('content-type')).toBe('image/jpeg');
  });

  test('a document is opened by its owner only, with the URL in the own account', async () => {
    const { _id } = (
      await upload('/performers/documents/upload', 'file', Buffer.from('%PDF-1.4 passport'), 'passport.pdf')
    ).data;
    expect((await put({ idVerificationId: _id })).data.idVerification).toMatchObject({
      name: 'passport.pdf',
      mimeType: 'application/pdf',
    });
    const { url } = (await me()).idVerification as { url: string };
    expect((await api.open(url)).text).toBe('%PDF-1.4 passport');
    for (const guess of [`/files/uploads/${String(_id)}`, `/files/documents/${String(_id)}`])
      expect((await api.get(guess)).status).toBeGreaterThan(399);
    expect((await api.get('/performers/aria')).data).not.toHaveProperty('idVerification');
  });

  test.each([
    ['an SVG with script', Buffer.from('<svg onload="alert(1)">')],
    ['a program called me.jpg', Buffer.from('MZ\u0090 program')],
    ['nothing', Buffer.alloc(0)],
    ['a picture that ends after its first bytes', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ])('%s is not an image', async (_, data) => {
    expect((await upload('/performers/cover/upload', 'cover', data)).status).toBe(400);
  });

  test('an image of 30,000 pixels is refused, and an image is not a video', async () => {
    expect(getRefusal(await upload('/performers/cover/upload', 'cover', await jpeg(30_000)))).toMatch(/12,000 pixels/);
    expect((await upload('/performers/welcome-video/upload', 'welcome-video', await jpeg())).status).toBe(422);
  });
});

describe('blocking', () => {
  const block = (targetId: string) => aria.post('/performer-blocks/user', { targetId, reason: 'Rude' });
  const unblock = () => aria.delete(`/performer-blocks/user/${ids.fan}`);

  test('a fan is listed once, can be undone, and requires an existing fan', async () => {
    expect((await block(ids.fan)).data).toMatchObject({ targetId: ids.fan, targetInfo: { username: 'fan' } });
    expect((await block(ids.fan)).status).toBe(200);
    expect((await aria.get('/performer-blocks/users')).total).toBe(1);
    expect([(await unblock()).status, (await unblock()).status]).toEqual([200, 404]);
    expect((await block('f'.repeat(24))).status).toBe(404);
  });

  test('hides the performer from that fan only, in every list', async () => {
    await block(ids.fan);
    for (const path of [
      '/performers/search',
      '/event',
      '/user/assets/videos/search',
      '/user/assets/galleries/search',
      '/user/assets/products/search',
      '/user/assets/photos',
      '/posts/search',
    ]) {
      const hasAria = async (viewer: Account) =>
        (await viewer.get(path)).rows.some((row) => [row._id, row.performerId].includes(ids.aria));
      expect([path, await hasAria(api), await hasAria(fan)]).toEqual([path, true, false]);
    }
    // Pages without a performer stay.
    expect((await fan.get('/posts/search?type=page')).total).toBe(1);
  });

  test('prevents a fan from viewing, buying, tipping, writing or joining anything of the performer', async () => {
    const get = async (path: string) => (await fan.get(path)).status;
    const post = async (path: string, body: object = {}) => (await fan.post(path, body)).status;
    const aVideo = { objectId: ids.paidVideo, objectType: 'video' };
    const tries = {
      profile: () => get('/performers/aria'),
      video: () => get('/user/assets/videos/paid-song'),
      comments: () => get(`/comments/search?objectId=${ids.paidVideo}`),
      comment: () => post('/comments', { ...aVideo, content: 'Hello there' }),
      like: () => post('/reactions', { ...aVideo, action: 'like' }),
      gallery: () => get(`/user/assets/galleries/${ids.gallery}/view`),
      photos: () => get(`/user/assets/gallery/${ids.gallery}/photos`),
      product: () => get('/user/assets/products/song'),
      goods: () => post('/token-transactions/products', { products: [{ _id: ids.song, quantity: 1 }] }),
      event: () => get(`/event/${ids.event}/view`),
      tip: () => post('/token-transactions/tip', { performerId: ids.aria, price: 5 }),
      subscribe: () =>
        post('/payment/subscribe/performers', { performerId: ids.aria, type: 'monthly', paymentGateway: 'stripe' }),
      chat: () => get(`/messages/conversations/public/${ids.room}`),
      write: () => post(`/messages/stream/conversations/${ids.room}`, { text: 'Hello' }),
      join: () => post('/streaming/join', { performerId: ids.aria }),
      private: () => post(`/streaming/private-chat/${ids.aria}`),
      group: () => get(`/streaming/group-chat/${ids.aria}`),
    };
    const refused = async () => {
      const names: string[] = [];
      for (const [name, attempt] of Object.entries(tries)) if ((await attempt()) === 403) names.push(name);
      return names;
    };
    expect(await refused()).toEqual([]);
    await block(ids.fan);
    expect(await refused()).toEqual(Object.keys(tries));
    expect((await api.get(`/comments/search?objectId=${ids.aria}`)).total).toBe(0);
    await unblock();
    expect(await refused()).toEqual([]);
  });

  test('hides banners that lead to the performer', async () => {
    const at = new Date().toISOString();
    for (const link of ['/video/paid-song', '/stream/aria', '/performers/ben', '/shop'])
      api.sandbox.store.banners.insert({
        _id: `banner${link}`,
        createdAt: at,
        updatedAt: at,
        title: 'Tonight',
        description: '',
        status: 'active',
        position: 'top',
        processing: false,
        ordering: 1,
        photo: { url: '', thumbnails: [], width: 1, height: 1 },
        link,
      });
    const links = async () => (await fan.get('/site-promo/search?limit=99')).rows.map(({ link }) => link);
    expect(await links()).toHaveLength(4);
    await block(ids.fan);
    expect((await links()).sort()).toEqual(['/performers/ben', '/shop']);
  });

  test('countries hides the performer there, but not from herself', async () => {
    await aria.post('/performer-blocks/countries', { countryCodes: ['de', 'US'] });
    expect((await me()).blockCountries).toEqual({ countryCodes: ['DE', 'US'] });
    const inGermany = { 'X-Forwarded-For': '192.0.2.1' };
    expect((await api.get('/performers/aria', inGermany)).status).toBe(403);
    expect((await api.get('/performers/search', inGermany)).rows.map(({ username }) => username)).toEqual(['ben']);
    expect((await aria.get('/performers/aria', inGermany)).status).toBe(200);
    expect((await aria.post('/performer-blocks/countries', { countryCodes: ['nowhere'] })).status).toBe(400);
  });
});

describe('the registration of a performer', () => {
  const form = {
    username: 'newstar',
    email: 'newstar@example.com',
    password: 'sandbox-pass',
    firstName: 'New',
    lastName: 'Star',
    dateOfBirth: '1999-02-03',
    country: 'DE',
  };
  const register = async (change: object = {}) => {
    const [idVerification, documentVerification] = [toFile(await jpeg()), toFile(await jpeg())];
    return api.post('/auth/performers/register', getForm({ ...form, idVerification, documentVerification, ...change }));
  };
  const logIn = () => api.post('/auth/login', { username: 'newstar', password: 'sandbox-pass' });

  test('waits for email verification and approval', async () => {
    expect((await register()).data.message).toMatch(/Open the link we’ve emailed you/);
    const made = api.sandbox.store.performers.list().find(({ username }) => username === form.username);
    expect(Object.keys(made ?? {}).filter((field) => field.endsWith('Price'))).toEqual([]);
    expect((await logIn()).status).toBe(400);
    const [mail] = (await api.get('/__sandbox/mailbox?to=newstar@example.com')).body.data as { link: string }[];
    await api.open(mail?.link ?? '');
    const waiting = await logIn();
    expect([waiting.status, getRefusal(waiting)]).toEqual([
      403,
      'Your account is under review. We’ll email you when it’s approved.',
    ]);
    expect((await api.get('/performers/newstar')).status).toBe(404);
    await api.control('performers/newstar/approve', {});
    expect((await logIn()).status).toBe(200);
    expect((await api.get('/performers/newstar')).data).toMatchObject({ name: 'New Star', verifiedDocument: true });
  });

  test('is refused at the field, and leaves nothing behind', async () => {
    expect(getRefusal(await register({ username: 'aria' }))).toEqual(['username', 'This username is already taken.']);
    expect(getRefusal(await register({ dateOfBirth: '2012-02-03' }))).toEqual([
      'dateOfBirth',
      'Performers must be 18 or older.',
    ]);
    expect((getRefusal(await register({ documentVerification: toFile(Buffer.from('MZ')) })) as string[])[0]).toBe(
      'documentVerification',
    );
    expect((await logIn()).status).toBe(422);
    expect(api.sandbox.store.uploads.count()).toBe(0);
  });
});
