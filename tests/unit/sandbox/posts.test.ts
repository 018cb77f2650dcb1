import { createSandbox } from '@sandbox/app';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { getAccess } from '@sandbox/seed/rows/common';
import { getCaller, type Account } from './support/caller';

/** The content of the demo and the browser tests. Every image exists and is one byte long. */
const oneByte = () => Promise.resolve(new Uint8Array(1));
const api = getCaller(createSandbox({ baseUrl: 'http://api.test', media: { picture: oneByte, clip: oneByte } }));
const fan = api.as('fan2@example.com');
afterAll(() => api.sandbox.close());

type File = { url: string | null; thumbnails: string[] };
const stories = async (account: Account = api) => (await account.get('/posts/search?type=story&limit=200')).rows;
const getFiles = (row: Record<string, unknown>) => row.files as File[];
const getStatus = async (url: string) => (await api.open(url)).status;
const isClosed = (row: { isSale: boolean; price: number }) => getAccess(row) !== 'free';

describe('pinned posts', () => {
  const titles = async (query: string) =>
    (await api.get(`/posts/search?limit=200${query}`)).rows.map(({ title }) => title);
  const pinned = 'Tour dates and a small change';

  test.each(['', '&sortBy=newest'])(
    "come first among the newest of their performer%s and in date order among everybody's",
    async (sort) => {
      const aria = api.sandbox.store.performers.list().find(({ username }) => username === 'aria');
      expect((await titles(`&performerId=${aria?._id}${sort}`))[0]).toBe(pinned);
      expect((await titles(sort))[0]).not.toBe(pinned);
      expect((await titles(`&performerId=${aria?._id}&sortBy=oldest`))[0]).not.toBe(pinned);
    },
  );
});

describe('stories in the default content', () => {
  test('that are locked contain neither text nor files, only a blurred image', async () => {
    const closed = (await stories(fan)).filter((row) => isClosed(row as never));
    expect(closed.length).toBeGreaterThan(2);
    for (const row of closed) {
      expect(row).toMatchObject({ text: '', content: '', isBought: false });
      expect(getFiles(row).map(({ url }) => url)).toEqual(getFiles(row).map(() => null));
      const urls = JSON.stringify(row).match(/\/files\/pictures\/story\/[^"]+/g) ?? [];
      expect(urls.filter((url) => !url.includes('/blur-'))).toEqual([]);
    }
  });

  test("can't be unlocked with the URL of a blurred image", async () => {
    const locked = (await stories()).find((row) => isClosed(row as never) && getFiles(row).length > 0);
    const [blur = ''] = getFiles(locked ?? {})[0]?.thumbnails ?? [];
    expect(await getStatus(blur)).toBe(200);
    for (const size of ['720x1280', '360x640']) expect(await getStatus(blur.replace(/blur-\d+x\d+/, size))).toBe(403);
    // The query of another story doesn't authorize it either.
    const open = (await stories()).find((row) => getFiles(row)[0]?.url?.includes('/pictures/'));
    const query = new URL(getFiles(open ?? {})[0]?.url ?? '').search;
    expect(await getStatus(getFiles(open ?? {})[0]?.url ?? '')).toBe(200);
    expect(await getStatus(blur.replace('blur-', '') + query)).toBe(403);
  });
});

describe('posts in the default content', () => {
  const post = async (slug: string, account: Account = api) => (await account.get(`/posts/${slug}`)).data;

  test.each([LANDMARKS.lockedPost, LANDMARKS.membersPost])(
    '%s keep text, images and videos from viewers without access',
    async (slug) => {
      const closed = await post(slug);
      expect(closed).toMatchObject({ content: '', shortDescription: expect.stringMatching(/\S/) as string });
      expect(JSON.stringify(closed)).not.toMatch(/token=|\.m3u8/);
      for (const { url, thumbnails } of getFiles(closed)) {
        expect([url, thumbnails.length]).toEqual([null, 1]);
        expect(await getStatus(thumbnails[0] ?? '')).toBe(200);
        for (const size of ['1280x720', '640x360'])
          expect(await getStatus((thumbnails[0] ?? '').replace(/blur-\d+x\d+/, size))).toBe(403);
      }
    },
  );

  test('are complete for their owner', async () => {
    const own = await post(LANDMARKS.lockedPost, api.as('performer@example.com'));
    expect(own.content).toContain('<p>');
    for (const { url } of getFiles(own)) expect(await getStatus(url ?? '')).toBe(200);
  });
});
