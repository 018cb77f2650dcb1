import type { Context } from '../context';
import { badRequest, entityNotFound, found, invalidField } from '../http/errors';
import type { Viewer } from '../http/session';
import { findByIdOrSlug } from '../routes/listing';
import { getAccess } from '../seed/rows/common';
import type { GalleryRow, PostRow, StoryRow, VideoRow } from '../seed/rows/content';
import type { BoughtLine, Delivery } from '../seed/rows/money';
import { numberSetting } from '../views/settings';
import { DAY } from '../views/posts';
import { viewFor, type View } from '../views/view';
import { tokensFor } from './amounts';
import { requireStock } from './orders';

/*
 * What can be bought now, with tokens or by card. All functions throw 404 for items that are not public, and 400 for
 * items that are not sold individually or that the buyer already owns.
 */

type Offered = { _id: string; isSale: boolean; price: number; performerId: string | null };

/** Items of closed accounts are not sold. */
const isOffered = ({ store }: View, performerId: string | null): boolean =>
  performerId !== null && store.performers.get(performerId)?.status === 'active';

function offered<T extends Offered>(view: View, row: T | undefined, what: string, word: string): T {
  const item = found(row && isOffered(view, row.performerId) ? row : null, what);
  const access = getAccess(item);
  if (access === 'free') throw badRequest(`${what} is free.`);
  if (access === 'members') throw badRequest(`${what} is for members and subscribers only. It isn’t sold separately.`);
  if (view.rights.owns(item)) throw badRequest(`You already own this ${word}.`);
  if (view.rights.hasBought(item._id)) throw badRequest(`You’ve already bought this ${word}.`);
  return item;
}

export function videoForSale(context: Context, viewer: Viewer, id: string): VideoRow {
  const view = viewFor(context, viewer);
  const row = findByIdOrSlug(context.store.videos, 'slug', id);
  const video = offered(view, row?.status === 'active' ? row : undefined, 'This video', 'video');
  if (video.isSchedule && video.scheduledAt !== null && video.scheduledAt > view.now.toISOString())
    throw badRequest('This video isn’t published yet.');
  if (video.processing || video.source === null)
    throw badRequest('This video is still being processed, so you can’t buy it yet.');
  return video;
}

export function galleryForSale(context: Context, viewer: Viewer, id: string): GalleryRow {
  const row = findByIdOrSlug(context.store.galleries, 'slug', id);
  return offered(viewFor(context, viewer), row?.status === 'active' ? row : undefined, 'This gallery', 'gallery');
}

/** A story of the last day, or a post. The same call buys both (contract H-18). */
export function storyForSale(
  context: Context,
  viewer: Viewer,
  id: string,
): { kind: 'story'; item: StoryRow } | { kind: 'post'; item: PostRow } {
  const view = viewFor(context, viewer);
  const story = context.store.stories.get(id);
  if (story) {
    const isThere = (story.status ?? 'active') === 'active' && Date.parse(story.createdAt) + DAY > view.now.getTime();
    return { kind: 'story', item: offered(view, isThere ? story : undefined, 'This story', 'story') };
  }
  const post = findByIdOrSlug(context.store.posts, 'slug', id);
  const isThere = post?.type === 'post' && post.status === 'published';
  return { kind: 'post', item: offered(view, isThere ? post : undefined, 'This post', 'post') };
}

type Wanted = { _id: string; quantity: number };

/** Returns the lines of a product purchase at current prices, one per product. All products must be in stock. */
export function productsForSale(
  context: Context,
  viewer: Viewer,
  wanted: readonly Wanted[],
  paid: 'token' | 'money',
): BoughtLine[] {
  const { store } = context;
  const view = viewFor(context, viewer);
  const quantities = new Map<string, number>();
  for (const { _id, quantity } of wanted) quantities.set(_id, (quantities.get(_id) ?? 0) + quantity);
  const rate = tokenRate(context);
  const lines = [...quantities].map(([_id, quantity]): BoughtLine => {
    const row = store.products.get(_id);
    if (row?.status !== 'active' || !isOffered(view, row.performerId)) throw entityNotFound('One of these products');
    const { name, description, type: productType, performerId } = row;
    if (view.rights.owns(row)) throw badRequest(`You already own “${name}”.`);
    const tokens = tokensFor(row.price, rate);
    const price = paid === 'token' ? tokens : row.price;
    return {
      name,
      description,
      price,
      productType,
      productId: _id,
      performerId,
      quantity,
      ...(paid === 'token' ? { tokens } : {}),
    };
  });
  requireStock(store, lines);
  return lines;
}

/** Throws 400 if physical goods have no delivery address. */
export function requireAddress(
  lines: readonly BoughtLine[],
  { deliveryAddress }: { deliveryAddress?: Delivery['deliveryAddress'] | undefined },
): void {
  const hasGoods = lines.some(({ productType }) => productType === 'physical');
  if (hasGoods && !deliveryAddress) throw invalidField('deliveryAddress', 'isNotEmpty', 'Enter a shipping address.');
}

export const tokenRate = ({ store }: Pick<Context, 'store'>): number =>
  numberSetting(store, 'tokenConversionRate', 0.1);
