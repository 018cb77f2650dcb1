import type { Product, ProductSearchQuery } from '@/contract/product';
import { productForCard } from '@/entities/card-data';
import { categoryForPage, fileForPage, mapPresent, statsForPage } from '@/entities/page-data';
import { creatorForPage } from '@/entities/performer/page-performer';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { PageScope } from '@/store/page-scope';
import { pick } from '@/lib/record';

/** A product as its page shows it. Its download link comes from a separate call. */
const productForPage = (product: Product): Product => ({
  ...pick(
    product,
    '_id',
    'name',
    'slug',
    'description',
    'type',
    'status',
    'price',
    'stock',
    'image',
    'performerId',
    'categoryIds',
    'isLiked',
    'isBookMarked',
    'isBought',
    'createdAt',
    'updatedAt',
  ),
  images: product.images?.map(fileForPage),
  categories: product.categories?.map(categoryForPage),
  performer: mapPresent(product.performer, creatorForPage),
  stats: statsForPage(product.stats),
});

const MAX_RELATED = 6;

export interface ProductPage {
  product: Product;
  related: Loaded<Product[]>;
}

/** Query for related products: same categories, or same seller if it has none. */
function relatedQuery({ _id, categoryIds, performerId }: Product): ProductSearchQuery {
  const alike = categoryIds?.length ? { categoryIds } : { performerId };
  return { ...alike, excludedId: _id, sortBy: 'popular', limit: MAX_RELATED };
}

export const loadRelated = async ({ products }: Services, product: Product): Promise<Product[]> =>
  (await products.search(relatedQuery(product))).data.data.map(productForCard);

/**
 * Loads a product with its surroundings, which can fail independently. `besides` loads what other features show on the page.
 */
export async function loadProduct(
  scope: PageScope,
  besides: (product: Product) => Promise<unknown>,
): Promise<PageOutcome<ProductPage>> {
  const { services, query, signal } = scope;
  try {
    const { data: product } = await services.products.get(readParameter(query, 'id'), { signal });
    const [related] = await Promise.all([loaded(() => loadRelated(services, product)), besides(product)]);
    return ok({ product: productForPage(product), related });
  } catch (error) {
    return outcomeOfError(error);
  }
}
