import { useState, type ComponentType } from 'react';
import { ShoppingBag, Trash2 } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { ProductCard } from '@/entities/product/product-card';
import { FormSummary } from '@/components/form/form-summary';
import { UnsavedGuard } from '@/components/form/unsaved-guard';
import type { Option } from '@/components/listing/filter-set';
import { SaveBar } from '@/components/form/save-bar';
import { ContentState } from '@/features/studio/shared/content-state';
import { StudioHead } from '@/features/studio/shared/studio-head';
import { ViewSwitch } from '@/features/studio/shared/view-switch';
import type { OwnProduct, Product } from '@/contract/product';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useCurrency } from '@/store/ui/use-currency';
import { ProductFields } from './product-fields';
import { SendingFile } from './sending-file';
import { useProductEditor } from './use-product-editor';
import { useShownProduct } from './use-shown-product';
import styles from './product-editor.module.css';

interface ProductEditorProps {
  /** Null for a new product. */
  product: OwnProduct | null;
  categories: readonly Option[] | null;
  Preview: ComponentType<{ product: Product }>;
  onDelete?: (product: OwnProduct) => void;
}

/** Product editor with a preview. */
export function ProductEditor({ product: page, categories, Preview, onDelete }: ProductEditorProps) {
  const currency = useCurrency();
  const editor = useProductEditor(page);
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const { product, form, sending } = editor;
  const shown = useShownProduct(editor, categories ?? []);
  const title = product ? product.name : 'Add a product';
  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <StudioHead
          list={{ label: 'Products', href: studioPaths.products }}
          title={title}
          note={product && <ContentState item={product} />}
        >
          {product?.status === 'active' && (
            <ButtonLink icon={<ShoppingBag />} href={paths.product(product)}>
              View page
            </ButtonLink>
          )}
          {product && onDelete && (
            <Button look="danger" icon={<Trash2 />} onClick={() => onDelete(product)}>
              Delete product
            </Button>
          )}
        </StudioHead>
        <ViewSwitch
          label="View"
          name="view"
          view={view}
          views={[
            { value: 'edit', label: 'Edit' },
            { value: 'preview', label: 'Shop preview' },
          ]}
          onView={setView}
        />
      </div>
      {view === 'preview' && <Preview product={shown} />}
      <div className={view === 'edit' ? styles.columns : styles.hidden}>
        <form className={styles.form} method="post" noValidate onSubmit={form.submit} aria-label={title}>
          <FormSummary report={form.report} />
          <ProductFields editor={editor} categories={categories} />
          <SaveBar
            label={product ? 'Save product' : 'Add product'}
            saving={sending.busy}
            saved={sending.saved}
            dirty={form.dirty}
            onDiscard={editor.discard}
          >
            {sending.percentage !== null && <SendingFile percentage={sending.percentage} onStop={editor.stop} />}
          </SaveBar>
          <UnsavedGuard when={form.dirty} />
        </form>
        <div className={styles.aside} aria-hidden="true" inert>
          <p className={styles.asideTitle}>Next to other products</p>
          <ProductCard product={shown} currency={currency} />
        </div>
      </div>
    </div>
  );
}
