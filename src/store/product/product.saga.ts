import type { Product, ProductSearchQuery } from '@/contract/product';
import { productForCard } from '@/entities/card-data';
import { listLoader, watchList, type ListSource } from '../list/list.saga';
import type { Saga } from '../saga';
import {
  moreProductsRequested,
  productsRequested,
  productsFailed,
  productsLoaded,
  productsStarted,
} from './product.slice';

const productList: ListSource<ProductSearchQuery, Product> = {
  fetch: ({ products }, query, options) => products.search(query, options),
  toListItem: productForCard,
  select: ({ product }) => ({ meta: product.products, page: product.products }),
  requested: productsStarted,
  loaded: productsLoaded,
  failed: productsFailed,
};

export const loadProducts = listLoader(productList);

export function* watchProducts(): Saga {
  yield* watchList(productList, productsRequested, moreProductsRequested);
}
