import type { ComponentType } from 'react';
import { ShoppingBag } from 'lucide-react';
import { ProductCard } from '@/entities/product/product-card';
import type { Option } from '@/components/listing/filter-set';
import { SlugField } from '../shared/slug-field';
import { Editor } from '../shared/editor';
import type { Product } from '@/contract/product';
import { paths } from '@/lib/page/paths';
import { studioPaths } from '@/lib/page/studio-paths';
import { useCurrency } from '@/store/ui/use-currency';
import { useAppSelector } from '@/store/hooks';
import { ProductFields } from './product-fields';
import { PRODUCT } from './product-values';
import type { NewProductPage, OwnProductPage } from './product.loader';
import { SendingFile } from './sending-file';
import { useProductEditor, type ProductForm } from './use-product-editor';
import { getProduct } from './product-preview-data';
import styles from './product.module.css';

interface Slots {
  Preview: ComponentType<{ product: Product }>;
}

export const NewProductScreen = (page: NewProductPage & Slots) => <ProductEditor product={null} {...page} />;

export const StudioProductScreen = (page: OwnProductPage & Slots) => <ProductEditor key={page.product._id} {...page} />;

type ProductEditorProps = NewProductPage & Slots & { product: OwnProductPage['product'] | null };

function ProductEditor({ product: page, categories, Preview }: ProductEditorProps) {
  const currency = useCurrency();
  const editor = useProductEditor(page);
  const { product, percentage } = editor;
  const shown = useShownProduct(editor, categories ?? []);
  return (
    <Editor
      list={{ label: 'Products', href: studioPaths.products }}
      title={product ? product.name : 'Add a product'}
      kind={PRODUCT}
      item={product}
      page={product ? { href: paths.product(product), icon: <ShoppingBag /> } : undefined}
      previews={{ preview: { label: 'Shop preview', preview: <Preview product={shown} /> } }}
      slugField={product && <SlugField item={{ ...product, title: product.name }} path={paths.product(product)} />}
      form={editor.form}
      saveLabel={product ? 'Save product' : 'Add product'}
      unstored={editor.file ? 'the chosen file' : undefined}
      onDiscard={editor.discard}
      progress={percentage !== null && <SendingFile percentage={percentage} onStop={editor.stop} />}
      aside={
        <div className={styles.aside} aria-hidden="true" inert>
          <p className={styles.asideTitle}>Next to other products</p>
          <ProductCard product={shown} currency={currency} />
        </div>
      }
    >
      <ProductFields editor={editor} categories={categories} />
    </Editor>
  );
}

function useShownProduct({ product, form: { values }, pictures }: ProductForm, categories: readonly Option[]): Product {
  const { _id, name, username, avatar } = useAppSelector(({ user }) => user.current);
  return getProduct(values, {
    product,
    previews: pictures.previews,
    categories,
    seller: { _id, name: name || username || '', username: username ?? '', avatar },
  });
}
