import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { isPageGone, onceGone, thisPage } from '@/device/live-pages';
import {
  interruptedUploads,
  onUploadRecordsChange,
  readUploadRecords,
  type UploadRecord,
} from '@/device/upload-records';
import { shallowEqual, useAppSelector } from '../hooks';

const NONE: readonly UploadRecord[] = [];
const noDrafts = () => NONE;

/** Uploads of this account interrupted by a reload, a crash or a closed tab, oldest first. */
export function useInterruptedUploads(): readonly UploadRecord[] {
  const drafts = useSyncExternalStore(onUploadRecordsChange, readUploadRecords, noDrafts);
  const owner = useAppSelector(({ user }) => user.current._id);
  const listed = useAppSelector(({ upload }) => upload.order, shallowEqual);
  useClosedPages(drafts);
  return interruptedUploads(drafts, owner, isOver).filter(({ id }) => !listed.includes(id));
}

/** Uploads of this page that are no longer listed aren't running either. */
const isOver = (page: string) => page === thisPage || isPageGone(page);

/** Renders again when a page of these drafts turns out to be closed. */
function useClosedPages(drafts: readonly UploadRecord[]): void {
  const [, notice] = useReducer((count: number) => count + 1, 0);
  const pages = [...new Set(drafts.map(({ page }) => page))]
    .filter((page) => page !== thisPage && !isPageGone(page))
    .join(' ');
  useEffect(() => {
    const stops = pages
      .split(' ')
      .filter(Boolean)
      .map((page) => onceGone(page, notice));
    return () => stops.forEach((stop) => stop());
  }, [pages]);
}
