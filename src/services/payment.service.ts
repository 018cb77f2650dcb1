import type {
  CheckoutData,
  PurchaseProductsBody,
  PurchaseTokensBody,
  PurchaseVideoBody,
  SubscribeBody,
  Transaction,
  TransactionSearchQuery,
} from '@/contract/payment';
import type { CallOptions, SpendOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { path } from './http/url';

/**
 * Payments in money (spec §7, Payments). Purchases return `paymentUrl`, where the visitor pays, or the finished
 * transaction if nothing is left to pay.
 */
export class PaymentService {
  constructor(private readonly http: HttpClient) {}

  searchPayments(query?: TransactionSearchQuery, options?: CallOptions) {
    return this.http.list<Transaction>('/payment/transactions', query, options);
  }

  searchTransactions(query?: TransactionSearchQuery, options?: CallOptions) {
    return this.http.list<Transaction>('/transactions/user/search', query, options);
  }

  /** A membership of the site by `packageId`, or a performer by `performerId` and `type`. */
  subscribe(body: SubscribeBody, options?: SpendOptions) {
    return this.http.post<CheckoutData>('/payment/subscribe', body, options);
  }

  purchaseVideo(id: string, body?: PurchaseVideoBody, options?: SpendOptions) {
    return this.http.post<CheckoutData>(path`/payment/purchase-video/${id}`, body, options);
  }

  purchaseProducts(body: PurchaseProductsBody, options?: SpendOptions) {
    return this.http.post<CheckoutData>('/payment/purchase-products', body, options);
  }

  /** Buys a token package. The new balance arrives through the socket. */
  purchaseTokens(packageId: string, body?: PurchaseTokensBody, options?: SpendOptions) {
    return this.http.post<CheckoutData>(path`/payment/purchase-tokens/${packageId}`, body, options);
  }
}
