import { tokenTransactionOperations } from '@/contract/token-transaction';
import type { Context } from '../context';
import { always, is, or, type Condition } from '../db/conditions';
import { badRequest, found } from '../http/errors';
import { route, type Route } from '../http/route';
import type { ViewerFor } from '../http/session';
import { galleryForSale, productsForSale, requireAddress, storyForSale, videoForSale } from '../money/for-sale';
import { settle } from '../money/settle';
import { raiseGoal } from '../live/public-shows';
import { announceTicket, refuseSecondTicket, streamOnAir } from '../money/stream-entry';
import { announceMinute, refuseMinuteNotDue } from '../money/stream-minutes';
import { announceTip, tipRoom, tipTarget, writeTipLine } from '../money/tips';
import { lineFor, tokenPayment } from '../money/token-payment';
import type { TokenTransactionRow } from '../seed/rows/money';
import type { MessageRow, StreamRow } from '../seed/rows/live';
import { tokenPaymentView } from '../views/token-payments';
import { viewFor } from '../views/view';
import { createdWithin, listed, maybe } from './listing';

type Payer = ViewerFor<'fan'>;

/** Everything that fans pay for with tokens. A refused payment changes nothing. */
export function tokenTransactionRoutes(context: Context): Route[] {
  const { store } = context;

  /** Returns the completed payment as its payer sees it. */
  const paid = (viewer: Payer, { _id }: TokenTransactionRow) =>
    tokenPaymentView(viewFor(context, viewer), found(store.tokenTransactions.get(_id)));

  function buyItem(
    viewer: Payer,
    type: TokenTransactionRow['type'],
    target: TokenTransactionRow['target'],
    item: Parameters<typeof lineFor>[0] & { _id: string },
    key: string | null,
  ) {
    const row = tokenPayment(context, {
      type,
      target,
      targetId: item._id,
      lines: [lineFor(item, target)],
      viewer,
      key,
    });
    settle(context, { payment: { paid: 'token', row } });
    return paid(viewer, row);
  }

  const streamPayment = (
    type: TokenTransactionRow['type'],
    viewer: Payer,
    stream: StreamRow,
    key: string | null,
  ): TokenTransactionRow =>
    tokenPayment(context, {
      type,
      target: 'stream',
      targetId: stream._id,
      sessionId: stream.sessionId,
      lines: [lineFor(stream, 'stream')],
      viewer,
      key,
    });

  function enterPublicShow(viewer: Payer, stream: StreamRow, key: string | null) {
    if (stream.isFree || stream.price === 0) return { success: true };
    refuseSecondTicket(context, viewer, stream);
    const row = streamPayment('public_chat', viewer, stream, key);
    const also = (): void =>
      void store.streams.update(stream._id, { userIds: [...new Set([...stream.userIds, viewer.account._id])] });
    settle(context, { payment: { paid: 'token', row }, also });
    announceTicket(context, viewer, stream);
    return paid(viewer, row);
  }

  function payMinute(viewer: Payer, stream: StreamRow, key: string | null) {
    refuseMinuteNotDue(context, viewer, stream, key);
    const row = streamPayment(stream.type === 'group' ? 'group_chat' : 'private_chat', viewer, stream, key);
    settle(context, { payment: { paid: 'token', row } });
    announceMinute(context, stream, row);
    return paid(viewer, row);
  }

  return [
    route(tokenTransactionOperations.searchTokenTransactions, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      return listed(store.tokenTransactions, query, {
        where: [
          is('sourceId', viewer.account._id),
          maybe('type', query.type),
          maybe('target', query.target),
          maybe('status', query.status),
          query.targetId ? or([is('targetId', query.targetId), withProduct('productId', query.targetId)]) : always,
          query.performerId
            ? or([is('performerId', query.performerId), withProduct('performerId', query.performerId)])
            : always,
          query.orderStatus ? withOrder('status', query.orderStatus) : always,
          query.shippingStatus ? withOrder('deliveryStatus', query.shippingStatus) : always,
          createdWithin(query),
        ],
        fields: ['totalPrice'],
        view: (row) => tokenPaymentView(view, row),
      });
    }),

    route(tokenTransactionOperations.buyVideo, ({ params: { id }, viewer, key }) =>
      buyItem(viewer, 'video', 'video', videoForSale(context, viewer, id), key),
    ),

    route(tokenTransactionOperations.buyGallery, ({ params: { id }, viewer, key }) =>
      buyItem(viewer, 'gallery', 'gallery', galleryForSale(context, viewer, id), key),
    ),

    route(tokenTransactionOperations.buyStory, ({ params: { id }, viewer, key }) => {
      const { kind, item } = storyForSale(context, viewer, id);
      return buyItem(viewer, 'story', kind, item, key);
    }),

    route(tokenTransactionOperations.buyProducts, ({ body, viewer, key }) => {
      const wanted = body.products ?? (body.productId ? [{ _id: body.productId, quantity: body.quantity ?? 1 }] : []);
      const lines = productsForSale(context, viewer, wanted, 'token');
      requireAddress(lines, body);
      const { deliveryAddress = '', postalCode = '', phoneNumber = '', userNote = '' } = body;
      const goods = lines.filter(({ productType }) => productType === 'physical');
      const quantity = goods.reduce((sum, line) => sum + line.quantity, 0);
      const row = tokenPayment(context, {
        type: 'product',
        target: 'product',
        targetId: lines[0]?.productId ?? '',
        lines,
        viewer,
        key,
        shippingInfo: goods.length > 0 ? { deliveryAddress, postalCode, phoneNumber, userNote, quantity } : null,
      });
      settle(context, {
        payment: { paid: 'token', row },
        delivery: { deliveryAddress, postalCode, phoneNumber, userNote },
      });
      return paid(viewer, row);
    }),

    route(tokenTransactionOperations.enterStream, ({ params: { id }, viewer, key }) => {
      const stream = streamOnAir(context, id);
      return stream.type === 'public' ? enterPublicShow(viewer, stream, key) : payMinute(viewer, stream, key);
    }),

    route(tokenTransactionOperations.payMinute, ({ params: { conversationId }, viewer, key }) => {
      const { streamId } = found(store.conversations.get(conversationId), 'This show');
      const stream = streamOnAir(context, streamId ?? '');
      if (stream.type === 'public') throw badRequest('Public shows aren’t paid per minute.');
      return payMinute(viewer, stream, key);
    }),

    route(tokenTransactionOperations.tip, ({ body, viewer, key }) => {
      const performer = tipTarget(context, body.performerId, body.price);
      const room = tipRoom(context, viewer, { ...body, performerId: performer._id });
      const given = { viewer, performerId: performer._id, price: body.price, message: body.message ?? '' };
      const line = {
        ...lineFor({ ...performer, performerId: performer._id, price: body.price }, room ? 'stream_tip' : 'tip'),
        description: given.message,
      };
      const position = room
        ? ({ type: 'stream_tip', target: 'stream', targetId: room.streamId, sessionId: room.streamId } as const)
        : null;
      const row = tokenPayment(context, {
        ...(position ?? { type: 'tip', target: 'performer', targetId: performer._id }),
        lines: [line],
        viewer,
        key,
      });
      let output: MessageRow | null = null;
      settle(context, {
        payment: { paid: 'token', row },
        also: () => {
          if (room) output = writeTipLine(context, room, given);
        },
      });
      announceTip(context, given, output);
      if (room) raiseGoal(context, room.streamId, body.price);
      return paid(viewer, row);
    }),
  ];
}

/** Matches payments with an item that has this value. */
const withProduct = (field: 'productId' | 'performerId', value: string): Condition => ({
  sql: `EXISTS (SELECT 1 FROM json_each(doc,'$.products') WHERE json_extract(value,'$.${field}') = ?)`,
  values: [value],
});

/** Matches payments with an order that has this value. */
const withOrder = (field: 'status' | 'deliveryStatus', value: string): Condition => ({
  sql: `EXISTS (SELECT 1 FROM orders WHERE json_extract(orders.doc,'$.transactionId') = tokenTransactions.id AND json_extract(orders.doc,'$.${field}') = ?)`,
  values: [value],
});
