import type { Problems } from '@/components/form/use-form';
import { getCategoryIds } from '../shared/category-ids';
import { limitProblem } from '../shared/form/limit';
import { LIMITS } from '../shared/form/limits';
import type { ContentKind } from '../shared/content-kind';
import type { OwnProduct } from '@/contract/product';
import { typedMoney } from '@/lib/format/money';
import { pictureGroup } from './product-uploads';

export type ProductValues = {
  name: string;
  description: string;
  type: string;
  price: string;
  stock: string;
  status: string;
  categoryIds: string[];
  /** All pictures in order; the first is the cover. */
  imageIds: string[];
  /** Name of a selected download that is not uploaded yet. */
  digitalFile: string;
};

export const PRODUCT: ContentKind<OwnProduct> = {
  noun: 'product',
  plural: 'products',
  getName: ({ name }) => name,
  send: ({ products }, id, options) => products.remove(id, options),
  uploadGroup: pictureGroup,
};

export const NEW_PRODUCT: ProductValues = {
  name: '',
  description: '',
  type: 'physical',
  price: '',
  stock: '',
  status: 'active',
  categoryIds: [],
  imageIds: [],
  digitalFile: '',
};

export const productValues = ({
  name = '',
  description = '',
  type = 'physical',
  price,
  stock,
  status = 'active',
  images = [],
  imageIds,
  ...product
}: OwnProduct): ProductValues => ({
  name,
  description,
  type,
  price: price === undefined ? '' : typedMoney(price),
  stock: stock === undefined ? '' : String(stock),
  status,
  categoryIds: getCategoryIds(product),
  imageIds: imageIds ?? images.flatMap(({ _id }) => _id ?? []),
  digitalFile: '',
});

export const moneyProblem = (price: string): string | undefined =>
  price.trim() === '' ? 'Enter a price.' : limitProblem(LIMITS.createProduct.price, price);

type DownloadState = 'stored' | 'chosen' | 'none';

/** True if the server has a download; servers use different fields for it. */
export const hasDownload = (product: OwnProduct | null): boolean =>
  Boolean(product?.digitalFileId || product?.digitalFileUrl || product?.digitalFileName);

function downloadProblem({ type, digitalFile }: ProductValues, download: DownloadState): string | undefined {
  if (type !== 'digital' || download === 'chosen') return undefined;
  // Drafts keep text but no files.
  if (digitalFile !== '') return `Choose “${digitalFile}” again. Browsers forget chosen files when a page reloads.`;
  return download === 'none' ? 'Choose the file that buyers download.' : undefined;
}

/** Rules that the API's limits don't cover. */
export const productProblems = (values: ProductValues, download: DownloadState): Problems<ProductValues> => ({
  price: moneyProblem(values.price),
  stock:
    values.type === 'physical' && values.stock.trim() === ''
      ? 'Enter how many you have. 0 shows it as sold out.'
      : undefined,
  digitalFile: downloadProblem(values, download),
});

const STATES = ['active', 'inactive', 'draft'] as const;

/** Request body (contract D.3), without the download. */
export function productParts({ name, description, type, price, stock, status, categoryIds, imageIds }: ProductValues) {
  const isDigital = type === 'digital';
  return {
    name: name.trim(),
    description: description.trim(),
    type: isDigital ? ('digital' as const) : ('physical' as const),
    price: Number(price),
    stock: isDigital ? undefined : Number(stock),
    status: STATES.find((state) => state === status) ?? 'draft',
    categoryIds,
    imageIds,
  };
}
