import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { pick } from '@/lib/record';
import type { Product } from '@/contract/product';
import { useServices } from '@/services/services-context';
import { toCartItem } from '@/store/cart/cart-item';
import { itemsRefreshed, type CartItem } from '@/store/cart/cart.slice';
import { useAppDispatch } from '@/store/hooks';
import type { LineCheck } from './line-verdict';

type Checks = Readonly<Record<string, LineCheck>>;

const isUnavailable = ({ status }: ApiError) => status === 403 || status === 404 || status === 410;

/**
 * What the cart stores of a product, without what the server didn't send. The price only if none was stored: the visitor
 * has to accept a changed one.
 */
const seenIn = (product: Product, { price }: CartItem): Omit<CartItem, 'quantity'> =>
  pick(
    toCartItem(product),
    ...(['_id', 'name', 'slug', 'type', 'image', 'performerId', 'seller'] as const),
    ...(price === undefined ? (['price'] as const) : []),
  );

/**
 * Checks every line with the server: when the page opens and for added lines, all in parallel, and again by
 * `checkItems`, which resolves to the results.
 */
export function useCartCheck(items: readonly CartItem[]) {
  const { products } = useServices();
  const dispatch = useAppDispatch();
  const [checks, setChecks] = useState<Checks>({});
  const requestedIds = useRef(new Set<string>());

  const checkItems = useCallback(
    async (itemsToCheck: readonly CartItem[]): Promise<Checks> => {
      const results = await Promise.all(
        itemsToCheck.map(async (item): Promise<[string, LineCheck]> => {
          requestedIds.current.add(item._id);
          try {
            const { data: product } = await products.get(item._id);
            dispatch(itemsRefreshed([seenIn(product, item)]));
            return [item._id, { kind: 'found', product }];
          } catch (error) {
            if (!(error instanceof ApiError)) throw error;
            return [item._id, isUnavailable(error) ? { kind: 'gone' } : { kind: 'failed', message: error.message }];
          }
        }),
      );
      const found = Object.fromEntries(results);
      setChecks((before) => ({ ...before, ...found }));
      return found;
    },
    [products, dispatch],
  );

  useEffect(() => {
    const unseen = items.filter(({ _id }) => !requestedIds.current.has(_id));
    if (unseen.length > 0) void checkItems(unseen);
  }, [items, checkItems]);

  return { checks, checkItems };
}
