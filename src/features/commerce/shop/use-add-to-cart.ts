import { useEffect, useRef, type MouseEvent } from 'react';
import type { Product } from '@/contract/product';
import { cartItemOf } from '@/store/cart/cart-item';
import { selectCartItem } from '@/store/cart/cart.selectors';
import { itemsAdded, quantityChanged } from '@/store/cart/cart.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The second click of a double click comes within this time. */
const DOUBLE_CLICK_MS = 500;

/** The line of the cart with a product, and the ways to put it in and to change it. */
export function useAddToCart(product: Product) {
  const dispatch = useAppDispatch();
  const line = useAppSelector(selectCartItem(product._id));
  const inCart = line !== undefined;
  const pressed = useRef(false);
  /** Give it to the link that stands where the button was: the focus stays in its place. */
  const link = useRef<HTMLAnchorElement>(null);
  const linkShownAt = useRef(-Infinity);

  useEffect(() => {
    if (inCart && pressed.current) {
      linkShownAt.current = performance.now();
      link.current?.focus();
    }
    pressed.current = false;
  }, [inCart]);

  /** Ignores the second click of a double click on the button. It hits the link, and Firefox counts the clicks of each element from 1. */
  const onLinkClick = (event: MouseEvent) => {
    const isMouse = event.detail > 0;
    if (event.detail > 1 || (isMouse && performance.now() - linkShownAt.current < DOUBLE_CLICK_MS)) event.preventDefault();
  };

  return {
    line,
    link,
    onLinkClick,
    add: (quantity?: number) => {
      pressed.current = true;
      dispatch(itemsAdded([{ ...cartItemOf(product), quantity }]));
    },
    change: (quantity: number) => dispatch(quantityChanged({ _id: product._id, quantity })),
  };
}
