import type { Earning } from '@/contract/earning';

/** What was bought with a payment, if the server sends it. */
export const getSoldProducts = (info: Earning['transactionInfo']): { productId?: unknown; name?: unknown }[] => {
  const products: unknown = info?.products;
  return Array.isArray(products) ? products.filter((line) => typeof line === 'object' && line !== null) : [];
};

/** Name of the first product of a payment. */
export function getSoldName(info: Earning['transactionInfo']): string | undefined {
  const name = getSoldProducts(info)[0]?.name;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Types with their own product names; tips and subscriptions carry the performer's name instead. */
const NAMED_TYPES = ['video', 'gallery', 'product', 'digital', 'physical', 'feed', 'post', 'story', 'stories'];

/** Name of what was sold, if it has one of its own. */
export const getItemName = ({
  transactionInfo,
  type = '',
}: Pick<Earning, 'transactionInfo' | 'type'>): string | undefined =>
  NAMED_TYPES.includes(type) ? getSoldName(transactionInfo) : undefined;
