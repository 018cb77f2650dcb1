import type { Transaction } from '@/contract/payment';
import type { TokenTransaction } from '@/contract/token-transaction';
import { formatTokens } from '@/lib/format/format';
import { getSum } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import { humanizeName } from './payment-state';

type Payment = Transaction | TokenTransaction;

export interface Payee {
  _id: string;
  name: string;
  username?: string;
}

/** Labels of payment kinds (contract B.15, B.16). */
const KINDS: Record<string, string> = {
  video: 'Video',
  gallery: 'Gallery',
  product: 'Shop',
  story: 'Story',
  feed: 'Post',
  post: 'Post',
  message: 'Message',
  tip: 'Tip',
  stream_tip: 'Livestream tip',
  gift: 'Gift',
  stream: 'Livestream',
  public_chat: 'Livestream',
  group_chat: 'Group show',
  private_chat: 'Private show',
  token_package: 'Tokens',
  wallet_topup: 'Tokens',
  subscription_package: 'Membership',
  monthly_subscription: 'Monthly subscription',
  yearly_subscription: 'Yearly subscription',
  free_subscription: 'Free subscription',
};

/** Returns the label of a payment's kind; unknown kinds are made readable. */
export const paymentKindLabel = ({ type, target }: Pick<Payment, 'type' | 'target'>): string =>
  KINDS[type ?? ''] ?? humanizeName(type || target || 'Payment');

/** Returns the recipient of a payment; null if it is the site or unknown. */
export function getPayee({ performerInfo, performerId }: Payment): Payee | null {
  if (!performerInfo) return null;
  const { _id, name, username } = performerInfo;
  return { _id: _id ?? performerId, name, username };
}

/**
 * Returns the number of tokens bought with a card payment; null if it was for something else or the number is unknown.
 */
export function tokensBought({ type, products = [] }: Transaction): number | null {
  if (type !== 'token_package' && type !== 'wallet_topup' && type !== 'subscription_package') return null;
  const counts = products.flatMap(({ tokens }) => tokens ?? []);
  return counts.length > 0 ? getSum(counts) : null;
}

/** Returns the title of a purchase: "Blue Hour", "Silk scarf and 2 more", "Tip to Aria", "500 tokens". */
export function boughtTitle(payment: Payment): string {
  const { type = '', products = [] } = payment;
  const payee = getPayee(payment)?.name;
  const first = products[0]?.name;
  if (type === 'tip' || type === 'stream_tip' || type === 'gift')
    return payee ? `${type === 'gift' ? 'Gift' : 'Tip'} to ${payee}` : paymentKindLabel(payment);
  if (payee && (type === 'stream' || type.endsWith('_chat'))) return `${paymentKindLabel(payment)} with ${payee}`;
  if (payee && type.endsWith('_subscription')) return `Subscription to ${payee}`;
  const tokens = tokensBought(payment as Transaction);
  if (type === 'token_package' && tokens) return formatTokens(tokens);
  if (type === 'subscription_package' && first) return `Membership: ${first}`;
  if (!first) return paymentKindLabel(payment);
  return products.length > 1 ? `${first} and ${products.length - 1} more` : first;
}

/** Returns the path of the bought item; null if unknown. */
export function boughtPath(payment: Payment): string | null {
  const { type, target, targetId, products = [] } = payment;
  const payee = getPayee(payment);
  const thing = targetId ? { _id: targetId } : null;
  switch (type ?? target) {
    case 'video':
      return thing && paths.video(thing);
    case 'gallery':
      return thing && paths.gallery(thing);
    case 'product': {
      const [only, ...others] = products;
      if (others.length > 0) return paths.orders;
      const id = only?.productId ?? targetId;
      return id ? paths.product({ _id: id }) : paths.orders;
    }
    case 'story':
      return payee && paths.stories(payee);
    case 'feed':
    case 'post':
      return thing && paths.post(thing);
    case 'token_package':
    case 'wallet_topup':
      return paths.wallet;
    case 'subscription_package':
      return paths.subscriptions;
    default:
      return payee && paths.performer(payee);
  }
}
