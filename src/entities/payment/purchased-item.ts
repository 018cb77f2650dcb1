import { paths } from '@/lib/page/paths';

/** Kinds of items that can be bought permanently. */
export type PurchasedKind = 'video' | 'gallery' | 'post' | 'download' | 'goods';

/** API values: `productType` of an order line, `type` and `target` of a token payment (contract B.7, B.16). */
const KINDS: Readonly<Record<string, PurchasedKind>> = {
  video: 'video',
  gallery: 'gallery',
  post: 'post',
  story: 'post',
  feed: 'post',
  digital: 'download',
  physical: 'goods',
};

/** Maps an API value to its kind; null for anything else, such as a membership or a tip. */
export const purchasedKind = (value: string | undefined): PurchasedKind | null =>
  value !== undefined && Object.hasOwn(KINDS, value) ? (KINDS[value] ?? null) : null;

/** Returns the path of an item. Stories use the post path, which redirects to the story. */
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
