import { setUpShop, ADDRESS } from './support/shop';
import type { ApiResponse } from './support/caller';
import { getFile, getForm, pictureBytes, type Parts } from './support/sent-media';

const shop = setUpShop();
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  picture = await pictureBytes();
});

const PRODUCTS = '/performer/assets/products';
const mug = { name: 'Blue mug', type: 'physical', price: '3', stock: '2', status: 'active' };
const make = (parts: Parts) => shop.aria.post(PRODUCTS, getForm(parts));
const change = (id: string, parts: Parts, account = shop.aria) => account.put(`${PRODUCTS}/${id}`, getForm(parts));
const getId = (response: ApiResponse): string => String(response.data._id);

test('physical products are found, bought, counted and sold out', async () => {
  const id = getId(await make({ ...mug, image: getFile(picture, 'mug.jpg') }));
  const [found] = (await shop.get('/user/assets/products/search?q=blue%20mug')).rows;
  expect(found).toMatchObject({ _id: id, stock: 2, image: expect.stringContaining('full.jpg') });
  expect((await shop.open(found?.image)).status).toBe(200);
  const buy = (quantity: number) =>
    shop.buy('/token-transactions/products', { products: [{ _id: id, quantity }], ...ADDRESS });
  expect((await buy(2)).status).toBe(200);
  expect((await shop.aria.get(`${PRODUCTS}/${id}/view`)).data).toMatchObject({ stock: 0, sold: 2 });
  expect((await buy(1)).status).toBe(400);
  expect((await change(id, { stock: '5' })).data).toMatchObject({ stock: 5, name: 'Blue mug' });
});

test('a digital product requires its file, which is unlocked for its buyers only', async () => {
  const song = { name: 'Song', type: 'digital', price: '1', status: 'active' };
  expect((await make(song)).body.message).toEqual([expect.objectContaining({ property: 'digitalFile' })]);
  expect((await make({ ...song, digitalFile: getFile('MZ a program', 'song.exe') })).status).toBe(422);
  const id = getId(await make({ ...song, digitalFile: getFile('la la la', 'song.flac') }));
  expect((await shop.fan.get(`/user/assets/products/${id}/download-link`)).status).toBe(403);
  await shop.buy('/token-transactions/products', { products: [{ _id: id, quantity: 1 }] });
  const { downloadLink } = (await shop.fan.get(`/user/assets/products/${id}/download-link`)).data;
  const file = await shop.open(downloadLink);
  expect([file.text, file.headers.get('content-disposition')]).toEqual([
    'la la la',
    "attachment; filename*=UTF-8''song.flac",
  ]);
  expect((await shop.open(String(downloadLink).split('?')[0])).status).toBe(403);
});

test.each<[string, Record<string, string>, string]>([
  ['no name', { name: '' }, 'name'],
  ['no price', { price: '' }, 'price'],
  ['part of a piece', { stock: '1.5' }, 'stock'],
  ['an unknown type', { type: 'liquid' }, 'type'],
])('%s is refused at its field', async (_case, parts, property) => {
  expect((await make({ ...mug, ...parts })).body.message).toEqual([expect.objectContaining({ property })]);
});

test('only its owner may edit and remove a product', async () => {
  const id = getId(await make(mug));
  const nova = shop.as('nova');
  expect((await change(id, { price: '0' }, nova)).status).toBe(403);
  expect((await nova.delete(`${PRODUCTS}/${id}`)).status).toBe(403);
  expect((await shop.aria.delete(`${PRODUCTS}/${id}`)).status).toBe(200);
  expect((await shop.get(`/user/assets/products/${id}`)).status).toBe(404);
});
