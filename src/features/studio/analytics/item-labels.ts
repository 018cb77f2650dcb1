import { studioPaths } from '@/lib/page/studio-paths';
import type { ItemKind, ItemRow } from './item-rows';

export const KIND_LABELS: Record<ItemKind, string> = {
  video: 'Video',
  gallery: 'Gallery',
  product: 'Product',
  feed: 'Post',
};

const PATHS: Record<ItemKind, (item: { _id: string }) => string> = {
  video: studioPaths.video,
  gallery: studioPaths.gallery,
  product: studioPaths.product,
  feed: studioPaths.post,
};

/** Path of the item in the studio; undefined for a deleted one. */
export const itemPath = (row: ItemRow): string | undefined => (row.exists ? PATHS[row.kind](row) : undefined);
