import { eventOperations } from '@/contract/event';
import { postOperations } from '@/contract/post';
import type { Context } from '../context';
import { above, always, atLeast, atMost, holdsAny, is } from '../db/conditions';
import { entityNotFound, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { DAY, eventView, postView, storyView } from '../views/posts';
import { viewFor } from '../views/view';
import { ascending, byIdOr, CONTENT_SORTS, descending, listed, maybe } from './listing';

/** Posts, pages, stories and events, for reading. */
export function postRoutes(context: Context): Route[] {
  const { store, now } = context;
  const storiesSince = (): string => new Date(now().getTime() - DAY).toISOString();
  return [
    route(postOperations.searchPosts, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      const common = [maybe('performerId', query.performerId), query.categoryId ? holdsAny('categoryIds', [query.categoryId]) : always];
      if (query.type === 'story') {
        return listed(store.stories, query, { where: [above('createdAt', storiesSince()), ...common], sorts: CONTENT_SORTS, view: (row) => storyView(view, row) });
      }
      const type = query.type ?? 'post';
      return listed(store.posts, query, {
        where: [is('status', 'published'), is('type', type), ...common],
        sorts: CONTENT_SORTS,
        fields: ['ordering', 'title'],
        usual: type === 'page' ? [ascending('ordering')] : [descending('createdAt')],
        view: (row) => postView(view, row),
      });
    }),

    route(postOperations.getPost, ({ params: { id }, viewer }) => {
      const view = viewFor(context, viewer);
      const story = store.stories.get(id);
      if (story && (story.createdAt > storiesSince() || view.rights.owns(story))) return storyView(view, story);
      const row = found(byIdOr(store.posts, 'slug', id), 'This post');
      if (row.status !== 'published' && !view.rights.owns(row)) throw entityNotFound('This post');
      return postView(view, row);
    }),

    route(eventOperations.searchEvents, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      const ownId = viewer?.source === 'performer' && query.performerId === undefined ? viewer.account._id : null;
      return listed(store.events, query, {
        where: [
          ownId ? is('performerId', ownId) : maybe('performerId', query.performerId),
          ownId ? maybe('status', query.status) : is('status', 'active'),
          // Whatever touches the asked time is in, so what is on now is among what is to come.
          query.startAt ? atLeast('endAt', new Date(query.startAt).toISOString()) : always,
          query.endAt ? atMost('startAt', new Date(query.endAt).toISOString()) : always,
        ],
        fields: ['startAt', 'endAt', 'title', 'price'],
        usual: [ascending('startAt')],
        view: (row) => eventView(view, row),
      });
    }),

    route(eventOperations.getEvent, ({ params: { id } }) => {
      const row = store.events.get(id);
      return eventView(viewFor(context, null), found(row?.status === 'active' ? row : null, 'This event'));
    }),
  ];
}
