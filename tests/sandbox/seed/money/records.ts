import { randomFrom } from '../../media/random';
import { getCommission, hundredths, mainUnits } from '../../money/amounts';
import { formatQuantity } from '../../texts';
import { getId } from '../ids';
import { fanId } from '../people/fans';
import { packageId, tokenPackageId } from './offers';
import { purchases } from './purchases';
import type { Clock } from '../clock';
import type { GalleryRow, ProductRow, VideoRow } from '../rows/content';
import type {
  BoughtLine,
  CouponRow,
  DeliveryStatus,
  EarningRow,
  OrderDetailRow,
  OrderRow,
  OrderStatus,
  TokenTransactionRow,
  TransactionRow,
} from '../rows/money';
import type { PerformerRow, UserRow } from '../rows/people';
import type { Purchase } from './purchases';

/** The price of a token in money, for card payments. */
export const TOKEN_PRICE = 0.1;
export const SITE_COMMISSION = 0.2;

type Catalog = {
  videos: VideoRow[];
  galleries: GalleryRow[];
  products: ProductRow[];
  performers: PerformerRow[];
  users: UserRow[];
  coupons: CouponRow[];
};
type MoneyRecords = {
  orders: OrderRow[];
  orderDetails: OrderDetailRow[];
  transactions: TransactionRow[];
  tokenTransactions: TokenTransactionRow[];
  earnings: EarningRow[];
};

/** `price` is in tokens or money, see `unit`. */
type Item = {
  id: string;
  name: string;
  description: string;
  price: number;
  unit: 'token' | 'money';
  performerId: string | null;
  target: TokenTransactionRow['target'] | 'site';
  productType: string;
};

const cents = (amount: number) => Math.round(amount * 100) / 100;

function unitPrice({ price, unit }: Item, paid: 'token' | 'money'): number {
  if (paid === unit) return price;
  return paid === 'token' ? Math.ceil(cents(price / TOKEN_PRICE)) : cents(price * TOKEN_PRICE);
}

/** Orders, payments in tokens and money, and earnings of every purchase. */
export function moneyRecords(catalog: Catalog, clock: Clock): MoneyRecords {
  const records: MoneyRecords = { orders: [], orderDetails: [], transactions: [], tokenTransactions: [], earnings: [] };
  purchases().forEach((purchase, index) => book(purchase, index, catalog, clock, records));
  return records;
}

function toItem({ kind, what, amount = 0 }: Purchase, { videos, galleries, products, performers }: Catalog): Item {
  const film = kind === 'video' ? videos.find(({ slug }) => slug === what) : undefined;
  if (film)
    return {
      id: film._id,
      name: film.title,
      description: film.description,
      price: film.price,
      unit: 'token',
      performerId: film.performerId,
      target: 'video',
      productType: 'video',
    };
  const gallery = kind === 'gallery' ? galleries.find(({ slug }) => slug === what) : undefined;
  if (gallery)
    return {
      id: gallery._id,
      name: gallery.name,
      description: gallery.description,
      price: gallery.price,
      unit: 'token',
      performerId: gallery.performerId,
      target: 'gallery',
      productType: 'gallery',
    };
  const product = kind === 'product' ? products.find(({ slug }) => slug === what) : undefined;
  if (product)
    return {
      id: product._id,
      name: product.name,
      description: product.description,
      price: product.price,
      unit: 'money',
      performerId: product.performerId,
      target: 'product',
      productType: product.type,
    };
  if (kind === 'token_package')
    return {
      id: tokenPackageId(Number(what)),
      name: formatQuantity(Number(what), 'token'),
      description: '',
      price: amount,
      unit: 'money',
      performerId: null,
      target: 'site',
      productType: 'token_package',
    };
  if (kind === 'subscription_package')
    return {
      id: packageId(what),
      name: what,
      description: 'Membership',
      price: amount,
      unit: 'money',
      performerId: null,
      target: 'site',
      productType: 'subscription_package',
    };
  const performer = performers.find(({ username }) => username === what);
  if (!performer) throw new Error(`The seed sells something unknown: ${kind} ${what}`);
  return {
    id: performer._id,
    name: performer.name,
    description: '',
    price: amount,
    unit: kind.endsWith('_subscription') ? 'money' : 'token',
    performerId: performer._id,
    target: kind === 'stream_tip' || kind === 'private_chat' || kind === 'public_chat' ? 'stream' : 'performer',
    productType: kind,
  };
}

function book(purchase: Purchase, index: number, catalog: Catalog, clock: Clock, records: MoneyRecords): void {
  const item = toItem(purchase, catalog);
  const random = randomFrom(`purchase/${index}`);
  const quantity = purchase.quantity ?? 1;
  const unit = unitPrice(item, purchase.paid);
  const coupon = catalog.coupons.find(({ code }) => code === purchase.coupon);
  const couponInfo = coupon ? { _id: coupon._id, code: coupon.code, value: coupon.value } : null;
  const originalPrice = cents(unit * quantity);
  const totalPrice = cents(originalPrice * (1 - (couponInfo?.value ?? 0)));
  const createdAt = clock.ago({ days: purchase.days, hours: random.whole(0, 20), minutes: random.whole(1, 59) });
  const base = {
    _id: getId('purchase', String(index)),
    createdAt,
    updatedAt: createdAt,
    source: 'user',
    sourceId: fanId(purchase.fan),
    targetId: item.id,
    totalPrice,
    originalPrice,
  } as const;
  const line: BoughtLine = {
    name: item.name,
    description: item.description,
    price: unit,
    productType: item.productType,
    productId: item.id,
    performerId: item.performerId,
    quantity,
    ...(purchase.paid === 'token'
      ? { tokens: unit }
      : purchase.kind === 'token_package'
        ? { tokens: Number(purchase.what) }
        : {}),
  };
  const address = {
    deliveryAddress: '12 Quayside, Flat 3, Bristol, GB',
    phoneNumber: '+44 20 7946 0958',
    postalCode: 'BS1 4QA',
  };
  const physical = item.productType === 'physical';
  const delivery = physical ? address : { deliveryAddress: '', phoneNumber: '', postalCode: '' };

  if (purchase.paid === 'token' && item.performerId && item.target !== 'site') {
    records.tokenTransactions.push({
      ...base,
      performerId: item.performerId,
      target: item.target,
      sessionId: null,
      type: purchase.kind as TokenTransactionRow['type'],
      products: [line],
      status: purchase.status as TokenTransactionRow['status'],
      shippingInfo: physical ? { ...address, userNote: purchase.note ?? '', quantity } : null,
    });
  } else {
    records.transactions.push({
      ...base,
      paymentGateway: 'ccbill',
      performerId: item.performerId,
      target: item.target === 'site' ? purchase.kind : item.target,
      type: purchase.kind as TransactionRow['type'],
      products: [line],
      couponInfo,
      status: purchase.status as TransactionRow['status'],
    });
  }
  if (purchase.order || (purchase.paid === 'money' && (purchase.kind === 'video' || purchase.kind === 'gallery'))) {
    addOrder(
      { ...purchase, order: purchase.order ?? getOrderStatus(purchase.status) },
      item,
      { ...base, couponInfo, unit, quantity, delivery, physical },
      records,
    );
  }
  if (item.performerId && (purchase.status === 'success' || purchase.status === 'refunded')) {
    const paidOut = purchase.days > 35;
    const gross = hundredths(totalPrice);
    records.earnings.push({
      _id: getId('earning', String(index)),
      createdAt,
      updatedAt: createdAt,
      userId: base.sourceId,
      transactionId: base._id,
      performerId: item.performerId,
      sourceType: item.target,
      type: purchase.kind,
      grossPrice: totalPrice,
      netPrice: mainUnits(gross - getCommission(gross, SITE_COMMISSION, purchase.paid)),
      siteCommission: SITE_COMMISSION,
      isPaid: paidOut,
      paidAt: paidOut ? clock.ago({ days: 30 }) : null,
      isToken: purchase.paid === 'token',
      transactionStatus: purchase.status,
    });
  }
}

function getOrderStatus(status: Purchase['status']): OrderStatus {
  if (status === 'success') return 'paid';
  return status === 'refunded' || status === 'failed' || status === 'pending' ? status : 'created';
}

const DELIVERY: Record<OrderStatus, DeliveryStatus> = {
  created: 'created',
  pending: 'created',
  paid: 'created',
  processing: 'processing',
  shipping: 'shipping',
  delivered: 'delivered',
  refunded: 'refunded',
  failed: 'failed',
};

type Sale = {
  _id: string;
  createdAt: string;
  updatedAt: string;
  sourceId: string;
  totalPrice: number;
  originalPrice: number;
  couponInfo: OrderRow['couponInfo'];
  unit: number;
  quantity: number;
  delivery: { deliveryAddress: string; phoneNumber: string; postalCode: string };
  physical: boolean;
};

function addOrder(purchase: Purchase & { order: OrderStatus }, item: Item, sale: Sale, records: MoneyRecords): void {
  const orderNumber = getId('order-number', sale._id).slice(0, 8).toUpperCase();
  const orderId = getId('order', sale._id);
  const shared = {
    createdAt: sale.createdAt,
    updatedAt: sale.updatedAt,
    buyerId: sale.sourceId,
    buyerSource: 'user',
    sellerId: item.performerId ?? '',
    sellerSource: 'performer',
    quantity: sale.quantity,
    totalPrice: sale.totalPrice,
    originalPrice: sale.originalPrice,
    status: purchase.order,
    deliveryStatus: DELIVERY[purchase.order],
    couponInfo: sale.couponInfo,
    payBy: purchase.paid,
    ...sale.delivery,
  } as const;
  const sent = sale.physical && (purchase.order === 'shipping' || purchase.order === 'delivered');
  records.orders.push({
    ...shared,
    _id: orderId,
    orderNumber,
    type: purchase.kind === 'product' ? 'product' : purchase.kind === 'gallery' ? 'gallery' : 'video',
    transactionId: sale._id,
  });
  records.orderDetails.push({
    ...shared,
    _id: getId('order-detail', sale._id),
    orderId,
    orderNumber: `${orderNumber}-S1`,
    productType: item.productType as OrderDetailRow['productType'],
    productId: item.id,
    name: item.name,
    description: item.description,
    unitPrice: sale.unit,
    shippingCode: sent ? `EN${orderNumber}GB` : '',
    userNote: purchase.note ?? '',
  });
}
