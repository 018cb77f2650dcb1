import type { Page } from '@playwright/test';

/** Waits until the page is alive: React has taken over, and the live connection (where the page has a header) has been tried. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('Next.js-hydration').length > 0);
  const header = page.getByRole('banner');
  if ((await header.getByRole('navigation', { name: 'Main' }).count()) > 0) await header.getByRole('status').first().waitFor({ state: 'attached' });
}

/** Opens an address and waits until it is alive. Gives the status of the answer. */
export async function open(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path);
  await alive(page);
  return answer?.status() ?? 0;
}
