import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from './support/accounts';
import { open } from './support/ready';
import { expect, test } from './support/test';
import { chooseFiles } from './support/upload';

const PROGRAM = { name: 'evening.mp4', mimeType: 'video/mp4', buffer: Buffer.from(`MZ${'\0'.repeat(4000)}`) };
const NOTHING = { name: 'nothing.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) };
const DRAWING = {
  name: 'drawing.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
const GOOD_PHOTO = { name: 'good.png', mimeType: 'image/png' };

const huge = async () => ({
  name: 'panorama.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 30_000, height: 2, channels: 3, background: '#336699' } })
    .png()
    .toBuffer(),
});

/** The error message of a file. */
const refusal = (page: Page, name: string) => page.getByRole('alert').getByRole('listitem').filter({ hasText: name });

test('files that are not videos are rejected by the page, each with a message, and nothing is sent', async ({
  page,
  servers,
  sandbox,
}) => {
  await signIn(page, servers, 'performer');
  await open(page, '/studio/videos/new');
  await chooseFiles(page, [PROGRAM, NOTHING]);
  await expect(refusal(page, 'evening.mp4')).toContainText('This is a program. Choose MP4, MOV, WebM, MKV or AVI.');
  await expect(refusal(page, 'nothing.mp4')).toContainText('This file is empty.');
  await expect(page.getByRole('form', { name: /^About / })).toHaveCount(0);
  expect(await sandbox.requests('POST', '/upload')).toEqual([]);
});

test('files that are not photos are rejected by the page, and valid ones beside them are accepted', async ({
  page,
  servers,
}) => {
  await signIn(page, servers, 'performer');
  await open(page, '/studio/galleries/new');
  const good = {
    ...GOOD_PHOTO,
    buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
      .png()
      .toBuffer(),
  };
  await chooseFiles(page, [await huge(), DRAWING, good]);
  await expect(refusal(page, 'panorama.png')).toContainText(
    'This picture is 30000 × 2 pixels. The limit is 16000 per side and 100 megapixels.',
  );
  await expect(refusal(page, 'drawing.jpg')).toContainText('This is not a photo. Choose JPEG, PNG or WebP.');
  await expect(page.getByText('1 photo selected.')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Selected photos' }).getByRole('img', { name: 'good.png' }),
  ).toBeVisible();
});

test('the server rejects the same files when they are sent to it directly, and stores nothing', async ({
  page,
  servers: { site, api },
}) => {
  const token = await signIn(page, { site, api }, 'performer');
  const headers = { Authorization: token };
  const count = async (path: string) => {
    const answer = await page.request.get(`${api}${path}`, { headers });
    return ((await answer.json()) as { data: { total: number } }).data.total;
  };
  const galleries = await page.request.get(`${api}/performer/assets/galleries/search`, { headers });
  const [gallery] = ((await galleries.json()) as { data: { data: { _id: string }[] } }).data.data;
  const galleryId = gallery?._id ?? '';
  const counts = () => Promise.all(['/performer/assets/videos/search', '/performer/assets/photos/search'].map(count));
  const before = await counts();
  const send = async (path: string, multipart: Record<string, string | typeof PROGRAM>) => {
    const answer = await page.request.post(`${api}/performer/assets/${path}/upload`, { headers, multipart });
    return { status: answer.status(), ...((await answer.json()) as { message: unknown }) };
  };
  const refused = (part: string, sentence: string) => ({
    status: 422,
    message: [expect.objectContaining({ property: part, constraints: { isFile: expect.stringContaining(sentence) } })],
  });

  expect(await send('videos', { title: 'Evening', video: PROGRAM })).toMatchObject(
    refused('video', 'This isn’t a video'),
  );
  expect(await send('videos', { title: 'Evening', video: NOTHING })).toMatchObject(
    refused('video', 'This file is empty.'),
  );
  expect(await send('photos', { galleryId, photo: await huge() })).toMatchObject(
    refused('photo', 'The picture is 30000 × 2 pixels'),
  );
  expect(await send('photos', { galleryId, photo: DRAWING })).toMatchObject(
    refused('photo', 'This isn’t a JPEG, PNG or WebP picture.'),
  );
  expect(await counts()).toEqual(before);
});
