import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import { balance } from './support/pay';
import { open } from './support/ready';
import { expect, test } from './support/test';
import {
  chooseFiles,
  dropFiles,
  limitUploads,
  ownDirectory,
  writeFilm,
  writeLongVideo,
  writePhotos,
} from './support/upload';

const KB = 1024;
const MB = 1024 * KB;
/** In bytes per second: so slow that the upload can't finish early, and fast enough for the rest of the page. */
const SLOW = 300 * KB;
const FAST = 40 * MB;

const RESUMABLE = '/uploads/*';

const TITLE = 'Rain on the roof of the tram';
const TYPED_LATE = 'Filmed on the last tram home, with the windows open.';
const PRICE = 25;

const video = (page: Page) => page.locator('video');
const second = (page: Page) =>
  video(page)
    .evaluate((element: HTMLVideoElement) => element.currentTime)
    .catch(() => 0);
/** A link of the menu, also with a count: "Earnings, 1 new". */
const studio = (page: Page, part: string) =>
  page.getByRole('navigation', { name: 'Studio', exact: true }).getByRole('link', { name: new RegExp(`^${part}\\b`) });
const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });

/** The frame that the player shows. */
const picture = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 36;
    canvas.getContext('2d')?.drawImage(element, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL();
  });

test('a large video and 30 photos upload over an unstable connection, are published, found, bought, watched, and booked', async ({
  page,
  browser,
  servers,
  sandbox,
  problems,
}) => {
  test.setTimeout(300_000);
  problems.allow(/^(HEAD|PATCH) \S+\/uploads\/\w+ failed: net::ERR_/);
  const { dir, remove } = await ownDirectory();
  const film = join(dir, 'rain_on-the_roof.mp4');
  await writeFilm(film, 'large');
  expect((await stat(film)).size).toBeGreaterThan(40 * MB);
  const photos = await writePhotos(dir, 30);

  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/videos/new');
  const line = await limitUploads(page);
  await line(SLOW);

  // The form stays usable during the upload.
  await chooseFiles(page, film);
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Rain on the roof');
  await expect(page.getByRole('progressbar', { name: 'Upload of rain_on-the_roof.mp4' }).first()).toBeVisible();
  await title.fill(TITLE);
  const form = page.getByRole('form', { name: 'About rain_on-the_roof.mp4' });
  await form.getByRole('radio', { name: 'Pay-per-view' }).check();
  await form.getByRole('spinbutton', { name: 'Price in tokens' }).fill(String(PRICE));
  await expectAccessible(page);

  // Meanwhile, create a gallery on other pages.
  await studio(page, 'Galleries').click();
  await page.getByRole('link', { name: 'Create a gallery' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Thirty stops');
  await chooseFiles(page, photos);
  await expect(page.getByText('30 photos selected.')).toBeVisible();
  await page.getByRole('button', { name: 'Create gallery and upload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thirty stops' })).toBeVisible();
  await tray(page).getByRole('button', { expanded: false }).click();
  const filmRow = tray(page).getByRole('listitem').filter({ hasText: 'rain_on-the_roof.mp4' });
  await expect(filmRow).toContainText(/[1-9]\d?% of /, { timeout: 30_000 });

  // The connection breaks in the middle of a call and stays down for a while. Calls that begin meanwhile fail at once;
  // between two calls there is nothing to break.
  const breakConnection = async () => {
    await sandbox.fault({ path: RESUMABLE, drop: true });
    const calls = await sandbox.cut(RESUMABLE);
    if (calls === 0) await sandbox.clearFaults();
    return calls;
  };
  await expect.poll(() => countReceivedBytes(servers.sandboxDir), { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(breakConnection).toBeGreaterThan(0);
  await expect(filmRow).toContainText(
    'The connection was lost. The upload retries automatically and continues where it stopped.',
  );
  await sandbox.clearFaults();
  await expect(filmRow).toContainText(/\d% of /, { timeout: 60_000 });
  await tray(page).getByRole('button', { expanded: true }).click();

  // Back on the page, everything is unchanged.
  await studio(page, 'Videos').click();
  await page.getByRole('link', { name: 'Upload videos' }).first().click();
  await expect(title).toHaveValue(TITLE);
  await expect(form.getByRole('spinbutton', { name: 'Price in tokens' })).toHaveValue(String(PRICE));
  await form.getByRole('textbox', { name: 'Description' }).fill(TYPED_LATE);
  await form.getByRole('button', { name: 'Publish video' }).click();
  await expect(page.getByText('It’s published when the upload finishes.')).toBeVisible();
  await line(FAST);
  await expect(page.getByText('Published. Fans can watch it once it’s processed.')).toBeVisible({ timeout: 90_000 });
  expect(
    Number((await sandbox.requests('PATCH', '/uploads/')).at(-1)?.headers['upload-offset']),
    'what was sent before the break is kept',
  ).toBeGreaterThan(0);
  const sent = await sandbox.requests('POST', '/performer/assets/videos/upload');
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size, 'every try carries the same key').toBe(1);

  await studio(page, 'Videos').click();
  const row = page.getByRole('row').filter({ hasText: TITLE });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Published', { timeout: 90_000 });
  await studio(page, 'Galleries').click();
  await page.getByRole('link', { name: 'Thirty stops' }).first().click();
  await expect(page.getByRole('navigation', { name: 'Gallery sections' })).toContainText('Photos30', {
    timeout: 60_000,
  });

  // A fan finds it, pays, and watches it.
  const theirs = await browser.newContext();
  problems.watch(theirs);
  const fan = await theirs.newPage();
  await setSessionCookie(fan, servers, 'fan');
  await open(fan, '/performers/aria');
  await fan.getByRole('main').getByRole('link', { name: TITLE }).first().click();
  await expect(fan.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await fan.getByTestId('ways-to-watch').click();
  await expect(fan.getByTestId('pay')).toHaveText(`Unlock for ${PRICE} tokens`);
  await fan.getByTestId('pay').click();
  await expect(balance(fan)).toHaveText('475');
  await expect.poll(() => second(fan), { timeout: 30_000 }).toBeGreaterThan(0.2);
  await video(fan).evaluate(async (element: HTMLVideoElement) => {
    // A busy machine may take longer than the video lasts, whose last frame would then stay.
    element.loop = true;
    element.currentTime = 0;
    // Fails if the player itself pauses or plays meanwhile. The picture below must move in any case.
    await element.play().catch(() => undefined);
  });
  const first = await picture(fan);
  await expect.poll(() => picture(fan)).not.toBe(first);
  await expect(fan.getByText(TYPED_LATE)).toBeVisible();
  await theirs.close();

  // The sale appears in the ledger, on the page and in the file.
  const [clickOnCard] = await sandbox.requests('POST', '/token-transactions/video/');
  const { entries, sums, agrees } = await sandbox.ledger({ key: clickOnCard?.headers['idempotency-key'] ?? 'none' });
  expect(entries).toMatchObject([{ reason: 'video', currency: 'token' }]);
  expect(entries[0]?.moves.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([-2500, 500, 2000]);
  expect({ sums, agrees }).toEqual({ sums: { token: 0, money: 0 }, agrees: true });

  await studio(page, 'Earnings').click();
  const sale = page.getByRole('table', { name: 'Earnings by sale' }).getByRole('row').nth(1);
  await expect(sale.getByRole('rowheader')).toContainText(TITLE);
  await expect(sale.getByRole('cell').last()).toContainText('20');
  await expect(sale).toContainText('Not paid out yet');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const [heads, newest] = (await readFile(await (await saved).path(), 'utf8')).replace(/^\uFEFF/, '').split('\r\n');
  expect(heads).toBe('Date,Source,Item,Fan,Status,Gross,Commission,Net,Unit,Paid out on,Number,Type');
  expect(newest).toMatch(
    /^[^,]+,Videos,Rain on the roof of the tram,[^,]+,Not paid out yet,25,5,20,tokens,,[0-9a-f]{24},Video$/,
  );
  await remove();
});

test("an upload that can't be resumed has no Pause, and sends nothing more once it is canceled", async ({
  page,
  servers,
  sandbox,
}) => {
  const { dir, remove } = await ownDirectory();
  const film = join(dir, 'lighthouse.mp4');
  await writeLongVideo(film, 30 * MB);
  await sandbox.offerResumableUploads(false);
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/videos/new');
  const line = await limitUploads(page);
  await line(SLOW);
  await chooseFiles(page, film);
  const card = page.getByRole('article', { name: 'Lighthouse' });
  const clickButton = (name: string) => card.getByRole('button', { name, exact: true }).click();
  const expectFileProcessing = () => expect(card.getByText(/[1-9]\d?% of 30 MB/)).toBeVisible();
  await expectFileProcessing();

  await expect(card.getByRole('button', { name: 'Pause lighthouse.mp4' })).toHaveCount(0);
  await clickButton('Cancel upload of lighthouse.mp4');
  await expect(card.getByText('Cancel this upload? Your progress will be lost.')).toBeVisible();
  await clickButton('Keep uploading');
  await expectFileProcessing();
  await clickButton('Cancel upload of lighthouse.mp4');
  await clickButton('Cancel upload');
  await expect(card).toHaveCount(0);
  await expect(tray(page)).toHaveCount(0);
  await expect
    .poll(async () => (await sandbox.requests('POST', '/performer/assets/videos/upload')).map(({ status }) => status))
    .toEqual([400]);
  await remove();
});

/** The bytes of resumable uploads that the sandbox has written. */
async function countReceivedBytes(sandboxDir: string): Promise<number> {
  const dir = join(sandboxDir, 'resumable');
  const files = (await readdir(dir).catch(() => [])).filter((name) => name.endsWith('.bin'));
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(dir, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('a paused upload keeps what was sent, and continues after a reload when the file is chosen again', async ({
  page,
  servers,
  sandbox,
}) => {
  test.setTimeout(300_000);
  const { dir, remove } = await ownDirectory();
  const film = join(dir, 'lighthouse.mp4');
  await writeLongVideo(film, 30 * MB);
  page.on('dialog', (dialog) => void dialog.accept());
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/videos/new');
  const line = await limitUploads(page);
  await line(SLOW);
  await chooseFiles(page, film);
  const card = page.getByRole('article');
  const offsets = async () =>
    (await sandbox.requests('PATCH', '/uploads/')).map(({ headers }) => Number(headers['upload-offset']));
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await expect(card.getByText(/[1-9]\d?% of 30 MB/)).toBeVisible({ timeout: 30_000 });
  // The page counts bytes that the server may not have read yet.
  await expect.poll(() => countReceivedBytes(servers.sandboxDir), { timeout: 30_000 }).toBeGreaterThan(0);

  await card.getByRole('button', { name: 'Pause lighthouse.mp4' }).click();
  await expect(card.getByText(/^Paused at \d+%\. Your progress is saved\.$/)).toBeVisible();
  await expect(tray(page).getByText('1 file paused')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Resume lighthouse.mp4' }).click();
  await expect.poll(async () => (await offsets()).length).toBe(2);
  const [first, second = 0] = await offsets();
  expect(first).toBe(0);
  expect(second, 'it continues where it stopped').toBeGreaterThan(0);
  await expect(card.getByText(/[1-9]\d?% of 30 MB/)).toBeVisible({ timeout: 30_000 });

  await page.reload();
  const draft = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'lighthouse.mp4 (30 MB) wasn’t uploaded. Choose the file again to continue.' });
  await expect(draft).toBeVisible();
  await expect(page.getByText('Your details for lighthouse.mp4 are saved on this device.')).toBeVisible();
  await expectAccessible(page);
  await open(page, '/studio/videos');
  await expect(draft).toBeVisible();
  await expect(tray(page).getByText('1 file not uploaded')).toBeVisible();

  await studio(page, 'Videos').click();
  await page.getByRole('link', { name: 'Upload videos' }).first().click();
  await line(FAST);
  const chooser = page.waitForEvent('filechooser');
  await draft.getByRole('button', { name: 'Choose file lighthouse.mp4' }).click();
  await (await chooser).setFiles(film);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(TITLE);
  await expect(card.getByText('Uploaded and saved as hidden.')).toBeVisible({ timeout: 60_000 });
  await expect(draft).toHaveCount(0);
  expect((await offsets()).at(-1), 'it continues where the reload stopped it').toBeGreaterThanOrEqual(second);
  expect(
    (await sandbox.requests('POST', '/uploads')).filter(({ path }) => path === '/uploads'),
    'the file was started once',
  ).toHaveLength(1);
  await line(-1);
  await open(page, '/studio/videos');
  await expect(page.getByRole('row').filter({ hasText: TITLE })).toHaveCount(1);
  await remove();
});

test('photos and a folder of photos can be dropped on the drop zone; a drop beside it does nothing', async ({
  page,
  servers,
}) => {
  const { dir, remove } = await ownDirectory();
  const folder = join(dir, 'tour');
  await mkdir(folder);
  await writePhotos(folder, 2);
  await writeFile(join(folder, '.DS_Store'), 'litter');
  const [photo = ''] = await writePhotos(dir, 1);
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/galleries/new');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Dropped in passing');
  const dropZone = page.getByText('Drop photos here');

  await dropFiles(page, dropZone, [folder]);
  await expect(page.getByText('2 photos selected.')).toBeVisible();
  await dropFiles(page, page.getByRole('heading', { level: 1 }), [photo]);
  await dropFiles(page, dropZone, [photo]);
  await expect(page.getByText('3 photos selected.')).toBeVisible();
  await expect(name).toHaveValue('Dropped in passing');
  expect(page.context().pages(), 'no other tab shows what fell beside it').toHaveLength(1);
  await remove();
});
