import { ShoppingCart } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import type { Product } from '@/contract/product';
import { paths } from '@/lib/page/paths';
import { stockOf } from '@/entities/product/product-list';
import { cartItemOf } from '@/store/cart/cart-item';
import { selectCartItem } from '@/store/cart/cart.selectors';
import { itemsAdded } from '@/store/cart/cart.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Adds the product to the cart again. Renders nothing if it is sold out. */
export function BuyAgain({ product }: { product: Product }) {
  const dispatch = useAppDispatch();
  const isInCart = useAppSelector(selectCartItem(product._id)) !== undefined;
  if (isInCart) {
    return (
      <ButtonLink icon={<ShoppingCart />} href={paths.cart}>
        In cart · View cart
      </ButtonLink>
    );
  }
  if (stockOf(product).kind === 'soldOut') return null;
  return (
    <Button icon={<ShoppingCart />} onClick={() => dispatch(itemsAdded([cartItemOf(product)]))}>
      Buy again
    </Button>
  );
}
