import { formatTokens } from '@/lib/format/format';
import type { Purchase, Terms } from '../purchase/purchase';
import type { Notice } from '../ports';

/** Texts of payment toasts. Loaded with the payment code, since few visits need it. */

export const paidNotice = (purchase: Purchase, terms: Terms): Notice => ({
  kind: 'success',
  text: paidText(purchase, terms),
});

function paidText({ kind, pay }: Purchase, { title, price }: Terms): string {
  const tokens = formatTokens(price);
  switch (kind) {
    case 'tip':
      return `You tipped ${title} ${tokens}.`;
    case 'subscription':
      return `You’re subscribed to ${title}.`;
    case 'membership':
      return `Welcome! Your “${title}” membership is active.`;
    case 'products':
      return pay === 'token' ? `Ordered for ${tokens}.` : 'Your order was placed.';
    case 'tokens':
      return `Payment for “${title}” complete.`;
    default:
      return pay === 'token' && price > 0 ? `Unlocked for ${tokens}.` : `You unlocked “${title}”.`;
  }
}

/** For a payment that was only confirmed later. */
export const confirmedLaterNotice = (_: Purchase, { title }: Terms): Notice => ({
  kind: 'success',
  text: `Your payment for “${title}” went through.`,
});

/** For a payment that turned out not to have been charged. */
export const notPaidNotice = ({ title }: Terms): Notice => ({
  kind: 'info',
  text: `Your payment for “${title}” didn’t go through. Nothing was charged.`,
});
