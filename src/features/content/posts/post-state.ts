import type { Post } from '@/contract/post';

/**
 * Whether a post can be read. A locked post is pay-per-view (`price` in tokens, undefined if unknown) or for members
 * (null).
 */
export type PostState = { kind: 'open' } | { kind: 'locked'; price: number | null | undefined };

/**
 * State of a post for the visitor it was loaded for. The server sends text and files only to visitors with access.
 * Flags tell an empty post from a locked one; missing flags lock nothing. Some servers lock free posts until they are
 * ordered (contract B.3).
 */
export function postState({ content, files = [], isSale, price, isBought, isSubscribed }: Post): PostState {
  if (content || files.some(({ url }) => Boolean(url))) return { kind: 'open' };
  const isLocked = price === 0 ? isBought === false : isBought !== true;
  if (isSale) return isLocked ? { kind: 'locked', price } : { kind: 'open' };
  return isBought === false && isSubscribed === false ? { kind: 'locked', price: null } : { kind: 'open' };
}

/** The largest public image of a post. */
export const getCover = ({ image }: Post): string | undefined =>
  image?.url ?? image?.thumbnails?.[0] ?? image?.thumnails?.[0] ?? undefined;
