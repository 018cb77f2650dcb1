import type { ReactNode } from 'react';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { PostCard } from '@/entities/post/post-card';
import { ProductCard } from '@/entities/product/product-card';
import { VideoCard } from '@/entities/video/video-card';
import { paths } from '@/lib/page/paths';
import { galleryListing, performerListing, postListing, productListing, videoListing } from '@/store/list/listings';
import { useCurrency } from '@/store/ui/use-currency';
import { ButtonLink } from '@/components/button/button-link';
import type { GridKind } from '@/components/card/card-grid';
import type { IllustrationKind } from '@/components/illustration/illustration';
import { ListResults } from '@/components/listing/list-results';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import type { Category } from '@/contract/category';
import { getRange, type ListView } from '@/lib/lists/list-url';
import { useListing, type Listing } from '@/store/list/use-listing';
import { categoryList, categoryQuery, type CategoryTab } from './category-list';

export function CategoryTabContent(open: OpenTab) {
  const currency = useCurrency();
  switch (open.tab) {
    case 'videos':
      return (
        <CategoryItems
          {...open}
          listing={videoListing}
          kind="video"
          noun="videos"
          card={(video, index) => <VideoCard key={video._id} video={video} heading="h2" priority={index === 0} />}
          illustration="videos"
          all={paths.videos}
        />
      );
    case 'performers':
      return (
        <CategoryItems
          {...open}
          listing={performerListing}
          kind="performer"
          noun="performers"
          card={(performer, index) => (
            <PerformerCard key={performer._id} performer={performer} heading="h2" priority={index === 0} />
          )}
          illustration="people"
          all={paths.performers}
        />
      );
    case 'galleries':
      return (
        <CategoryItems
          {...open}
          listing={galleryListing}
          kind="square"
          noun="galleries"
          card={(gallery, index) => (
            <GalleryCard key={gallery._id} gallery={gallery} heading="h2" priority={index === 0} />
          )}
          illustration="stage"
          all={paths.galleries}
        />
      );
    case 'shop':
      return (
        <CategoryItems
          {...open}
          listing={productListing}
          kind="square"
          noun="products"
          card={(product, index) => (
            <ProductCard key={product._id} product={product} currency={currency} heading="h2" priority={index === 0} />
          )}
          illustration="bag"
          all={paths.shop}
        />
      );
    case 'posts':
      return (
        <CategoryItems
          {...open}
          listing={postListing}
          kind="video"
          noun="posts"
          card={(post, index) => <PostCard key={post._id} post={post} heading="h2" priority={index === 0} />}
          illustration="stage"
          all={paths.posts}
        />
      );
  }
}

type Query = ReturnType<typeof categoryQuery>;

interface OpenTab {
  category: Category;
  tab: CategoryTab;
  view: ListView<never>;
}

interface CategoryItemsProps<T> extends OpenTab {
  listing: Listing<Query, T>;
  kind: GridKind;
  /** Plural of the listed items: "videos". */
  noun: string;
  card: (item: T, index: number) => ReactNode;
  illustration: IllustrationKind;
  /** Page that lists these items across all categories. */
  all: string;
}

function CategoryItems<T>({
  category,
  tab,
  view,
  listing,
  kind,
  noun,
  card,
  illustration,
  all,
}: CategoryItemsProps<T>) {
  return (
    <ListResults
      {...useListing(listing, categoryQuery(category), getRange(view))}
      rules={categoryList(category, tab)}
      view={view}
      kind={kind}
      noun={noun}
      card={card}
      empty={
        <EmptyState
          illustration={illustration}
          title={`There are no ${noun} in this category yet`}
          action={<ButtonLink href={all}>View all {noun}</ButtonLink>}
        >
          <p>Try another category.</p>
        </EmptyState>
      }
    />
  );
}
