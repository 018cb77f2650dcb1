import { setSessionCookie } from './support/accounts';
import { expectPageChecks } from './support/page-checks';
import { open } from './support/ready';
import { expect, test } from './support/test';

test('an empty text area of the studio has all its rows', async ({ page, servers }) => {
  await setSessionCookie(page, servers, 'performer');
  await open(page, '/studio/posts/new');
  const [height, line] = await page.getByRole('textbox', { name: 'Text' }).evaluate((area) => {
    const { height, lineHeight } = getComputedStyle(area);
    return [parseFloat(height), parseFloat(lineHeight)] as const;
  });
  expect(height / line).toBeGreaterThanOrEqual(8);
});

test('the photos of a profile have their styles and hydrate', async ({ page, isMobile }) => {
  await expectPageChecks(page, '/performers/aria?tab=photos', 200, isMobile);
});
