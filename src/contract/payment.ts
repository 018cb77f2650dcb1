import { z } from 'zod';
import { couponSchema } from './coupon';
import { listData } from './envelope';
import { amount, count, id, mediaUrl, optionalText, record, requiredText, tokens } from './fields';
import type { Operations } from './operation';
import { dateRange, listQuery, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

/** An item of a money or token transaction. */
export const boughtItemSchema = z.object({
  name: z.string(),
  description: z.string().optional(),
  price: amount.optional(),
  productType: z.string().optional(),
  productId: id.optional(),
  performerId: id.optional(),
  quantity: count.optional(),
  tokens: tokens.optional(),
  extraInfo: z.looseObject({}).nullish(),
});

/** A file included in a purchase. */
export const boughtFileSchema = z.object({
  _id: id,
  digitalFileId: id.nullish(),
  digitalFileUrl: mediaUrl.nullish(),
});

export const idempotencyKey = z.string().describe('Key of the payment attempt, if the server stores it');

/** A payment in money. Back ends name its statuses differently: success, fail and failed mean what they say. */
export const transactionSchema = record(
  { status: z.string() },
  {
    totalPrice: amount,
    paymentGateway: z.string(),
    source: z.string(),
    sourceId: id,
    sourceInfo: publicUserSchema.nullable(),
    performerId: id.nullable(),
    performerInfo: publicUserSchema.nullable(),
    target: z.string(),
    targetId: id,
    type: z.string(),
    products: z.array(boughtItemSchema),
    originalPrice: amount,
    couponInfo: couponSchema.nullable(),
    deliveryAddress: z.string(),
    digitalProducts: z.array(boughtFileSchema),
    stripeConfirmUrl: z.string().nullable(),
    idempotencyKey,
  },
);
export type Transaction = z.infer<typeof transactionSchema>;

export const transactionSearchQuery = listQuery({
  status: queryText,
  type: queryText,
  source: queryText,
  target: queryText,
  targetId: queryText,
  performerId: queryText,
  paymentGateway: queryText,
  ...dateRange,
});
export type TransactionSearchQuery = QueryOf<typeof transactionSearchQuery>;

/** Either `paymentUrl`, where the visitor pays, or the finished transaction if nothing is left to pay. */
export const checkoutData = z.object({ paymentUrl: z.string().optional(), ...transactionSchema.partial().shape });
export type CheckoutData = z.infer<typeof checkoutData>;

/** A site membership by `packageId`, or a subscription to a performer by `performerId` and `type`. */
export const subscribeBody = z
  .object({
    packageId: optionalText,
    performerId: optionalText,
    type: z.enum(['monthly', 'yearly', 'free'], 'Choose monthly, yearly or free.').optional(),
    paymentGateway: optionalText,
    stripeCardId: optionalText,
    couponCode: optionalText,
  })
  .refine((body) => body.packageId || (body.performerId && body.type), {
    path: ['packageId'],
    error: 'Choose a package, or a performer and a period.',
  });
export type SubscribeBody = z.input<typeof subscribeBody>;

export const purchaseVideoBody = z.object({ couponCode: optionalText });
export type PurchaseVideoBody = z.input<typeof purchaseVideoBody>;

export const wantedQuantity = z
  .int('The quantity must be a whole number.')
  .min(1, 'Choose at least 1.')
  .max(1000, 'Choose at most 1,000.');

export const cartLineBody = z.object({ _id: requiredText('Choose a product.'), quantity: wantedQuantity });

export const deliveryFields = { deliveryAddress: optionalText, postalCode: optionalText, phoneNumber: optionalText };

export const purchaseProductsBody = z.object({
  products: z.array(cartLineBody, 'Choose at least one product.').min(1, 'Choose at least one product.'),
  couponCode: optionalText,
  ...deliveryFields,
});
export type PurchaseProductsBody = z.input<typeof purchaseProductsBody>;

export const purchaseTokensBody = z.object({
  couponCode: optionalText,
  currency: optionalText,
  paymentGateway: optionalText,
  stripeCardId: optionalText,
});
export type PurchaseTokensBody = z.input<typeof purchaseTokensBody>;

const gatewayErrors = { 422: 'Payments are switched off, or a card is missing' };

export const paymentOperations = {
  searchPayments: {
    method: 'GET',
    path: '/payment/transactions',
    aliases: ['/payment/transactions/user/search'],
    auth: 'any',
    pages: ['/user/payments', '/payment/success'],
    summary: 'Payments of the caller',
    query: transactionSearchQuery,
    data: listData(transactionSchema),
  },
  searchTransactions: {
    method: 'GET',
    path: '/transactions/user/search',
    auth: 'any',
    pages: ['/user/payments'],
    summary: 'Payments of the caller (the same list)',
    query: transactionSearchQuery,
    data: listData(transactionSchema),
  },
  subscribe: {
    method: 'POST',
    path: '/payment/subscribe',
    aliases: ['/payment/subscribe/performers'],
    auth: 'fan',
    pages: ['/membership', '/performers/[id]', '/user/subscriptions'],
    summary: 'Buy the site membership, or subscribe to a performer',
    body: subscribeBody,
    data: checkoutData,
    spends: true,
    errors: { ...gatewayErrors, 404: 'No such package or performer' },
  },
  purchaseVideo: {
    method: 'POST',
    path: '/payment/purchase-video/{id}',
    auth: 'any',
    pages: ['/video/[id]'],
    summary: 'Buy a video with money',
    body: purchaseVideoBody,
    data: checkoutData,
    spends: true,
    errors: { ...gatewayErrors, 400: 'Already bought', 404: 'No such video' },
  },
  purchaseProducts: {
    method: 'POST',
    path: '/payment/purchase-products',
    auth: 'any',
    pages: ['/cart'],
    summary: 'Buy products with money',
    body: purchaseProductsBody,
    data: checkoutData,
    spends: true,
    errors: { ...gatewayErrors, 400: 'Not enough in stock, or no address for products that are shipped' },
  },
  purchaseTokens: {
    method: 'POST',
    path: '/payment/purchase-tokens/{id}',
    auth: 'fan',
    pages: ['/user/wallet'],
    summary: 'Buy a token package',
    body: purchaseTokensBody,
    data: checkoutData,
    spends: true,
    errors: { ...gatewayErrors, 404: 'No such package' },
  },
} satisfies Operations;
