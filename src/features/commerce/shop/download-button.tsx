import { Download } from 'lucide-react';
import { Button } from '@/components/button/button';
import type { DownloadProps } from '@/entities/access/item-slots';
import { BlockError } from '@/components/empty-error-states/error-state';
import { useDownload } from './use-download';
import styles from './download-button.module.css';

/** Downloads a purchased product. With `name`, the label names it for screen readers. */
export function DownloadButton({ productId, name }: Pick<DownloadProps, 'productId'> & Partial<DownloadProps>) {
  const { isRequesting, failure, url, download } = useDownload(productId);
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
    <div className={styles.download}>
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
      {/* For Safari, which blocks a new tab that opens after the response. */}
      <span role="status" className={styles.status}>
        {url ? (
          <>
            Didn’t open?{' '}
            <a href={url} target="_blank" rel="noopener">
              Open the file{name ? <span className="visually-hidden"> for {name}</span> : null}
            </a>
          </>
        ) : null}
      </span>
    </div>
  );
}
