import { useCallback } from 'react';
import { removeUploadRecords, type UploadRecord } from '@/device/upload-records';
import { useServices } from '@/services/services-context';
import { useAppStore } from '../hooks';
import { toContinuedJob, storeUploads } from './device-records';
import { uploadsRequested, type UploadKind } from './upload.state';

export type LoadUploadKind = (name: string) => Promise<UploadKind | null>;

/** Continues an interrupted upload with the file chosen again. Resolves to false if its code can't be loaded. */
export function useContinueUpload(loadKind: LoadUploadKind) {
  const store = useAppStore();
  return useCallback(
    async (record: UploadRecord, file: File): Promise<boolean> => {
      const kind = await loadKind(record.kind).catch(() => null);
      if (!kind) return false;
      const owner = store.getState().user.current._id;
      const job = toContinuedJob(kind, record, file);
      removeUploadRecords([record.id]);
      storeUploads(owner, [job]);
      store.dispatch(uploadsRequested({ owner, jobs: [job] }));
      return true;
    },
    [store, loadKind],
  );
}

/** Forgets an interrupted upload, also on the server. */
export function useDiscardUpload() {
  const { uploads } = useServices();
  return useCallback(
    ({ id, resumeUrl }: UploadRecord) => {
      removeUploadRecords([id]);
      if (resumeUrl) void uploads.discard(resumeUrl);
    },
    [uploads],
  );
}
