import type { Category } from '@/contract/category';
import type { MediaFile } from '@/contract/fields';
import type { PublicUser } from '@/contract/user';
import type { Video } from '@/contract/video';
import { pick } from '@/lib/record';

/*
 * Guest pages are cached and indexed, so only listed fields go into a page, whatever else a back end sends: email
 * addresses, bank data, URLs of paid files. Loaders list the fields of their records. These functions reduce what
 * several records contain. Card lists use `card-data`.
 */

type Maybe<T> = T | null | undefined;
type Stats = Video['stats'];

/** Reduces a value; null and undefined stay as they are. */
export const mapPresent = <T, R>(value: Maybe<T>, reduce: (value: T) => R): R | null | undefined =>
  value ? reduce(value) : (value as null | undefined);

export const statsForPage = (stats: Stats): Stats =>
  stats && pick(stats, 'views', 'likes', 'comments', 'favourites', 'wishlist', 'bookmarks');

export const fileForPage = (file: MediaFile): MediaFile =>
  pick(file, '_id', 'url', 'thumbnails', 'title', 'type', 'mimeType', 'size', 'duration', 'width', 'height');

/** A person named next to content. */
export const personForPage = (person: PublicUser): PublicUser =>
  pick(person, '_id', 'name', 'username', 'avatar', 'isOnline', 'isPerformer');

export const categoryForPage = <T extends Pick<Category, '_id' | 'name'> & Partial<Category>>(
  category: T,
): Pick<T, '_id' | 'name' | 'slug' | 'group' | 'description' | 'ordering'> =>
  pick(category, '_id', 'name', 'slug', 'group', 'description', 'ordering');
