import { randomBytes } from 'node:crypto';
import type { CategoryGroup } from '../seed/rows/content';
import { and, is, type Condition } from '../db/conditions';
import type { ObjectType, Performer, SentFileRow } from '../db/rows';
import type { Store } from '../db/store';
import type { Stored, Table } from '../db/table';
import { forbidden, found, invalidField } from '../http/errors';
import { getSlug } from '../seed/ids';
import type { Removable } from '../seed/rows/common';
import type { ReceivedFile } from '../uploads/received-file';

/* Shared helpers for items that performers own. */

export const newId = (): string => randomBytes(12).toString('hex');

/** Excludes items that their owner deleted. */
export const notRemoved: Condition = is('removedAt', null);

/** Returns the caller's own item. Throws 404 if there is none, 403 if someone else owns it. */
export function getOwnItem<T extends { performerId: string | null } & Removable>(
  row: T | undefined,
  { _id }: Performer,
  what: string,
): T {
  const item = found(row?.removedAt ? undefined : row, `This ${what}`);
  if (item.performerId !== _id) throw forbidden(`This ${what} belongs to someone else.`);
  return item;
}

/** Returns a slug that is unique in the table. */
export function freeSlug(table: Table<Stored & { slug: string }>, title: string): string {
  const slug = getSlug(title).slice(0, 80) || 'untitled';
  return table.has(is('slug', slug)) ? `${slug}-${newId().slice(-6)}` : slug;
}

/** The slug of an item whose URL follows its title, unless someone may have a link to it. */
export function renewedSlug(
  table: Table<Stored & { slug: string }>,
  {
    title,
    stats: { views, likes, comments },
  }: { title: string; stats: { views: number; likes: number; comments: number } },
  { renewSlug, title: newTitle }: { renewSlug?: boolean | undefined; title?: string | undefined },
  sold: number,
): { slug?: string } {
  if (!renewSlug || views + likes + comments + sold > 0) return {};
  return { slug: freeSlug(table, newTitle || title) };
}

/** Throws 400 for a category that doesn't exist for this kind of item. */
export function requireCategories(store: Store, ids: readonly string[] | undefined, group: CategoryGroup): void {
  const isUnknown = ids?.some((id) => store.categories.get(id)?.group !== group);
  if (isUnknown) throw invalidField('categoryIds', 'isIn', 'Choose categories from the list.');
}

type Schedule = { isSchedule: boolean; scheduledAt: string | null };
type ScheduleFields = { isSchedule?: boolean | undefined; scheduledAt?: string | undefined };

/**
 * The schedule of an item after a change. Throws 400 on the field for a missing or past time; an unchanged time may be
 * in the past.
 */
export function scheduleAfter(fields: ScheduleFields, before: Schedule, now: Date): Schedule {
  const isSchedule = fields.isSchedule ?? before.isSchedule;
  if (!isSchedule) return { isSchedule, scheduledAt: null };
  const scheduledAt =
    fields.scheduledAt === undefined ? before.scheduledAt : new Date(fields.scheduledAt).toISOString();
  if (scheduledAt === null) throw invalidField('scheduledAt', 'isNotEmpty', 'Choose a publish date.');
  if (scheduledAt !== before.scheduledAt && scheduledAt <= now.toISOString())
    throw invalidField('scheduledAt', 'isFuture', 'Choose a time in the future.');
  return { isSchedule, scheduledAt };
}

/** The first file of a part. Browsers send an empty file for an empty field. */
export const fileIn = (files: Record<string, ReceivedFile[]>, part: string): ReceivedFile | null => {
  const [file] = files[part] ?? [];
  return file && (file.size > 0 || file.name) ? file : null;
};

type Uploads = { remove: (ids: readonly string[]) => Promise<void> };

/** Stores several files of one item. If one is refused, the previous ones are deleted. */
export async function keepAll(
  uploads: Uploads,
  keepers: readonly ((() => Promise<SentFileRow>) | null)[],
): Promise<(SentFileRow | null)[]> {
  const stored: (SentFileRow | null)[] = [];
  try {
    for (const keep of keepers) stored.push(keep ? await keep() : null);
    return stored;
  } catch (refusal) {
    await uploads.remove(stored.flatMap((file) => file?._id ?? []));
    throw refusal;
  }
}

/** How a sold item is deleted: it leaves every list, but stays with its files for its buyers. */
export const forBuyersOnly = (now: Date): { status: 'inactive'; removedAt: string } => ({
  status: 'inactive',
  removedAt: now.toISOString(),
});

/** Deletes the comments and reactions of an item. */
export function deleteCommentsAndReactions(store: Store, objectType: ObjectType, objectId: string): void {
  const about: Condition = and([is('objectId', objectId), is('objectType', objectType)]);
  for (const { _id } of store.comments.list(about))
    store.comments.remove(and([is('objectId', _id), is('objectType', 'comment')]));
  store.comments.remove(about);
  store.reactions.remove(about);
}

/** Removes undefined fields from a change. */
export const withoutUndefined = <T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
