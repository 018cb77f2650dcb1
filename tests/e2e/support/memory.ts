import type { Page } from '@playwright/test';
import { getMemory } from '../../bench/renders.mjs';

interface MemoryWatch {
  look: () => Promise<void>;
  /** The highest growth so far, in MB, by name. */
  growth: () => Record<string, number>;
}

/**
 * Watches the memory of the page's scripts, of every process of its browser, and of other processes. Ignores processes
 * that start later; ended ones count as zero.
 */
export async function watchMemory(page: Page, others: Record<string, number | undefined>): Promise<MemoryWatch> {
  const browser = page.context().browser();
  if (!browser) throw new Error('This page has no browser to ask.');
  const [inPage, inBrowser] = await Promise.all([page.context().newCDPSession(page), browser.newBrowserCDPSession()]);
  await inPage.send('Performance.enable');
  await inPage.send('HeapProfiler.collectGarbage');
  const heap = async () => {
    const { metrics } = await inPage.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1_000_000;
  };

  const { processInfo } = await inBrowser.send('SystemInfo.getProcessInfo');
  const processes = [...processInfo.map(({ type, id }) => [type, id] as const), ...Object.entries(others)];
  const subjects = [
    { name: 'scripts', read: heap },
    ...processes.map(([name, pid = 0]) => ({ name, read: () => Promise.resolve(getMemory(pid)) })),
  ];
  const seen = await Promise.all(
    subjects.map(async ({ name, read }) => {
      const first = await read();
      return { name, read, first, most: first };
    }),
  );
  return {
    look: async () => {
      for (const subject of seen) subject.most = Math.max(subject.most, (await subject.read()) || 0);
    },
    growth: () => {
      const growth: Record<string, number> = {};
      for (const { name, first, most } of seen) growth[name] = Math.max(growth[name] ?? 0, Math.round(most - first));
      return growth;
    },
  };
}
