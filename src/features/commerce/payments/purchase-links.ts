import { boughtPath, boughtTitle } from '@/entities/payment/purchased';
import { ownPath, paths } from '@/lib/page/paths';
import type { Receipt } from '@/store/purchase/purchase';
import type { FollowedPayment } from '@/store/purchase/purchase.slice';

export interface NextStep {
  href: string;
  label: string;
}

/** What a payment was for, in a few words; empty when neither the server nor this device knows. */
export const paidTitle = ({ receipt, terms }: FollowedPayment): string => (receipt ? boughtTitle(receipt) : (terms?.title ?? ''));

/** The way back to where the payment began, where this device knows it; the choices made there are kept. */
export function wayBack({ terms, purchase }: FollowedPayment): NextStep | null {
  const href = ownPath(terms?.returnTo);
  if (!href || !terms) return null;
  const isThing = purchase !== null && ['video', 'subscription', 'membership', 'products'].includes(purchase.kind);
  if (href === paths.cart) return { href, label: 'Back to the cart' };
  if (href === paths.wallet) return { href, label: 'Back to the wallet' };
  return { href, label: isThing ? `Back to “${terms.title}”` : 'Back to where you were' };
}

/** Where to try again what was not paid: where it began, or, on another device, where it is sold. */
export function wayToRetry(followed: FollowedPayment): NextStep | null {
  const back = wayBack(followed);
  if (back) return { ...back, label: `${back.label} and try again` };
  const href = followed.receipt && soldAt(followed.receipt);
  return href ? { href, label: 'Try again' } : null;
}

function soldAt(payment: Receipt): string | null {
  if (payment.type === 'product') return paths.cart;
  return payment.type === 'subscription_package' ? paths.membership : boughtPath(payment);
}

/** Where to go from a payment that went through: first to where it began, then to what it brought. */
export function nextSteps(followed: FollowedPayment): NextStep[] {
  const back = wayBack(followed);
  const found = followed.receipt ? findIt(followed.receipt) : [];
  if (!back) return found;
  // The film stands where it was bought.
  return [back, ...found.filter(({ href }) => href !== back.href && followed.purchase?.kind !== 'video')];
}

/** Where to find what was paid for. */
function findIt(payment: Receipt): NextStep[] {
  const { type = '', products = [] } = payment;
  const thing = boughtPath(payment);
  switch (type) {
    case 'video':
      return thing ? [{ href: thing, label: 'Watch the video' }] : [];
    case 'gallery':
      return thing ? [{ href: thing, label: 'Open the gallery' }] : [];
    case 'product':
      return [{ href: paths.orders, label: 'See your orders' }, ...(products.some(({ productType }) => productType === 'digital') ? [{ href: paths.library, label: 'Open your library' }] : [])];
    case 'token_package':
    case 'wallet_topup':
      return [{ href: paths.wallet, label: 'Open the wallet' }];
    default:
      if (!type.includes('subscription')) return [];
      return [...(thing && thing !== paths.subscriptions ? [{ href: thing, label: 'Open the profile' }] : []), { href: paths.subscriptions, label: 'See your subscriptions' }];
  }
}
