import type { Category } from '@/contract/category';
import type { Performer } from '@/contract/performer';
import type { Video } from '@/contract/video';

/** The items of a row, by kind. */
export type RowItems =
  | { kind: 'performers'; items: Performer[] }
  | { kind: 'videos'; items: Video[] }
  | { kind: 'categories'; items: Category[] };
