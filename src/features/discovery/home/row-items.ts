import type { Category } from '@/contract/category';
import type { EventItem } from '@/contract/event';
import type { Gallery } from '@/contract/gallery';
import type { Performer } from '@/contract/performer';
import type { Post } from '@/contract/post';
import type { Product } from '@/contract/product';
import type { Video } from '@/contract/video';

export const ROW_LENGTH = 12;
/** Item limit of the rows further down. */
export const SHORT_ROW_LENGTH = 8;

export interface RowOptions {
  signal?: AbortSignal;
}

export type MixedItem = { kind: 'video'; item: Video } | { kind: 'gallery'; item: Gallery };

export type RowItems =
  | { kind: 'performers'; items: Performer[] }
  | { kind: 'videos'; items: Video[] }
  | { kind: 'galleries'; items: Gallery[] }
  | { kind: 'products'; items: Product[] }
  | { kind: 'posts'; items: Post[] }
  | { kind: 'events'; items: EventItem[] }
  | { kind: 'categories'; items: Category[] }
  | { kind: 'mixed'; items: MixedItem[] };
