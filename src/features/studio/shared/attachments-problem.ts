import type { UploadDelay } from '@/store/upload/use-attachments';

const PROBLEMS: Record<UploadDelay, string> = {
  failed: 'couldn’t be uploaded. Retry or remove them.',
  paused: 'are paused. Resume or remove them.',
  uploading: 'are still uploading. Wait for them or remove them.',
};

/** The message for a form whose files aren't all uploaded; `plural` says what they are: "pictures". */
export const attachmentsProblem = (plural: string, delay: UploadDelay | null): string | undefined =>
  delay === null ? undefined : `Some ${plural} ${PROBLEMS[delay]}`;
