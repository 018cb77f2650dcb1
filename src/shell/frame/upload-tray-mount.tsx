import dynamic from 'next/dynamic';
import { useSyncExternalStore } from 'react';
import { hasUploadRecords, onStoredChange } from '@/device/has-upload-records';
import { useAppSelector, useIsPerformer } from '@/store/hooks';
import type { LoadUploadKind } from '@/store/upload/use-continue-upload';

const UploadTray = dynamic(() => import('@/features/studio/uploads/upload-tray').then((module) => module.UploadTray), {
  ssr: false,
});

const hasNone = () => false;

export const loadUploadKind: LoadUploadKind = (name) =>
  import('@/shell/studio/upload-kinds').then(({ uploadKind }) => uploadKind(name));

export const useHasUploadDrafts = (): boolean => useSyncExternalStore(onStoredChange, hasUploadRecords, hasNone);

/** Shows uploads on every page, and the question of a logout; the code loads with the first of them. */
export function UploadTrayMount() {
  const isUsed = useAppSelector(({ upload }) => upload.order.length > 0 || upload.leaving !== null);
  const isPerformer = useIsPerformer();
  const hasDrafts = useHasUploadDrafts();
  return isUsed || (isPerformer && hasDrafts) ? <UploadTray loadKind={loadUploadKind} /> : null;
}
