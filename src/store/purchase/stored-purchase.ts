import { isRecord } from '@/lib/record';
import type { Line, Purchase, Terms } from './purchase';

/** The id fields of each kind of purchase. */
const IDS = {
  video: 'id',
  gallery: 'id',
  story: 'id',
  stream: 'id',
  tip: 'performerId',
  subscription: 'performerId',
  membership: 'packageId',
  tokens: 'packageId',
  products: null,
} as const satisfies Record<Purchase['kind'], string | null>;

const isLine = (value: unknown): value is Line =>
  isRecord(value) && typeof value._id === 'string' && typeof value.quantity === 'number';

/** True for a stored purchase that can be looked up in the history. Other choices aren't needed for that. */
export function isPurchase(value: unknown): value is Purchase {
  if (!isRecord(value) || (value.pay !== 'token' && value.pay !== 'card')) return false;
  const kind = Object.keys(IDS).find((name) => name === value.kind) as Purchase['kind'] | undefined;
  if (kind === undefined) return false;
  const id = IDS[kind];
  return id === null ? Array.isArray(value.products) && value.products.every(isLine) : typeof value[id] === 'string';
}

export const isTerms = (value: unknown): value is Terms =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  typeof value.price === 'number' &&
  typeof value.returnTo === 'string';
