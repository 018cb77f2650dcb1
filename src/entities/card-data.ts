import type { EventItem } from '@/contract/event';
import type { Gallery } from '@/contract/gallery';
import type { Performer } from '@/contract/performer';
import type { Photo } from '@/contract/photo';
import type { Post } from '@/contract/post';
import type { Product } from '@/contract/product';
import type { Video } from '@/contract/video';
import { pick } from '@/lib/record';
import { isUnpaid, reportUnpaid } from './access/unpaid';

/*
 * Records from list calls carry far more than a card shows; videos even embed whole performers. These functions keep
 * only what the cards need, which is less than a tenth.
 */

export const performerForCard = (performer: Performer): Performer => ({
  ...pick(performer, '_id', 'name', 'username', 'avatar', 'live', 'streamingStatus', 'isOnline'),
  stats: performer.stats && pick(performer.stats, 'totalVideos', 'likes'),
});

const nameOnly = (performer: Performer | null | undefined) => performer && pick(performer, '_id', 'name', 'username');

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** `isNew` is set when the record is loaded, so that server and browser render the same card. */
export type CardVideo = Video & { isNew?: boolean };

export function videoForCard(video: Video): CardVideo {
  const { createdAt, performer, thumbnail, stats } = video;
  const performers = video.performers?.length ? video.performers : performer ? [performer] : [];
  return {
    ...pick(video, '_id', 'title', 'slug', 'processing', 'isSchedule', 'scheduledAt', 'createdAt'),
    ...pick(video, 'isSale', 'price', 'isBought', 'isSubscribed'),
    ...(createdAt && Date.now() - Date.parse(createdAt) < NEW_FOR_MS ? { isNew: true } : {}),
    thumbnail: thumbnail && { url: thumbnail.url, thumbnails: thumbnail.thumbnails?.slice(0, 1) },
    video: { duration: video.video?.duration ?? video.teaser?.duration },
    stats: { views: stats?.views },
    performers: performers.map((one) => pick(one, '_id', 'name', 'username')),
  };
}

/** A post reduced to what the card shows, without its paid content. */
export function postForCard(post: Post): Post {
  const { image, performer } = post;
  const picture = getPicture(post);
  return {
    ...pick(post, '_id', 'title', 'slug', 'type', 'shortDescription', 'createdAt'),
    ...pick(post, 'isSale', 'price', 'isBought', 'isSubscribed', 'isPinned', 'totalLike', 'totalComment'),
    image: image && picture ? { url: picture } : null,
    performer: performer && pick(performer, '_id', 'name', 'username', 'avatar'),
  };
}

/** Back ends use either spelling of `thumbnails` (contract A.6). */
const getPicture = ({ image }: Post): string | null | undefined =>
  image?.thumbnails?.[0] ?? image?.thumnails?.[0] ?? image?.url;

export const eventForCard = (event: EventItem): EventItem => ({
  ...pick(event, '_id', 'title', 'startAt', 'endAt', 'isPrivate', 'price', 'status'),
  performer: nameOnly(event.performer),
});

/**
 * A gallery reduced to what the card shows. Keeps only the preview of the cover, because the full picture may be
 * locked.
 */
export function galleryForCard(gallery: Gallery): Gallery {
  const { name, title, coverPhoto, stats, performer, performers } = gallery;
  const preview = coverPhoto?.thumbnails?.[0] ?? coverPhoto?.url;
  return {
    ...pick(gallery, '_id', 'slug', 'numOfItems', 'createdAt', 'isSale', 'price', 'isBought', 'isSubscribed'),
    name: name ?? title,
    coverPhoto: preview ? { thumbnails: [preview] } : null,
    stats: { views: stats?.views },
    performer: nameOnly(performer ?? performers?.[0]),
  };
}

/**
 * A photo reduced to what grids and the viewer show: the picture, its preview and texts, and its gallery. Drops the full
 * picture of a gallery that this viewer has not paid for.
 */
export function photoForGrid(record: Photo, viewerId: string): Photo {
  const { photo, galleryId, target, targetId, gallery } = record;
  const set = gallery ?? record.targetInfo;
  const id = galleryId ?? (target === 'video' ? undefined : targetId);
  const isLocked =
    Boolean(photo?.url && gallery) &&
    isUnpaid({ _id: '', ...gallery, performerId: gallery?.performerId ?? record.performerId }, viewerId);
  if (isLocked) reportUnpaid('photo', record);
  return {
    ...pick(record, '_id', 'title', 'description'),
    photo: photo && {
      ...pick(photo, 'url', 'width', 'height'),
      ...(isLocked ? { url: null } : {}),
      thumbnails: photo.thumbnails?.slice(0, 1),
    },
    galleryId: id,
    targetInfo: id && set ? { _id: id, name: set.name ?? set.title } : null,
    performer: nameOnly(record.performer),
  };
}

export function productForCard(product: Product): Product {
  const { images, image, performer } = product;
  return {
    ...pick(product, '_id', 'name', 'slug', 'type', 'price', 'stock', 'isBought'),
    image: images?.[0]?.thumbnails?.[0] ?? images?.[0]?.url ?? image,
    performer: nameOnly(performer),
  };
}
