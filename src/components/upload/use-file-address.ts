import { useMemo, useSyncExternalStore } from 'react';

/** Returns an object URL for a file, or '' without one and during the first render. It is revoked automatically. */
export function useFileAddress(file: Blob | null): string {
  const { hold, read } = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(hold, read, read);
}

function addressOf(file: Blob | null) {
  let address = '';
  return {
    hold: () => {
      if (file) address = URL.createObjectURL(file);
      return () => {
        URL.revokeObjectURL(address);
        address = '';
      };
    },
    read: () => address,
  };
}
