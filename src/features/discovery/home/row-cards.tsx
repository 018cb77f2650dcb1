import type { ReactNode } from 'react';
import type { RowKind } from '@/components/card/card-row';
import { CategoryTile } from '@/entities/category/category-tile';
import { EventCard } from '@/entities/event/event-card';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { PostCard } from '@/entities/post/post-card';
import { ProductCard } from '@/entities/product/product-card';
import { VideoCard } from '@/entities/video/video-card';
import { eventState } from '@/entities/event/event-status';
import type { Currency } from '@/lib/format/format';
import type { RowItems } from './row-items';
import styles from './mixed-row.module.css';

export const GRID_OF = {
  performers: 'performer',
  videos: 'video',
  galleries: 'square',
  products: 'square',
  posts: 'video',
  events: 'wide',
  categories: 'square',
  mixed: 'mixed',
} as const satisfies Record<RowItems['kind'], RowKind>;

interface CardFacts {
  /** True in the first visible row, whose images load eagerly. */
  priority: boolean;
  now: string;
  currency: Currency;
}

export function rowCards(row: RowItems, { priority, now, currency }: CardFacts): ReactNode[] {
  const isFirst = (index: number) => priority && index === 0;
  switch (row.kind) {
    case 'performers':
      return row.items.map((performer, index) => (
        <PerformerCard key={performer._id} performer={performer} priority={isFirst(index)} />
      ));
    case 'videos':
      return row.items.map((video, index) => <VideoCard key={video._id} video={video} priority={isFirst(index)} />);
    case 'galleries':
      return row.items.map((gallery, index) => (
        <GalleryCard key={gallery._id} gallery={gallery} priority={isFirst(index)} />
      ));
    case 'products':
      return row.items.map((product, index) => (
        <ProductCard key={product._id} product={product} currency={currency} priority={isFirst(index)} />
      ));
    case 'posts':
      return row.items.map((post, index) => <PostCard key={post._id} post={post} priority={isFirst(index)} />);
    case 'events':
      return row.items.map((event) => (
        <EventCard key={event._id} event={event} live={eventState(event, Date.parse(now)) === 'live'} />
      ));
    case 'categories':
      return row.items.map((category) => <CategoryTile key={category._id} category={category} />);
    case 'mixed':
      return row.items.map(({ kind, item }, index) => (
        <div key={item._id} className={styles[kind]}>
          {kind === 'video' ? (
            <VideoCard video={item} priority={isFirst(index)} />
          ) : (
            <GalleryCard gallery={item} priority={isFirst(index)} />
          )}
        </div>
      ));
  }
}
