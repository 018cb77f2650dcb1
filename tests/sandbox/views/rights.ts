import { among, and, is, type Condition } from '../db/conditions';
import type { Reaction } from '../db/rows';
import type { Store } from '../db/store';
import type { Viewer } from '../http/session';
import { getAccess, type Removable } from '../seed/rows/common';
import type { SubscriptionRow } from '../seed/rows/money';

/** Statuses of paid orders. */
const PAID = ['paid', 'processing', 'shipping', 'delivered'];

type Sellable = { _id: string; performerId: string | null; performerIds?: string[]; isSale: boolean; price: number };

/** What one viewer has bought, subscribed to and reacted to. Read on first use, for one call. */
export class Rights {
  private readonly bought = lazily(() => this.readBought());
  private readonly current = lazily(() => this.readSubscriptions());
  private readonly reactions = lazily(() => this.readReactions());

  constructor(
    private readonly store: Store,
    readonly viewer: Viewer | null,
    private readonly now: Date,
  ) {}

  /** The current site membership. A canceled one counts until it ends. */
  membership(): SubscriptionRow | null {
    const memberships = this.current().filter(({ performerId }) => performerId === null);
    return memberships.find(({ status }) => status === 'active') ?? memberships[0] ?? null;
  }

  subscriptionTo(performerId: string): SubscriptionRow | null {
    return this.current().find((subscription) => subscription.performerId === performerId) ?? null;
  }

  subscribedTo(performerId: string | null): boolean {
    return performerId !== null && this.subscriptionTo(performerId) !== null;
  }

  /** Bought individually, with tokens or money. */
  hasBought(id: string): boolean {
    return this.bought().has(id);
  }

  owns({ performerId, performerIds = [] }: Pick<Sellable, 'performerId' | 'performerIds'>): boolean {
    const id = this.viewer?.source === 'performer' ? this.viewer.account._id : null;
    return id !== null && (performerId === id || performerIds.includes(id));
  }

  /** Whether the viewer may know about the item: it is published, their own, or bought before its owner deleted it. */
  sees(item: Pick<Sellable, '_id' | 'performerId' | 'performerIds'> & Removable & { status: string }): boolean {
    if (item.removedAt) return this.hasBought(item._id);
    return item.status === 'active' || this.owns(item);
  }

  /**
   * Whether the viewer bought the item or, if it is not sold individually, has access through a membership or
   * subscription (contract B.3 `isBought`).
   */
  holds(item: Sellable): boolean {
    if (this.hasBought(item._id)) return true;
    return getAccess(item) === 'members' && (this.membership() !== null || this.subscribedTo(item.performerId));
  }

  /** Whether the viewer may open the item: it is free, held, or their own. */
  mayOpen(item: Sellable): boolean {
    return getAccess(item) === 'free' || this.owns(item) || this.holds(item);
  }

  reacted(action: Reaction['action'], objectId: string): boolean {
    return this.reactions().has(`${action} ${objectId}`);
  }

  private readSubscriptions(): SubscriptionRow[] {
    if (this.viewer?.source !== 'user') return [];
    const all = this.store.subscriptions.list(is('userId', this.viewer.account._id), {
      order: [{ path: 'expiredAt', direction: 'desc' }],
    });
    return all.filter(({ expiredAt }) => expiredAt > this.now.toISOString());
  }

  private readBought(): Set<string> {
    if (this.viewer?.source !== 'user') return new Set();
    const id = this.viewer.account._id;
    const lines = this.store.orderDetails.list(and([is('buyerId', id), among('status', PAID)]));
    const payments = this.store.tokenTransactions.list(and([is('sourceId', id), is('status', 'success'), notTips]));
    return new Set([
      ...lines.map(({ productId }) => productId),
      ...payments.flatMap(({ targetId, products }) => [targetId, ...products.map(({ productId }) => productId)]),
    ]);
  }

  private readReactions(): Set<string> {
    if (!this.viewer) return new Set();
    const rows = this.store.reactions.list(is('createdBy', this.viewer.account._id));
    return new Set(rows.map(({ action, objectId }) => `${action} ${objectId}`));
  }
}

const notTips: Condition = among('type', ['video', 'gallery', 'product', 'story']);

/** Caches the value of the first call. */
function lazily<T>(read: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => (cached ??= { value: read() }).value;
}
