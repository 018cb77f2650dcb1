import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export const DAY_MS = 86_400_000;

export const main = (page: Page) => page.getByRole('main');
/** The section of the studio's start page with this title. */
export const part = (page: Page, title: string) => page.getByRole('region', { name: title });
export const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** The button in the toast with this text. */
export const onToast = (page: Page, words: string, button: string) =>
  page
    .locator('[popover] li, [popover] > div')
    .filter({ hasText: words })
    .getByRole('button', { name: button })
    .first();

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place, 'reached by Tab').toBeFocused();
}
