import { createSandbox } from '@sandbox/app';
import { buildSeed } from '@sandbox/seed/build-seed';
import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { operations } from '@/contract/operations';
import type { Operation } from '@/contract/operation';
import { getCaller, type Account } from './support/caller';

const seed = {
  ...buildSeed({ now: new Date(), baseUrl: 'http://api.test' }),
  comments: [],
  reactions: [],
  messages: [],
};

const api = getCaller(createSandbox({ seed: () => seed, baseUrl: 'http://api.test', siteUrl: 'http://site.test' }));
const [fan, fan2, aria] = [api.as('fan@example.com'), api.as('fan2@example.com'), api.as('performer@example.com')];
afterAll(() => api.sandbox.close());

const files = (row: { files: { url: string; thumbnails: string[] }[] }) =>
  row.files.flatMap(({ url, thumbnails }) => [url, ...thumbnails]);

function only<T>(rows: readonly T[], so: (row: T) => boolean): T {
  const [row] = rows.filter(so);
  if (!row) throw new Error('The seed has none.');
  return row;
}

/** A sold item: where it is bought and shown, and the URLs that only its buyer may see. */
interface Locked {
  what: string;
  buy: { path: string; body?: object };
  shown: () => string[];
  secrets: () => string[];
}

const video = () => only(seed.videos, ({ slug }) => slug === LANDMARKS.lockedVideo);
const gallery = () => only(seed.galleries, ({ slug }) => slug === LANDMARKS.lockedGallery);
const getPhotos = (id: string) => seed.photos.filter(({ galleryId }) => galleryId === id);
const post = () => only(seed.posts, ({ slug }) => slug === LANDMARKS.lockedPost);
const story = () =>
  only(
    seed.stories,
    ({ price, performerId }) => price > 0 && performerId === getId('performer', LANDMARKS.storyTeller),
  );
const song = () => only(seed.products, ({ slug }) => slug === LANDMARKS.digitalProduct);

const LOCKED: Locked[] = [
  {
    what: 'a film',
    buy: { path: `/token-transactions/video/${video()._id}` },
    shown: () => [`/user/assets/videos/${video()._id}`],
    secrets: () => [`/files/videos/${video()._id}/`],
  },
  {
    what: 'the photos of a gallery',
    buy: { path: `/token-transactions/gallery/${gallery()._id}` },
    shown: () => [
      `/user/assets/galleries/${gallery()._id}/view`,
      `/user/assets/gallery/${gallery()._id}/photos?limit=100`,
    ],
    secrets: () => getPhotos(gallery()._id).flatMap(({ photo }) => [photo.url, ...photo.thumbnails]),
  },
  {
    what: 'the files and words of a post',
    buy: { path: `/token-transactions/stories/${post()._id}` },
    shown: () => [`/posts/${post()._id}`],
    secrets: () => [`/files/posts/${post()._id}/`, ...files(post())],
  },
  {
    what: 'a story',
    buy: { path: `/token-transactions/stories/${story()._id}` },
    shown: () => [`/posts/${story()._id}`, `/posts/search?type=story&performerId=${story().performerId}`],
    secrets: () => [`/files/stories/${story()._id}/`, ...files(story())],
  },
  {
    what: 'the file of a product',
    buy: { path: '/token-transactions/products', body: { products: [{ _id: song()._id, quantity: 1 }] } },
    shown: () => [`/user/assets/products/${song()._id}`, `/user/assets/products/${song()._id}/download-link`],
    secrets: () => [`/files/downloads/${song()._id}/`],
  },
];

/** Every call without an id, and the items themselves. */
const CALLS = [
  ...Object.values(operations)
    .filter(({ method, path }) => method === 'GET' && !path.includes('{'))
    .map(({ path }) => `${path}?limit=100`),
  ...LOCKED.flatMap(({ shown }) => shown()),
];

/** The items whose protected URLs a viewer receives. */
async function openTo(account: Account): Promise<string[]> {
  const responses = await Promise.all(CALLS.map((path) => account.get(path)));
  const allText = responses.map(({ text }) => text).join('\n');
  return LOCKED.filter(({ secrets }) => secrets().some((secret) => allText.includes(secret))).map(({ what }) => what);
}

const everything = LOCKED.map(({ what }) => what);

test('protected URLs are sent only to buyers, and no longer after a refund', async () => {
  expect(LOCKED.filter(({ secrets }) => secrets().length === 0)).toEqual([]);
  expect([await openTo(api), await openTo(fan), await openTo(fan2)]).toEqual([[], [], []]);

  const bought = await Promise.all(LOCKED.map(({ buy: { path, body } }) => fan.post(path, body)));
  expect(bought.map(({ status }) => status)).toEqual(LOCKED.map(() => 200));
  expect([await openTo(api), await openTo(fan), await openTo(fan2)]).toEqual([[], everything, []]);

  for (const response of bought) await api.control('refund', { transactionId: response.data._id });
  expect(await openTo(fan)).toEqual([]);
});

test('public responses contain no private account data', async () => {
  const readable = Object.values<Operation>(operations).filter(
    ({ method, path, auth }) => method === 'GET' && !path.includes('{') && (auth === 'none' || auth === 'optional'),
  );
  const responses = await Promise.all(readable.map(({ path }) => api.get(`${path}?limit=200`)));
  const text = responses.map((response) => response.text).join('\n');
  for (const { email, phone } of [...seed.users, ...seed.performers]) {
    expect([email, text.includes(email)]).toEqual([email, false]);
    if (phone) expect([phone, text.includes(phone)]).toEqual([phone, false]);
  }
  for (const key of ['passwordHash', '"balance"', 'blockCountries', 'digitalFileName', 'googleReCaptchaSecretKey'])
    expect([key, text.includes(key)]).toEqual([key, false]);
});

test.each([
  ['/orders/users/search', 'buyerId', fan],
  ['/orders/users/details/search', 'buyerId', fan],
  ['/payment/transactions', 'sourceId', fan2],
  ['/token-transactions/user/search', 'sourceId', fan2],
  ['/subscriptions/user/search', 'userId', fan],
  ['/orders/details/search', 'sellerId', aria],
  ['/earning/performer/search', 'performerId', aria],
  ['/subscriptions/performer/search', 'performerId', aria],
])('%s contains records of the own account only', async (path, owner, account) => {
  const { _id } = (await account.get('/users/me')).data;
  const owners = (await account.get(`${path}?limit=200`)).rows.map((row) => row[owner]);
  expect([...new Set(owners)]).toEqual([_id]);
});
