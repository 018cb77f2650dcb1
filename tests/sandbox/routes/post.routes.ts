import { postOperations } from '@/contract/post';
import type { Context } from '../context';
import { above, always, holdsAny, is, or } from '../db/conditions';
import { entityNotFound, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { buildVisibilityCondition } from '../views/blocked';
import { DAY, postView, storyView } from '../views/posts';
import { viewFor } from '../views/view';
import { ascending, findByIdOrSlug, CONTENT_SORTS, descending, listed, maybe, withinASecond } from './listing';

const SHOWN_STORY = or([is('status', null), is('status', 'active')]);

/** Posts, pages and stories for readers. */
export function postRoutes(context: Context): Route[] {
  const { store, now } = context;
  const storiesSince = (): string => withinASecond(new Date(now().getTime() - DAY));
  return [
    route(postOperations.searchPosts, ({ query, viewer, ipAddress }) => {
      const view = viewFor(context, viewer);
      const common = [
        maybe('performerId', query.performerId),
        query.categoryId ? holdsAny('categoryIds', [query.categoryId]) : always,
        buildVisibilityCondition(context, viewer, ipAddress),
      ];
      if (query.type === 'story') {
        return listed(store.stories, query, {
          where: [above('createdAt', storiesSince()), SHOWN_STORY, ...common],
          sorts: CONTENT_SORTS,
          view: (row) => storyView(view, row),
        });
      }
      const type = query.type ?? 'post';
      // Pinned posts come first on the performer's profile, but not in the general list.
      const newest = query.performerId ? [descending('isPinned'), descending('createdAt')] : [descending('createdAt')];
      return listed(store.posts, query, {
        where: [is('status', 'published'), is('type', type), ...common],
        sorts: { ...CONTENT_SORTS, newest, latest: newest },
        fields: ['ordering', 'title'],
        usual: type === 'page' ? [ascending('ordering')] : newest,
        view: (row) => postView(view, row),
      });
    }),

    route(postOperations.getPost, ({ params: { id }, viewer }) => {
      const view = viewFor(context, viewer);
      const story = store.stories.get(id);
      if (
        story &&
        ((story.createdAt > storiesSince() && (story.status ?? 'active') === 'active') || view.rights.owns(story))
      )
        return storyView(view, story);
      const row = found(findByIdOrSlug(store.posts, 'slug', id), 'This post');
      if (row.status !== 'published' && !view.rights.owns(row)) throw entityNotFound('This post');
      return postView(view, row);
    }),
  ];
}
