import { Download } from 'lucide-react';
import { Button } from '@/components/button/button';
import { BlockError } from '@/components/state/error-state';
import { useDownload } from './use-download';

/** The file of a product one has bought. */
export function DownloadButton({ productId }: { productId: string }) {
  const { asking, failure, download } = useDownload(productId);
  if (failure) return <BlockError title="The file could not be fetched." message={failure} onRetry={download} retrying={asking} />;
  return (
    <Button look="primary" icon={<Download />} loading={asking} onClick={download}>
      Download your file
    </Button>
  );
}
