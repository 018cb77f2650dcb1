import { LANDMARKS } from '../landmarks';
import { WRITERS } from '../people/fans';
import { randomFrom } from '../../media/random';
import type { FanName } from '../people/fans';
import type { OrderStatus, TokenTransactionRow, TransactionRow } from '../rows/money';

/** One sale in any form of payment. `what` is a slug, or the username of a tipped performer. */
export type Purchase = {
  fan: FanName;
  kind:
    | 'video'
    | 'gallery'
    | 'product'
    | 'tip'
    | 'stream_tip'
    | 'private_chat'
    | 'public_chat'
    | 'token_package'
    | 'subscription_package'
    | 'monthly_subscription'
    | 'yearly_subscription';
  what: string;
  paid: 'token' | 'money';
  /** Days ago. */
  days: number;
  status: TokenTransactionRow['status'] | TransactionRow['status'];
  /** Status of the order, for products. */
  order?: OrderStatus;
  quantity?: number;
  /** Amount, for items without a price of their own. */
  amount?: number;
  note?: string;
  coupon?: string;
};

/** Purchases of the two demo fans, in every status. */
const DEMO_PURCHASES: readonly Purchase[] = [
  { fan: 'fan', kind: 'token_package', what: '500', paid: 'money', days: 120, status: 'success', amount: 42.99 },
  { fan: 'fan', kind: 'monthly_subscription', what: 'nova', paid: 'money', days: 96, status: 'success', amount: 12.5 },
  {
    fan: 'fan',
    kind: 'yearly_subscription',
    what: 'chefamara',
    paid: 'money',
    days: 210,
    status: 'success',
    amount: 90,
  },
  {
    fan: 'fan',
    kind: 'subscription_package',
    what: 'Thirty days',
    paid: 'money',
    days: 300,
    status: 'success',
    amount: 17.99,
  },
  { fan: 'fan', kind: 'video', what: LANDMARKS.ownedVideo, paid: 'token', days: 30, status: 'success' },
  { fan: 'fan', kind: 'gallery', what: LANDMARKS.ownedGallery, paid: 'token', days: 16, status: 'success' },
  {
    fan: 'fan',
    kind: 'video',
    what: 'blue-hour-routine',
    paid: 'money',
    days: 44,
    status: 'success',
    coupon: LANDMARKS.coupons.valid,
  },
  { fan: 'fan', kind: 'video', what: 'freeze-ladder', paid: 'token', days: 50, status: 'refunded' },
  { fan: 'fan', kind: 'video', what: 'left-hand-only', paid: 'money', days: 9, status: 'failed' },
  { fan: 'fan', kind: 'token_package', what: '250', paid: 'money', days: 3, status: 'pending', amount: 22.49 },
  { fan: 'fan', kind: 'token_package', what: '100', paid: 'money', days: 61, status: 'canceled', amount: 9.49 },
  {
    fan: 'fan',
    kind: 'product',
    what: 'left-hand-studies-sheet-music',
    paid: 'token',
    days: 26,
    status: 'success',
    order: 'delivered',
  },
  { fan: 'fan', kind: 'product', what: 'market-tote', paid: 'token', days: 80, status: 'success', order: 'delivered' },
  {
    fan: 'fan',
    kind: 'product',
    what: LANDMARKS.physicalProduct,
    paid: 'token',
    days: 4,
    status: 'success',
    order: 'paid',
    note: 'Please pack it flat, it is a present.',
  },
  {
    fan: 'fan',
    kind: 'product',
    what: 'encore-tee',
    paid: 'money',
    days: 6,
    status: 'success',
    order: 'processing',
    quantity: 2,
    note: 'One small, one large.',
  },
  {
    fan: 'fan',
    kind: 'product',
    what: 'night-shift-cassette',
    paid: 'token',
    days: 11,
    status: 'success',
    order: 'shipping',
  },
  { fan: 'fan', kind: 'product', what: 'festival-fan', paid: 'money', days: 58, status: 'refunded', order: 'refunded' },
  { fan: 'fan', kind: 'product', what: 'embers-apron', paid: 'money', days: 15, status: 'failed', order: 'failed' },
  { fan: 'fan', kind: 'product', what: 'trail-bottle', paid: 'money', days: 2, status: 'pending', order: 'pending' },
  { fan: 'fan', kind: 'product', what: 'lavender-candle', paid: 'money', days: 1, status: 'pending', order: 'created' },
  {
    fan: 'fan',
    kind: 'tip',
    what: 'aria',
    paid: 'token',
    days: 18,
    status: 'success',
    amount: 25,
    note: 'For the encore.',
  },
  { fan: 'fan', kind: 'stream_tip', what: 'nova', paid: 'token', days: 7, status: 'success', amount: 10 },
  { fan: 'fan', kind: 'private_chat', what: 'kenjiembers', paid: 'token', days: 21, status: 'success', amount: 60 },
  { fan: 'fan', kind: 'tip', what: 'zuri', paid: 'token', days: 0, status: 'pending', amount: 5 },
  { fan: 'fan2', kind: 'token_package', what: '50', paid: 'money', days: 33, status: 'success', amount: 4.99 },
  { fan: 'fan2', kind: 'token_package', what: '100', paid: 'money', days: 12, status: 'failed', amount: 9.49 },
  { fan: 'fan2', kind: 'token_package', what: '50', paid: 'money', days: 1, status: 'pending', amount: 4.99 },
  { fan: 'fan2', kind: 'video', what: 'finger-picking-from-zero', paid: 'money', days: 20, status: 'refunded' },
  {
    fan: 'fan2',
    kind: 'product',
    what: 'hot-pepper-paste',
    paid: 'token',
    days: 31,
    status: 'success',
    order: 'delivered',
  },
  { fan: 'fan2', kind: 'product', what: 'concrete-cap', paid: 'money', days: 5, status: 'success', order: 'shipping' },
  {
    fan: 'fan2',
    kind: 'product',
    what: LANDMARKS.physicalProduct,
    paid: 'money',
    days: 3,
    status: 'success',
    order: 'paid',
  },
  { fan: 'fan2', kind: 'product', what: 'encore-tee', paid: 'money', days: 2, status: 'success', order: 'processing' },
  { fan: 'fan2', kind: 'product', what: 'long-table-mug', paid: 'money', days: 25, status: 'failed', order: 'failed' },
  { fan: 'fan2', kind: 'product', what: 'cork-mat', paid: 'token', days: 29, status: 'refunded', order: 'refunded' },
  {
    fan: 'fan2',
    kind: 'product',
    what: 'rainy-window-print',
    paid: 'money',
    days: 1,
    status: 'pending',
    order: 'pending',
  },
  { fan: 'fan2', kind: 'product', what: 'market-tote', paid: 'money', days: 1, status: 'canceled', order: 'created' },
  { fan: 'fan2', kind: 'tip', what: 'linneasol', paid: 'token', days: 30, status: 'success', amount: 8 },
  { fan: 'fan2', kind: 'stream_tip', what: 'nova', paid: 'token', days: 0, status: 'pending', amount: 2 },
];

/** Sales of aria over two months, so that her studio has data to show. */
function sales(): Purchase[] {
  const random = randomFrom('sales');
  return Array.from({ length: 64 }, (_, index): Purchase => {
    const fan = random.pick(WRITERS);
    const days = Math.floor((index * 60) / 64);
    const roll = random.next();
    if (roll < 0.28)
      return {
        fan,
        kind: 'tip',
        what: 'aria',
        paid: 'token',
        days,
        status: 'success',
        amount: random.pick([5, 5, 10, 20, 50]),
      };
    if (roll < 0.44)
      return {
        fan,
        kind: 'stream_tip',
        what: 'aria',
        paid: 'token',
        days,
        status: 'success',
        amount: random.pick([2, 5, 10]),
      };
    if (roll < 0.66)
      return {
        fan,
        kind: 'video',
        what: LANDMARKS.ownedVideo,
        paid: random.chance(0.7) ? 'token' : 'money',
        days,
        status: 'success',
      };
    if (roll < 0.78)
      return { fan, kind: 'gallery', what: LANDMARKS.ownedGallery, paid: 'token', days, status: 'success' };
    const order = days > 10 ? 'delivered' : random.pick(['paid', 'processing', 'shipping'] as const);
    return {
      fan,
      kind: 'product',
      what: random.pick([LANDMARKS.physicalProduct, LANDMARKS.digitalProduct, 'encore-tee']),
      paid: random.chance(0.5) ? 'token' : 'money',
      days,
      status: 'success',
      order,
    };
  });
}

/** Every purchase, oldest first. Nobody buys the same video or gallery twice. */
export function purchases(): Purchase[] {
  const seen = new Set<string>();
  return [...DEMO_PURCHASES, ...sales()]
    .filter((purchase) => {
      if (purchase.kind !== 'video' && purchase.kind !== 'gallery') return true;
      const key = `${purchase.fan}/${purchase.what}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => b.days - a.days);
}
