import type { Category } from '@/contract/category';
import type { Comment } from '@/contract/comment';
import type { Conversation } from '@/contract/conversation';
import type { EventItem } from '@/contract/event';
import type { MediaFile } from '@/contract/fields';
import type { Gallery } from '@/contract/gallery';
import type { Message } from '@/contract/message';
import type { SubscriptionPackage } from '@/contract/package';
import type { Performer } from '@/contract/performer';
import type { Post } from '@/contract/post';
import type { Product } from '@/contract/product';
import type { Promo } from '@/contract/promo';
import type { PublicUser } from '@/contract/user';
import type { Video } from '@/contract/video';
import { getAge } from './performer/age';

/*
 * Guest pages are cached and indexed, so only the fields listed here go into a page, whatever else a back end sends: email addresses,
 * bank data, URLs of paid files. Card lists use `card-data` instead.
 */

/** The named fields of a record; those without a value are left out. */
export function pick<T extends object, K extends keyof T>(record: T, ...names: readonly K[]): Pick<T, K> {
  const picked = {} as Pick<T, K>;
  for (const name of names) if (record[name] !== undefined) picked[name] = record[name];
  return picked;
}

type Maybe<T> = T | null | undefined;
type Stats = Video['stats'];

const some = <T, R>(value: Maybe<T>, reduce: (value: T) => R): R | null | undefined =>
  value ? reduce(value) : (value as null | undefined);

const statsForPage = (stats: Stats): Stats =>
  stats && pick(stats, 'views', 'likes', 'comments', 'favourites', 'wishlist', 'bookmarks');

export const fileForPage = (file: MediaFile): MediaFile =>
  pick(file, '_id', 'url', 'thumbnails', 'title', 'type', 'mimeType', 'size', 'duration', 'width', 'height');

/** A person named next to content. */
const personForPage = (person: PublicUser): PublicUser =>
  pick(person, '_id', 'name', 'username', 'avatar', 'isOnline', 'isPerformer');

/** A performer named next to content, with their subscription prices. */
const creatorForPage = (performer: Performer): Performer => ({
  ...pick(
    performer,
    '_id',
    'name',
    'username',
    'avatar',
    'live',
    'streamingStatus',
    'isOnline',
    'isPerformer',
    'verifiedAccount',
  ),
  ...pick(
    performer,
    'monthlyPrice',
    'yearlyPrice',
    'isFreeSubscription',
    'durationFreeSubscriptionDays',
    'isSubscribed',
    'isBookMarked',
    'isFollowed',
  ),
});

/** A performer as shown on their profile. */
export type PagePerformer = Omit<Performer, 'dateOfBirth'> & { /** Age in full years, '' if unknown. */ age?: string };

/** `now` is in milliseconds. */
export const performerForPage = (performer: Performer, now: number): PagePerformer => ({
  ...creatorForPage(performer),
  ...pick(
    performer,
    'cover',
    'bio',
    'gender',
    'country',
    'languages',
    'categoryIds',
    'socialsLink',
    'schedule',
    'lastStreamingTime',
    'createdAt',
    'updatedAt',
  ),
  ...pick(
    performer,
    'height',
    'weight',
    'eyes',
    'hair',
    'pubicHair',
    'bodyType',
    'butt',
    'ethnicity',
    'sexualOrientation',
  ),
  ...pick(
    performer,
    'welcomeVideoPath',
    'welcomeVideoName',
    'activateWelcomeVideo',
    'groupChatPrice',
    'privateChatPrice',
    'maxParticipantsAllowed',
  ),
  categories: performer.categories?.map(categoryForPage),
  stats:
    performer.stats &&
    pick(
      performer.stats,
      'likes',
      'views',
      'subscribers',
      'totalVideos',
      'totalPhotos',
      'totalGalleries',
      'totalProducts',
      'totalFeeds',
      'totalStories',
      'totalStreamTime',
    ),
  age: getAge(performer.dateOfBirth, now),
});

interface Sellable {
  _id: string;
  isSale?: boolean;
  price?: number;
  isBought?: boolean;
  isSubscribed?: boolean;
  performerId?: string;
  performerIds?: string[];
  performer?: { _id: string } | null;
}

/**
 * True for a pay-per-view item that this visitor neither bought, unlocked with a subscription, nor owns as a performer. `viewerId` is
 * '' for guests. If the back end doesn't say what an account has bought, the item counts as paid.
 */
export function isUnpaid(
  { isSale, price, isBought, isSubscribed, performerId, performerIds, performer }: Sellable,
  viewerId: string,
): boolean {
  // A price that can't be read makes nothing free.
  if (!isSale || price === 0 || isBought || isSubscribed) return false;
  if (viewerId === '') return true;
  return isBought === false && ![performerId, performer?._id, ...(performerIds ?? [])].includes(viewerId);
}

/** Warns the operator that the back end exposes paid content. */
export const reportUnpaid = (kind: string, { _id }: Sellable): void =>
  console.warn(`The API sent a file of the ${kind} ${_id} to a visitor who has not paid for it. It was dropped.`);

const withoutUrl = (file: MediaFile): MediaFile => ({ ...file, url: null });

/** A post or story without the text and files this visitor hasn't paid for. */
export function withoutUnpaid(post: Post, viewerId: string): Post {
  if (!isUnpaid(post, viewerId)) return post;
  if (post.content || post.text || post.files?.some(({ url }) => Boolean(url))) reportUnpaid(post.type ?? 'post', post);
  return { ...post, content: '', text: '', files: post.files?.map(withoutUrl) };
}

/** Keeps the URL of the video file only if this visitor can watch it. */
function videoFileForPage(video: Video, viewerId: string): Video['video'] {
  const file = some(video.video, fileForPage);
  if (!file?.url || !isUnpaid(video, viewerId)) return file;
  reportUnpaid('video', video);
  return withoutUrl(file);
}

/** A video as its page shows it to this visitor; see `isUnpaid`. */
export const videoForPage = (video: Video, viewerId: string): Video => ({
  ...pick(
    video,
    '_id',
    'title',
    'slug',
    'description',
    'status',
    'performerId',
    'performerIds',
    'categoryIds',
    'tags',
    'processing',
    'isSchedule',
    'scheduledAt',
    'createdAt',
    'updatedAt',
  ),
  ...pick(video, 'isSale', 'price', 'isLiked', 'isFavourited', 'isWatchedLater', 'isBought', 'isSubscribed'),
  performer: some(video.performer, creatorForPage),
  performers: video.performers?.map(creatorForPage),
  categories: video.categories?.map(categoryForPage),
  thumbnail: some(video.thumbnail, fileForPage),
  teaser: some(video.teaser, fileForPage),
  video: videoFileForPage(video, viewerId),
  stats: statsForPage(video.stats),
});

/** A product as its page shows it. Its download link comes from a separate call. */
export const productForPage = (product: Product): Product => ({
  ...pick(
    product,
    '_id',
    'name',
    'slug',
    'description',
    'type',
    'status',
    'price',
    'stock',
    'image',
    'performerId',
    'categoryIds',
    'isLiked',
    'isBookMarked',
    'isBought',
    'createdAt',
    'updatedAt',
  ),
  images: product.images?.map(fileForPage),
  categories: product.categories?.map(categoryForPage),
  performer: some(product.performer, creatorForPage),
  stats: statsForPage(product.stats),
});

export const galleryForPage = (gallery: Gallery): Gallery => ({
  ...pick(
    gallery,
    '_id',
    'name',
    'title',
    'slug',
    'description',
    'type',
    'status',
    'performerId',
    'performerIds',
    'categoryIds',
    'coverPhotoId',
    'numOfItems',
    'createdAt',
    'updatedAt',
  ),
  ...pick(gallery, 'isSale', 'price', 'isLiked', 'isFavourited', 'isBookMarked', 'isBought', 'isSubscribed'),
  performer: some(gallery.performer, creatorForPage),
  performers: gallery.performers?.map(creatorForPage),
  categories: gallery.categories?.map(categoryForPage),
  coverPhoto: some(gallery.coverPhoto, fileForPage),
  stats: statsForPage(gallery.stats),
});

export const eventForPage = (event: EventItem): EventItem => ({
  ...pick(
    event,
    '_id',
    'title',
    'description',
    'startAt',
    'endAt',
    'isPrivate',
    'price',
    'status',
    'performerId',
    'isBooked',
    'location',
    'createdAt',
    'updatedAt',
  ),
  performer: some(event.performer, creatorForPage),
  image: some(event.image, fileForPage),
});

export const categoryForPage = <T extends Pick<Category, '_id' | 'name'> & Partial<Category>>(
  category: T,
): Pick<T, '_id' | 'name' | 'slug' | 'group' | 'description' | 'ordering'> =>
  pick(category, '_id', 'name', 'slug', 'group', 'description', 'ordering');

export const bannerForPage = (banner: Promo): Promo => ({
  ...pick(banner, '_id', 'title', 'description', 'link', 'position', 'processing'),
  photo: some(banner.photo, fileForPage),
});

export const planForPage = (plan: SubscriptionPackage): SubscriptionPackage =>
  pick(
    plan,
    '_id',
    'name',
    'price',
    'description',
    'ordering',
    'type',
    'initialPeriod',
    'recurringPrice',
    'recurringPeriod',
    'isActive',
    'tokens',
  );

export const commentForPage = (comment: Comment): Comment => ({
  ...pick(
    comment,
    '_id',
    'objectId',
    'objectType',
    'content',
    'createdBy',
    'isLiked',
    'totalReply',
    'totalLike',
    'createdAt',
    'updatedAt',
  ),
  creator: some(comment.creator, personForPage),
});

export const messageForPage = (message: Message): Message => ({
  ...pick(
    message,
    '_id',
    'conversationId',
    'text',
    'type',
    'imageUrl',
    'senderId',
    'senderSource',
    'isSystem',
    'isDeleted',
    'createdAt',
    'updatedAt',
  ),
  meta: message.meta && pick(message.meta, 'token'),
  senderInfo: some(message.senderInfo, personForPage),
});

export const conversationForPage = (conversation: Conversation): Conversation =>
  pick(
    conversation,
    '_id',
    'type',
    'name',
    'streamId',
    'performerId',
    'isSubscribed',
    'isBlocked',
    'createdAt',
    'updatedAt',
  );
