import type { Page } from '@playwright/test';

/** Opens a page whose scripts are still on their way. What it gives lets them arrive. */
export async function openWithLateScripts(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}
