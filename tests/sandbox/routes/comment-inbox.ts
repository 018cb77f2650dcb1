import type { z } from 'zod';
import { commentOperations, type inboxCommentSchema } from '@/contract/comment';
import type { Context } from '../context';
import { among, and, field, holdsAny, is, not, or, withId, type Condition } from '../db/conditions';
import type { Comment } from '../db/rows';
import type { Store } from '../db/store';
import type { Stored, Table } from '../db/table';
import { route, type Route } from '../http/route';
import type { FileRow } from '../seed/rows/common';
import { commentView } from '../views/posts';
import { viewFor } from '../views/view';
import { ascending, descending, listed, maybe } from './listing';
import { getObjectType } from './objects';

/** The comment inbox: comments by others on all of a performer's content. */
export const commentInbox = (context: Context): Route =>
  route(commentOperations.searchOwnItemComments, ({ query, viewer }) => {
    const view = viewFor(context, viewer);
    const own = viewer.account._id;
    const answered = answeredBy(own);
    const blockedFans = context.store.blocks.list(is('sourceId', own)).map(({ targetId }) => targetId);
    return listed(context.store.comments, query, {
      where: [
        or([topLevelCommentsCondition(own), repliesBelowItems(own)]),
        not(is('createdBy', own)),
        not(among('createdBy', blockedFans)),
        maybe('objectType', query.objectType && getObjectType(query.objectType)),
        maybe('objectId', query.objectId),
        maybe('createdBy', query.createdBy),
        ...(query.isAnswered === undefined ? [] : [query.isAnswered ? answered : not(answered)]),
      ],
      sorts: {
        newest: [descending('createdAt')],
        oldest: [ascending('createdAt')],
        popular: [descending('totalLike')],
      },
      usual: [descending('createdAt')],
      view: (row): z.input<typeof inboxCommentSchema> => ({
        ...commentView(view, row),
        objectInfo: toItem(context.store, row),
        isAnswered: context.store.comments.has(and([withId([row._id]), answered])),
      }),
    });
  });

/**
 * Top-level comments on the performer's items or page. Queried in the database alone, because there can be thousands of
 * items.
 */
export function topLevelCommentsCondition(own: string): Condition {
  const byHer = is('performerId', own);
  const withHer = or([byHer, holdsAny('performerIds', [own])]);
  const sources = Object.entries({
    videos: withHer,
    galleries: withHer,
    products: byHer,
    posts: byHer,
    stories: byHer,
  } satisfies Partial<Record<keyof Store, Condition>>);
  const ids = sources.map(([table, whose]) => `SELECT id FROM ${table} WHERE ${whose.sql}`).join(' UNION ALL ');
  const belowOne = {
    sql: `${field('objectId')} IN (SELECT ? UNION ALL ${ids})`,
    values: [own, ...sources.flatMap(([, { values }]) => values)],
  };
  return and([not(is('objectType', 'comment')), belowOne]);
}

/** Replies to these comments. */
export function repliesBelowItems(own: string): Condition {
  const onTop = topLevelCommentsCondition(own);
  return and([
    is('objectType', 'comment'),
    { sql: `${field('objectId')} IN (SELECT id FROM comments WHERE ${onTop.sql})`, values: onTop.values },
  ]);
}

/** A comment is answered by a reply to it; a reply is answered by a later reply of the performer in the same thread. */
const answeredBy = (own: string): Condition => ({
  sql: `EXISTS (
    SELECT 1 FROM comments AS mine
    WHERE json_extract(mine.doc,'$.createdBy') = ? AND json_extract(mine.doc,'$.objectType') = 'comment'
      AND (json_extract(mine.doc,'$.objectId') = comments.id
        OR (json_extract(comments.doc,'$.objectType') = 'comment' AND json_extract(mine.doc,'$.objectId') = json_extract(comments.doc,'$.objectId')
          AND json_extract(mine.doc,'$.createdAt') > json_extract(comments.doc,'$.createdAt'))))`,
  values: [own],
});

type Item = z.input<typeof inboxCommentSchema>['objectInfo'];
type ItemText = Omit<NonNullable<Item>, '_id' | 'type'>;

function toItem(store: Store, { objectId, objectType }: Comment): Item {
  const item = <T extends Stored>(table: Table<T>, describe: (row: T) => ItemText): Item => {
    const row = table.get(objectId);
    return row ? { _id: row._id, type: objectType, ...describe(row) } : null;
  };
  switch (objectType) {
    case 'comment': {
      const parent = store.comments.get(objectId);
      return parent && parent.objectType !== 'comment' ? toItem(store, parent) : null;
    }
    case 'video':
      return item(store.videos, ({ title, slug, thumbnail }) => ({ title, slug, image: getPreview(thumbnail) }));
    case 'gallery':
      return item(store.galleries, ({ name, slug, coverPhoto }) => ({
        title: name,
        slug,
        image: getPreview(coverPhoto),
      }));
    case 'product':
      return item(store.products, ({ name, slug, images }) => ({ title: name, slug, image: images[0]?.url ?? null }));
    case 'post':
      return item(store.posts, ({ title, slug, image }) => ({ title, slug, image: image?.url ?? null }));
    case 'story':
      return item(store.stories, ({ title, text }) => ({ title: title || text, image: null }));
    case 'performer':
      return item(store.performers, ({ name, username, avatar }) => ({ title: name, slug: username, image: avatar }));
  }
}

const getPreview = (file: FileRow | null): string | null => file?.thumbnails[0] ?? file?.url ?? null;
