import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/when-idle';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';

/** Pages whose code has most of what the others share (tables, forms and charts), and the largest of the others. */
const PAGES = [
  paths.studio,
  studioPaths.videos,
  studioPaths.videoNew,
  studioPaths.earnings,
  studioPaths.postNew,
  paths.studioLive,
];

/** The page that is open has loaded by then. */
const DELAY_MS = 5000;

/** True if the visitor asked the browser to save data. Not every browser tells. */
const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** Fetches the code that the pages of the studio share, some seconds after a page opened and when the browser is idle. */
export function usePrefetchedStudio(): void {
  const router = useRouter();
  useEffect(() => {
    if (savesData()) return undefined;
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => PAGES.forEach((page) => void router.prefetch(page)));
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [router]);
}
