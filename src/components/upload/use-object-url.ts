import { useMemo, useSyncExternalStore } from 'react';

/** Returns an object URL for a file, or '' without one and during the first render. It is revoked automatically. */
export function useObjectUrl(file: Blob | null): string {
  const { subscribe, read } = useMemo(() => getAddress(file), [file]);
  return useSyncExternalStore(subscribe, read, read);
}

function getAddress(file: Blob | null) {
  let address = '';
  return {
    subscribe: () => {
      if (file) address = URL.createObjectURL(file);
      return () => {
        URL.revokeObjectURL(address);
        address = '';
      };
    },
    read: () => address,
  };
}
