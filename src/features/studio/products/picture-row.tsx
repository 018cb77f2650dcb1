import { ProgressRow } from '@/components/upload/progress-row';
import { useUpload } from '@/store/upload/use-uploads';

export function PictureRow({ id }: { id: string }) {
  const upload = useUpload(id);
  return upload && <ProgressRow {...upload.row} />;
}
