import type {
  BuyProductsBody,
  EnterStreamData,
  TipBody,
  TokenTransaction,
  TokenTransactionSearchQuery,
} from '@/contract/token-transaction';
import type { CallOptions, SpendOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';
import { orAtOtherPath } from './http/missing-path';
import { path } from './http/url';

/**
 * Payments in tokens (spec §7, Token transactions). They throw `ApiError` 422 if the balance is too small. The server
 * sends no balance update for them, so the caller has to subtract `totalPrice`.
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

  /** Other back ends know posts and stories as feeds. */
  buyStory(id: string, options?: SpendOptions) {
    return orAtOtherPath(
      () => this.http.post<TokenTransaction>(path`/token-transactions/stories/${id}`, undefined, options),
      () => this.http.post<TokenTransaction>(path`/token-transactions/feed/${id}`, undefined, options),
    );
  }

  /** Back ends create one payment per order, or one per product. Others sell one product at a time. */
  buyProducts(body: BuyProductsBody, options?: SpendOptions) {
    type Bought = TokenTransaction | TokenTransaction[];
    const buyAll = () => this.http.post<Bought>('/token-transactions/products', body, options);
    const { products = [], ...delivery } = body;
    const [only, ...others] = products;
    if (!only || others.length > 0) return buyAll();
    const { _id, quantity } = only;
    return orAtOtherPath(buyAll, () =>
      this.http.post<Bought>(path`/token-transactions/product/${_id}`, { quantity, ...delivery }, options),
    );
  }

  /** Pays a minute of a private or group show. Not every back end has this call; others use `enterStream`. */
  payMinute(conversationId: string, options?: SpendOptions) {
    return this.http.post<EnterStreamData>(path`/token-transactions/pay-token/${conversationId}`, undefined, options);
  }

  /** Pays the entry to a live show; free for shows without a price. */
  enterStream(id: string, options?: SpendOptions) {
    return this.http.post<EnterStreamData>(path`/token-transactions/stream/${id}`, undefined, options);
  }

  /**
   * True if payments are sent with their key, which doesn't mean that the server honors it. Rejects if the server can't
   * be reached.
   */
  sendsKeys(): Promise<boolean> {
    return this.http.sendsKeys();
  }

  /** Other back ends have the performer in the path. */
  tip(body: TipBody, options?: SpendOptions) {
    const { performerId, ...tip } = body;
    return orAtOtherPath(
      () => this.http.post<TokenTransaction>('/token-transactions/tip', body, options),
      () => this.http.post<TokenTransaction>(path`/token-transactions/tip/${performerId}`, tip, options),
    );
  }
}
