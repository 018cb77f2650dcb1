import { join } from 'node:path';
import { expectAccessible } from './support/accessibility';
import { signIn } from './support/accounts';
import { open } from './support/ready';
import { expect, test } from './support/test';
import { ownDirectory, writeFilm } from './support/upload';

test('a video is uploaded and published by thumb, from the bar at the bottom', async ({ page, servers }) => {
  const { dir, remove } = await ownDirectory();
  const film = join(dir, 'balcony.mp4');
  await writeFilm(film, 'small');

  await signIn(page, servers, 'performer');
  await open(page, '/studio');
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Publish' }).getByRole('link', { name: 'Upload videos' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload videos' })).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).tap();
  await (await chooser).setFiles(film);
  const form = page.getByRole('form', { name: 'About balcony.mp4' });
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Balcony');
  await expectAccessible(page);
  await form.getByText('Everybody, free').tap();
  await form.getByRole('button', { name: 'Publish the video' }).tap();
  await expect(page.getByText('Published. It can be watched as soon as it has been made ready.')).toBeVisible({ timeout: 60_000 });

  await page.getByRole('article', { name: 'Balcony' }).getByRole('link', { name: 'Edit' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Balcony' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  await remove();
});
