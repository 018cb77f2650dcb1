import type { Product } from '@/contract/product';
import type { NewCartItem } from './cart.slice';

/** The fields of a product that the cart stores. */
export function toCartItem({
  _id,
  name,
  slug,
  type,
  price,
  images,
  image,
  performerId,
  performer,
}: Product): Omit<NewCartItem, 'quantity'> {
  const picture = images?.[0]?.thumbnails?.[0] ?? images?.[0]?.url ?? image;
  return {
    _id,
    name,
    slug,
    type,
    price,
    image: picture,
    performerId: performerId ?? performer?._id,
    seller: performer?.name,
  };
}
