import { getData, toRows, smallSandbox, getTotal, type Caller } from './support/caller';
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

const stats = async () => getData(await api.get(`/user/assets/videos/${ids.paidVideo}`)).stats;
const write = (body: object, token: string | null = fan) => api.call('POST', '/comments', { token, body });

describe('comments', () => {
  test('are written by accounts, come first, and are counted', async () => {
    expect((await write({ content: 'Hello', objectId: ids.paidVideo }, null)).status).toBe(401);
    expect(getData(await write({ content: ' Hello ', objectId: ids.paidVideo }))).toMatchObject({
      content: 'Hello',
      objectType: 'video',
      creator: { username: 'fan' },
    });
    expect(getTotal(await api.get(`/comments/search?objectId=${ids.paidVideo}`))).toBe(1);
    expect(await stats()).toMatchObject({ comments: 1 });
  });

  test('are edited by their author, as a form or as JSON', async () => {
    const edit = (body: object, token = fan) => api.call('PUT', `/comments/${ids.comment}`, { token, body });
    const form = new FormData();
    form.set('content', 'Better');
    expect(getData(await edit(form))).toMatchObject({ updated: true, content: 'Better' });
    expect(getData(await edit({ content: 'Best' }))).toMatchObject({ content: 'Best' });
    expect((await edit({ content: 'Mine' }, aria)).status).toBe(403);
  });

  test('are removed with their replies, by their author or the performer of the item', async () => {
    const remove = async (token: string) => (await api.call('DELETE', `/comments/${ids.comment}`, { token })).status;
    expect([await remove(await api.logIn('ben')), await remove(aria), await remove(aria)]).toEqual([403, 200, 404]);
    expect(getTotal(await api.get('/comments/search'))).toBe(0);
  });
});

describe('reactions', () => {
  const like = { action: 'like', objectId: ids.paidVideo, objectType: 'video' };
  const react = (body: object, method = 'POST') => api.call(method, '/reactions', { token: fan, body });

  test('count once and show on the item', async () => {
    const first = getData(await react(like));
    expect(getData(await react(like))._id).toBe(first._id);
    expect(await stats()).toMatchObject({ likes: 1 });
    expect(getData(await api.get(`/user/assets/videos/${ids.paidVideo}`, { token: fan })).isLiked).toBe(true);
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
      toRows(all)
        .map(({ objectInfo }) => (objectInfo as { _id: string })._id)
        .sort(),
    ).toEqual([ids.paidVideo, ids.gallery, ids.song, ids.ben, ids.paidPost].sort());
    expect(all.text).not.toMatch(/song\.txt|"clip"|The whole text|example\.com/);
  });

  test('for later are private, likes are public', async () => {
    await react(like);
    await react({ ...like, action: 'watch_later' });
    const seenBy = async (token: string) =>
      toRows(await api.get(`/reactions/search?objectId=${ids.paidVideo}`, { token })).map(({ action }) => action);
    expect((await seenBy(fan)).sort()).toEqual(['like', 'watch_later']);
    expect(await seenBy(aria)).toEqual(['like']);
  });
});
