import { randomBytes } from 'node:crypto';
import type { CategoryGroup } from '../seed/rows/content';
import { and, is, type Condition } from '../db/conditions';
import type { ObjectType, Performer, SentFileRow } from '../db/rows';
import type { Store } from '../db/store';
import type { Stored, Table } from '../db/table';
import { forbidden, found, invalidField } from '../http/errors';
import { slugOf } from '../seed/ids';
import type { Removable } from '../seed/rows/common';
import type { ReceivedFile } from '../uploads/received-file';

/* What performers do with their own things of every kind. */

export const newId = (): string => randomBytes(12).toString('hex');

/** What its owner has not deleted. */
export const kept: Condition = is('removedAt', null);

/** The caller's own thing. Throws 404 when there is none, 403 when it is somebody else's. */
export function ownOne<T extends { performerId: string | null } & Removable>(row: T | undefined, { _id }: Performer, what: string): T {
  const item = found(row?.removedAt ? undefined : row, `This ${what}`);
  if (item.performerId !== _id) throw forbidden(`This ${what} belongs to someone else.`);
  return item;
}

/** A slug that no other record of the table has. */
export function freeSlug(table: Table<Stored & { slug: string }>, title: string): string {
  const slug = slugOf(title).slice(0, 80) || 'untitled';
  return table.has(is('slug', slug)) ? `${slug}-${newId().slice(-6)}` : slug;
}

/** Throws 400 for a category that is not there for this kind of thing. */
export function requireCategories(store: Store, ids: readonly string[] | undefined, group: CategoryGroup): void {
  const isUnknown = ids?.some((id) => store.categories.get(id)?.group !== group);
  if (isUnknown) throw invalidField('categoryIds', 'isIn', 'Choose categories from the list.');
}

type Schedule = { isSchedule: boolean; scheduledAt: string | null };
type ScheduleWish = { isSchedule?: boolean | undefined; scheduledAt?: string | undefined };

/** When a thing comes out after a change. Throws 400 on the field for a time that is missing or over; one that stays may be over. */
export function scheduleAfter(wish: ScheduleWish, before: Schedule, now: Date): Schedule {
  const isSchedule = wish.isSchedule ?? before.isSchedule;
  if (!isSchedule) return { isSchedule, scheduledAt: null };
  const scheduledAt = wish.scheduledAt === undefined ? before.scheduledAt : new Date(wish.scheduledAt).toISOString();
  if (scheduledAt === null) throw invalidField('scheduledAt', 'isNotEmpty', 'Choose a publish date.');
  if (scheduledAt !== before.scheduledAt && scheduledAt <= now.toISOString()) throw invalidField('scheduledAt', 'isFuture', 'Choose a time in the future.');
  return { isSchedule, scheduledAt };
}

/** The first file of a part, unless a browser sent an empty field. */
export const fileIn = (files: Record<string, ReceivedFile[]>, part: string): ReceivedFile | null => {
  const [file] = files[part] ?? [];
  return file && (file.size > 0 || file.name) ? file : null;
};

type Uploads = { remove: (ids: readonly string[]) => Promise<void> };

/** Keeps several files for one thing: when one is refused, those before it go. */
export async function keepAll(uploads: Uploads, keepers: readonly ((() => Promise<SentFileRow>) | null)[]): Promise<(SentFileRow | null)[]> {
  const kept: (SentFileRow | null)[] = [];
  try {
    for (const keep of keepers) kept.push(keep ? await keep() : null);
    return kept;
  } catch (refusal) {
    await uploads.remove(kept.flatMap((file) => file?._id ?? []));
    throw refusal;
  }
}

/** How a thing is deleted that somebody has bought: it leaves every list, and stays with its files for its buyers. */
export const forBuyersOnly = (now: Date): { status: 'inactive'; removedAt: string } => ({ status: 'inactive', removedAt: now.toISOString() });

/** What people said about a thing goes with it. */
export function forgetTalk(store: Store, objectType: ObjectType, objectId: string): void {
  const about: Condition = and([is('objectId', objectId), is('objectType', objectType)]);
  for (const { _id } of store.comments.list(about)) store.comments.remove(and([is('objectId', _id), is('objectType', 'comment')]));
  store.comments.remove(about);
  store.reactions.remove(about);
}

/** A change without what was not said. */
export const said = <T extends object>(change: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> };
