import { useEffect } from 'react';
import { rememberVisit, type Visit } from '@/device/visits';

/** Stores a visit in this device's history. Nothing is sent to the server. */
export function useRememberVisit({ type, id, title, path, picture }: Omit<Visit, 'at'>): void {
  useEffect(() => {
    rememberVisit({ type, id, title, path, at: Date.now(), ...(picture ? { picture } : {}) });
  }, [type, id, title, path, picture]);
}
