import type { ReactNode } from 'react';
import type { GridKind } from '@/components/card/card-grid';
import { CategoryTile } from '@/components/card/category-tile';
import { PerformerCard } from '@/components/card/performer-card';
import { VideoCard } from '@/components/card/video-card';
import type { RowItems } from './row-items';

/** The shape of a kind's cards. */
export const GRID_OF = { performers: 'performer', videos: 'video', categories: 'square' } as const satisfies Record<RowItems['kind'], GridKind>;

/** The cards of a row. `priority` for the row that is seen first. */
export function rowCards(row: RowItems, priority: boolean): ReactNode[] {
  switch (row.kind) {
    case 'performers':
      return row.items.map((performer) => <PerformerCard key={performer._id} performer={performer} priority={priority} />);
    case 'videos':
      return row.items.map((video) => <VideoCard key={video._id} video={video} priority={priority} />);
    case 'categories':
      return row.items.map((category) => <CategoryTile key={category._id} category={category} />);
  }
}
