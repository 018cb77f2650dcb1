import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

export const DAY_MS = 86_400_000;

export const main = (page: Page) => page.getByRole('main');
export const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** The button in the toast with this text. */
export const onToast = (page: Page, text: string, button: string) =>
  page.locator('[popover] li, [popover] > div').filter({ hasText: text }).getByRole('button', { name: button }).first();

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < 80; count += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'reached by Tab').toBeFocused();
}

/** Chooses an option of an antd select. */
export async function choose(select: Locator, option: string): Promise<void> {
  await select.press('ArrowDown');
  await select.page().locator('.ant-select-item-option').filter({ hasText: option }).last().click();
}
