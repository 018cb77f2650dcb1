import type { Option } from '@/components/listing/filter-set';
import type { Product } from '@/contract/product';
import { useAppSelector } from '@/store/hooks';
import { productOf } from './shown-product';
import type { ProductForm } from './use-product-editor';

export function useShownProduct(
  { product, form: { values }, pictures }: ProductForm,
  categories: readonly Option[],
): Product {
  const { _id, name, username, avatar } = useAppSelector(({ user }) => user.current);
  return productOf(values, {
    product,
    previews: pictures.previews,
    categories,
    seller: { _id, name: name || username || '', username: username ?? '', avatar },
  });
}
