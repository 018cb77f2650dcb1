import type { OrderLine } from '@/contract/order';
import type { TokenTransaction } from '@/contract/token-transaction';
import { purchasedKind, type PurchasedKind } from '@/entities/payment/purchased-item';
import { paths } from '@/lib/page/paths';
import { normalizePaymentStatus, tokenPaymentStatus } from '@/entities/payment/payment-state';

/** Kinds with lasting access. Physical goods are found in Orders. */
export type OwnedKind = Exclude<PurchasedKind, 'goods'>;

export interface OwnedItem {
  /** The same for repeated purchases of one thing, in tokens or by card. */
  key: string;
  kind: OwnedKind;
  id: string;
  title: string;
  slug?: string;
  picture?: string;
  by?: string;
  /** Time of purchase, ISO 8601; empty if the server doesn't say. */
  at: string;
  receipt: string;
  /** No longer offered; the buyer keeps name and receipt. */
  isGone?: boolean;
}

/** The kind given by the first value of the API that names one. */
function ownedKind(...values: (string | undefined)[]): OwnedKind | null {
  const kind = values.map(purchasedKind).find((known) => known !== null) ?? null;
  return kind === 'goods' ? null : kind;
}

/** Paid for and not refunded. Lists without statuses contain only such orders (contract B.7). */
const isPaid = ({ status = 'paid' }: OrderLine) => ['paid', 'processing', 'shipping', 'delivered'].includes(status);

export function ownedByOrder(line: OrderLine): OwnedItem | null {
  const kind = ownedKind(line.productType);
  const { productId: id, productInfo, seller, createdAt = '' } = line;
  if (!kind || !id || !isPaid(line)) return null;
  return {
    key: `${kind}/${id}`,
    kind,
    id,
    title: line.name || productInfo?.name || 'Purchased item',
    slug: productInfo?.slug,
    picture: productInfo?.images?.[0]?.thumbnails?.[0] ?? productInfo?.image ?? undefined,
    by: seller?.name,
    at: createdAt,
    receipt: paths.order(line),
    ...(productInfo === null && { isGone: true }),
  };
}

/**
 * The lasting items of a token payment: one item, or several products. For back ends that send no lines, a single item
 * is read from the payment itself.
 */
export function ownedByTokens(payment: TokenTransaction): OwnedItem[] {
  const { type, target, targetId, products = [], status, performerInfo, createdAt = '' } = payment;
  if (normalizePaymentStatus(tokenPaymentStatus(status)) !== 'success') return [];
  const itself = { name: '', productId: targetId, productType: target ?? type };
  return (products.length > 0 ? products : [itself]).flatMap(({ name, productId, productType }) => {
    const kind = ownedKind(productType, target, type);
    const id = productId ?? targetId;
    if (!kind || !id) return [];
    return {
      key: `${kind}/${id}`,
      kind,
      id,
      title: name || 'Purchased item',
      by: performerInfo?.name,
      at: createdAt,
      receipt: paths.tokenHistory(payment),
    };
  });
}

/**
 * Removes duplicates, latest purchase first. Missing facts come from the other record; an order has the better receipt.
 */
export function joinItems(things: readonly OwnedItem[]): OwnedItem[] {
  const byKey = new Map<string, OwnedItem>();
  for (const thing of things) {
    const known = byKey.get(thing.key);
    byKey.set(thing.key, known ? mergeItems(known, thing) : thing);
  }
  return [...byKey.values()].sort((a, b) => b.at.localeCompare(a.at));
}

const isOrder = ({ receipt }: OwnedItem) => receipt.startsWith(paths.orders);

function mergeItems(a: OwnedItem, b: OwnedItem): OwnedItem {
  const [first, second] = isOrder(b) && !isOrder(a) ? [b, a] : [a, b];
  return { ...second, ...withoutEmpty(first), at: first.at > second.at ? first.at : second.at };
}

const withoutEmpty = (thing: OwnedItem): OwnedItem =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as unknown as OwnedItem;
