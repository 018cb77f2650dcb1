import type { Order, OrderLine } from '@/contract/order';
import { ApiError } from '@/lib/http/errors';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { notFound, ok, outcomeOfError, redirect, type PageOutcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { MAX_LIMIT, readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import type { PageScope } from '@/store/page-scope';
import { getOrderNumber } from '@/entities/order/order-number';
import { lineForPage, orderForPage } from './order-data';

export interface OrderPage {
  line: OrderLine;
  others: Loaded<OrderLine[]>;
  /** The visitor is the seller. */
  isSale: boolean;
  /** The URL requests the receipt. */
  showsReceipt: boolean;
}

/** The other lines of the order. The API finds an order by its number. Throws if the server doesn't find it. */
export async function fetchOtherLines(
  { orders }: Services,
  line: OrderLine,
  options?: CallOptions,
): Promise<OrderLine[]> {
  if (!line.orderNumber || !line.orderId) return [];
  const { data } = await orders.search({ q: getOrderNumber(line), limit: MAX_LIMIT }, options);
  const order = data.data.find(({ _id }) => _id === line.orderId);
  if (!order) throw new ApiError(404, undefined, { message: 'The server didn’t find the order.' });
  return (orderForPage(order).details ?? []).filter(({ _id }) => _id !== line._id);
}

async function fetchFirstLine(
  { orders }: Services,
  idOrNumber: string,
  options: CallOptions,
): Promise<OrderLine | undefined> {
  const { data } = await orders.search({ limit: MAX_LIMIT }, options);
  const isRequested = ({ _id, orderNumber }: Order) => _id === idOrNumber || orderNumber === idOrNumber.toUpperCase();
  return data.data.find(isRequested)?.details?.[0];
}

const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** An order line for its buyer or seller. If the URL has the ID of the order instead, its first line is loaded. */
export async function loadOrder({ services, query, getState, signal }: PageScope): Promise<PageOutcome<OrderPage>> {
  const id = readParameter(query, 'id');
  const me = getState().auth.authUser?._id;
  try {
    const { data } = await services.orders.getLine(id, { signal });
    const line = lineForPage(data);
    const isSale = me === line.sellerId;
    const others: Loaded<OrderLine[]> = isSale
      ? { ok: true, content: [] }
      : await loaded(() => fetchOtherLines(services, line, { signal }));
    const showsReceipt = readParameter(query, 'receipt') !== '';
    // A receipt needs all lines of the order.
    return ok({ line, isSale, showsReceipt, others }, showsReceipt && !others.ok ? 503 : 200);
  } catch (error) {
    if (!isMissing(error)) return outcomeOfError(error);
  }
  try {
    const first = await fetchFirstLine(services, id, { signal });
    return first ? redirect(paths.order(first)) : notFound();
  } catch (error) {
    return outcomeOfError(error);
  }
}
