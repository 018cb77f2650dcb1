import { UnsavedGuard } from '@/components/form/unsaved-guard';

/** Asks before leaving the page stops an upload that isn’t in the upload queue. */
export const UploadGuard = ({ when }: { when: boolean }) => (
  <UnsavedGuard when={when} title="Leave and stop the upload?">
    The file isn’t uploaded yet. If you leave, you’ll have to choose it again.
  </UnsavedGuard>
);
