import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { leaving } from '@/store/session/session.actions';

/** When the site is left, from whichever page, what still waits for an Undo goes out. */
export function useFlushOnLeave(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const leave = () => void dispatch(leaving());
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [dispatch]);
}
