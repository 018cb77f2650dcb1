import { setUpSandbox, type Account } from './support/caller';
import { ids } from './support/small-seed';

const { fan, aria, ...api } = setUpSandbox();

const stats = async () => (await api.get(`/user/assets/videos/${ids.paidVideo}`)).data.stats;
const write = (body: object) => fan.post('/comments', body);

describe('comments', () => {
  test('are written by accounts, come first, and are counted', async () => {
    expect((await write({ content: ' Hello ', objectId: ids.paidVideo })).data).toMatchObject({
      content: 'Hello',
      objectType: 'video',
      creator: { username: 'fan' },
    });
    expect((await api.get(`/comments/search?objectId=${ids.paidVideo}`)).total).toBe(1);
    expect(await stats()).toMatchObject({ comments: 1 });
  });

  test('are edited by their author, as a form or as JSON', async () => {
    const edit = (body: object, account = fan) => account.put(`/comments/${ids.comment}`, body);
    const form = new FormData();
    form.set('content', 'Better');
    expect((await edit(form)).data).toMatchObject({ updated: true, content: 'Better' });
    expect((await edit({ content: 'Best' })).data).toMatchObject({ content: 'Best' });
    expect((await edit({ content: 'Mine' }, aria)).status).toBe(403);
  });

  test('are removed with their replies, by their author or the performer of the item', async () => {
    const remove = async (account: Account) => (await account.delete(`/comments/${ids.comment}`)).status;
    expect([await remove(api.ben), await remove(aria), await remove(aria)]).toEqual([403, 200, 404]);
    expect((await api.get('/comments/search')).total).toBe(0);
  });
});

describe('reactions', () => {
  const like = { action: 'like', objectId: ids.paidVideo, objectType: 'video' };
  const react = (body: object) => fan.post('/reactions', body);

  test('count once and show on the item', async () => {
    const first = (await react(like)).data;
    expect((await react(like)).data._id).toBe(first._id);
    expect(await stats()).toMatchObject({ likes: 1 });
    expect((await fan.get(`/user/assets/videos/${ids.paidVideo}`)).data.isLiked).toBe(true);
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
    const all = await fan.get('/reactions/search');
    expect(all.rows.map(({ objectInfo }) => (objectInfo as { _id: string })._id).sort()).toEqual(
      [ids.paidVideo, ids.gallery, ids.song, ids.ben, ids.paidPost].sort(),
    );
    expect(all.text).not.toMatch(/song\.txt|"clip"|The whole text|example\.com/);
  });

  test('for later are private, likes are public', async () => {
    await react(like);
    await react({ ...like, action: 'watch_later' });
    const seenBy = async (account: Account) =>
      (await account.get(`/reactions/search?objectId=${ids.paidVideo}`)).rows.map(({ action }) => action);
    expect((await seenBy(fan)).sort()).toEqual(['like', 'watch_later']);
    expect(await seenBy(aria)).toEqual(['like']);
  });
});
