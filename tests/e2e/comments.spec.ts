import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { FREE_VIDEO, TALK_VIDEO } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

const TEXT = 'The breath at 0:35 changed how I sing.';
const OWN = 'My first comment on this site.';
const TRY_LATER = 'Error occured, please try again later';

const block = (page: Page) => page.getByRole('region', { name: /comments?$/i });
const count = (page: Page, expected: string) =>
  expect(block(page).getByRole('heading', { name: expected, exact: true })).toBeVisible();
const comments = (page: Page) => block(page).locator('> ol > li');
const comment = (page: Page, text: string) => comments(page).filter({ hasText: text });
const box = (page: Page) => page.getByTestId('comment-box');
const button = (page: Page, text: string, name: string) =>
  comment(page, text).getByRole('button', { name, exact: true }).first();
/** A toast by its text, so that an older one doesn't match. */
const toast = (page: Page, label: string) => page.locator('[popover] p', { hasText: label });
const onToast = (page: Page, words: string, name: string) =>
  toast(page, words).locator('..').getByRole('button', { name });

async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await block(page).getByRole('button', { name: 'Send' }).click();
}

test.beforeEach(async ({ page, servers }) => {
  await signIn(page, servers, 'fan');
});

test('a new comment comes first and is counted; a removed one can be restored until the removal is sent', async ({
  page,
  sandbox,
}) => {
  const removals = async () => (await sandbox.requests('DELETE', '/comments')).length;
  await open(page, FREE_VIDEO);
  await count(page, '12 comments');
  await send(page, TEXT);
  await expect(toast(page, 'Commented successfully')).toBeVisible();
  await expect(comments(page).first()).toContainText(TEXT);
  await count(page, '13 comments');
  await expect(box(page)).toHaveValue('');
  expect(await sandbox.requests('POST', '/comments')).toHaveLength(1);

  await button(page, TEXT, 'Remove').click();
  await expect(comment(page, TEXT)).toHaveCount(0);
  await count(page, '12 comments');
  await onToast(page, 'Removed successfully!', 'Undo').click();
  await expect(comments(page).first()).toContainText(TEXT);
  await count(page, '13 comments');
  expect(await removals()).toBe(0);

  await button(page, TEXT, 'Remove').click();
  await onToast(page, 'Removed successfully!', 'Dismiss').click();
  await expect.poll(removals).toBe(1);
  await open(page, FREE_VIDEO);
  await count(page, '12 comments');
  await expect(comment(page, TEXT)).toHaveCount(0);
});

test('a removed comment is deleted even if the page is left at once', async ({ page, sandbox }) => {
  await open(page, TALK_VIDEO);
  await button(page, OWN, 'Remove').click();
  await expect(toast(page, 'Removed successfully!')).toBeVisible();
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/home');
  await expect(block(page)).toHaveCount(0);
  expect(await sandbox.requests('DELETE', '/comments'), 'there is still time to undo').toEqual([]);
  await page.goto('about:blank');
  await expect
    .poll(async () => (await sandbox.requests('DELETE', '/comments')).map(({ status }) => status))
    .toEqual([200]);
});

test("a failed comment keeps its text and shows our message, or the server's about the text", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/^(POST|DELETE) \S+\/comments\S* answered (400|500)$/);
  await open(page, FREE_VIDEO);
  await sandbox.fault({ method: 'POST', path: '/comments', status: 500, body: { message: 'Stack trace' }, times: 1 });
  await send(page, TEXT);
  await expect(toast(page, TRY_LATER)).toBeVisible();
  await expect(box(page)).toHaveValue(TEXT);
  await count(page, '12 comments');

  const message = [{ property: 'content', constraints: { polite: 'Please be kind.', short: 'Please be short.' } }];
  await sandbox.fault({ method: 'POST', path: '/comments', status: 400, body: { message }, times: 1 });
  await send(page, TEXT);
  await expect(toast(page, 'Please be kind.')).toBeVisible();
  await expect(box(page)).toHaveAccessibleDescription('Please be kind.');
  await expect(box(page)).toHaveValue(TEXT);

  await send(page, TEXT);
  await count(page, '13 comments');
  await sandbox.fault({ method: 'DELETE', path: '/comments/*', status: 500, body: {}, times: 1 });
  await button(page, TEXT, 'Remove').click();
  await onToast(page, 'Removed successfully!', 'Dismiss').click();
  await expect(comments(page).first()).toContainText(TEXT);
  await count(page, '13 comments');
});

test('an own comment is edited in place; another one gets a reply', async ({ page, sandbox }) => {
  await open(page, TALK_VIDEO);
  await button(page, OWN, 'Edit').click();
  const field = comment(page, OWN).getByRole('textbox');
  await expect(field).toBeFocused();
  await field.fill('My second thoughts.');
  await block(page).getByRole('button', { name: 'Save' }).click();
  await expect(comment(page, 'My second thoughts.')).toContainText('edited');
  const [change] = await sandbox.requests('PUT', '/comments');
  expect(change?.headers['content-type']).toMatch(/^multipart\/form-data/);

  const question = 'Which shoes do you wear';
  await button(page, question, '3 replies').click();
  await button(page, question, 'Reply').click();
  await expect(page.getByTestId('reply-box')).toBeFocused();
  await page.keyboard.type('Felt, on felt.');
  await comment(page, question).getByRole('button', { name: 'Send' }).click();
  await expect(button(page, question, '4 replies')).toBeVisible();
  await expect(comment(page, question).getByRole('listitem').last()).toContainText('Felt, on felt.');
});

test('a like shows at once and is reverted if it is refused', async ({ page, sandbox, problems }) => {
  problems.allow(/^POST \S+\/reactions answered 500$/);
  await open(page, TALK_VIDEO);
  const like = comment(page, 'Which shoes do you wear').getByRole('button', { name: /^Like/ }).first();
  await expect(like).toHaveText('Like17');
  await sandbox.fault({
    method: 'POST',
    path: '/reactions',
    status: 500,
    body: { message: 'Not just now.' },
    hold: true,
    times: 1,
  });
  await like.click();
  await expect(like).toHaveText('Like18');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await sandbox.release();
  await expect(toast(page, 'Something went wrong on the server. Wait a moment, then retry.')).toBeVisible();
  await expect(like).toHaveText('Like17');
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  await like.click();
  await expect.poll(async () => (await sandbox.requests('POST', '/reactions')).at(-1)?.status).toBe(200);
  await open(page, TALK_VIDEO);
  await expect(like).toHaveText('Like18');
});

test('script tags are rendered as text, and a time code in a comment seeks', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await open(page, TALK_VIDEO);
  await expect(
    comment(page, '<script>alert(1)</script> <img src=x onerror=alert(2)> javascript:alert(3)'),
  ).toBeVisible();
  await expect(block(page).locator('script, img[src=x], a[href^=javascript]')).toHaveCount(0);
  expect(dialogs).toEqual([]);

  await block(page).getByRole('button', { name: 'Go to 1:20' }).click();
  await expect
    .poll(
      () =>
        page
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.currentTime)
          .catch(() => 0),
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(80);
});
