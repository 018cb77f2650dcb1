import type { Earning } from '@/contract/earning';

/** What was bought with a payment, if the server sends it. */
export const getSoldProducts = (info: Earning['transactionInfo']): { productId?: unknown; name?: unknown }[] => {
  const products: unknown = info?.products;
  return Array.isArray(products) ? products.filter((line) => typeof line === 'object' && line !== null) : [];
};

/** Name of the first product of a payment. */
export function getSoldName(info: Earning['transactionInfo']): string | undefined {
  const name = getSoldProducts(info)[0]?.name;
  return typeof name === 'string' ? name : undefined;
}
