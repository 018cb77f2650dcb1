import { useEffect, useRef, type MouseEvent } from 'react';
import type { Product } from '@/contract/product';
import { cartItemOf } from '@/store/cart/cart-item';
import { selectCartItem } from '@/store/cart/cart.selectors';
import { itemsAdded, quantityChanged } from '@/store/cart/cart.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The second press of a double click meets the link that stands where the button was: nobody wanted to leave. */
const stayOnDoubleClick = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** The line of the cart with a product, and the ways to put it in and to change it. */
export function useAddToCart(product: Product) {
  const dispatch = useAppDispatch();
  const line = useAppSelector(selectCartItem(product._id));
  const inCart = line !== undefined;
  const pressed = useRef(false);
  /** Give it to the link that stands where the button was: the focus stays in its place. */
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (inCart && pressed.current) link.current?.focus();
    pressed.current = false;
  }, [inCart]);

  return {
    line,
    link,
    onLinkClick: stayOnDoubleClick,
    add: (quantity?: number) => {
      pressed.current = true;
      dispatch(itemsAdded([{ ...cartItemOf(product), quantity }]));
    },
    change: (quantity: number) => dispatch(quantityChanged({ _id: product._id, quantity })),
  };
}
