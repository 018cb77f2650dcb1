import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';

export interface PreviewSlot {
  post: Pick<Post, '_id' | 'title' | 'shortDescription' | 'performer'>;
  text: string;
  files: readonly MediaFile[];
  /** True to show the post as locked. */
  closed?: { price: number | null };
}
