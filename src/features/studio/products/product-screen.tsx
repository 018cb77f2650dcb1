import type { ComponentType } from 'react';
import { useEditorRemoval } from '@/features/studio/shared/content-kind';
import type { Product } from '@/contract/product';
import { studioPaths } from '@/lib/page/studio-paths';
import { ProductEditor } from './product-editor';
import type { NewProductPage, OwnProductPage } from './product.loader';
import { PRODUCT } from './product-values';

interface Slots {
  Preview: ComponentType<{ product: Product }>;
}

export const NewProductScreen = ({ categories, Preview }: NewProductPage & Slots) => (
  <ProductEditor product={null} categories={categories} Preview={Preview} />
);

export function StudioProductScreen({ product, categories, Preview }: OwnProductPage & Slots) {
  const { onDelete, dialog } = useEditorRemoval(PRODUCT, studioPaths.products);
  return (
    <>
      <ProductEditor
        key={product._id}
        product={product}
        categories={categories}
        Preview={Preview}
        onDelete={onDelete}
      />
      {dialog}
    </>
  );
}
