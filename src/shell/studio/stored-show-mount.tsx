import dynamic from 'next/dynamic';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { getPath, paths } from '@/lib/page/paths';
import { useStoredShow } from '@/store/broadcast/use-stored-show';
import { useAppSelector } from '@/store/hooks';

const StoredShowStrip = dynamic(
  () => import('@/features/live/broadcast/stored-show-strip').then((module) => module.StoredShowStrip),
  { ssr: false },
);

/**
 * Says on studio pages that a show of this browser continues elsewhere or can be resumed. The console has its own
 * offer.
 */
export function StoredShowMount() {
  const { resumable } = useStoredShow();
  const isConsole = getPath(useCurrentUrl()) === paths.studioLive;
  const isIdle = useAppSelector(({ broadcast }) => broadcast.step === 'idle');
  return resumable && isIdle && !isConsole ? <StoredShowStrip stored={resumable} /> : null;
}
