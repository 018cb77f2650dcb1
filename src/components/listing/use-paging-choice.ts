import { useSyncExternalStore } from 'react';
import { onPagingChoice, readPagingChoice, USUAL_PAGING, type PagingChoice } from '@/device/list-paging';

/** How this device wants lists to go on; what is usual until the page is alive. */
export const usePagingChoice = (): PagingChoice => useSyncExternalStore(onPagingChoice, readPagingChoice, () => USUAL_PAGING);
