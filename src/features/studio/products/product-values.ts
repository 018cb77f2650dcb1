import type { Problems } from '@/components/form/use-form';
import type { OwnProduct } from '@/contract/product';
import { formatNumber } from '@/lib/format/format';
import { typedMoney } from '@/lib/format/money';

const MAX_NAME_LENGTH = 150;
const MAX_DESCRIPTION_LENGTH = 5_000;
const HIGHEST_PRICE = 100_000;
const MAX_IN_STOCK = 1_000_000;
const MAX_CATEGORIES = 10;
export const MAX_PICTURES = 10;

/** Form values of a product; numbers as typed. */
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
  status = 'draft',
  categoryIds = [],
  images = [],
  imageIds,
}: OwnProduct): ProductValues => ({
  name,
  description,
  type,
  price: price === undefined ? '' : typedMoney(price),
  stock: stock === undefined ? '' : String(stock),
  status,
  categoryIds,
  imageIds: imageIds ?? images.flatMap(({ _id }) => _id ?? []),
  digitalFile: '',
});

/** Validation error of a typed money price. */
export function moneyProblem(price: string): string | undefined {
  const text = price.trim();
  if (text === '') return 'Enter a price.';
  if (!/^\d+(\.\d{1,2})?$/.test(text))
    return 'Enter a price in numbers, with at most two decimals, such as 20 or 4.50.';
  return Number(text) > HIGHEST_PRICE ? `Enter a price of at most ${formatNumber(HIGHEST_PRICE)}.` : undefined;
}

function stockProblem(stock: string): string | undefined {
  const text = stock.trim();
  if (text === '') return 'Enter how many you have. 0 shows it as sold out.';
  if (!/^\d+$/.test(text)) return 'Enter a whole number, 0 or more.';
  return Number(text) > MAX_IN_STOCK ? `Enter at most ${formatNumber(MAX_IN_STOCK)}.` : undefined;
}

/** Whether a download is stored, selected or missing. */
type DownloadState = 'kept' | 'chosen' | 'none';

/** True if the server has a download; servers use different fields for it. */
export const hasDownload = (product: OwnProduct | null): boolean =>
  Boolean(product?.digitalFileId || product?.digitalFileUrl || product?.digitalFileName);

function downloadProblem({ type, digitalFile }: ProductValues, download: DownloadState): string | undefined {
  if (type !== 'digital' || download === 'chosen') return undefined;
  // Drafts keep text but no files.
  if (digitalFile !== '') return `Choose “${digitalFile}” again. Browsers forget chosen files when a page reloads.`;
  return download === 'none' ? 'Choose the file that buyers download.' : undefined;
}

export function productProblems(values: ProductValues, download: DownloadState): Problems<ProductValues> {
  const { name, description, type, price, stock } = values;
  return {
    imageIds: values.imageIds.length > MAX_PICTURES ? `Use at most ${MAX_PICTURES} pictures.` : undefined,
    name:
      name.trim() === ''
        ? 'Enter a name.'
        : name.trim().length > MAX_NAME_LENGTH
          ? `A name has at most ${MAX_NAME_LENGTH} characters.`
          : undefined,
    description:
      description.trim().length > MAX_DESCRIPTION_LENGTH
        ? `A description has at most ${formatNumber(MAX_DESCRIPTION_LENGTH)} characters.`
        : undefined,
    price: moneyProblem(price),
    stock: type === 'physical' ? stockProblem(stock) : undefined,
    digitalFile: downloadProblem(values, download),
    categoryIds:
      values.categoryIds.length > MAX_CATEGORIES ? `Choose at most ${MAX_CATEGORIES} categories.` : undefined,
  };
}

const STATES = ['active', 'inactive', 'draft'] as const;

/** Request body (contract D.3), without the download. */
export function productParts({ name, description, type, price, stock, status, categoryIds, imageIds }: ProductValues) {
  const digital = type === 'digital';
  return {
    name: name.trim(),
    description: description.trim(),
    type: digital ? ('digital' as const) : ('physical' as const),
    price: Number(price),
    stock: digital ? undefined : Number(stock),
    status: STATES.find((state) => state === status) ?? 'draft',
    categoryIds,
    imageIds,
  };
}
