import { randomBytes } from 'node:crypto';
import { gallerySchema } from '@/contract/gallery';
import { postSchema } from '@/contract/post';
import { productSchema } from '@/contract/product';
import { reactionOperations, type reactionActions } from '@/contract/reaction';
import { videoSchema } from '@/contract/video';
import type { Context } from '../context';
import { and, is, or, type Condition } from '../db/conditions';
import type { ObjectType, Reaction } from '../db/rows';
import { entityNotFound } from '../http/errors';
import { route, type Call, type Route } from '../http/route';
import type { Viewer } from '../http/session';
import { hiddenPerformers } from '../views/blocked';
import { galleryView, productView, videoCard } from '../views/items';
import { ownerById } from '../views/owners';
import { performerById, personById } from '../views/people';
import { postView } from '../views/posts';
import { viewFor, type View } from '../views/view';
import { listed, maybe } from './listing';
import { count, getObjectType, publicObject, type Counter } from './objects';

type Action = Reaction['action'];
type AnyAction = (typeof reactionActions)[number];

/** Some back ends call a favorite a bookmark (contract H-9). */
const getAction = (action: AnyAction): Action =>
  action === 'book_mark' || action === 'bookmark' ? 'favourite' : action;

const COUNTERS: Record<Action, Counter> = { like: 'likes', favourite: 'favourites', watch_later: 'wishlist' };

type OwnReactionsCall = Pick<Call<typeof reactionOperations.searchVideoReactions>, 'query' | 'viewer' | 'ipAddress'>;
type Target = { action: Action; objectType: ObjectType; objectId: string };

export function reactionRoutes(context: Context): Route[] {
  const { store, now } = context;

  const getTarget = (body: {
    action: AnyAction;
    objectId: string;
    objectType?: ObjectType | 'feed' | undefined;
  }): Target => ({
    action: getAction(body.action),
    objectType: getObjectType(body.objectType),
    objectId: body.objectId,
  });
  const own = (viewer: Viewer, { action, objectType, objectId }: Target): Condition =>
    and([
      is('createdBy', viewer.account._id),
      is('objectId', objectId),
      is('action', action),
      is('objectType', objectType),
    ]);

  const isHidden = ({ objectId }: Reaction, hidden: readonly string[]): boolean =>
    hidden.length > 0 && hidden.includes(ownerById(store, objectId) ?? '');

  const searchOwn =
    <T>(objectType: ObjectType, getInfo: (view: View, id: string) => T) =>
    ({ query, viewer, ipAddress }: OwnReactionsCall) => {
      const view = viewFor(context, viewer);
      const hidden = hiddenPerformers(context, viewer, ipAddress);
      return listed(store.reactions, query, {
        where: [
          is('createdBy', viewer.account._id),
          is('objectType', objectType),
          maybe('action', query.action && getAction(query.action)),
        ],
        view: (row) => ({ ...row, objectInfo: isHidden(row, hidden) ? null : getInfo(view, row.objectId) }),
      });
    };

  return [
    route(reactionOperations.addReaction, ({ body, viewer }) => {
      const target = getTarget(body);
      const existing = store.reactions.first(own(viewer, target));
      if (existing) return existing;
      if (!publicObject(store, target.objectType, target.objectId)) throw entityNotFound('What you react to');
      const timestamp = now().toISOString();
      const row = {
        _id: randomBytes(12).toString('hex'),
        source: viewer.source,
        createdBy: viewer.account._id,
        createdAt: timestamp,
        updatedAt: timestamp,
        ...target,
      };
      return store.atomically(() => {
        count(store, target.objectType, target.objectId, COUNTERS[target.action], 1);
        return store.reactions.insert(row);
      });
    }),

    route(reactionOperations.removeReaction, ({ body, viewer }) => {
      const target = getTarget(body);
      return store.atomically(() => {
        const removed = store.reactions.remove(own(viewer, target));
        if (removed > 0) count(store, target.objectType, target.objectId, COUNTERS[target.action], -1);
        return removed > 0;
      });
    }),

    route(reactionOperations.searchReactions, ({ query, viewer, ipAddress }) => {
      const view = viewFor(context, viewer);
      const hidden = hiddenPerformers(context, viewer, ipAddress);
      return listed(store.reactions, query, {
        where: [
          // Likes are public; favorites and the like are private.
          or([is('createdBy', viewer.account._id), is('action', 'like')]),
          maybe('objectId', query.objectId),
          maybe('objectType', query.objectType && getObjectType(query.objectType)),
          maybe('action', query.action && getAction(query.action)),
          maybe('createdBy', query.createdBy),
        ],
        view: (row) => ({
          ...row,
          creator: personById(view, row.source, row.createdBy),
          objectInfo: isHidden(row, hidden) ? null : objectInfo(view, row),
        }),
      });
    }),

    route(
      reactionOperations.searchVideoReactions,
      searchOwn('video', (view, id) => present(store.videos.get(id), (video) => videoCard(view, video))),
    ),

    route(
      reactionOperations.searchGalleryReactions,
      searchOwn('gallery', (view, id) => present(store.galleries.get(id), (gallery) => galleryView(view, gallery))),
    ),
  ];
}

/**
 * What a reaction refers to, as the list of favorites shows it. The contract leaves its shape open, so each kind
 * returns its own fields.
 */
function objectInfo(view: View, { objectType, objectId }: Reaction): { _id: string } | null {
  const { store } = view;
  if (objectType === 'video')
    return present(store.videos.get(objectId), (row) => videoSchema.parse(videoCard(view, row)));
  if (objectType === 'gallery')
    return present(store.galleries.get(objectId), (row) => gallerySchema.parse(galleryView(view, row)));
  if (objectType === 'product')
    return present(store.products.get(objectId), (row) => productSchema.parse(productView(view, row)));
  if (objectType === 'post') return present(store.posts.get(objectId), (row) => postSchema.parse(postView(view, row)));
  return objectType === 'performer' ? performerById(view, objectId) : null;
}

/** An item that is no longer public keeps its reaction but shows nothing. */
const present = <T extends { status: string }, A>(row: T | undefined, view: (row: T) => A): A | null =>
  row && (row.status === 'active' || row.status === 'published') ? view(row) : null;
