import type { EventItem } from '@/contract/event';
import type { Gallery } from '@/contract/gallery';
import type { Performer } from '@/contract/performer';
import type { Photo } from '@/contract/photo';
import type { Post } from '@/contract/post';
import type { Product } from '@/contract/product';
import type { Video } from '@/contract/video';

/*
 * Records from list calls carry far more than a card shows; videos even embed whole performers. These functions keep only what the
 * cards need, which is less than a tenth.
 */

export const performerForCard = ({
  _id,
  name,
  username,
  avatar,
  live,
  streamingStatus,
  isOnline,
  stats,
}: Performer): Performer => ({
  _id,
  name,
  username,
  avatar,
  live,
  streamingStatus,
  isOnline,
  stats: { totalVideos: stats?.totalVideos, likes: stats?.likes },
});

const NEW_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** `isNew` is set when the record is loaded, so that server and browser render the same card. */
export type CardVideo = Video & { isNew?: boolean };

export function videoForCard(video: Video): CardVideo {
  const {
    _id,
    title,
    slug,
    thumbnail,
    processing,
    isSchedule,
    scheduledAt,
    isSale,
    price,
    isBought,
    isSubscribed,
    createdAt,
  } = video;
  const performers = video.performers?.length ? video.performers : video.performer ? [video.performer] : [];
  return {
    _id,
    title,
    slug,
    processing,
    isSchedule,
    scheduledAt,
    isSale,
    price,
    isBought,
    isSubscribed,
    createdAt,
    ...(createdAt && Date.now() - Date.parse(createdAt) < NEW_FOR_MS ? { isNew: true } : {}),
    thumbnail: thumbnail && { url: thumbnail.url, thumbnails: thumbnail.thumbnails?.slice(0, 1) },
    video: { duration: video.video?.duration ?? video.teaser?.duration },
    stats: { views: video.stats?.views },
    performers: performers.map(({ _id: performerId, name, username }) => ({ _id: performerId, name, username })),
  };
}

/** A post reduced to what the card shows, without its paid content. */
export function postForCard(post: Post): Post {
  const {
    _id,
    title,
    slug,
    type,
    image,
    shortDescription,
    isSale,
    price,
    isBought,
    isSubscribed,
    isPinned,
    totalLike,
    totalComment,
    createdAt,
    performer,
  } = post;
  const picture = getPicture(post);
  return {
    _id,
    title,
    slug,
    type,
    shortDescription,
    isSale,
    price,
    isBought,
    isSubscribed,
    isPinned,
    totalLike,
    totalComment,
    createdAt,
    image: image && picture ? { url: picture } : null,
    performer: performer && {
      _id: performer._id,
      name: performer.name,
      username: performer.username,
      avatar: performer.avatar,
    },
  };
}

/** Back ends use either spelling of `thumbnails` (contract A.6). */
const getPicture = ({ image }: Post): string | null | undefined =>
  image?.thumbnails?.[0] ?? image?.thumnails?.[0] ?? image?.url;

export const eventForCard = ({
  _id,
  title,
  startAt,
  endAt,
  isPrivate,
  price,
  status,
  performer,
}: EventItem): EventItem => ({
  _id,
  title,
  startAt,
  endAt,
  isPrivate,
  price,
  status,
  performer: performer && { _id: performer._id, name: performer.name, username: performer.username },
});

const nameOnly = (performer: Performer | null | undefined) =>
  performer && { _id: performer._id, name: performer.name, username: performer.username };

/** A gallery reduced to what the card shows. Keeps only the preview of the cover, because the full picture may be locked. */
export function galleryForCard(gallery: Gallery): Gallery {
  const {
    _id,
    name,
    title,
    slug,
    coverPhoto,
    numOfItems,
    isSale,
    price,
    isBought,
    isSubscribed,
    createdAt,
    stats,
    performer,
    performers,
  } = gallery;
  const preview = coverPhoto?.thumbnails?.[0] ?? coverPhoto?.url;
  return {
    _id,
    name: name ?? title,
    slug,
    numOfItems,
    isSale,
    price,
    isBought,
    isSubscribed,
    createdAt,
    coverPhoto: preview ? { thumbnails: [preview] } : null,
    stats: { views: stats?.views },
    performer: nameOnly(performer ?? performers?.[0]),
  };
}

/** A photo reduced to what grids and the viewer show: the picture, its preview and texts, and its gallery. */
export function photoForGrid({
  _id,
  title,
  description,
  photo,
  galleryId,
  targetId,
  target,
  targetInfo,
  gallery,
  performer,
}: Photo): Photo {
  const set = gallery ?? targetInfo;
  const id = galleryId ?? (target === 'video' ? undefined : targetId);
  return {
    _id,
    title,
    description,
    photo: photo && {
      url: photo.url,
      thumbnails: photo.thumbnails?.slice(0, 1),
      width: photo.width,
      height: photo.height,
    },
    galleryId: id,
    targetInfo: id && set ? { _id: id, name: set.name ?? set.title } : null,
    performer: nameOnly(performer),
  };
}

export function productForCard({
  _id,
  name,
  slug,
  type,
  price,
  stock,
  images,
  image,
  isBought,
  performer,
}: Product): Product {
  const picture = images?.[0]?.thumbnails?.[0] ?? images?.[0]?.url ?? image;
  return { _id, name, slug, type, price, stock, isBought, image: picture, performer: nameOnly(performer) };
}
