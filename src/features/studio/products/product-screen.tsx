import type { ComponentType } from 'react';
import { useCheckedRemoval } from '@/features/studio/shared/use-checked-removal';
import type { OwnProduct, Product } from '@/contract/product';
import { ProductEditor } from './product-editor';
import type { NewProductPage, OwnProductPage } from './product.loader';
import { useProductRemoval } from './use-product-removal';

interface Slots {
  Preview: ComponentType<{ product: Product }>;
}

export const NewProductScreen = ({ categories, Preview }: NewProductPage & Slots) => (
  <ProductEditor product={null} categories={categories} Preview={Preview} />
);

export function StudioProductScreen({ product, categories, Preview }: OwnProductPage & Slots) {
  const remove = useProductRemoval();
  const { onRemove, dialog } = useCheckedRemoval<OwnProduct>({
    noun: 'product',
    plural: 'products',
    nameOf: ({ name }) => name,
    remove: ([item]) => item && remove(item),
  });
  return (
    <>
      <ProductEditor
        key={product._id}
        product={product}
        categories={categories}
        Preview={Preview}
        onDelete={(item) => onRemove([item])}
      />
      {dialog}
    </>
  );
}
