import type { OwnProduct } from '@/contract/product';
import { ApiError } from '@/lib/http/errors';
import { rangeOf, readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { OWN_PRODUCT_LIST, ownProductQuery, type OwnProductFilter, type OwnProductListView } from './product-list';

export interface OwnProductsPage {
  view: OwnProductListView;
  items: OwnProduct[];
  total: number;
  /** Error message when the list could not be loaded. */
  failure: string | null;
}

/** A product reduced to the fields of its row. */
const productForRow = ({
  _id,
  name,
  slug,
  type,
  status,
  price,
  stock,
  sold,
  images,
  image,
  createdAt,
  stats,
}: OwnProduct): OwnProduct => ({
  _id,
  name,
  slug,
  type,
  status,
  price,
  stock,
  sold,
  createdAt,
  image,
  images: images?.slice(0, 1).map(({ url, thumbnails }) => ({ url, thumbnails: thumbnails?.slice(0, 1) })),
  stats: { views: stats?.views },
});

export async function loadOwnProducts({ services, query, signal }: PageScope): Promise<PageOutcome<OwnProductsPage>> {
  const view = readView<OwnProductFilter>(OWN_PRODUCT_LIST, query);
  try {
    const { data } = await services.products.searchOwn({ ...ownProductQuery(view), ...rangeOf(view) }, { signal });
    const list = { items: data.data.map(productForRow), total: data.total };
    return listOutcome(OWN_PRODUCT_LIST, view, { ok: true, data: list }, { view, ...list, failure: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return listOutcome(
      OWN_PRODUCT_LIST,
      view,
      { ok: false, error },
      { view, items: [], total: 0, failure: error.message },
    );
  }
}
