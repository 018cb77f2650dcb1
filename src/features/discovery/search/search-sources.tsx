import type { ReactNode } from 'react';
import { Card, type CardHeading } from '@/components/card/card';
import { GalleryCard } from '@/entities/gallery/gallery-card';
import { PerformerCard } from '@/entities/performer/performer-card';
import { PostCard } from '@/entities/post/post-card';
import { VideoCard } from '@/entities/video/video-card';
import type { ListReply } from '@/contract/envelope';
import { galleryForCard, photoForGrid, postForCard, productForCard, videoForCard } from '@/entities/card-data';
import { PAGE_SIZE, getRange } from '@/lib/lists/list-url';
import { productOrder, getProductType } from '@/entities/product/product-list';
import type { Services } from '@/services/create-services';
import type { CallOptions } from '@/services/http/call-options';
import { loadGalleries } from '@/store/gallery/gallery.saga';
import type { LoadListOptions } from '@/store/list/list.saga';
import { listKey, type ListState, type Page } from '@/store/list/list-state';
import {
  galleryListing,
  performerListing,
  photoListing,
  postListing,
  productListing,
  videoListing,
} from '@/store/list/listings';
import type { Listing } from '@/store/list/use-listing';
import type { PageScope } from '@/store/page-scope';
import { loadPerformers } from '@/store/performer/performer.saga';
import { loadPhotos } from '@/store/photo/photo.saga';
import { loadPosts } from '@/store/post/post.saga';
import { loadProducts } from '@/store/product/product.saga';
import type { Outcome } from '@/store/request/request.saga';
import type { RootState } from '@/store/root-reducer';
import type { Saga } from '@/store/saga';
import { loadVideos } from '@/store/video/video.saga';
import { ProductCard } from '@/entities/product/product-card';
import type { Product } from '@/contract/product';
import { useCurrency } from '@/store/ui/use-currency';
import { Picture } from '@/components/picture/picture';
import type { Photo } from '@/contract/photo';
import { paths } from '@/lib/page/paths';
import type { SearchTab, SearchView } from './search-tabs';
import cardStyles from '@/components/card/card.module.css';

interface SourceParts<Q extends object, T> {
  query: (view: SearchView) => Q;
  load: (query: Q, options?: LoadListOptions) => Saga<Outcome<Page<T>>>;
  listing: Listing<Q, T>;
  card: (item: T, look: CardLook) => ReactNode;
  /** The same kind by one performer, for kinds that performers publish. */
  works?: {
    search: (
      services: Services,
      query: Q & { performerId: string; limit: number },
      options: CallOptions,
    ) => Promise<ListReply<T>>;
    forCard: (item: T, viewerId: string) => T;
  };
}

interface CardLook {
  priority: boolean;
  heading: CardHeading;
}

function createSource<Q extends object, T extends { _id: string }>({
  query,
  load,
  listing: { select, requested, moreRequested },
  card,
  works,
}: SourceParts<Q, T>) {
  return {
    load: (scope: PageScope, view: SearchView, options: LoadListOptions, size = PAGE_SIZE) =>
      scope.run(load, { ...query(view), ...getRange(view, size) }, options),
    key: (view: SearchView) => listKey(query(view)),
    select: (state: RootState): ListState<{ _id: string }> => select(state),
    retry: (view: SearchView) => requested({ ...query(view), ...getRange(view) }),
    more: (view: SearchView) => moreRequested({ ...query(view), limit: PAGE_SIZE }),
    // Safe: it only receives items that `select` returned.
    card: (item: unknown, look: CardLook) => card(item as T, look),
    /** Works of a performer with the filters and sort order of a view, ignoring its text. */
    loadWorks: async (
      { services, signal, getState }: PageScope,
      view: SearchView,
      performerId: string,
      limit = MAX_WORKS,
    ): Promise<Page<{ _id: string }>> => {
      if (!works) return { items: [], total: 0 };
      const { data } = await works.search(services, { ...query(view), q: undefined, performerId, limit }, { signal });
      const viewerId = getState().user.current._id;
      return {
        items: data.data.map((item) => works.forCard(item, viewerId)),
        total: data.total,
      };
    },
  };
}

/** Maximum number of a performer's works shown; the profile has the rest. */
const MAX_WORKS = 12;

const textAndOrder = ({ filters: { q }, sort }: SearchView) => ({ q, sortBy: sort });

export const SOURCES: Record<SearchTab, ReturnType<typeof createSource>> = {
  performers: createSource({
    query: (view) => ({
      ...textAndOrder(view),
      streamingStatus: view.filters.live ? 'public' : undefined,
      isFreeSubscription: view.filters.free ? true : undefined,
    }),
    load: loadPerformers,
    listing: performerListing,
    card: (performer, look) => <PerformerCard key={performer._id} performer={performer} {...look} />,
  }),
  videos: createSource({
    query: (view) => ({
      ...textAndOrder(view),
      isSale: view.filters.access === 'sale' ? true : view.filters.access === 'members' ? false : undefined,
      isSchedule: view.filters.access === 'soon' ? true : undefined,
    }),
    load: loadVideos,
    listing: videoListing,
    card: (video, look) => <VideoCard key={video._id} video={video} {...look} />,
    works: { search: ({ videos }, query, options) => videos.search(query, options), forCard: videoForCard },
  }),
  galleries: createSource({
    query: textAndOrder,
    load: loadGalleries,
    listing: galleryListing,
    card: (gallery, look) => <GalleryCard key={gallery._id} gallery={gallery} {...look} />,
    works: { search: ({ galleries }, query, options) => galleries.search(query, options), forCard: galleryForCard },
  }),
  photos: createSource({
    query: textAndOrder,
    load: loadPhotos,
    listing: photoListing,
    card: (photo, look) => <PhotoHit key={photo._id} photo={photo} {...look} />,
    works: { search: ({ photos }, query, options) => photos.search(query, options), forCard: photoForGrid },
  }),
  products: createSource({
    query: (view) => ({ ...textAndOrder(view), ...productOrder(view.sort), type: getProductType(view.filters.type) }),
    load: loadProducts,
    listing: productListing,
    card: (product, look) => <ProductHit key={product._id} product={product} {...look} />,
    works: { search: ({ products }, query, options) => products.search(query, options), forCard: productForCard },
  }),
  posts: createSource({
    query: (view) => ({ ...textAndOrder(view), type: 'post' }),
    load: loadPosts,
    listing: postListing,
    card: (post, look) => <PostCard key={post._id} post={post} {...look} />,
    works: { search: ({ posts }, query, options) => posts.search(query, options), forCard: postForCard },
  }),
};

function ProductHit({ product, priority, heading }: { product: Product; priority: boolean; heading: CardHeading }) {
  const currency = useCurrency();
  return <ProductCard product={product} currency={currency} heading={heading} priority={priority} />;
}

/** A found photo that opens in its gallery. A locked photo shows its blurred preview. */
function PhotoHit({ photo, priority, heading }: { photo: Photo; priority: boolean; heading: CardHeading }) {
  return (
    <Card
      heading={heading}
      href={photo.galleryId ? paths.gallery({ _id: photo.galleryId }) : paths.photos}
      title={photo.title || 'Photo'}
      badge={photo.photo?.url ? null : { kind: 'locked' }}
      picture={
        <Picture src={photo.photo?.thumbnails?.[0] ?? photo.photo?.url} alt="" ratio="square" priority={priority} />
      }
    >
      {photo.performer && (
        <p className={cardStyles.line} dir="auto">
          {photo.performer.name}
        </p>
      )}
    </Card>
  );
}
