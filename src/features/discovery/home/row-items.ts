import type { Category } from '@/contract/category';
import type { EventItem } from '@/contract/event';
import type { Gallery } from '@/contract/gallery';
import type { Performer } from '@/contract/performer';
import type { Post } from '@/contract/post';
import type { Product } from '@/contract/product';
import type { Video } from '@/contract/video';

export type RowItems =
  | { kind: 'performers'; items: Performer[] }
  | { kind: 'videos'; items: Video[] }
  | { kind: 'galleries'; items: Gallery[] }
  | { kind: 'products'; items: Product[] }
  | { kind: 'posts'; items: Post[] }
  | { kind: 'events'; items: EventItem[] }
  | { kind: 'categories'; items: Category[] };
