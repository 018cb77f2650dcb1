import { videoOperations } from '@/contract/video';
import type { Context } from '../context';
import { above, always, and, is, not, or } from '../db/conditions';
import { entityNotFound, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { buildVisibilityCondition } from '../views/blocked';
import { videoCard, videoDetail } from '../views/items';
import { viewFor } from '../views/view';
import { findByIdOrSlug, contentFilters, CONTENT_SORTS, LISTED_VIDEO, listed, maybe, withinASecond } from './listing';

export function videoRoutes(context: Context): Route[] {
  const { store, now } = context;

  return [
    route(videoOperations.searchVideos, ({ query, viewer, ipAddress }) => {
      const view = viewFor(context, viewer);
      const ownActive = and([is('status', 'active'), is('performerId', viewer?.account._id ?? '')]);
      const upcoming = and([is('isSchedule', true), above('scheduledAt', withinASecond(now()))]);
      return listed(store.videos, query, {
        where: [
          // Libraries and histories ask for the videos of their IDs. A replaced file must not make one look removed.
          query.includedIds ? is('status', 'active') : or([LISTED_VIDEO, ownActive]),
          maybe('isSale', query.isSale),
          query.isSchedule === undefined ? always : query.isSchedule ? upcoming : not(upcoming),
          ...contentFilters(query),
          buildVisibilityCondition(context, viewer, ipAddress),
        ],
        sorts: CONTENT_SORTS,
        fields: ['title', 'price', 'scheduledAt'],
        view: (row) => videoCard(view, row),
      });
    }),

    route(videoOperations.getVideo, ({ params: { id }, viewer }) => {
      const view = viewFor(context, viewer);
      const row = found(findByIdOrSlug(store.videos, 'slug', id), 'This video');
      if (!view.rights.sees(row)) throw entityNotFound('This video');
      store.videos.bump(row._id, 'stats.views', 1);
      return videoDetail(view, row);
    }),
  ];
}
