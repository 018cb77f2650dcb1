import { useEffect, useRef, type MouseEvent } from 'react';
import type { Product } from '@/contract/product';
import { DOUBLE_CLICK_MS } from '@/lib/browser/timing';
import { toCartItem } from './cart-item';
import { selectCartItem } from './cart.selectors';
import { itemsAdded, quantityChanged } from './cart.slice';
import { useAppDispatch, useAppSelector } from '../hooks';

/** The cart line of a product, with functions to add and change it. */
export function useAddToCart(product: Product) {
  const dispatch = useAppDispatch();
  const line = useAppSelector(selectCartItem(product._id));
  const isInCart = line !== undefined;
  const pressed = useRef(false);
  /** Ref for the link that replaces the button, so that it keeps the focus. */
  const link = useRef<HTMLAnchorElement>(null);
  const linkShownAt = useRef(-Infinity);

  useEffect(() => {
    if (isInCart && pressed.current) {
      linkShownAt.current = performance.now();
      link.current?.focus();
    }
    pressed.current = false;
  }, [isInCart]);

  /**
   * Ignores the second click of a double click on the button. It hits the link, and Firefox counts the clicks of each
   * element from 1.
   */
  const onLinkClick = (event: MouseEvent) => {
    const isMouse = event.detail > 0;
    if (event.detail > 1 || (isMouse && performance.now() - linkShownAt.current < DOUBLE_CLICK_MS))
      event.preventDefault();
  };

  return {
    line,
    link,
    onLinkClick,
    add: (quantity?: number) => {
      pressed.current = true;
      dispatch(itemsAdded([{ ...toCartItem(product), quantity }]));
    },
    change: (quantity: number) => dispatch(quantityChanged({ _id: product._id, quantity })),
  };
}
