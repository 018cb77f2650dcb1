import { z } from 'zod';
import { listData } from './envelope';
import { id, optionalText, record, requiredText, tokens } from './fields';
import type { Operations } from './operation';
import {
  boughtFileSchema,
  boughtItemSchema,
  cartLineBody,
  deliveryFields,
  idempotencyKey,
  wantedQuantity,
} from './payment';
import { performerSchema } from './performer';
import { dateRange, listQuery, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

/** A payment in tokens. Its status is pending, success or refunded; back ends may have others, such as failed. */
export const tokenTransactionSchema = record(
  { type: z.string() },
  {
    totalPrice: tokens,
    source: z.string(),
    sourceId: id,
    sourceInfo: publicUserSchema.nullable(),
    performerId: id.nullable(),
    performerInfo: performerSchema.nullable(),
    target: z.string(),
    targetId: id,
    sessionId: z.string().nullable(),
    products: z.array(boughtItemSchema),
    originalPrice: tokens,
    status: z.string(),
    shippingInfo: z
      .object({
        deliveryAddress: z.string(),
        postalCode: z.string(),
        phoneNumber: z.string(),
        userNote: z.string(),
        quantity: z.number(),
      })
      .partial()
      .nullable(),
    digitalProducts: z.array(boughtFileSchema),
    idempotencyKey,
  },
);
export type TokenTransaction = z.infer<typeof tokenTransactionSchema>;

export const tokenTransactionSearchQuery = listQuery({
  type: queryText,
  target: queryText,
  targetId: queryText,
  status: queryText,
  performerId: queryText,
  shippingStatus: queryText,
  orderStatus: queryText,
  ...dateRange,
});
export type TokenTransactionSearchQuery = QueryOf<typeof tokenTransactionSearchQuery>;

/** Several products by `products`, or one by `productId` and `quantity`. */
export const buyProductsBody = z
  .object({
    products: z.array(cartLineBody, 'Choose at least one product.').optional(),
    productId: optionalText,
    quantity: wantedQuantity.optional(),
    ...deliveryFields,
    userNote: optionalText,
  })
  .refine((body) => body.products?.length || body.productId, {
    path: ['products'],
    error: 'Choose at least one product.',
  });
export type BuyProductsBody = z.input<typeof buyProductsBody>;

/** A tip with an optional message. Live rooms add where it was given. */
export const tipBody = z.object({
  performerId: requiredText('Choose who gets the tip.'),
  price: z.int('A tip must be a whole number of tokens.').min(1, 'A tip must be at least 1 token.'),
  message: z.string('This must be text.').trim().max(200, 'A message can have at most 200 characters.').optional(),
  conversationId: optionalText,
  streamType: optionalText,
  sessionId: optionalText,
  roomType: optionalText,
});
export type TipBody = z.input<typeof tipBody>;

/** A free stream charges nothing and returns only success. */
export const enterStreamData = z.union([tokenTransactionSchema, z.object({ success: z.boolean() })]);
export type EnterStreamData = z.infer<typeof enterStreamData>;

const common = { method: 'POST', auth: 'fan', spends: true } as const;
const balanceErrors = { 422: 'Not enough tokens' };
const errors = { ...balanceErrors, 400: 'Already bought', 404: 'No such item' };

export const tokenTransactionOperations = {
  searchTokenTransactions: {
    method: 'GET',
    path: '/token-transactions/user/search',
    auth: 'fan',
    pages: ['/user/token-transactions', '/user/library'],
    summary: "The caller's payments in tokens",
    query: tokenTransactionSearchQuery,
    data: listData(tokenTransactionSchema),
  },
  buyVideo: {
    ...common,
    path: '/token-transactions/video/{id}',
    pages: ['/video/[id]'],
    summary: 'Buy a video with tokens',
    data: tokenTransactionSchema,
    errors,
  },
  buyGallery: {
    ...common,
    path: '/token-transactions/gallery/{id}',
    pages: ['/gallery/[id]'],
    summary: 'Buy a gallery with tokens',
    data: tokenTransactionSchema,
    errors,
  },
  buyStory: {
    ...common,
    path: '/token-transactions/stories/{id}',
    pages: ['/post/[id]', '/stories/[performerId]'],
    aliases: ['/token-transactions/feed/{id}'],
    summary: 'Buy a story or post with tokens',
    data: tokenTransactionSchema,
    errors,
  },
  buyProducts: {
    ...common,
    path: '/token-transactions/products',
    pages: ['/cart'],
    aliases: ['/token-transactions/product/{productId}'],
    summary: 'Buy products with tokens',
    body: buyProductsBody,
    data: tokenTransactionSchema,
    errors: {
      ...balanceErrors,
      400: 'Not enough in stock, or no address for products that are shipped',
      404: 'No such product',
    },
  },
  enterStream: {
    ...common,
    path: '/token-transactions/stream/{id}',
    pages: ['/stream/[username]', '/stream/[username]/private'],
    summary: 'Buy a ticket to a public show. Without `pay-token`, pay a minute of a private or group show',
    data: enterStreamData,
    errors,
  },
  payMinute: {
    ...common,
    path: '/token-transactions/pay-token/{conversationId}',
    support: 'optional',
    pages: ['/stream/[username]/private'],
    summary: 'Pay a minute of a private or group show: sent once at the start of every minute, until a call is refused',
    data: enterStreamData,
    errors: { ...balanceErrors, 400: 'Not in the show, or it has ended', 404: 'No such show' },
  },
  tip: {
    ...common,
    path: '/token-transactions/tip',
    pages: ['/performers/[id]', '/video/[id]', '/post/[id]', '/stream/[username]'],
    aliases: ['/token-transactions/tip/{performerId}'],
    summary: 'Tip a performer',
    body: tipBody,
    data: tokenTransactionSchema,
    errors: { ...balanceErrors, 400: 'Below or above what the settings allow', 404: 'No such performer' },
  },
} satisfies Operations;
