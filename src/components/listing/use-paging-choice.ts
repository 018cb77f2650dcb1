import { useSyncExternalStore } from 'react';
import { onPagingChoice, readPagingChoice, DEFAULT_PAGING, type PagingChoice } from '@/device/list-paging';

/** Returns the device's paging choice; the default until hydration. */
export const usePagingChoice = (): PagingChoice =>
  useSyncExternalStore(onPagingChoice, readPagingChoice, () => DEFAULT_PAGING);
