import type { Order, OrderLine, OrderSearchQuery, OrderUpdatedData, UpdateOrderBody } from '@/contract/order';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/** Orders and their lines, which the API calls order details (spec §7, Orders). */
export class OrderService {
  constructor(private readonly http: HttpClient) {}

  /** Order lines sold by the performer. */
  searchSales(query?: OrderSearchQuery, options?: CallOptions) {
    return this.http.list<OrderLine>('/orders/details/search', query, options);
  }

  /** Orders of the fan. */
  search(query?: OrderSearchQuery, options?: CallOptions) {
    return this.http.list<Order>('/orders/users/search', query, options);
  }

  /** Order lines bought by the fan. */
  searchLines(query?: OrderSearchQuery, options?: CallOptions) {
    return this.http.list<OrderLine>('/orders/users/details/search', query, options);
  }

  getLine(id: string, options?: CallOptions) {
    return this.http.record<OrderLine>(path`/orders/details/${id}`, undefined, options);
  }

  /** Sets the delivery status and tracking code of a sold line. */
  update(id: string, body: UpdateOrderBody, options?: CallOptions) {
    return this.http.put<OrderUpdatedData>(path`/orders/${id}/update`, body, options);
  }
}
