import { boughtPath, boughtTitle } from '@/entities/payment/purchased';
import { ownPath, paths } from '@/lib/page/paths';
import type { Receipt } from '@/store/purchase/purchase';
import type { FollowedPayment } from '@/store/purchase/purchase.slice';

export interface NextStep {
  href: string;
  label: string;
}

/** Short title of what was paid for; empty if neither the server nor this device knows. */
export const paidTitle = ({ receipt, terms }: FollowedPayment): string =>
  receipt ? boughtTitle(receipt) : (terms?.title ?? '');

/** Link to where the payment started, if this device knows it; choices made there are restored. */
export function returnStep({ terms, purchase }: FollowedPayment): NextStep | null {
  const href = ownPath(terms?.returnTo);
  if (!href || !terms) return null;
  const isThing = purchase !== null && ['video', 'subscription', 'membership', 'products'].includes(purchase.kind);
  if (href === paths.cart) return { href, label: 'Back to cart' };
  if (href === paths.wallet) return { href, label: 'Back to wallet' };
  return { href, label: isThing ? `Back to “${terms.title}”` : 'Back to where you were' };
}

/** Where to pay again: where the payment started or, on another device, where the item is sold. */
export function retryStep(followed: FollowedPayment): NextStep | null {
  const back = returnStep(followed);
  if (back) return { ...back, label: `${back.label} and retry` };
  const href = followed.receipt && soldAt(followed.receipt);
  return href ? { href, label: 'Retry' } : null;
}

function soldAt(payment: Receipt): string | null {
  if (payment.type === 'product') return paths.cart;
  return payment.type === 'subscription_package' ? paths.membership : boughtPath(payment);
}

/** Next steps after a successful payment: back to where it started, then to what was bought. */
export function nextSteps(followed: FollowedPayment): NextStep[] {
  const back = returnStep(followed);
  const found = followed.receipt ? findIt(followed.receipt) : [];
  if (!back) return found;
  // The video is on the page where it was bought.
  return [back, ...found.filter(({ href }) => href !== back.href && followed.purchase?.kind !== 'video')];
}

function findIt(payment: Receipt): NextStep[] {
  const { type = '', products = [] } = payment;
  const thing = boughtPath(payment);
  switch (type) {
    case 'video':
      return thing ? [{ href: thing, label: 'Watch video' }] : [];
    case 'gallery':
      return thing ? [{ href: thing, label: 'Open gallery' }] : [];
    case 'product':
      return [
        { href: paths.orders, label: 'View your orders' },
        ...(products.some(({ productType }) => productType === 'digital')
          ? [{ href: paths.library, label: 'Open your library' }]
          : []),
      ];
    case 'token_package':
    case 'wallet_topup':
      return [{ href: paths.wallet, label: 'Open wallet' }];
    default:
      if (!type.includes('subscription')) return [];
      return [
        ...(thing && thing !== paths.subscriptions ? [{ href: thing, label: 'Open profile' }] : []),
        { href: paths.subscriptions, label: 'View your subscriptions' },
      ];
  }
}
