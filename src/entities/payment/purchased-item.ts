import { paths } from '@/lib/page/paths';

/** What one can own for good, or have sent, by the words of this site. */
export type PurchasedKind = 'video' | 'gallery' | 'post' | 'download' | 'goods';

/** The words of the wire: `productType` of an order's line, `type` and `target` of a payment in tokens (contract B.7, B.16). */
const KINDS: Readonly<Record<string, PurchasedKind>> = {
  video: 'video',
  gallery: 'gallery',
  post: 'post',
  story: 'post',
  feed: 'post',
  digital: 'download',
  physical: 'goods',
};

/** The kind that one of the wire's words names, or null: a membership, a tip, something unknown. */
export const purchasedKind = (word: string | undefined): PurchasedKind | null => (word !== undefined && Object.hasOwn(KINDS, word) ? (KINDS[word] ?? null) : null);

/** Where a thing is on this site. A story is found by its address as a post, which leads on to it. */
export function purchasedItemPath(kind: PurchasedKind, thing: { _id: string; slug?: string | null }): string {
  switch (kind) {
    case 'video':
      return paths.video(thing);
    case 'gallery':
      return paths.gallery(thing);
    case 'post':
      return paths.post(thing);
    case 'download':
    case 'goods':
      return paths.product(thing);
  }
}
