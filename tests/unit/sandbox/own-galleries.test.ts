import { setUpShop } from './support/shop';
import { getFile, getForm, pictureBytes } from './support/sent-media';

const shop = setUpShop();
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  picture = await pictureBytes();
});

const GALLERIES = '/performer/assets/galleries';
const PHOTOS = '/performer/assets/photos';

const make = async (body: object = {}): Promise<string> =>
  String((await shop.aria.post(GALLERIES, { name: 'Harbour', status: 'active', ...body })).data._id);
const add = (galleryId: string, title: string, file = getFile(picture, 'IMG_2034.jpg'), account = shop.aria) =>
  account.post(`${PHOTOS}/upload`, getForm({ galleryId, title, photo: file }));
const addAll = async (galleryId: string, names: readonly string[]): Promise<string[]> => {
  const added: string[] = [];
  for (const name of names) added.push(String((await add(galleryId, name)).data._id));
  return added;
};
const titles = async (galleryId: string): Promise<unknown[]> =>
  (await shop.aria.get(`${PHOTOS}/search?galleryId=${galleryId}`)).rows.map(({ title }) => title);
const gallery = async (id: string): Promise<Record<string, unknown>> =>
  (await shop.aria.get(`${GALLERIES}/${id}/view`)).data;
const update = (id: string, body: object, account = shop.aria) => account.put(`${PHOTOS}/${id}`, body);

test('a photo is unlocked for buyers of its gallery; others get the blurred image and the cover', async () => {
  const id = await make({ isSale: true, price: 8 });
  await addAll(id, ['one', 'two']);
  const asSeen = async () =>
    (await shop.fan.get(`/user/assets/gallery/${id}/photos`)).rows.map(
      ({ photo }) => photo as { url: string | null; thumbnails: string[] },
    );
  const [locked] = await asSeen();
  expect(locked).toMatchObject({ url: null, thumbnails: [expect.stringContaining('blur.jpg')] });
  const blur = String(locked?.thumbnails[0]);
  expect((await shop.open(blur)).status).toBe(200);
  for (const name of ['full', 'large', 'small']) expect((await shop.open(blur.replace('blur', name))).status).toBe(403);
  expect((await shop.open(blur.replace('blur', 'original'))).status).toBe(404);
  const { coverPhoto } = await gallery(id);
  expect((await shop.open((coverPhoto as { url: string }).url)).status).toBe(200);

  await shop.buy(`/token-transactions/gallery/${id}`);
  const [open] = await asSeen();
  expect((await shop.open(open?.url)).headers.get('content-type')).toBe('image/jpeg');
  expect(await gallery(id)).toMatchObject({ sold: 1 });
});

test('a photo without a title doesn’t get the name of its file, which fans would read', async () => {
  const id = await make();
  const form = getForm({ galleryId: id, photo: getFile(picture, 'IMG_2034.jpg') });
  expect((await shop.aria.post(`${PHOTOS}/upload`, form)).data.title).toBe('');
});

test('photos are reordered; hidden ones are not counted; a new cover replaces a removed one', async () => {
  const id = await make();
  const [one, two, three] = await addAll(id, ['one', 'two', 'three']);
  await update(String(three), { ordering: 0 });
  expect(await titles(id)).toEqual(['three', 'one', 'two']);
  await update(String(two), { status: 'inactive' });
  expect(await gallery(id)).toMatchObject({ numOfItems: 2 });
  expect((await shop.aria.post(`${PHOTOS}/set-cover/${two}`)).status).toBe(200);
  expect(await gallery(id)).toMatchObject({ coverPhotoId: two });
  await shop.aria.delete(`${PHOTOS}/${two}`);
  expect(await gallery(id)).toMatchObject({ coverPhotoId: three });
  const other = await make();
  await update(String(one), { galleryId: other });
  expect([await titles(id), await titles(other)]).toEqual([['three'], ['one']]);
});

test.each<[string, () => string | Promise<Uint8Array<ArrayBuffer>>, RegExp]>([
  [
    'a drawing with a script in it',
    () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    /isn’t a JPEG/,
  ],
  ['an empty file', () => '', /empty/],
  ['a picture of 30,000 pixels', () => pictureBytes(30_000, 10, 'png'), /30000/],
  ['half a picture', async () => (await pictureBytes(900, 900)).slice(0, 700), /damaged/],
])('%s is refused at its field', async (_case, bytes, sentence) => {
  const id = await make();
  const response = await add(id, 'photo', getFile(await bytes(), 'photo.jpg'));
  expect(response.status).toBe(422);
  expect(response.body.message).toMatchObject([
    { property: 'photo', constraints: { isFile: expect.stringMatching(sentence) as string } },
  ]);
  expect(await gallery(id)).toMatchObject({ numOfItems: 0 });
});

test('a file that is too large is refused with its message', async () => {
  const response = await add(await make(), 'photo', getFile(new Uint8Array(26 * 1024 * 1024), 'photo.jpg'));
  expect(response.status).toBe(413);
  expect(response.body.message).toEqual([
    expect.objectContaining({ property: 'photo', constraints: { maxSize: 'The photo is larger than 25 MB.' } }),
  ]);
});

test('only its owner may edit, fill and remove a gallery', async () => {
  const nova = shop.as('nova');
  const id = await make();
  const [photo] = await addAll(id, ['one']);
  const responses = [
    await add(id, 'two', undefined, nova),
    await update(String(photo), { title: 'Mine' }, nova),
    await nova.post(`${PHOTOS}/set-cover/${photo}`),
    await nova.delete(`${PHOTOS}/${photo}`),
    await nova.put(`${GALLERIES}/${id}`, { name: 'Mine' }),
    await nova.delete(`${GALLERIES}/${id}`),
  ];
  expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
  expect((await shop.aria.delete(`${GALLERIES}/${'f'.repeat(24)}`)).status).toBe(404);
});

test('a removed gallery removes its photos, and updates the profile totals', async () => {
  const total = async () => ((await shop.get('/performers/aria')).data.stats as { totalPhotos: number }).totalPhotos;
  const before = await total();
  const id = await make();
  const files = shop.sandbox.store.sentFiles.count();
  await addAll(id, ['one', 'two']);
  expect(await total()).toBe(before + 2);
  expect((await shop.aria.delete(`${GALLERIES}/${id}`)).status).toBe(200);
  expect(await total()).toBe(before);
  expect((await shop.aria.get(`${PHOTOS}/search?galleryId=${id}`)).total).toBe(0);
  expect(shop.sandbox.store.sentFiles.count()).toBe(files);
});
