import type { Context } from '../context';
import { above, always, among, and, is, not, type Condition } from '../db/conditions';
import type { ObjectType } from '../db/rows';
import type { Stored, Table } from '../db/table';
import { entityNotFound } from '../http/errors';
import { LISTED_VIDEO } from '../routes/listing';
import { publicObject } from '../routes/objects';
import { getSlug } from '../seed/ids';
import type { SeedData } from '../seed/seed-data';

export type Dated = Stored & { createdAt: string; updatedAt: string };

/** Which records count as items of a kind, and how to create more of them. */
export type Plan<T extends Dated> = {
  table: Table<T>;
  /** The records that count. */
  shown: Condition;
  /** Public records that the default list leaves out, such as upcoming videos. They are removed. */
  disturbing?: Condition;
  /** What to copy if no record is left. */
  seeded: readonly T[];
  /** The fields of a copy that differ; `name` makes its title unique. */
  copy: (row: T, name: (title: string) => string) => Partial<T>;
};

type RowOf<Name extends keyof SeedData> = SeedData[Name] extends readonly (infer Row)[] ? Row : never;

const active = is('status', 'active');
const isActive = ({ status }: { status: string }): boolean => status === 'active';

export function videoPlan({ store, now }: Context, { videos }: SeedData): Plan<RowOf<'videos'>> {
  const upcoming = and([active, is('isSchedule', true), above('scheduledAt', now().toISOString())]);
  return {
    table: store.videos,
    shown: and([LISTED_VIDEO, not(upcoming)]),
    disturbing: upcoming,
    seeded: videos.filter((video) => isActive(video) && !video.isSchedule && !video.processing),
    copy: ({ title }, name) => ({ title: name(title), slug: getSlug(name(title)) }),
  };
}

/** Performers. Copies have no login and are never live. */
export function performerPlan(
  { store }: Context,
  { performers }: SeedData,
): Plan<Omit<RowOf<'performers'>, 'password'>> {
  return {
    table: store.performers,
    shown: active,
    seeded: performers.filter(isActive).map(({ password: _secret, ...account }) => account),
    copy: (row, name) => {
      const username = getSlug(name(row.username)).replaceAll('-', '');
      return {
        name: name(row.name),
        username,
        email: `${username}@example.com`,
        live: 0,
        streamingStatus: 'offline',
        isOnline: false,
        balance: 0,
      };
    },
  };
}

export function galleryPlan({ store }: Context, { galleries }: SeedData): Plan<RowOf<'galleries'>> {
  return {
    table: store.galleries,
    shown: and([active, above('numOfItems', 0)]),
    seeded: galleries.filter((gallery) => isActive(gallery) && gallery.numOfItems > 0),
    copy: ({ name: title }, name) => ({ name: name(title), slug: getSlug(name(title)) }),
  };
}

/** The photos of one gallery, or of all published ones. */
export function photoPlan(
  { store }: Context,
  { photos }: SeedData,
  galleryId: string | undefined,
): Plan<RowOf<'photos'>> {
  if (galleryId !== undefined && !store.galleries.get(galleryId)) throw entityNotFound('This gallery');
  const galleries = galleryId === undefined ? store.galleries.list(active).map(({ _id }) => _id) : [galleryId];
  const seeded = photos.filter(isActive);
  return {
    table: store.photos,
    shown: and([active, among('galleryId', galleries)]),
    seeded: seeded.flatMap((photo, index) => ({
      ...photo,
      galleryId: galleries[index % galleries.length] ?? photo.galleryId,
    })),
    copy: ({ title }, name) => ({ title: name(title), isGalleryCover: false }),
  };
}

export function productPlan({ store }: Context, { products }: SeedData): Plan<RowOf<'products'>> {
  return {
    table: store.products,
    shown: active,
    seeded: products.filter(isActive),
    copy: ({ name: title }, name) => ({ name: name(title), slug: getSlug(name(title)) }),
  };
}

export function postPlan({ store }: Context, { posts }: SeedData): Plan<RowOf<'posts'>> {
  return {
    table: store.posts,
    shown: and([is('status', 'published'), is('type', 'post')]),
    seeded: posts.filter(({ status, type }) => status === 'published' && type === 'post'),
    copy: ({ title }, name) => ({ title: name(title), slug: getSlug(name(title)), isPinned: false }),
  };
}

export function storyPlan({ store }: Context, { stories }: SeedData): Plan<RowOf<'stories'>> {
  return { table: store.stories, shown: always, seeded: stories, copy: ({ text }, name) => ({ text: name(text) }) };
}

const HOUR = 3_600_000;
const FORTNIGHT_IN_HOURS = 14 * 24;

/** Upcoming events. Copies follow each other hour by hour. */
export function eventPlan({ store, now }: Context, { events }: SeedData) {
  const past = and([active, not(above('endAt', now().toISOString()))]);
  const thisHour = Math.floor(now().getTime() / HOUR);
  let next = thisHour + FORTNIGHT_IN_HOURS;
  const at = (hour: number): string => new Date(hour * HOUR).toISOString();
  return {
    table: store.events,
    shown: and([active, not(past)]),
    disturbing: past,
    seeded: events.filter(isActive),
    copy: ({ title }, name) => ({ title: name(title), startAt: at(next++), endAt: at(next) }),
  } satisfies Plan<RowOf<'events'>>;
}

const COMMENTED = [
  'video',
  'gallery',
  'product',
  'performer',
  'post',
  'story',
  'comment',
] as const satisfies readonly ObjectType[];

export function commentPlan(
  { store }: Context,
  { comments }: SeedData,
  objectId: string,
): Plan<Omit<RowOf<'comments'>, 'objectType'> & { objectType: ObjectType }> {
  const objectType = COMMENTED.find((type) => publicObject(store, type, objectId));
  if (!objectType) throw entityNotFound('What the comments are about');
  return {
    table: store.comments,
    shown: and([is('objectId', objectId), is('objectType', objectType)]),
    seeded: comments.map((comment) => ({ ...comment, objectId, objectType })),
    copy: ({ content }, name) => ({ content: name(content), totalReply: 0, totalLike: 0 }),
  };
}
