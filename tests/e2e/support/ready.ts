import type { Page } from '@playwright/test';

interface Fiber {
  tag: number;
  memoizedState: { dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Whether React has hydrated the boundary around the page. (Next's marker only says that hydration has started.) */
export function isHydrated(): boolean {
  const SUSPENSE = 13;
  const container = document.getElementById('__next');
  const root = Object.entries(container ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1] as
    { stateNode: { current: Fiber } } | undefined;
  const boundaryIn = (fiber: Fiber | null): Fiber | null =>
    fiber && (fiber.tag === SUSPENSE ? fiber : (boundaryIn(fiber.child) ?? boundaryIn(fiber.sibling)));
  const boundary = boundaryIn(root?.stateNode.current ?? null);
  return boundary !== null && !boundary.memoizedState?.dehydrated;
}

/**
 * Waits until the page is interactive: React has hydrated it, and the live connection (on pages with a header) was
 * attempted.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // The rest loads with the first interaction, or after three seconds.
  await page.mouse.move(1, 1);
  const header = page.getByRole('banner');
  if ((await header.getByRole('navigation', { name: 'Main' }).count()) > 0)
    await header.getByRole('status').first().waitFor({ state: 'attached' });
}

/** Opens a URL and waits until it is interactive. Returns the status. */
export async function open(page: Page, path: string): Promise<number> {
  const response = await page.goto(path);
  await waitUntilInteractive(page);
  return response?.status() ?? 0;
}

/** Opens a URL with its scripts delayed until the returned function is called. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // Simulates a visitor: without a key press, React ignores what `fill` writes.
  await page.keyboard.press('Shift');
  return arrive;
}
