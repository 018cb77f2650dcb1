import type { OwnProduct } from '@/contract/product';
import { pick } from '@/lib/record';
import { fetchMatchingContent } from '../shared/fetch-matching';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { OWN_PRODUCTS, type OwnProductListView } from './product-list';

export interface OwnProductsPage extends ListProps<OwnProduct> {
  view: OwnProductListView;
}

const productForRow = (product: OwnProduct): OwnProduct => ({
  ...pick(product, '_id', 'name', 'slug', 'type', 'status', 'price', 'stock', 'sold', 'createdAt', 'image'),
  images: product.images?.slice(0, 1).map(({ url, thumbnails }) => ({ url, thumbnails: thumbnails?.slice(0, 1) })),
  stats: { views: product.stats?.views },
});

export function loadOwnProducts({ services, query, signal }: PageScope): Promise<PageOutcome<OwnProductsPage>> {
  const view = readView(OWN_PRODUCTS.rules, query);
  return loadList(OWN_PRODUCTS.rules, { view }, async () => {
    const { items, total } = await fetchMatchingContent({ ...OWN_PRODUCTS.query(view), ...getRange(view) }, (filters) =>
      services.products.searchOwn(filters, { signal }),
    );
    return { items: items.map(productForRow), total };
  });
}
