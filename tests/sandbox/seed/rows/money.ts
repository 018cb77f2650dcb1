import type { Row } from './common';

/** Site membership (`single`, `recurring`, no performer) or a subscription to one performer (contract B.14). */
export type SubscriptionRow = Row & {
  subscriptionType: 'single' | 'recurring' | 'monthly' | 'yearly' | 'free' | 'trial' | 'system';
  userId: string;
  performerId: string | null;
  packageId: string | null;
  status: 'active' | 'deactivated';
  expiredAt: string;
  startRecurringDate: string | null;
  nextRecurringDate: string | null;
  paymentGateway: string;
  /** Money, main units. */
  price: number;
  transactionId: string | null;
};

/** Membership plan (contract B.14). Prices in money, periods in days. */
export type SubscriptionPackageRow = Row & {
  name: string;
  description: string;
  ordering: number;
  price: number;
  initialPeriod: number;
  recurringPrice: number;
  recurringPeriod: number;
  type: 'single' | 'recurring';
  isActive: boolean;
  /** Tokens included in the plan. */
  tokens: number;
};

/** Token package (contract B.17); `price` in money. */
export type TokenPackageRow = Row & {
  name: string;
  description: string;
  ordering: number;
  price: number;
  tokens: number;
  isActive: boolean;
};

/** Coupon (contract B.18); `value` is the fraction taken off. */
export type CouponRow = Row & {
  name: string;
  description: string;
  code: string;
  value: number;
  numberOfUses: number;
  used: number;
  /** Fans who used it. Each fan can use it once. */
  usedBy: string[];
  expiredDate: string;
  status: 'active' | 'inactive';
};

export type CouponInfo = { _id: string; code: string; value: number };
export type OrderStatus =
  'created' | 'pending' | 'paid' | 'processing' | 'shipping' | 'delivered' | 'refunded' | 'failed';
export type DeliveryStatus = 'created' | 'processing' | 'shipping' | 'delivered' | 'refunded' | 'failed';

export type Delivery = { deliveryAddress: string; phoneNumber: string; postalCode: string };

/** Order (contract B.7); its lines are the order details with its id. */
export type OrderRow = Row &
  Delivery & {
    orderNumber: string;
    buyerId: string;
    buyerSource: 'user';
    sellerId: string;
    sellerSource: 'performer' | 'system';
    type: 'video' | 'gallery' | 'product' | 'subscription_package';
    quantity: number;
    totalPrice: number;
    originalPrice: number;
    status: OrderStatus;
    deliveryStatus: DeliveryStatus;
    couponInfo: CouponInfo | null;
    payBy: 'money' | 'token';
    transactionId: string | null;
  };

/** One line of an order (contract B.7). Prices in tokens when `payBy` is `token`, else in money. */
export type OrderDetailRow = Row &
  Delivery & {
    orderId: string;
    orderNumber: string;
    buyerId: string;
    buyerSource: 'user';
    sellerId: string;
    sellerSource: 'performer' | 'system';
    productType: 'subscription_package' | 'video' | 'gallery' | 'digital' | 'physical';
    productId: string;
    name: string;
    description: string;
    unitPrice: number;
    quantity: number;
    originalPrice: number;
    totalPrice: number;
    status: OrderStatus;
    deliveryStatus: DeliveryStatus;
    payBy: 'money' | 'token';
    couponInfo: CouponInfo | null;
    shippingCode: string;
    userNote: string;
  };

export type BoughtLine = {
  name: string;
  description: string;
  price: number;
  productType: string;
  productId: string;
  performerId: string | null;
  quantity: number;
  tokens?: number;
};

/** Payment in money (contract B.15). Fields for the checkout page are missing if there never was one. */
export type TransactionRow = Row & {
  paymentGateway: string;
  source: 'user';
  sourceId: string;
  performerId: string | null;
  target: string;
  targetId: string;
  type:
    | 'video'
    | 'gallery'
    | 'product'
    | 'subscription_package'
    | 'token_package'
    | 'monthly_subscription'
    | 'yearly_subscription'
    | 'free_subscription';
  products: BoughtLine[];
  totalPrice: number;
  originalPrice: number;
  couponInfo: CouponInfo | null;
  status: 'pending' | 'success' | 'failed' | 'canceled' | 'refunded';
  /** Delivery address of physical goods. */
  delivery?: Delivery;
  /** Until when a pending payment can be paid. */
  expiresAt?: string;
  /** When the provider confirms a payment that the payer has made. */
  confirmsAt?: string | null;
  /** Key of the payment attempt. */
  idempotencyKey?: string;
};

/** Payment in tokens (contract B.16). */
export type TokenTransactionRow = Row & {
  source: 'user';
  sourceId: string;
  /** Null if the products have several sellers. */
  performerId: string | null;
  target: 'video' | 'gallery' | 'product' | 'performer' | 'stream' | 'story' | 'post';
  targetId: string;
  sessionId: string | null;
  type:
    'video' | 'gallery' | 'product' | 'story' | 'tip' | 'stream_tip' | 'public_chat' | 'group_chat' | 'private_chat';
  products: BoughtLine[];
  totalPrice: number;
  originalPrice: number;
  status: 'pending' | 'success' | 'refunded';
  shippingInfo: {
    deliveryAddress: string;
    postalCode: string;
    phoneNumber: string;
    userNote: string;
    quantity: number;
  } | null;
  /** Key of the payment attempt. */
  idempotencyKey?: string;
};

/** A performer's earning from a sale (contract B.27), in tokens if `isToken`, otherwise in money. */
export type EarningRow = Row & {
  userId: string;
  transactionId: string;
  performerId: string;
  sourceType: string;
  type: string;
  grossPrice: number;
  netPrice: number;
  /** Fraction kept by the site. */
  siteCommission: number;
  isPaid: boolean;
  paidAt: string | null;
  isToken: boolean;
  transactionStatus: string;
};

/** Payout request (contract B.28), in tokens, with the rate of a token in money at that time. */
export type PayoutRow = Row & {
  source: 'performer';
  sourceId: string;
  requestTokens: number;
  tokenConversionRate: number;
  requestNote: string;
  adminNote: string;
  status: 'pending' | 'approved' | 'rejected' | 'done';
  paymentAccountType: 'banking' | 'paypal' | 'stripe';
  paymentAccountInfo: { bankName: string; bankAccount: string } | null;
  payoutId: string;
};
