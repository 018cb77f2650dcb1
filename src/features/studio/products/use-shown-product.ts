import type { Option } from '@/components/listing/filter-set';
import type { Product } from '@/contract/product';
import { useAppSelector } from '@/store/hooks';
import { getProduct } from './shown-product';
import type { ProductForm } from './use-product-editor';

export function useShownProduct(
  { product, form: { values }, pictures }: ProductForm,
  categories: readonly Option[],
): Product {
  const { _id, name, username, avatar } = useAppSelector(({ user }) => user.current);
  return getProduct(values, {
    product,
    previews: pictures.previews,
    categories,
    seller: { _id, name: name || username || '', username: username ?? '', avatar },
  });
}
