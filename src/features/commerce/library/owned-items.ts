import type { OrderLine } from '@/contract/order';
import type { TokenTransaction } from '@/contract/token-transaction';
import { purchasedKind, type PurchasedKind } from '@/entities/payment/purchased-item';
import { paths } from '@/lib/page/paths';
import { paymentStep } from '@/entities/payment/payment-state';

/** What can be owned for good; goods come by post and are found among the orders. */
export type OwnedKind = Exclude<PurchasedKind, 'goods'>;

/** Something that was bought and stays open. */
export interface OwnedItem {
  /** The same however often and in whichever way it was bought. */
  key: string;
  kind: OwnedKind;
  id: string;
  title: string;
  slug?: string;
  picture?: string;
  /** Whose it is. */
  by?: string;
  /** When it was bought, ISO 8601; empty where the server does not say. */
  at: string;
  /** Where its receipt is. */
  receipt: string;
  /** It is not offered any more; who has bought it keeps name and receipt. */
  gone?: boolean;
}

/** The first of the wire's words that says what a thing is. */
function ownedKind(...words: (string | undefined)[]): OwnedKind | null {
  const kind = words.map(purchasedKind).find((known) => known !== null) ?? null;
  return kind === 'goods' ? null : kind;
}

/** What was paid for and not refunded. A list without states has such orders only (contract B.7). */
const isPaid = ({ status = 'paid' }: OrderLine) => ['paid', 'processing', 'shipping', 'delivered'].includes(status);

/** What a line of an order gave for good, or null. */
export function ownedByOrder(line: OrderLine): OwnedItem | null {
  const kind = ownedKind(line.productType);
  const { productId: id, productInfo, seller, createdAt = '' } = line;
  if (!kind || !id || !isPaid(line)) return null;
  return {
    key: `${kind}/${id}`,
    kind,
    id,
    title: line.name || productInfo?.name || 'Something you bought',
    slug: productInfo?.slug,
    picture: productInfo?.images?.[0]?.thumbnails?.[0] ?? productInfo?.image ?? undefined,
    by: seller?.name,
    at: createdAt,
    receipt: paths.order(line),
    ...(productInfo === null && { gone: true }),
  };
}

/** What a payment in tokens gave for good: one thing, or several products. A single thing stands in the payment itself, for back ends that send no lines. */
export function ownedByTokens(payment: TokenTransaction): OwnedItem[] {
  const { type, target, targetId, products = [], status, performerInfo, createdAt = '' } = payment;
  if (paymentStep(status) !== 'success') return [];
  const itself = { name: '', productId: targetId, productType: target ?? type };
  return (products.length > 0 ? products : [itself]).flatMap(({ name, productId, productType }) => {
    const kind = ownedKind(productType, target, type);
    const id = productId ?? targetId;
    if (!kind || !id) return [];
    return { key: `${kind}/${id}`, kind, id, title: name || 'Something you bought', by: performerInfo?.name, at: createdAt, receipt: paths.tokenHistory(payment) };
  });
}

/** Each thing once, the one bought last first. What one record does not know is taken from the other; an order has the better receipt. */
export function joined(things: readonly OwnedItem[]): OwnedItem[] {
  const byKey = new Map<string, OwnedItem>();
  for (const thing of things) {
    const known = byKey.get(thing.key);
    byKey.set(thing.key, known ? merged(known, thing) : thing);
  }
  return [...byKey.values()].sort((a, b) => b.at.localeCompare(a.at));
}

const isOrder = ({ receipt }: OwnedItem) => receipt.startsWith(paths.orders);

function merged(a: OwnedItem, b: OwnedItem): OwnedItem {
  const [first, second] = isOrder(b) && !isOrder(a) ? [b, a] : [a, b];
  return { ...second, ...withoutEmpty(first), at: first.at > second.at ? first.at : second.at };
}

const withoutEmpty = (thing: OwnedItem): OwnedItem => Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as unknown as OwnedItem;
