import { formatTokens } from '@/lib/format/format';
import type { Purchase, Terms } from '../purchase/purchase';
import type { Notice } from '../ports';

/** What the visitor is told of payments. It comes with the code that pays, since few visits need it. */

/** It was paid, and the visitor has been waiting for it. */
export const paidNotice = (purchase: Purchase, terms: Terms): Notice => ({ kind: 'success', text: paidText(purchase, terms) });

function paidText({ kind, pay }: Purchase, { title, price }: Terms): string {
  const tokens = formatTokens(price);
  switch (kind) {
    case 'tip':
      return `You tipped ${title} ${tokens}.`;
    case 'subscription':
      return `You are subscribed to ${title}.`;
    case 'membership':
      return `Your membership “${title}” has begun.`;
    case 'products':
      return pay === 'token' ? `Ordered for ${tokens}.` : 'Your order is placed.';
    case 'tokens':
      return `“${title}” is paid.`;
    default:
      return pay === 'token' && price > 0 ? `Unlocked for ${tokens}.` : `“${title}” is open to you.`;
  }
}

/** It turned out later that it was paid. */
export const paidLateNotice = (_: Purchase, { title }: Terms): Notice => ({ kind: 'success', text: `Your purchase of “${title}” went through.` });

/** It turned out later that it was not. */
export const notPaidNotice = ({ title }: Terms): Notice => ({ kind: 'info', text: `Your purchase of “${title}” did not go through. Nothing was charged.` });
