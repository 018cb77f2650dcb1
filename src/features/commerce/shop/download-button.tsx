import { Download } from 'lucide-react';
import { Button } from '@/components/button/button';
import type { DownloadProps } from '@/entities/access/item-slots';
import { BlockError } from '@/components/empty-error-states/error-state';
import { useDownload } from './use-download';

/** Downloads a purchased product. With `name`, the label names it for screen readers. */
export function DownloadButton({ productId, name }: Pick<DownloadProps, 'productId'> & Partial<DownloadProps>) {
  const { isRequesting, failure, download } = useDownload(productId);
  if (failure)
    return (
      <BlockError
        title="The file couldn’t be downloaded."
        message={failure}
        onRetry={download}
        retrying={isRequesting}
      />
    );
  return (
    <Button
      variant={name ? 'secondary' : 'primary'}
      size={name ? 'sm' : 'md'}
      icon={<Download />}
      loading={isRequesting}
      onClick={download}
    >
      {name ? (
        <>
          Download <span className="visually-hidden">{name}</span>
        </>
      ) : (
        'Download your file'
      )}
    </Button>
  );
}
