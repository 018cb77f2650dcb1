import { FieldError } from '@/components/form/field';
import { AttachedFiles } from '@/features/studio/shared/attached-files';
import { DropZone } from '@/components/upload/drop-zone';
import { fileRules } from '@/components/upload/file-rules';
import { PictureRow } from './picture-row';
import { MAX_PICTURES } from './product-values';
import { picturesIn } from './shown-product';
import type { ProductForm } from './use-product-editor';
import styles from './product-editor.module.css';

export function PicturesField({ editor: { product, form, pictures } }: { editor: ProductForm }) {
  const shown = picturesIn(form.values.imageIds, { product, previews: pictures.previews });
  const left = MAX_PICTURES - shown.length - pictures.underWay.length;
  return (
    <fieldset className={styles.field} name="imageIds" tabIndex={-1}>
      <legend className={styles.label}>Pictures</legend>
      <AttachedFiles
        label="Pictures in order"
        files={shown.map(({ _id, url, thumbnails }, index) => ({
          id: _id,
          name: `Picture ${index + 1}`,
          picture: thumbnails?.[0] ?? url,
        }))}
        firstIs="Cover"
        onOrder={(ids) => form.set('imageIds', ids)}
        onRemove={pictures.remove}
      />
      {pictures.underWay.map((id) => (
        <PictureRow key={id} id={id} />
      ))}
      {left > 0 && (
        <DropZone
          rule={fileRules.picture}
          multiple
          label="Drop pictures here"
          onFiles={(files) => pictures.add(files.slice(0, left))}
        />
      )}
      <FieldError id="product-pictures" error={form.report.problems.imageIds} />
      <p className={styles.hint}>
        {left > 0 ? `Up to ${MAX_PICTURES}.` : `You can add up to ${MAX_PICTURES} pictures.`} The first picture is the
        cover. Drag pictures to reorder them, or use the arrow keys.
      </p>
    </fieldset>
  );
}
