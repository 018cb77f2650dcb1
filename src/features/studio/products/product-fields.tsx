import type { CategoriesPage } from '../shared/categories-page';
import { CategoriesItem } from '../shared/categories-item';
import { EditorGroup } from '../shared/editor';
import { ChoiceItem } from '../shared/form/choice-items';
import { NumberItem } from '../shared/form/number-item';
import { TextAreaItem, TextItem } from '../shared/form/text-items';
import { proceedsText, useSaleTerms } from '../shared/proceeds';
import { VisibilityItems } from '../shared/visibility-items';
import { useCurrency } from '@/store/ui/use-currency';
import { fileRules } from '@/components/upload/file-rules';
import { DownloadItem } from './download-item';
import type { ProductForm } from './use-product-editor';
import { AttachmentsItem } from '../shared/attachments-item';
import { picturesIn } from './product-preview-data';
import styles from './product.module.css';

interface ProductFieldsProps extends CategoriesPage {
  editor: ProductForm;
}

export function ProductFields({ editor, categories }: ProductFieldsProps) {
  const { symbol } = useCurrency();
  const { values, setAll } = editor.form;
  const terms = useSaleTerms('productSaleCommission');
  return (
    <>
      <EditorGroup>
        <TextItem name="name" label="Name" />
        <TextAreaItem
          name="description"
          label="Description"
          hint="Size, material, and what the package or file contains."
        />
        <PicturesItem editor={editor} />
      </EditorGroup>
      <EditorGroup>
        <ChoiceItem
          name="type"
          label="Type"
          options={[
            { value: 'physical', label: 'Physical item' },
            { value: 'digital', label: 'Digital download' },
          ]}
        />
        <div className={styles.figures}>
          <NumberItem
            name="price"
            label={`Price (${symbol})`}
            decimals
            hint={proceedsText(values.price, 'money', terms, true) || undefined}
          />
          {values.type === 'physical' && <NumberItem name="stock" label="In stock" />}
        </div>
        {values.type === 'digital' && <DownloadItem editor={editor} />}
      </EditorGroup>
      <EditorGroup>
        <CategoriesItem options={categories} />
        <VisibilityItems form={{ values: { status: values.status }, setAll }} noun="product" drafts />
      </EditorGroup>
    </>
  );
}

const PicturesItem = ({ editor: { product, form, pictures } }: { editor: ProductForm }) => (
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
    hint="The first picture is the cover. Drag pictures to reorder them, or press Space on a picture’s handle, then the arrow keys."
    onOrder={(ids) => form.set('imageIds', ids)}
  />
);
