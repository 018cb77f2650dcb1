import { createCategoriesLoader, type CategoriesPage } from '../shared/categories-page';
import type { OwnProduct } from '@/contract/product';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PageScope } from '@/store/page-scope';

export type NewProductPage = CategoriesPage;

export interface OwnProductPage extends NewProductPage {
  product: OwnProduct;
}

export const loadNewProduct = createCategoriesLoader('product');

export async function loadOwnProduct({ services, query, signal }: PageScope): Promise<PageOutcome<OwnProductPage>> {
  try {
    const [{ data }, categories] = await Promise.all([
      services.products.getOwn(readParameter(query, 'id'), { signal }),
      loadCategoryOptions(services, 'product'),
    ]);
    return ok({ product: data, categories });
  } catch (error) {
    return outcomeOfError(error);
  }
}
