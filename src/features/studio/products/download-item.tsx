import { FileDown } from 'lucide-react';
import { fileRules } from '@/components/upload/file-rules';
import { FileItem } from '../shared/form/file-item';
import { formatBytes } from '@/lib/format/file-size';
import { hasDownload } from './product-values';
import type { ProductForm } from './use-product-editor';
import styles from './product.module.css';

export function DownloadItem({ editor: { product, file, chooseFile } }: { editor: ProductForm }) {
  const isStored = !file && hasDownload(product);
  return (
    <FileItem
      name="digitalFile"
      label="File to download"
      rule={fileRules.digital}
      file={file}
      onFile={chooseFile}
      preview={
        isStored && (
          <p className={styles.stored}>
            <FileDown />
            <span dir="auto">
              {product?.digitalFileName || 'File uploaded.'}{' '}
              {product?.digitalFileSize ? (
                <span className={styles.hint}>{formatBytes(product.digitalFileSize)}</span>
              ) : null}
            </span>
          </p>
        )
      }
      hint={isStored ? 'A new file replaces this one. Past buyers download the new file.' : undefined}
    />
  );
}
