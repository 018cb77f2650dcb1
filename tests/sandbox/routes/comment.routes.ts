import { randomBytes } from 'node:crypto';
import { commentOperations } from '@/contract/comment';
import type { Context } from '../context';
import { and, is } from '../db/conditions';
import type { Comment } from '../db/rows';
import { entityNotFound, forbidden, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { commentView } from '../views/posts';
import { viewFor } from '../views/view';
import { commentInbox } from './comment-inbox';
import { ascending, descending, listed, maybe } from './listing';
import { count, getObjectType, publicObject } from './objects';

export function commentRoutes(context: Context): Route[] {
  const { store, now } = context;
  return [
    route(commentOperations.searchComments, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      return listed(store.comments, query, {
        where: [
          maybe('objectId', query.objectId),
          maybe('objectType', query.objectType && getObjectType(query.objectType)),
        ],
        sorts: {
          newest: [descending('createdAt')],
          oldest: [ascending('createdAt')],
          popular: [descending('totalLike')],
        },
        view: (row) => commentView(view, row),
      });
    }),

    commentInbox(context),

    route(commentOperations.createComment, ({ body, viewer }) => {
      const objectType = getObjectType(body.objectType);
      if (!publicObject(store, objectType, body.objectId)) throw entityNotFound('What you comment on');
      const timestamp = now().toISOString();
      const row: Comment = {
        _id: randomBytes(12).toString('hex'),
        objectId: body.objectId,
        objectType,
        content: body.content,
        createdBy: viewer.account._id,
        source: viewer.source,
        totalReply: 0,
        totalLike: 0,
        createdAt: timestamp,
        updatedAt: timestamp,
      };
      store.atomically(() => {
        store.comments.insert(row);
        count(store, objectType, row.objectId, 'comments', 1);
      });
      return commentView(viewFor(context, viewer), row);
    }),

    route(commentOperations.updateComment, ({ params: { id }, body, viewer }) => {
      const row = found(store.comments.get(id), 'This comment');
      if (row.createdBy !== viewer.account._id) throw forbidden('This comment belongs to someone else.');
      const changed = found(store.comments.update(id, { content: body.content, updatedAt: now().toISOString() }));
      return { updated: true, ...commentView(viewFor(context, viewer), changed) };
    }),

    route(commentOperations.deleteComment, ({ params: { id }, viewer }) => {
      const row = found(store.comments.get(id), 'This comment');
      if (row.createdBy !== viewer.account._id && !ownsWhatItIsAbout(row, viewer.account._id))
        throw forbidden('This comment belongs to someone else.');
      const view = commentView(viewFor(context, viewer), row);
      store.atomically(() => {
        store.comments.remove(is('_id', id));
        store.comments.remove(and([is('objectId', id), is('objectType', 'comment')]));
        count(store, row.objectType, row.objectId, 'comments', -1);
      });
      return view;
    }),
  ];

  /** Performers moderate everything below their own items, including replies. */
  function ownsWhatItIsAbout(row: Comment, accountId: string): boolean {
    const parent = row.objectType === 'comment' ? store.comments.get(row.objectId) : row;
    return (
      parent !== undefined &&
      parent.objectType !== 'comment' &&
      publicObject(store, parent.objectType, parent.objectId)?.ownerIds.includes(accountId) === true
    );
  }
}
