import { Check, ShoppingCart } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { IconLink } from '@/components/button/icon-link';
import type { Product } from '@/contract/product';
import { paths } from '@/lib/page/paths';
import { useAddToCart } from '@/store/cart/use-add-to-cart';
import { useAppSelector } from '@/store/hooks';
import { isForSale } from './for-sale';

/** Renders nothing if the product can't be bought. */
export function CardAdd({ product }: { product: Product }) {
  const me = useAppSelector((state) => state.user.current._id);
  const { line, link, onLinkClick, add } = useAddToCart(product);
  if (!isForSale(product, me)) return null;
  return line ? (
    <IconLink
      ref={link}
      onClick={onLinkClick}
      overPicture
      href={paths.cart}
      label={`${product.name} is in your cart. View cart`}
    >
      <Check />
    </IconLink>
  ) : (
    <IconButton overPicture label={`Add ${product.name} to cart`} onClick={() => add()}>
      <ShoppingCart />
    </IconButton>
  );
}
