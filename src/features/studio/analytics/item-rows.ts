import type { Earning } from '@/contract/earning';
import type { Feed } from '@/contract/feed';
import type { OwnGallery } from '@/contract/gallery';
import type { OwnProduct } from '@/contract/product';
import type { OwnVideo } from '@/contract/video';
import { postName } from '@/entities/post/post-name';
import { getSoldProducts } from '../shared/sold-products';
import { cutText } from '@/lib/format/format';
import { getSum } from '@/lib/format/money';
import type { ItemOrder } from './analytics-url';

export type ItemKind = 'video' | 'gallery' | 'product' | 'feed';

/** What the server counts for an item. A number that it doesn't send is undefined. */
export interface ItemCounts {
  _id: string;
  kind: ItemKind;
  title: string;
  views?: number;
  likes?: number;
  /** Purchases since it was published. */
  sold?: number;
  /** True if the item has a page in the studio; false for a deleted one. */
  exists: boolean;
}

export interface ItemRow extends ItemCounts {
  sales: number;
  net: number;
}

const getTitle = (text: string | undefined, fallback: string) => text?.replace(/\s+/g, ' ').trim() || fallback;

const getCounts = (
  kind: ItemKind,
  { _id, stats, sold }: Pick<OwnVideo, '_id' | 'stats' | 'sold'>,
  title: string,
): ItemCounts => ({ _id, kind, title, views: stats?.views, likes: stats?.likes, sold, exists: true });

export const videoCounts = (video: OwnVideo) => getCounts('video', video, getTitle(video.title, 'Untitled video'));

export const galleryCounts = (gallery: OwnGallery) =>
  getCounts('gallery', gallery, getTitle(gallery.name, 'Untitled gallery'));

export const productCounts = (product: OwnProduct) =>
  getCounts('product', product, getTitle(product.name, 'Untitled product'));

export const postCounts = (post: Feed): ItemCounts => ({
  ...getCounts('feed', post, getTitle(post.title, postName(post))),
  likes: post.totalLike ?? post.stats?.likes,
});

/** A sale reduced to what it says about an item. */
export interface ItemSale {
  _id: string;
  kind: ItemKind;
  itemId: string;
  title: string;
  net: number;
}

/** The maximum length of other names, which the mappers of `services` check. */
const MAX_NAME_LENGTH = 300;

const KINDS: readonly string[] = ['video', 'gallery', 'product', 'feed'] satisfies ItemKind[];
const isItemKind = (sourceType: string | undefined): sourceType is ItemKind => KINDS.includes(sourceType ?? '');

/**
 * The item of a sale. Null for refunds, for tips, subscriptions and shows, and for a purchase of several items, whose
 * shares the server doesn't send.
 */
export function getItemSale({
  _id,
  sourceType,
  transactionStatus,
  transactionInfo,
  netPrice,
}: Earning): ItemSale | null {
  const [line, ...others] = getSoldProducts(transactionInfo);
  if (!isItemKind(sourceType) || transactionStatus === 'refunded' || !line || others.length > 0) return null;
  const { productId, name } = line;
  if (typeof productId !== 'string') return null;
  const title = getTitle(typeof name === 'string' ? cutText(name, MAX_NAME_LENGTH) : undefined, 'Deleted item');
  return { _id, kind: sourceType, itemId: productId, title, net: netPrice ?? 0 };
}

const SORT_VALUES: Record<ItemOrder, (row: ItemRow) => number> = {
  earned: ({ net }) => net,
  views: ({ views }) => views ?? -1,
  likes: ({ likes }) => likes ?? -1,
  sold: ({ sold }) => sold ?? -1,
};

/** Items with their sales in the period, best first. Items that were sold but are in no list anymore are included. */
export function itemRows(items: readonly ItemCounts[], sales: readonly ItemSale[], order: ItemOrder): ItemRow[] {
  const salesByItem = new Map<string, ItemSale[]>();
  for (const sale of sales) salesByItem.set(sale.itemId, [...(salesByItem.get(sale.itemId) ?? []), sale]);
  const known = new Set(items.map(({ _id }) => _id));
  const gone = [...salesByItem].flatMap(([_id, [sale]]): ItemCounts[] =>
    sale && !known.has(_id) ? [{ _id, kind: sale.kind, title: sale.title, exists: false }] : [],
  );
  const value = SORT_VALUES[order];
  return [...items, ...gone]
    .map((item) => {
      const own = salesByItem.get(item._id) ?? [];
      return { ...item, sales: own.length, net: getSum(own.map(({ net }) => net)) };
    })
    .sort(
      (a, b) => value(b) - value(a) || SORT_VALUES.views(b) - SORT_VALUES.views(a) || a.title.localeCompare(b.title),
    );
}
