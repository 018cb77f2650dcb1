import { z } from 'zod';
import { couponSchema } from './coupon';
import { listData } from './envelope';
import { amount, count, id, optionalText, record } from './fields';
import { ownerErrors, type Operations } from './operation';
import { boughtFileSchema } from './payment';
import { performerSchema } from './performer';
import { productSchema } from './product';
import { dateRange, listQuery, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

export const orderStatuses = [
  'created',
  'pending',
  'paid',
  'processing',
  'shipping',
  'delivered',
  'refunded',
  'failed',
] as const;
export const deliveryStatuses = ['created', 'processing', 'shipping', 'delivered', 'refunded', 'failed'] as const;

const parties = {
  buyerId: id,
  buyerSource: z.string(),
  buyer: publicUserSchema.nullable(),
  sellerId: id,
  sellerSource: z.enum(['system', 'performer', 'admin']),
  seller: performerSchema.nullable(),
};

const payBy = z.enum(['money', 'token']);

const delivery = {
  deliveryStatus: z.enum(deliveryStatuses),
  deliveryAddress: z.string(),
  phoneNumber: z.string(),
  postalCode: z.string(),
  shippingCode: z.string(),
  userNote: z.string(),
};

/** One line of an order, called order details in the API. */
export const orderLineSchema = record(
  { name: z.string(), quantity: count },
  {
    totalPrice: amount,
    orderId: id,
    orderNumber: z.string(),
    ...parties,
    productType: z.enum(['subscription_package', 'video', 'gallery', 'digital', 'physical']),
    productId: id,
    productInfo: productSchema.nullable(),
    description: z.string(),
    unitPrice: amount,
    originalPrice: amount,
    status: z.enum(orderStatuses),
    ...delivery,
    payBy,
    couponInfo: couponSchema.nullable(),
    extraInfo: z.looseObject({}).nullable(),
    digitalProducts: z.array(boughtFileSchema),
  },
);
export type OrderLine = z.infer<typeof orderLineSchema>;

export const orderSchema = record(
  { orderNumber: z.string() },
  {
    totalPrice: amount,
    ...parties,
    type: z.enum(['video', 'gallery', 'product', 'subscription_package']),
    quantity: count,
    originalPrice: amount,
    status: z.enum(orderStatuses),
    ...delivery,
    payBy,
    couponInfo: couponSchema.nullable(),
    details: z.array(orderLineSchema),
  },
);
export type Order = z.infer<typeof orderSchema>;

export const orderSearchQuery = listQuery({
  deliveryStatus: queryText,
  status: queryText,
  productType: queryText,
  type: queryText,
  sellerId: queryText,
  buyerId: queryText,
  userId: queryText,
  ...dateRange,
});
export type OrderSearchQuery = QueryOf<typeof orderSearchQuery>;

export const updateOrderBody = z.object({
  deliveryStatus: z.enum(deliveryStatuses, 'Choose a delivery status from the list.').optional(),
  shippingCode: optionalText,
});
export type UpdateOrderBody = z.input<typeof updateOrderBody>;

export const orderUpdatedData = z.object({ updated: z.boolean().optional(), ...orderLineSchema.partial().shape });
export type OrderUpdatedData = z.infer<typeof orderUpdatedData>;

export const orderOperations = {
  searchSales: {
    method: 'GET',
    path: '/orders/details/search',
    auth: 'performer',
    pages: ['/studio/orders', '/studio', '/home'],
    summary: 'Order lines sold by the caller',
    query: orderSearchQuery,
    data: listData(orderLineSchema),
  },
  searchOrders: {
    method: 'GET',
    path: '/orders/users/search',
    auth: 'fan',
    pages: ['/user/orders'],
    summary: 'Orders of the caller with their lines',
    query: orderSearchQuery,
    data: listData(orderSchema),
  },
  searchOrderLines: {
    method: 'GET',
    path: '/orders/users/details/search',
    auth: 'fan',
    pages: ['/user/library'],
    summary: 'Order lines bought by the caller',
    query: orderSearchQuery,
    data: listData(orderLineSchema),
  },
  getOrderLine: {
    method: 'GET',
    path: '/orders/details/{id}',
    auth: 'any',
    pages: ['/user/orders/[id]', '/studio/orders/[id]'],
    summary: 'One order line, for its buyer and its seller',
    data: orderLineSchema,
    errors: ownerErrors('order'),
  },
  updateOrder: {
    method: 'PUT',
    path: '/orders/{id}/update',
    auth: 'performer',
    pages: ['/studio/orders', '/studio/orders/[id]'],
    summary: 'Set delivery status and tracking code of a sold line',
    body: updateOrderBody,
    data: orderUpdatedData,
    errors: { 400: 'Nothing to deliver, or not possible from its current status', ...ownerErrors('order') },
  },
} satisfies Operations;
