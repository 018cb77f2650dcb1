import { ProgressRow } from '@/components/upload/progress-row';
import { useUpload } from '@/store/upload/use-uploads';

export function FileRow({ id }: { id: string }) {
  const upload = useUpload(id);
  return upload && <ProgressRow {...upload.row} />;
}
