import type { Transaction } from '@/contract/payment';
import { getPayee, tokensBought } from '@/entities/payment/purchased';
import { formatQuantity, formatTokens, pluralize } from '@/lib/format/format';
import type { FollowedPayment } from '@/store/purchase/purchase.slice';

/** What the payer has now; empty if it isn't known. Performers have no library. */
export function paidSentence({ receipt, terms }: FollowedPayment, isPerformer: boolean): string {
  if (!receipt) return '';
  const { type = '', products = [] } = receipt;
  const title = products[0]?.name;
  const library = isPerformer ? '' : ' Find it in your library.';
  switch (type) {
    case 'video':
    case 'gallery':
      return ownedSentence(title ?? terms?.title, library);
    case 'product':
      return products.length === 1 && products[0]?.productType === 'digital'
        ? ownedSentence(title, library)
        : orderedSentence(title, products.length - 1);
    case 'token_package':
    case 'wallet_topup':
      return addedSentence(tokensBought(receipt as Transaction));
    case 'subscription_package':
      return title ? `Your membership “${title}” is active.` : 'Your membership is active.';
    default:
      return type.endsWith('_subscription') ? subscribedSentence(getPayee(receipt)?.name ?? terms?.title) : '';
  }
}

const ownedSentence = (title: string | undefined, library: string) => (title ? `“${title}” is yours.${library}` : '');

function orderedSentence(title: string | undefined, others: number): string {
  if (!title) return 'Your order was placed.';
  return `You ordered “${title}”${others > 0 ? ` and ${formatQuantity(others, 'more item')}` : ''}.`;
}

const addedSentence = (tokens: number | null) =>
  tokens ? `${formatTokens(tokens)} ${pluralize(tokens, 'was', 'were')} added to your balance.` : '';

const subscribedSentence = (name: string | undefined) => (name ? `You’re subscribed to ${name}.` : '');
