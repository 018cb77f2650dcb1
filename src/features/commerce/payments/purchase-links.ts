import { boughtPath, boughtTitle, getPayee } from '@/entities/payment/purchased';
import { ownPath, paths } from '@/lib/page/paths';
import type { Purchase, Receipt } from '@/store/purchase/purchase';
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
  if (href === paths.cart) return { href, label: 'Back to cart' };
  if (href === paths.wallet) return { href, label: 'Back to wallet' };
  return { href, label: isItemPage(href, purchase) ? `Back to “${terms.title}”` : 'Back to where you were' };
}

const ITEM_PAGES: Partial<Record<Purchase['kind'], string>> = {
  video: '/video/',
  products: '/product/',
  subscription: `${paths.performers}/`,
  membership: paths.membership,
};

/** True for the page of what was bought, not of what it unlocks, such as a video for subscribers. */
function isItemPage(href: string, purchase: Purchase | null): boolean {
  const page = purchase && ITEM_PAGES[purchase.kind];
  return Boolean(page && href.startsWith(page));
}

/** Where to pay again: where the payment started or, on another device, where the item is sold. */
export function retryStep(followed: FollowedPayment): NextStep | null {
  const back = returnStep(followed);
  if (back) return { ...back, label: `${back.label} and retry` };
  const href = followed.receipt && soldAt(followed.receipt);
  return href ? { href, label: 'Retry' } : null;
}

function soldAt(payment: Receipt): string | null {
  if (payment.type === 'subscription_package') return paths.membership;
  const path = boughtPath(payment);
  return path === paths.orders ? paths.cart : path;
}

const FAN_PAGES: readonly (string | null)[] = [paths.orders, paths.library, paths.wallet, paths.subscriptions];

/** True for pages that only fans have. */
export const isFanPage = (path: string | null): boolean => FAN_PAGES.includes(path);

/** Next steps after a successful payment: back to where it started, then to what was bought. */
export function nextSteps(followed: FollowedPayment, isPerformer: boolean): NextStep[] {
  const back = returnStep(followed);
  const found = (followed.receipt ? getPurchaseLinks(followed.receipt) : []).filter(
    ({ href }) => !isPerformer || !isFanPage(href),
  );
  if (!back) return found;
  const kind = followed.purchase?.kind;
  // The fragment opens the form again, which only a top-up needs.
  const href = kind === 'tokens' ? back.href : (back.href.split('#', 1)[0] ?? '');
  const others = found.filter((step) => step.href !== href);
  if (kind === 'subscription')
    return others.length < found.length ? found : [{ href, label: 'Back to where you were' }, ...found];
  if (kind === 'video' && isItemPage(href, followed.purchase)) return [{ href, label: WATCH_VIDEO }];
  return [{ ...back, href }, ...others];
}

const WATCH_VIDEO = 'Watch video';

function getPurchaseLinks(payment: Receipt): NextStep[] {
  const { type = '', products = [] } = payment;
  const thing = boughtPath(payment);
  switch (type) {
    case 'video':
      return thing ? [{ href: thing, label: WATCH_VIDEO }] : [];
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
        ...(thing && thing !== paths.subscriptions
          ? [{ href: thing, label: `Go to ${getPayee(payment)?.name ?? 'the performer'}’s page` }]
          : []),
        { href: paths.subscriptions, label: 'View your subscriptions' },
      ];
  }
}
