import { setSessionCookie } from './support/accounts';
import { DRAFT_GALLERY_STUDIO } from './support/places';
import { open } from './support/ready';
import { dayFrom, main, tabTo } from './support/studio';
import { expect, test } from './support/test';

test('with the keyboard alone, two videos are hidden at once', async ({ page, servers, sandbox }) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/videos?status=active');
  const rows = main(page).locator('tbody tr');
  await rows.first().waitFor();
  for (const index of [0, 1]) {
    await tabTo(page, rows.nth(index).getByRole('checkbox'));
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('region', { name: 'Selected videos' }).getByRole('button', { name: 'Hide' }));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await sandbox.requests('PUT', '/performer/assets/videos/')).length).toBe(2);
  await expect(main(page).getByRole('status').filter({ hasText: '2 updated.' })).toHaveCount(1);
});

test('with the keyboard alone, an event is planned, and errors appear at their fields', async ({
  page,
  servers,
  sandbox,
}) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, `/studio/events/new?day=${dayFrom(25)}`);
  const send = page.getByRole('button', { name: 'Plan event' });
  const title = page.getByRole('textbox', { name: 'Title' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/Give the event a title\./);
  await page.keyboard.type('Typed without a mouse');
  const ends = page.getByRole('textbox', { name: 'Ends' });
  await tabTo(page, ends);
  const end = await ends.inputValue();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(ends).toHaveValue('');
  await expect(page.locator('body')).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(ends).toBeFocused();
  await page.keyboard.type(end);
  await tabTo(page, page.getByRole('checkbox', { name: 'Private event with a price' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('spinbutton', { name: 'Price in tokens' }));
  await page.keyboard.type('40');
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/saved=[0-9a-f]{24}$/);
  const [call] = await sandbox.requests('POST', '/event');
  expect(call?.body).toMatchObject({ title: 'Typed without a mouse', isPrivate: true, price: 40 });
});

test('with the keyboard alone, a photo is moved, and a move is canceled', async ({ page, servers, sandbox }) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, DRAFT_GALLERY_STUDIO);
  const photos = page.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
  const titles = () => photos.locator('p').allInnerTexts();
  const handle = (position: number) => photos.getByRole('button', { name: `Move ${first}, ${position} of 8` });
  const expectAnnounced = (text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  const pickUp = async () => {
    await page.keyboard.press('Space');
    await expectAnnounced(/ is picked up\. It is 1 of /);
    // The library listens for arrow keys one timer later, and measures the list in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
  const before = await titles();
  const [first = ''] = before;

  await tabTo(page, handle(1));
  await pickUp();
  await page.keyboard.press('ArrowRight');
  await expectAnnounced(/ would be 2 of /);
  await page.keyboard.press('Escape');
  await expectAnnounced(/ stays where it was\.$/);
  expect(await titles()).toEqual(before);
  expect(await sandbox.requests('PUT', '/performer/assets/photos/')).toEqual([]);

  await expect(handle(1)).toBeFocused();
  await pickUp();
  await page.keyboard.press('ArrowRight');
  await expectAnnounced(/ would be 2 of /);
  await page.keyboard.press('Space');
  await expect(page.getByText('Order saved.')).toBeVisible();
  expect(await titles()).toEqual([before[1], first, ...before.slice(2)]);
  await expect(handle(2)).toBeFocused();
});
