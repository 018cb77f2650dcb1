import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { setSessionCookie } from './support/accounts';
import { open } from './support/ready';
import { expect, test } from './support/test';
import { chooseFiles } from './support/upload';

const DRAWING = {
  name: 'drawing.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

async function drawPhoto(name: string, width: number, height: number) {
  const image = sharp({ create: { width, height, channels: 3, background: '#336699' } });
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() };
}

/** The error message of a file. */
const refusal = (page: Page, name: string) => page.getByRole('alert').getByRole('listitem').filter({ hasText: name });

test('files that are not photos are rejected by the page, and valid ones beside them are accepted', async ({
  page,
  servers,
}) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/galleries/new');
  await chooseFiles(page, [await drawPhoto('panorama.png', 30_000, 2), DRAWING, await drawPhoto('good.png', 60, 40)]);
  await expect(refusal(page, 'panorama.png')).toContainText(
    'This picture is 30000 × 2 pixels. The limit is 16000 per side and 100 megapixels.',
  );
  await expect(refusal(page, 'drawing.jpg')).toContainText('This is not a photo. Choose JPEG, PNG or WebP.');
  await expect(page.getByText('1 photo selected.')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Selected photos' }).getByRole('img', { name: 'good.png' }),
  ).toBeVisible();
});
