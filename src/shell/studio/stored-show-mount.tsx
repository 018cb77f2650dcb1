import dynamic from 'next/dynamic';
import { useState, useSyncExternalStore } from 'react';
import { useCurrentUrl } from '@/components/hooks/use-current-url';
import { getPath, paths } from '@/lib/page/paths';
import { canResumeBroadcast, storedShow } from '@/store/broadcast/stored-show';
import { useAppSelector } from '@/store/hooks';

const StoredShowStrip = dynamic(
  () => import('@/features/live/broadcast/stored-show-strip').then((module) => module.StoredShowStrip),
  { ssr: false },
);

const getNoShow = () => null;

/**
 * Says on studio pages that a show of this browser continues elsewhere or can be resumed. The console has its own
 * offer.
 */
export function StoredShowMount() {
  const stored = useSyncExternalStore(storedShow.onChange, storedShow.read, getNoShow);
  const isConsole = getPath(useCurrentUrl()) === paths.studioLive;
  const isIdle = useAppSelector(({ broadcast }) => broadcast.step === 'idle');
  const performerId = useAppSelector(({ user }) => user.current._id);
  const [arrivedAt] = useState(() => Date.now());
  const canResume = canResumeBroadcast(stored, performerId, arrivedAt);
  return canResume && isIdle && !isConsole ? <StoredShowStrip stored={stored} /> : null;
}
