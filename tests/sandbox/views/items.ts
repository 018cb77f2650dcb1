import type { z } from 'zod';
import type { gallerySchema, ownGallerySchema } from '@/contract/gallery';
import type { photoSchema } from '@/contract/photo';
import type { ownProductSchema, productSchema } from '@/contract/product';
import type { ownVideoSchema, videoSchema } from '@/contract/video';
import type { GalleryRow, PhotoRow, ProductRow, VideoRow } from '../seed/rows/content';
import { performerById, performerCards } from './people';
import { getSold } from './sold';
import type { View } from './view';

type Video = z.input<typeof videoSchema>;
type Gallery = z.input<typeof gallerySchema>;
type Photo = z.input<typeof photoSchema>;
type Product = z.input<typeof productSchema>;

/** Not published yet: shown as upcoming, and open to its owner only. */
const isUpcoming = ({ isSchedule, scheduledAt }: VideoRow, now: Date): boolean =>
  isSchedule && scheduledAt !== null && scheduledAt > now.toISOString();

/** A video in lists, with duration and previews only (contract A.6). */
export function videoCard(view: View, row: VideoRow): Video {
  const { rights } = view;
  return {
    ...row,
    performers: performerCards(view, row.performerIds),
    performer: performerById(view, row.performerId),
    participants: performerCards(view, row.participantIds),
    categories: view.categories(row.categoryIds),
    video: { duration: row.video.duration, thumbnails: row.video.thumbnails },
    teaser: row.teaser && { ...row.teaser, url: row.teaserSource ? `/files/teasers/${row._id}/teaser.mp4` : null },
    isSchedule: isUpcoming(row, view.now),
    isLiked: rights.reacted('like', row._id),
    isFavourited: rights.reacted('favourite', row._id),
    isWatchedLater: rights.reacted('watch_later', row._id),
    isBought: rights.holds(row),
    isSubscribed: rights.subscribedTo(row.performerId) || rights.membership() !== null,
  };
}

/** A video on its own page, with the URL of the media for viewers with access. */
export function videoDetail(view: View, row: VideoRow): Video {
  const isOut = !isUpcoming(row, view.now) || view.rights.owns(row);
  const mayWatch = row.source !== null && isOut && view.rights.mayOpen(row);
  const url = mayWatch ? view.opened(`/files/videos/${row._id}/master.m3u8`, 'video', row._id) : null;
  return { ...videoCard(view, row), video: { ...row.video, url } };
}

/** A video for its owner. */
export const ownVideoView = (view: View, row: VideoRow): z.input<typeof ownVideoSchema> => ({
  ...videoDetail(view, row),
  // Owners also see a schedule in the past.
  isSchedule: row.isSchedule,
  sold: getSold(view.store, row._id),
});

export const ownGalleryView = (view: View, row: GalleryRow): z.input<typeof ownGallerySchema> => ({
  ...galleryView(view, row),
  sold: getSold(view.store, row._id),
});

export function galleryView(view: View, row: GalleryRow): Gallery {
  const { rights } = view;
  const isFavourited = rights.reacted('favourite', row._id);
  return {
    ...row,
    title: row.name,
    performers: performerCards(view, row.performerIds),
    performer: performerById(view, row.performerId),
    categories: view.categories(row.categoryIds),
    isLiked: rights.reacted('like', row._id),
    isFavourited,
    isBookMarked: isFavourited,
    isBought: rights.holds(row),
    isSubscribed: rights.subscribedTo(row.performerId) || rights.membership() !== null,
  };
}

/** A photo: the full image for viewers with access to its gallery, otherwise only the blurred one. */
export function photoView(view: View, row: PhotoRow, gallery: GalleryRow | undefined): Photo {
  const isOpen = gallery !== undefined && view.rights.mayOpen(gallery);
  const open = (path: string): string => view.opened(path, 'photo', row._id);
  return {
    ...row,
    photo: {
      ...row.photo,
      url: isOpen ? open(row.photo.url) : null,
      thumbnails: isOpen ? row.photo.thumbnails.map(open) : [row.blurred],
    },
    fileId: row.fileId ?? row._id,
    target: 'gallery',
    targetId: row.galleryId,
    targetInfo: gallery ? { _id: gallery._id, name: gallery.name, title: gallery.name } : null,
    isCover: row.isGalleryCover,
    performer: performerById(view, row.performerId),
  };
}

export function productView(view: View, row: ProductRow): Product {
  return {
    ...row,
    imageIds: row.images.map(({ _id }) => _id),
    imageId: row.images[0]?._id ?? null,
    image: row.images[0]?.url ?? null,
    categories: view.categories(row.categoryIds),
    performer: performerById(view, row.performerId),
    isLiked: view.rights.reacted('like', row._id),
    isBookMarked: view.rights.reacted('favourite', row._id),
    isBought: view.rights.hasBought(row._id),
  };
}

/** A product for its seller. */
export const ownProductView = (view: View, row: ProductRow): z.input<typeof ownProductSchema> => ({
  ...productView(view, row),
  digitalFileId: row.digitalFileName ? (row.digitalFileId ?? row._id) : null,
  digitalFileUrl: row.digitalFileName ? downloadPath(view, row) : null,
  digitalFileName: row.digitalFileName || null,
  digitalFileSize: (row.digitalFileId && view.store.sentFiles.get(row.digitalFileId)?.size) || null,
  sold: getSold(view.store, row._id),
});

/** The URL of a digital product's file, valid for a few hours. */
export const downloadPath = (view: View, row: ProductRow): string =>
  view.opened(`/files/downloads/${row._id}/${encodeURIComponent(row.digitalFileName)}`, 'product', row._id);
