import { fileRules } from '@/components/upload/file-rules';
import { AttachmentsItem } from '@/features/studio/shared/attachments-item';
import { picturesIn } from './shown-product';
import type { ProductForm } from './use-product-editor';

export const PicturesItem = ({ editor: { product, form, pictures } }: { editor: ProductForm }) => (
  <AttachmentsItem
    name="imageIds"
    label="Pictures"
    plural="pictures"
    rule={fileRules.picture}
    files={picturesIn(form.values.imageIds, { product, previews: pictures.previews }).map(
      ({ _id, url, thumbnails }, index) => ({
        id: _id,
        name: `Picture ${index + 1}`,
        picture: thumbnails?.[0] ?? url,
      }),
    )}
    attachments={pictures}
    firstIs="Cover"
    hint="The first picture is the cover. Drag pictures to reorder them, or use the arrow keys."
    onOrder={(ids) => form.set('imageIds', ids)}
  />
);
