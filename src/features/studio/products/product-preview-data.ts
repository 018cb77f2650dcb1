import type { OwnProduct, Product } from '@/contract/product';
import type { MediaFile } from '@/contract/fields';
import type { ProductValues } from './product-values';

interface Known {
  /** Null for a new one. */
  product: OwnProduct | null;
  /** URLs of locally selected pictures by id. */
  previews: Readonly<Record<string, { url: string | null }>>;
  categories: readonly { value: string; label: string }[];
  seller: NonNullable<Product['performer']> | null;
}

/** Pictures of a form in order; pictures unknown after a reload have no URL. */
export const picturesIn = (
  imageIds: readonly string[],
  { product, previews }: Pick<Known, 'product' | 'previews'>,
): (MediaFile & { _id: string })[] =>
  imageIds.map((id) => ({ url: previews[id]?.url, ...product?.images?.find(({ _id }) => _id === id), _id: id }));

export function getProduct(values: ProductValues, known: Known): Product {
  const { product, categories, seller } = known;
  const { name, description, type, price, stock, categoryIds, imageIds } = values;
  return {
    _id: product?._id ?? '',
    slug: product?.slug,
    name: name.trim() || 'Product name',
    description: description.trim(),
    type: type === 'digital' ? 'digital' : 'physical',
    price: Number(price) || 0,
    stock: stock.trim() === '' ? undefined : Number(stock) || 0,
    images: picturesIn(imageIds, known),
    categories: categories
      .filter(({ value }) => categoryIds.includes(value))
      .map(({ value, label }) => ({ _id: value, name: label })),
    performerId: seller?._id,
    performer: seller,
  };
}
