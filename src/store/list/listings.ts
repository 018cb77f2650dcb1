import { eventsRequested, moreEventsRequested } from '../event/event.slice';
import { galleriesRequested, moreGalleriesRequested } from '../gallery/gallery.slice';
import { morePerformersRequested, performersRequested } from '../performer/performer.slice';
import { morePhotosRequested, photosRequested } from '../photo/photo.slice';
import { morePostsRequested, postsRequested } from '../post/post.slice';
import { moreProductsRequested, productsRequested } from '../product/product.slice';
import type { RootState } from '../root-reducer';
import { moreVideosRequested, videosRequested } from '../video/video.slice';
import { selectPerformers, selectPhotos } from './list.selectors';

export const eventListing = {
  select: ({ event }: RootState) => event.events,
  requested: eventsRequested,
  moreRequested: moreEventsRequested,
};

export const galleryListing = {
  select: ({ gallery }: RootState) => gallery.galleries,
  requested: galleriesRequested,
  moreRequested: moreGalleriesRequested,
};

export const performerListing = {
  select: selectPerformers,
  requested: performersRequested,
  moreRequested: morePerformersRequested,
};

export const photoListing = {
  select: selectPhotos,
  requested: photosRequested,
  moreRequested: morePhotosRequested,
};

export const postListing = {
  select: ({ post }: RootState) => post.posts,
  requested: postsRequested,
  moreRequested: morePostsRequested,
};

export const productListing = {
  select: ({ product }: RootState) => product.products,
  requested: productsRequested,
  moreRequested: moreProductsRequested,
};

export const videoListing = {
  select: ({ video }: RootState) => video.videos,
  requested: videosRequested,
  moreRequested: moreVideosRequested,
};
