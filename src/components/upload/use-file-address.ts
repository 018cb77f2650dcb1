import { useMemo, useSyncExternalStore } from 'react';

/** An address in this page for a file of this device, to show it; '' without one, and until it is there. Let go of by itself. */
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
