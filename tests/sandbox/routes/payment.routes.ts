import { paymentOperations, type TransactionSearchQuery } from '@/contract/payment';
import type { Gateway } from '../checkout/gateway';
import { Offers } from '../checkout/offers';
import type { Context } from '../context';
import { is } from '../db/conditions';
import { route, type Route } from '../http/route';
import type { Viewer } from '../http/session';
import type { TransactionRow } from '../seed/rows/money';
import { paymentView } from '../views/payments';
import { viewFor } from '../views/view';
import { createdWithin, descending, listed, maybe, type ListQuery } from './listing';

/** Payments in money. These calls begin a payment and return its checkout page; the rest is in `checkout/`. */
export function paymentRoutes(context: Context, gateway: Gateway): Route[] {
  const history = ({ query, viewer }: { query: TransactionSearchQuery & ListQuery; viewer: Viewer }) => {
    gateway.tidy();
    const view = viewFor(context, viewer);
    return listed(context.store.transactions, query, {
      where: [
        is('sourceId', viewer.account._id),
        maybe('status', query.status),
        maybe('type', query.type),
        maybe('source', query.source),
        maybe('target', query.target),
        maybe('targetId', query.targetId),
        maybe('performerId', query.performerId),
        maybe('paymentGateway', query.paymentGateway),
        createdWithin(query),
      ],
      fields: ['totalPrice', 'status', 'type'],
      usual: [descending('createdAt')],
      view: (row) => paymentView(view, row),
    });
  };

  /** The checkout page, or the completed payment if it is free. */
  const checkout = ({ viewer, origin }: { viewer: Viewer; origin: string }, row: TransactionRow) => ({
    ...(row.status === 'pending' && { paymentUrl: origin + gateway.pagePath(row._id) }),
    ...paymentView(viewFor(context, viewer), row),
  });

  return [
    route(paymentOperations.searchPayments, history),
    route(paymentOperations.searchTransactions, history),

    route(paymentOperations.subscribe, (call) => {
      const { packageId, performerId = '', type = 'monthly', couponCode, paymentGateway } = call.body;
      const offers = new Offers(context, call.viewer);
      const offer = packageId ? offers.membership(packageId) : offers.performer(performerId, type);
      return checkout(call, gateway.begin(call, offer, { couponCode, paymentGateway }));
    }),

    route(paymentOperations.purchaseVideo, (call) => {
      const offer = new Offers(context, call.viewer).video(call.params.id);
      return checkout(call, gateway.begin(call, offer, call.body));
    }),

    route(paymentOperations.purchaseProducts, (call) => {
      const { products, couponCode, deliveryAddress = '', postalCode = '', phoneNumber = '' } = call.body;
      const delivery = { deliveryAddress, postalCode, phoneNumber };
      const offer = new Offers(context, call.viewer).products(products, delivery);
      return checkout(call, gateway.begin(call, offer, { couponCode, delivery }));
    }),

    route(paymentOperations.purchaseTokens, (call) => {
      const offer = new Offers(context, call.viewer).tokens(call.params.id);
      const { couponCode, paymentGateway } = call.body;
      return checkout(call, gateway.begin(call, offer, { couponCode, paymentGateway }));
    }),
  ];
}
