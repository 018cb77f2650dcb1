import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { leaving } from '@/store/session/session.actions';

/** Sends changes that still wait for their undo notice when the visitor leaves the site. */
export function useFlushOnLeave(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const leave = () => void dispatch(leaving());
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [dispatch]);
}
