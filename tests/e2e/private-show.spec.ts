import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { setSessionCookie } from './support/accounts';
import {
  openSecondVisitor,
  chatBox,
  expectMoving,
  goLive,
  messages,
  openBroadcastConsole,
  smallCamera,
} from './support/live';
import { balance, payByCard } from './support/pay';
import { open } from './support/ready';
import { expect, test } from './support/test';

const TERMS = '/stream/aria/private';

const ask = (page: Page) => page.getByRole('button', { name: 'Request private show at 10 tokens a minute' });
const waiting = (page: Page) => page.getByRole('heading', { name: 'Waiting for Aria Velasco to answer' });
const request = (page: Page) => page.getByRole('region', { name: 'Private show requests' }).getByRole('article');
const otherPicture = (page: Page, name: string) =>
  page.getByRole('group', { name: `Live player: ${name}` }).locator('video');
const ownPicture = (page: Page) => page.getByLabel('Your shared video');
const bar = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text);
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition');

test('a private show: terms, declined at first, then two videos, one paid minute, and both summaries', async ({
  page,
  browser,
  servers,
  sandbox,
  problems,
}) => {
  test.slow();
  const { page: performer, context } = await openSecondVisitor(browser, servers, problems, 'performer');
  // Both browsers encode and decode on the same machine.
  for (const each of [page, performer]) await smallCamera(each);
  await openBroadcastConsole(performer);
  await goLive(performer);
  await sandbox.balance('fan@example.com', 45);
  await setSessionCookie(page, servers, 'fan');
  await open(page, TERMS);
  await expect(page.getByRole('heading', { level: 1, name: 'Just you and Aria Velasco' })).toBeVisible();
  await expect(figure(page, 'Price')).toHaveText('10 tokens a minute');
  await expect(figure(page, 'Your balance')).toHaveText('45 tokensEnough for 4 minutes');
  await expect(figure(page, 'Minimum')).toHaveText('1 minute');
  await expectAccessible(page);
  // Enough tokens for a show on a slow machine.
  await sandbox.balance('fan@example.com', 145);
  await sandbox.emit('update_balance', { token: 100 }, { user: 'fan@example.com' });
  await expect(figure(page, 'Your balance')).toHaveText('145 tokensEnough for 14 minutes');

  await expect(page.getByLabel('Camera preview')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Share my video and sound/ }).check();
  await expectMoving(page.getByLabel('Camera preview'), 'the preview of the own camera');
  await page.getByRole('textbox', { name: /^Note to/ }).fill('The song about the harbour?');
  await ask(page).click();
  await expect(waiting(page)).toBeVisible();
  await expect(request(performer)).toHaveCount(1);
  await expect(request(performer)).toContainText('10 tokens a minute');
  await expect(request(performer)).toContainText('The song about the harbour?');
  await expectAccessible(performer);
  await request(performer)
    .getByRole('button', { name: /^Decline/ })
    .click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Aria Velasco can’t take a private show right now' }),
  ).toContainText('Nothing was charged.');
  await expect(request(performer)).toHaveCount(0);

  await page.getByRole('button', { name: 'Request again' }).click();
  await ask(page).click();
  await request(performer)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await performer.getByRole('dialog').getByRole('button', { name: 'Pause show and go private' }).click();
  await expect(performer).toHaveURL(/\/studio\/live\/private\/[^/]+$/);
  const conversation = new URL(performer.url()).pathname.split('/').at(-1) ?? '';
  await expectMoving(otherPicture(page, 'Aria Velasco'), "the performer's picture");
  await expectMoving(otherPicture(performer, 'Robin Ashdown'), "the fan's picture");
  for (const each of [page, performer]) await expect(ownPicture(each)).toBeVisible();

  await expect(balance(page)).toHaveText(/^1[0-3]5$/);
  await expect(bar(page, /^Paid so far: [1-4]0 tokens$/)).toBeVisible();
  await expect(bar(performer, /^Earned so far: \+(8|16|24|32) tokens$/)).toBeVisible();
  await expect(bar(page, /10 tokens a minute · enough for 1\d:\d\d more/)).toBeVisible();
  await chatBox(page).fill('Here I am');
  await chatBox(page).press('Enter');
  // Two browsers encode and decode on the machine of the server.
  await expect(messages(page)).toContainText('Here I am', { timeout: 30_000 });
  await expect(messages(performer)).toContainText('Here I am');
  await expectAccessible(page);

  // A phone with its keyboard open.
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 420 });
  await chatBox(page).focus();
  await expect(chatBox(page)).toBeInViewport({ ratio: 1 });
  await expect(otherPicture(page, 'Aria Velasco')).toBeInViewport({ ratio: 1 });
  await expect(ownPicture(page)).toBeInViewport({ ratio: 1 });
  if (desktop) await page.setViewportSize(desktop);

  const left = Number(await balance(page).textContent());
  await sandbox.balance('fan@example.com', 21);
  await sandbox.emit('update_balance', { token: 21 - left }, { user: 'fan@example.com' });
  await expect(page.getByText('Less than 3 minutes left')).toBeVisible();
  await page.getByRole('button', { name: 'Get more tokens' }).click();
  await expect(page.getByRole('dialog', { name: 'Get more tokens' })).toContainText(
    'Your show continues. The payment page opens in a new tab.',
  );
  const opening = page.context().waitForEvent('page');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buy .* for/ })
    .click();
  const checkout = await opening;
  await payByCard(checkout);
  await checkout.close();
  await expect(balance(page), 'fifty more, less the minutes that went on meanwhile').toHaveText(/^[4-7]1$/);
  await expect(page.getByText('Less than 3 minutes left')).toBeHidden();
  await expectMoving(otherPicture(page, 'Aria Velasco'), "the performer's picture, after a payment beside it");

  await page.getByRole('button', { name: 'End show' }).click();
  await page.getByRole('dialog', { name: 'End the private show?' }).getByRole('button', { name: 'End show' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your private show with Aria Velasco has ended' }),
  ).toBeVisible();
  await expect(
    performer.getByRole('heading', { level: 1, name: /^Your private show with .* has ended$/ }),
  ).toBeVisible();
  const { entries, agrees } = await sandbox.ledger({ user: 'fan@example.com', reason: 'private_chat' });
  const minutes = entries.map((_, index) => index + 1);
  expect(
    entries.map(({ key }) => key),
    'every minute from the first on, each charged once',
  ).toEqual(minutes.map((minute) => expect.stringMatching(new RegExp(`^minute-${conversation}-.+-${minute}$`))));
  expect(minutes).toContain(1);
  expect(agrees).toBe(true);
  const count = minutes.length;
  await expect(figure(page, 'Charged')).toHaveText(count === 1 ? '1 minute' : `${count} minutes`);
  await expect(figure(page, 'Paid')).toHaveText(`${10 * count} tokens`);
  await expect(figure(performer, 'Minutes paid')).toHaveText(`${count}`);
  await expect(figure(performer, 'Earned')).toHaveText(`${8 * count} tokens`);
  for (const each of [page, performer]) await expectAccessible(each);
  await context.close();
});
