import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/timing';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';

/** Pages whose code has most of what the others share: tables, forms and charts. */
const SHARED_PAGES = [paths.studio, studioPaths.videos, studioPaths.videoNew, studioPaths.earnings];
/** Pages with the most code of their own. */
const LARGE_PAGES = [studioPaths.postNew, paths.studioLive];

/** Delay, so that the open page loads first. */
const DELAY_MS = 5000;

/** True if the visitor asked the browser to save data. Not every browser tells. */
const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/**
 * Fetches the code that the pages of the studio share, some seconds after a page opened and when the browser is idle.
 * Within the studio, also that of its largest pages.
 */
export function usePrefetchedStudio({ isInStudio = false } = {}): void {
  const router = useRouter();
  useEffect(() => {
    if (savesData()) return undefined;
    const pages = isInStudio ? [...SHARED_PAGES, ...LARGE_PAGES] : SHARED_PAGES;
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => pages.forEach((page) => void router.prefetch(page)));
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [router, isInStudio]);
}
