import { dataOf, rowsOf, smallSandbox, totalOf, type Caller } from './support/caller';
import { ids } from './support/small-seed';

let api: Caller;
let fan: string;
let aria: string;
beforeEach(async () => {
  api = smallSandbox();
  fan = await api.logIn('fan');
  aria = await api.logIn('aria');
});
afterEach(() => api.sandbox.close());

const stats = async () => dataOf(await api.get(`/user/assets/videos/${ids.paidVideo}`)).stats;
const write = (body: object, token: string | null = fan) => api.call('POST', '/comments', { token, body });

describe('comments', () => {
  test('are written by accounts, come first, and are counted', async () => {
    expect((await write({ content: 'Hello', objectId: ids.paidVideo }, null)).status).toBe(401);
    expect(dataOf(await write({ content: ' Hello ', objectId: ids.paidVideo }))).toMatchObject({
      content: 'Hello',
      objectType: 'video',
      creator: { username: 'fan' },
    });
    expect(totalOf(await api.get(`/comments/search?objectId=${ids.paidVideo}`))).toBe(1);
    expect(await stats()).toMatchObject({ comments: 1 });
  });

  test('require two characters and an existing object', async () => {
    const short = await write({ content: 'x', objectId: ids.paidVideo });
    expect(short.body.message).toMatchObject([
      { property: 'content', constraints: { minLength: 'A comment needs at least 2 characters.' } },
    ]);
    expect((await write({ content: 'Hello', objectId: ids.draftVideo })).status).toBe(404);
    expect((await write({ content: 'Hello', objectId: ids.paidVideo, objectType: 'gallery' })).status).toBe(404);
  });

  test('are edited by their author, as a form or as JSON', async () => {
    const form = new FormData();
    form.set('content', 'Better');
    expect(dataOf(await api.call('PUT', `/comments/${ids.comment}`, { token: fan, body: form }))).toMatchObject({
      updated: true,
      content: 'Better',
    });
    expect((await api.call('PUT', `/comments/${ids.comment}`, { token: fan, body: { content: 'Best' } })).status).toBe(
      200,
    );
    expect((await api.call('PUT', `/comments/${ids.comment}`, { token: aria, body: { content: 'Mine' } })).status).toBe(
      403,
    );
    expect(rowsOf(await api.get(`/comments/search?objectId=${ids.freeVideo}`))[0]?.content).toBe('Best');
  });

  test('are removed with their replies, by their author or the performer of the item', async () => {
    const ben = await api.logIn('ben');
    expect((await api.call('DELETE', `/comments/${ids.comment}`, { token: ben })).status).toBe(403);
    expect(dataOf(await api.call('DELETE', `/comments/${ids.comment}`, { token: aria }))._id).toBe(ids.comment);
    expect(totalOf(await api.get('/comments/search'))).toBe(0);
    expect((await api.call('DELETE', `/comments/${ids.comment}`, { token: aria })).status).toBe(404);
  });
});

describe('reactions', () => {
  const like = { action: 'like', objectId: ids.paidVideo, objectType: 'video' };
  const react = (body: object, method = 'POST') => api.call(method, '/reactions', { token: fan, body });

  test('count once and show on the item', async () => {
    const first = dataOf(await react(like));
    expect(dataOf(await react(like))._id).toBe(first._id);
    expect(await stats()).toMatchObject({ likes: 1 });
    expect(dataOf(await api.get(`/user/assets/videos/${ids.paidVideo}`, { token: fan })).isLiked).toBe(true);
  });

  test('are removed once', async () => {
    await react(like);
    expect((await react(like, 'DELETE')).body.data).toBe(true);
    expect((await react(like, 'DELETE')).body.data).toBe(false);
    expect(await stats()).toMatchObject({ likes: 0 });
  });

  test('named bookmarks elsewhere are favorites', async () => {
    await react({ ...like, action: 'book_mark' });
    const [favourite] = rowsOf(await api.get('/reactions/videos?action=favourite', { token: fan }));
    expect(favourite).toMatchObject({ action: 'favourite', objectInfo: { slug: 'paid-song' } });
    expect(totalOf(await api.get('/reactions/galleries', { token: fan }))).toBe(0);
  });

  test('include their object, without server-only data', async () => {
    for (const [objectType, objectId] of [
      ['video', ids.paidVideo],
      ['gallery', ids.gallery],
      ['product', ids.song],
      ['performer', ids.ben],
      ['post', ids.paidPost],
    ]) {
      await react({ action: 'favourite', objectType, objectId });
    }
    const all = await api.get('/reactions/search', { token: fan });
    expect(
      rowsOf(all)
        .map(({ objectInfo }) => (objectInfo as { _id: string })._id)
        .sort(),
    ).toEqual([ids.paidVideo, ids.gallery, ids.song, ids.ben, ids.paidPost].sort());
    expect(all.text).not.toMatch(/song\.txt|"clip"|The whole text|example\.com/);
  });

  test('for later are private, likes are public', async () => {
    await react(like);
    await react({ ...like, action: 'watch_later' });
    const seenBy = async (token: string) =>
      rowsOf(await api.get(`/reactions/search?objectId=${ids.paidVideo}`, { token })).map(({ action }) => action);
    expect((await seenBy(fan)).sort()).toEqual(['like', 'watch_later']);
    expect(await seenBy(aria)).toEqual(['like']);
  });
});

describe('an account', () => {
  test('edits its own data but not its balance, role, username or email', async () => {
    const changes = {
      name: 'New name',
      country: 'fr',
      username: 'boss',
      email: 'boss@example.com',
      balance: 1_000_000,
      roles: ['admin'],
      status: 'active',
    };
    expect((await api.call('PUT', '/users', { token: fan, body: changes })).status).toBe(200);
    expect(dataOf(await api.get('/users/me', { token: fan }))).toMatchObject({
      name: 'New name',
      country: 'FR',
      username: 'fan',
      email: 'fan@example.com',
      balance: 500,
      roles: ['user'],
    });
  });

  test('shows others its public data only', async () => {
    const card = await api.get(`/users/view/${ids.fan}`, { token: aria });
    expect(dataOf(card)).toMatchObject({ username: 'fan' });
    expect(card.text).not.toMatch(/example\.com|balance|roles|555/);
    expect((await api.get(`/users/view/${ids.closedFan}`, { token: aria })).status).toBe(404);
  });
});

test('contact messages and captcha responses are accepted', async () => {
  expect(
    (await api.call('POST', '/contact', { body: { name: 'A', email: 'a@example.com', message: 'Hello' } })).body.data,
  ).toEqual({ success: true });
  expect(api.sandbox.store.mails.list()).toMatchObject([
    { to: 'team@encore.example', subject: 'Message from A', text: 'Hello', link: 'mailto:a@example.com' },
  ]);
  expect((await api.call('POST', '/contact', { body: { name: 'A', email: 'a', message: '' } })).status).toBe(400);
  expect((await api.call('POST', '/re-captcha/verify', { body: { token: 'widget' } })).body.data).toEqual({
    success: true,
  });
  expect((await api.call('POST', '/re-captcha/verify', { body: { token: 'wrong' } })).body.data).toEqual({
    success: false,
  });
});
