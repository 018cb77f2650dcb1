import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppSelector } from '../hooks';
import { canResumeBroadcast, isRecentShow, storedShow } from './stored-show';

const CHECK_INTERVAL_MS = 60_000;
const getNoShow = () => null;

/** The performer's show stored in this browser and whether it can still be resumed, kept up to date as time passes. */
export function useStoredShow() {
  const stored = useSyncExternalStore(storedShow.onChange, storedShow.read, getNoShow);
  const performerId = useAppSelector(({ user }) => user.current._id);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return {
    resumable: canResumeBroadcast(stored, performerId, now) ? stored : null,
    /** The show, also after it can no longer be resumed: its summary is offered for a day. */
    recent: isRecentShow(stored, performerId, now) ? stored : null,
  };
}
