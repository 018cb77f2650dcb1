import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { leaving } from '@/store/session/session.actions';

/** Phones may end a page in the background without `pagehide`. */
const isHiddenOnPhone = () => document.visibilityState === 'hidden' && window.matchMedia('(pointer: coarse)').matches;

/**
 * Sends changes that still wait for their undo notice when the visitor leaves the site, or on a phone switches to
 * another app.
 */
export function useFlushOnLeave(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const leave = () => void dispatch(leaving());
    const leaveIfGone = () => {
      if (isHiddenOnPhone()) leave();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leaveIfGone);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leaveIfGone);
    };
  }, [dispatch]);
}
