import type {
  GalleryReaction,
  OwnReactionsQuery,
  Reaction,
  ReactionBody,
  ReactionSearchQuery,
  VideoReaction,
} from '@/contract/reaction';
import { FeedFallback } from './feed-fallback';
import type { CallOptions } from './http/call-options';
import type { HttpClient } from './http/http-client';

/** Likes, favorites and watch-later marks (spec §7, Reactions). */
export class ReactionService {
  private readonly feeds = new FeedFallback();

  constructor(private readonly http: HttpClient) {}

  /** Returns the reaction, or true. Adding it again changes nothing. */
  add(body: ReactionBody, options?: CallOptions) {
    return this.feeds.send(body, (sent) => this.http.post<Reaction | boolean>('/reactions', sent, options));
  }

  /** Returns false if there was none. Completes even if the page closes, if it was prepared. */
  remove(body: ReactionBody, options?: CallOptions) {
    return this.feeds.send(body, (sent) =>
      this.http.delete<boolean>('/reactions', sent, { ...options, keepalive: true, acceptsFalse: true }),
    );
  }

  /** Prepares a removal that is sent later, possibly while the page closes. */
  prepareRemoval(): Promise<void> {
    return this.http.prepare();
  }

  search(query: ReactionSearchQuery = {}, options?: CallOptions) {
    return this.feeds.send(query, (sent) => {
      const assumed = sent.objectType && { objectType: sent.objectType };
      return this.http.list<Reaction>('/reactions/search', sent, { ...options, assumed });
    });
  }

  /** Galleries that the fan reacted to. */
  searchGalleries(query?: OwnReactionsQuery, options?: CallOptions) {
    return this.http.list<GalleryReaction>('/reactions/galleries', query, options);
  }

  /** Videos that the fan reacted to. */
  searchVideos(query?: OwnReactionsQuery, options?: CallOptions) {
    return this.http.list<VideoReaction>('/reactions/videos', query, options);
  }
}
