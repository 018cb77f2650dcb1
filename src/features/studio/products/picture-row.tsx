import { ProgressRow } from '@/components/upload/progress-row';
import { useUpload } from '@/store/upload/use-uploads';

/** A picture on its way. */
export function PictureRow({ id }: { id: string }) {
  const upload = useUpload(id);
  return upload && <ProgressRow {...upload.row} />;
}
