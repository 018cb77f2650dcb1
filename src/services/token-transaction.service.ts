import type { BuyProductsBody, EnterStreamData, TipBody, TokenTransaction, TokenTransactionSearchQuery } from '@/contract/token-transaction';
import type { CallOptions, HttpClient, SpendOptions } from './http/http-client';
import { path } from './http/url';

/**
 * Payments in tokens (spec §7, Token transactions). Throw `ApiError` 422 when the balance is too small. The server does not
 * announce a purchase to the fan who made it: whoever calls takes `totalPrice` off the balance.
 */
export class TokenTransactionService {
  constructor(private readonly http: HttpClient) {}

  search(query?: TokenTransactionSearchQuery, options?: CallOptions) {
    return this.http.list<TokenTransaction>('/token-transactions/user/search', query, options);
  }

  buyVideo(id: string, options?: SpendOptions) {
    return this.http.post<TokenTransaction>(path`/token-transactions/video/${id}`, undefined, options);
  }

  buyGallery(id: string, options?: SpendOptions) {
    return this.http.post<TokenTransaction>(path`/token-transactions/gallery/${id}`, undefined, options);
  }

  buyStory(id: string, options?: SpendOptions) {
    return this.http.post<TokenTransaction>(path`/token-transactions/stories/${id}`, undefined, options);
  }

  /** Back ends make one payment of an order, or one of each product. */
  buyProducts(body: BuyProductsBody, options?: SpendOptions) {
    return this.http.post<TokenTransaction | TokenTransaction[]>('/token-transactions/products', body, options);
  }

  /** Pays the entry to a live show; a free one takes nothing. */
  enterStream(id: string, options?: SpendOptions) {
    return this.http.post<EnterStreamData>(path`/token-transactions/stream/${id}`, undefined, options);
  }

  /** True if a payment may be sent again after a lost answer, because the server recognizes it by its key. Rejects if the server cannot be reached. */
  canResend(): Promise<boolean> {
    return this.http.canResend();
  }

  tip(body: TipBody, options?: SpendOptions) {
    return this.http.post<TokenTransaction>('/token-transactions/tip', body, options);
  }
}
