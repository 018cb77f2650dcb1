import { useMemo, useSyncExternalStore } from 'react';

/** Returns an object URL for a file, or '' without one and during the first render. It is revoked automatically. */
export function useObjectUrl(file: Blob | null): string {
  const { subscribe, read } = useMemo(() => createUrlStore(file), [file]);
  return useSyncExternalStore(subscribe, read, read);
}

function createUrlStore(file: Blob | null) {
  let url = '';
  return {
    subscribe: () => {
      if (file) url = URL.createObjectURL(file);
      return () => {
        URL.revokeObjectURL(url);
        url = '';
      };
    },
    read: () => url,
  };
}
