import { ProgressRow } from '@/components/upload/progress-row';
import { useUpload } from '@/store/upload/use-uploads';

/** A file on its way. */
export function FileRow({ id }: { id: string }) {
  const upload = useUpload(id);
  return upload && <ProgressRow {...upload.row} />;
}
