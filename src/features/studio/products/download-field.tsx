import { FileDown } from 'lucide-react';
import { FileField } from '@/components/upload/file-field';
import { fileRules } from '@/components/upload/file-rules';
import { formatBytes } from '@/lib/format/file-size';
import { hasDownload } from './product-values';
import type { ProductForm } from './use-product-editor';
import styles from './product-editor.module.css';

/** The download of a digital product: the stored file or its replacement. */
export function DownloadField({ editor: { product, form, file, chooseFile } }: { editor: ProductForm }) {
  const isStored = !file && hasDownload(product);
  return (
    <FileField
      label="File to download"
      rule={fileRules.digital}
      file={file}
      onFile={chooseFile}
      error={form.report.problems.digitalFile}
      preview={
        isStored && (
          <p className={styles.kept}>
            <FileDown aria-hidden="true" />
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
