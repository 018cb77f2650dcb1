import type { UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { GalleryCard } from '@/components/card/gallery-card';
import { PerformerCard } from '@/components/card/performer-card';
import { PostCard } from '@/components/card/post-card';
import { VideoCard } from '@/components/card/video-card';
import { PAGE_SIZE, rangeOf } from '@/lib/list-address';
import { productOrder, productTypeOf } from '@/lib/product-list';
import { loadGalleries } from '@/store/gallery/gallery.saga';
import { galleriesAsked, moreGalleriesAsked } from '@/store/gallery/gallery.slice';
import type { LoadListOptions } from '@/store/list/list.saga';
import { selectPerformers, selectPhotos } from '@/store/list/list.selectors';
import { listKey, type ListState, type Page } from '@/store/list/list-state';
import type { PageScope } from '@/store/page-scope';
import { loadPerformers } from '@/store/performer/performer.saga';
import { morePerformersAsked, performersAsked } from '@/store/performer/performer.slice';
import { loadPhotos } from '@/store/photo/photo.saga';
import { morePhotosAsked, photosAsked } from '@/store/photo/photo.slice';
import { loadPosts } from '@/store/post/post.saga';
import { morePostsAsked, postsAsked } from '@/store/post/post.slice';
import { loadProducts } from '@/store/product/product.saga';
import { moreProductsAsked, productsAsked } from '@/store/product/product.slice';
import type { Outcome } from '@/store/request/request.saga';
import type { RootState } from '@/store/root-reducer';
import type { Saga } from '@/store/saga';
import { loadVideos } from '@/store/video/video.saga';
import { moreVideosAsked, videosAsked } from '@/store/video/video.slice';
import { PhotoHit } from './photo-hit';
import { ProductHit } from './product-hit';
import type { SearchTab, SearchView } from './search-tabs';

interface SourceParts<Q extends object, T> {
  /** The question to the server that a view is the answer to, without paging. */
  query: (view: SearchView) => Q;
  load: (query: Q, options?: LoadListOptions) => Saga<Outcome<Page<T>>>;
  /** Where the store keeps the answer. */
  select: (state: RootState) => ListState<T>;
  asked: (query: Q) => UnknownAction;
  moreAsked: (query: Q) => UnknownAction;
  card: (item: T, priority: boolean) => ReactNode;
}

/** Where the hits of a tab come from and how they look. */
function source<Q extends object, T>({ query, load, select, asked, moreAsked, card }: SourceParts<Q, T>) {
  return {
    load: (scope: PageScope, view: SearchView, options: LoadListOptions) => scope.run(load, { ...query(view), ...rangeOf(view) }, options),
    key: (view: SearchView) => listKey(query(view)),
    select: (state: RootState): ListState<unknown> => select(state),
    retry: (view: SearchView) => asked({ ...query(view), ...rangeOf(view) }),
    more: (view: SearchView) => moreAsked({ ...query(view), limit: PAGE_SIZE }),
    // It only gets what `select` gave.
    card: (item: unknown, priority: boolean) => card(item as T, priority),
  };
}

const textAndOrder = ({ filters: { q }, sort }: SearchView) => ({ q, sortBy: sort });

export const SOURCES: Record<SearchTab, ReturnType<typeof source>> = {
  performers: source({
    query: (view) => ({ ...textAndOrder(view), streamingStatus: view.filters.live ? 'public' : undefined, isFreeSubscription: view.filters.free ? true : undefined }),
    load: loadPerformers,
    select: selectPerformers,
    asked: performersAsked,
    moreAsked: morePerformersAsked,
    card: (performer, priority) => <PerformerCard key={performer._id} performer={performer} heading="h2" priority={priority} />,
  }),
  videos: source({
    query: (view) => ({
      ...textAndOrder(view),
      isSale: view.filters.access === 'sale' ? true : view.filters.access === 'members' ? false : undefined,
      isSchedule: view.filters.access === 'soon' ? true : undefined,
    }),
    load: loadVideos,
    select: ({ video }) => video.videos,
    asked: videosAsked,
    moreAsked: moreVideosAsked,
    card: (video, priority) => <VideoCard key={video._id} video={video} heading="h2" priority={priority} />,
  }),
  galleries: source({
    query: textAndOrder,
    load: loadGalleries,
    select: ({ gallery }) => gallery.galleries,
    asked: galleriesAsked,
    moreAsked: moreGalleriesAsked,
    card: (gallery, priority) => <GalleryCard key={gallery._id} gallery={gallery} heading="h2" priority={priority} />,
  }),
  photos: source({
    query: textAndOrder,
    load: loadPhotos,
    select: selectPhotos,
    asked: photosAsked,
    moreAsked: morePhotosAsked,
    card: (photo, priority) => <PhotoHit key={photo._id} photo={photo} priority={priority} />,
  }),
  products: source({
    query: (view) => ({ ...textAndOrder(view), ...productOrder(view.sort), type: productTypeOf(view.filters.type) }),
    load: loadProducts,
    select: ({ product }) => product.products,
    asked: productsAsked,
    moreAsked: moreProductsAsked,
    card: (product, priority) => <ProductHit key={product._id} product={product} priority={priority} />,
  }),
  posts: source({
    query: (view) => ({ ...textAndOrder(view), type: 'post' }),
    load: loadPosts,
    select: ({ post }) => post.posts,
    asked: postsAsked,
    moreAsked: morePostsAsked,
    card: (post, priority) => <PostCard key={post._id} post={post} heading="h2" priority={priority} />,
  }),
};
