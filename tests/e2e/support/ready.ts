import type { Page } from '@playwright/test';

interface Fiber {
  tag: number;
  memoizedState: { dehydrated?: unknown } | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Whether React has brought to life what stands in the boundary around the page. (Next's mark says only that it has begun.) */
export function isHydrated(): boolean {
  const SUSPENSE = 13;
  const container = document.getElementById('__next');
  const root = Object.entries(container ?? {}).find(([key]) => key.startsWith('__reactContainer'))?.[1] as { stateNode: { current: Fiber } } | undefined;
  const boundaryIn = (fiber: Fiber | null): Fiber | null => fiber && (fiber.tag === SUSPENSE ? fiber : (boundaryIn(fiber.child) ?? boundaryIn(fiber.sibling)));
  const boundary = boundaryIn(root?.stateNode.current ?? null);
  return boundary !== null && !boundary.memoizedState?.dehydrated;
}

/** Waits until the page is alive: React has taken over, and the live connection (where the page has a header) has been tried. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  // On a first visit the rest comes with the visitor's first move; who only looks waits three seconds.
  await page.mouse.move(1, 1);
  const header = page.getByRole('banner');
  if ((await header.getByRole('navigation', { name: 'Main' }).count()) > 0) await header.getByRole('status').first().waitFor({ state: 'attached' });
}

/** Opens an address and waits until it is alive. Gives the status of the answer. */
export async function open(page: Page, path: string): Promise<number> {
  const answer = await page.goto(path);
  await alive(page);
  return answer?.status() ?? 0;
}

/** Opens an address whose scripts do not come before the returned function is called. */
export async function openEarly(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // Somebody is there: what `fill` writes without a key would be the browser's own doing.
  await page.keyboard.press('Shift');
  return arrive;
}
