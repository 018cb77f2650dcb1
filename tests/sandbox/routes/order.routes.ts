import { orderOperations } from '@/contract/order';
import type { Context } from '../context';
import { among, and, is, withId, type Condition } from '../db/conditions';
import { badRequest, forbidden, found, invalidField } from '../http/errors';
import { route, type Route } from '../http/route';
import type { DeliveryStatus, OrderDetailRow, OrderStatus } from '../seed/rows/money';
import { orderLineView, orderView, ownLineView } from '../views/orders';
import { viewFor } from '../views/view';
import { createdWithin, descending, listed, maybe } from './listing';

/** Orders are invisible until they are paid (contract B.7). */
const PAID_OR_LATER = [
  'paid',
  'processing',
  'shipping',
  'delivered',
  'refunded',
] as const satisfies readonly OrderStatus[];

type Filters = {
  status?: string | undefined;
  deliveryStatus?: string | undefined;
  sellerId?: string | undefined;
  buyerId?: string | undefined;
  userId?: string | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
};

const common = (query: Filters): Condition[] => [
  among('status', PAID_OR_LATER),
  maybe('status', query.status),
  maybe('deliveryStatus', query.deliveryStatus),
  maybe('sellerId', query.sellerId),
  maybe('buyerId', query.buyerId),
  maybe('buyerId', query.userId),
  createdWithin(query),
];

const SORTING = { fields: ['orderNumber', 'totalPrice', 'status', 'deliveryStatus'], usual: [descending('createdAt')] };

/** Orders and their delivery. They are written when their payment succeeds. */
export function orderRoutes(context: Context): Route[] {
  const { store, now } = context;

  /** Order lines don't store the type of their order, so it is looked up. */
  const ofType = (type: string | undefined): Condition[] =>
    type === undefined
      ? []
      : [
          among(
            'orderId',
            store.orders.list(is('type', type)).map(({ _id }) => _id),
          ),
        ];

  return [
    route(orderOperations.searchOrders, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      const containing =
        query.productType === undefined
          ? []
          : [
              withId(
                store.orderDetails
                  .list(and([is('buyerId', viewer.account._id), is('productType', query.productType)]))
                  .map(({ orderId }) => orderId),
              ),
            ];
      return listed(store.orders, query, {
        where: [is('buyerId', viewer.account._id), maybe('type', query.type), ...containing, ...common(query)],
        ...SORTING,
        view: (row) => orderView(view, row),
      });
    }),

    route(orderOperations.searchOrderLines, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      return listed(store.orderDetails, query, {
        where: [
          is('buyerId', viewer.account._id),
          maybe('productType', query.productType),
          ...ofType(query.type),
          ...common(query),
        ],
        ...SORTING,
        view: (row) => orderLineView(view, row),
      });
    }),

    route(orderOperations.searchSales, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      return listed(store.orderDetails, query, {
        where: [
          is('sellerId', viewer.account._id),
          maybe('productType', query.productType),
          ...ofType(query.type),
          ...common(query),
        ],
        ...SORTING,
        view: (row) => orderLineView(view, row),
      });
    }),

    route(orderOperations.getOrderLine, ({ params: { id }, viewer }) => {
      const row = found(store.orderDetails.get(id), 'This order');
      if (row.buyerId !== viewer.account._id && row.sellerId !== viewer.account._id)
        throw forbidden('This order belongs to someone else.');
      return ownLineView(viewFor(context, viewer), row);
    }),

    route(orderOperations.updateOrder, ({ params: { id }, body: { deliveryStatus, shippingCode }, viewer }) => {
      const row = found(store.orderDetails.get(id), 'This order');
      if (row.sellerId !== viewer.account._id) throw forbidden('This sale belongs to someone else.');
      if (row.productType !== 'physical') throw badRequest('This order has nothing to deliver.');
      if (!OPEN.includes(row.status)) throw badRequest('This order is closed.');
      if (deliveryStatus) mustFollow(row.deliveryStatus, deliveryStatus);
      const updatedAt = now().toISOString();
      store.atomically(() => {
        store.orderDetails.update(id, {
          updatedAt,
          ...(deliveryStatus && { deliveryStatus, ...statusAfter(deliveryStatus) }),
          ...(shippingCode !== undefined && { shippingCode }),
        });
        const slowest = getSlowest(
          store.orderDetails.list(and([is('orderId', row.orderId), is('productType', 'physical')])),
        );
        store.orders.update(row.orderId, { updatedAt, deliveryStatus: slowest.deliveryStatus, status: slowest.status });
      });
      return { updated: true, ...ownLineView(viewFor(context, viewer), found(store.orderDetails.get(id))) };
    }),
  ];
}

const OPEN: readonly OrderStatus[] = ['paid', 'processing', 'shipping'];
const STEPS: readonly DeliveryStatus[] = ['created', 'processing', 'shipping', 'delivered'];

/** A delivery status only moves forward, or to lost. */
function mustFollow(from: DeliveryStatus, to: DeliveryStatus): void {
  const isForwards = STEPS.includes(to) && STEPS.includes(from) && STEPS.indexOf(to) >= STEPS.indexOf(from);
  const isLost = to === 'failed' && from !== 'created' && from !== 'delivered';
  if (!isForwards && !isLost)
    throw invalidField('deliveryStatus', 'isIn', `The status can’t change from ${from} to ${to}.`);
}

/** The order status follows its delivery. It stays paid if the parcel gets lost. */
function statusAfter(delivery: DeliveryStatus): { status?: OrderStatus } {
  return delivery === 'processing' || delivery === 'shipping' || delivery === 'delivered' ? { status: delivery } : {};
}

/** An order has the status of its slowest parcel. */
const getSlowest = (lines: readonly OrderDetailRow[]): Pick<OrderDetailRow, 'status' | 'deliveryStatus'> =>
  lines.reduce<OrderDetailRow | undefined>(
    (slowest, line) =>
      slowest && STEPS.indexOf(slowest.deliveryStatus) <= STEPS.indexOf(line.deliveryStatus) ? slowest : line,
    undefined,
  ) ?? { status: 'paid', deliveryStatus: 'created' };
