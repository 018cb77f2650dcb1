import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';

interface Sellable {
  _id: string;
  isSale?: boolean;
  price?: number;
  isBought?: boolean;
  isSubscribed?: boolean;
  performerId?: string;
  performerIds?: string[];
  performer?: { _id: string } | null;
}

/**
 * True for a pay-per-view item that this visitor neither bought, unlocked with a subscription, nor owns as a performer.
 * `viewerId` is '' for guests. If the back end doesn't say what an account has bought, the item counts as paid.
 */
export function isUnpaid(
  { isSale, price, isBought, isSubscribed, performerId, performerIds, performer }: Sellable,
  viewerId: string,
): boolean {
  // A price that can't be read makes nothing free.
  if (!isSale || price === 0 || isBought || isSubscribed) return false;
  if (viewerId === '') return true;
  return isBought === false && ![performerId, performer?._id, ...(performerIds ?? [])].includes(viewerId);
}

/** Warns the operator that the back end exposes paid content. */
export const reportUnpaid = (kind: string, { _id }: Sellable): void =>
  console.warn(`The API sent a file of the ${kind} ${_id} to a visitor who has not paid for it. It was dropped.`);

/** The file without its URL, so that it can't be opened. */
export const withoutUrl = (file: MediaFile): MediaFile => ({ ...file, url: null });

/** A post or story without the text and files this visitor hasn't paid for. */
export function withoutUnpaid(post: Post, viewerId: string): Post {
  if (!isUnpaid(post, viewerId)) return post;
  if (post.content || post.text || post.files?.some(({ url }) => Boolean(url))) reportUnpaid(post.type ?? 'post', post);
  return { ...post, content: '', text: '', files: post.files?.map(withoutUrl) };
}
