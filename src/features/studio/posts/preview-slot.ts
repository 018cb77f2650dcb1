import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';

/** What the editor hands to the preview that its page puts in. */
export interface PreviewSlot {
  post: Pick<Post, '_id' | 'title' | 'shortDescription' | 'performer'>;
  text: string;
  files: readonly MediaFile[];
  /** As somebody sees it to whom it is closed. */
  closed?: { price: number | null };
}
