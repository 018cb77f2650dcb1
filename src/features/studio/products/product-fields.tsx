import { RadioGroup } from '@/components/form/radio-group';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import type { Option } from '@/components/listing/filter-set';
import { CategoriesField } from '@/features/studio/shared/categories-field';
import { VisibilityField } from '@/features/studio/shared/visibility-field';
import { proceedsText, useSaleTerms } from '@/features/studio/shared/proceeds';
import { useCurrency } from '@/store/ui/use-currency';
import { DownloadField } from './download-field';
import { PicturesField } from './pictures-field';
import type { ProductForm } from './use-product-editor';
import styles from './product-editor.module.css';

interface ProductFieldsProps {
  editor: ProductForm;
  /** Null if they could not be loaded. */
  categories: readonly Option[] | null;
}

export function ProductFields({ editor, categories }: ProductFieldsProps) {
  const { symbol } = useCurrency();
  const { values, report, set, text } = editor.form;
  const terms = useSaleTerms('productSaleCommission');
  const price = text('price');
  return (
    <>
      <div className={styles.group}>
        <TextField {...text('name')} label="Name" maxLength={150} autoComplete="off" />
        <TextArea
          {...text('description')}
          label="Description"
          rows={4}
          maxLength={5000}
          hint="Size, material, and what the parcel or file contains."
        />
        <PicturesField editor={editor} />
      </div>
      <div className={styles.group}>
        <RadioGroup
          label="Type"
          name="type"
          value={values.type === 'digital' ? 'digital' : 'physical'}
          options={[
            { value: 'physical', label: 'Physical item' },
            { value: 'digital', label: 'Digital download' },
          ]}
          onChange={(type) => set('type', type)}
        />
        <div className={styles.figures}>
          <TextField
            {...price}
            label={`Price (${symbol})`}
            inputMode="decimal"
            autoComplete="off"
            hint={proceedsText(values.price, 'money', terms, true) || undefined}
            onChange={(event) => set('price', event.target.value.replace(',', '.'))}
          />
          {values.type === 'physical' && (
            <TextField {...text('stock')} label="In stock" inputMode="numeric" autoComplete="off" />
          )}
        </div>
        {values.type === 'digital' && (
          <fieldset name="digitalFile" tabIndex={-1}>
            <DownloadField editor={editor} />
          </fieldset>
        )}
      </div>
      <div className={styles.group}>
        <CategoriesField
          options={categories}
          chosen={values.categoryIds}
          error={report.problems.categoryIds}
          onChange={(ids) => set('categoryIds', ids)}
        />
        <VisibilityField
          id="product"
          noun="product"
          drafts
          values={{ status: values.status }}
          onChange={editor.form.setAll}
        />
      </div>
    </>
  );
}
