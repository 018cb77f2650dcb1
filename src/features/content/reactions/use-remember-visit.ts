import { useEffect } from 'react';
import { rememberVisit, type Visit } from '@/device/visits';

/** Remembers on this device that a thing was looked at. Nothing of it is sent anywhere. */
export function useRememberVisit({ type, id, title, path, picture }: Omit<Visit, 'at'>): void {
  useEffect(() => {
    rememberVisit({ type, id, title, path, at: Date.now(), ...(picture ? { picture } : {}) });
  }, [type, id, title, path, picture]);
}
