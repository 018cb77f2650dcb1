import { feedOperations } from '@/contract/feed';
import type { Context } from '../context';
import { above, always, and, is, not, or, type Condition } from '../db/conditions';
import { invalidField } from '../http/errors';
import { route, type Route } from '../http/route';
import type { PostFileRow, PostRow } from '../seed/rows/content';
import { settlePost } from '../uploads/post-status';
import { feedView, getHtml, getText } from '../views/own-posts';
import { getSold } from '../views/sold';
import { viewFor } from '../views/view';
import { CONTENT_SORTS, createdWithin, listed, maybe } from './listing';
import {
  deleteCommentsAndReactions,
  freeSlug,
  newId,
  getOwnItem,
  renewedSlug,
  requireCategories,
  withoutUndefined,
  scheduleAfter,
} from './own-items';
import { attached, keepSentFile } from './sent-files';

/** Number of characters of a text that serve as its title. */
const TITLE_LENGTH = 60;
const SUMMARY_LENGTH = 200;

/** Posts for their authors. */
export function feedRoutes(context: Context): Route[] {
  const { store, now, uploads } = context;

  const ownPost = (id: string, account: Parameters<typeof getOwnItem>[1]): PostRow => {
    const row = store.posts.get(id);
    return getOwnItem(row?.type === 'post' ? row : undefined, account, 'post');
  };

  const getFiles = (
    ids: readonly string[],
    performerId: string,
    postId: string,
    present: readonly PostFileRow[],
  ): PostFileRow[] => {
    const files = ids.map(
      (id) => present.find(({ _id }) => _id === id) ?? attached(context, id, performerId, { kind: 'post', id: postId }),
    );
    if (files.filter(({ type }) => type === 'video').length > 1)
      throw invalidField('fileIds', 'arrayMaxSize', 'A post can have one video.');
    return files;
  };

  return [
    route(feedOperations.searchOwnFeeds, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      const upcoming = and([is('isSchedule', true), above('scheduledAt', now().toISOString())]);
      return listed(store.posts, query, {
        where: [
          is('performerId', viewer.account._id),
          is('type', 'post'),
          maybe('isSale', query.isSale),
          query.status ? (STATUSES[query.status] ?? is('status', query.status)) : always,
          query.type ? TYPES[query.type] : always,
          query.isSchedule === undefined ? always : query.isSchedule ? upcoming : not(upcoming),
          createdWithin(query),
        ],
        sorts: CONTENT_SORTS,
        fields: ['title', 'price', 'status', 'scheduledAt', 'views', 'likes', 'comments'],
        view: (row) => feedView(view, row),
      });
    }),

    route(feedOperations.getOwnFeed, ({ params: { id }, viewer }) =>
      feedView(viewFor(context, viewer), ownPost(id, viewer.account)),
    ),

    route(feedOperations.createFeed, ({ body, viewer }) => {
      requireCategories(store, body.categoryIds, 'post');
      const { _id: performerId } = viewer.account;
      const _id = newId();
      const timestamp = now().toISOString();
      const text = body.text ?? '';
      const title = body.title || getTitle(text);
      const schedule = scheduleAfter(body, { isSchedule: false, scheduledAt: null }, now());
      const row = store.atomically(() => {
        store.posts.insert({
          _id,
          createdAt: timestamp,
          updatedAt: timestamp,
          title,
          slug: freeSlug(store.posts, title),
          type: 'post',
          content: getHtml(text),
          shortDescription: shortened(text, SUMMARY_LENGTH),
          status: 'draft',
          requestedStatus: body.status ?? 'active',
          ordering: 0,
          performerId,
          categoryIds: body.categoryIds ?? [],
          tags: [],
          image: null,
          files: getFiles(body.fileIds ?? [], performerId, _id, []),
          isPinned: body.isPinned ?? false,
          isSale: body.isSale ?? false,
          price: body.price ?? 0,
          stats: { views: 0, likes: 0, comments: 0, favourites: 0, wishlist: 0 },
          source: null,
          ...schedule,
        });
        return settlePost(store, { _id }, now());
      });
      return feedView(viewFor(context, viewer), row ?? ownPost(_id, viewer.account));
    }),

    route(feedOperations.updateFeed, async ({ params: { id }, body, viewer }) => {
      const before = ownPost(id, viewer.account);
      requireCategories(store, body.categoryIds, 'post');
      const {
        text,
        title,
        status: wish,
        fileIds,
        type: _type,
        isSchedule: _on,
        scheduledAt: _at,
        renewSlug: _renew,
        ...rest
      } = body;
      const { isSchedule = false, scheduledAt = null } = before;
      const schedule = scheduleAfter(body, { isSchedule, scheduledAt }, now());
      const files = fileIds ? getFiles(fileIds, viewer.account._id, id, before.files) : before.files;
      // If the text is unchanged, keep its HTML formatting, which plain text can't express.
      const isNewText = text !== undefined && text !== getText(before.content);
      const row = store.atomically(() => {
        store.posts.update(id, {
          ...withoutUndefined(rest),
          ...renewedSlug(store.posts, before, body, getSold(store, id)),
          ...schedule,
          ...(title === undefined ? {} : { title: title || getTitle(text ?? getText(before.content)) }),
          ...(isNewText ? { content: getHtml(text), shortDescription: shortened(text, SUMMARY_LENGTH) } : {}),
          requestedStatus: wish ?? before.requestedStatus ?? (before.status === 'draft' ? 'draft' : 'active'),
          files,
          updatedAt: now().toISOString(),
        });
        return settlePost(store, { _id: id }, now());
      });
      await uploads.remove(
        before.files.filter(({ _id }) => !files.some((file) => file._id === _id)).map(({ _id }) => _id),
      );
      return feedView(viewFor(context, viewer), row ?? before);
    }),

    route(feedOperations.removeFeed, async ({ params: { id }, viewer }) => {
      const row = ownPost(id, viewer.account);
      store.atomically(() => {
        store.posts.update(id, { requestedStatus: 'inactive' });
        settlePost(store, row, now());
        store.posts.remove(is('_id', id));
        deleteCommentsAndReactions(store, 'post', id);
      });
      await uploads.remove(row.files.map(({ _id }) => _id));
      return true;
    }),

    route(feedOperations.uploadFeedFile, ({ params: { kind }, files, viewer }) =>
      keepSentFile(context, viewer, kind, files, 'post', 'stream'),
    ),
  ];
}

/** Translates statuses of the contract to stored ones. */
const STATUSES: Record<string, Condition> = {
  active: or(['published', 'scheduled', 'processing'].map((status) => is('status', status))),
};

const hasFile = (type: string): Condition => ({
  sql: `EXISTS (SELECT 1 FROM json_each(doc,'$.files') WHERE json_extract(value,'$.type') = ?)`,
  values: [type],
});
const TYPES = {
  text: not(or([hasFile('photo'), hasFile('video')])),
  photo: and([hasFile('photo'), not(hasFile('video'))]),
  video: hasFile('video'),
};

const getTitle = (text: string): string => shortened(text.split('\n')[0] ?? '', TITLE_LENGTH) || 'Untitled';

/** Removes the marks of formatted text: **bold**, _italic_, [label](https://…). */
const withoutMarks = (text: string): string =>
  text
    .replace(/\[([^[\]\n]+)\]\(https?:\/\/[^\s()]+\)/g, '$1')
    .replace(/\*\*(?=\S)([^*\n]*[^*\s])\*\*/g, '$1')
    .replace(/(^|\W)_(?=[^\s_])([^_\n]*[^_\s])_(?=\W|$)/g, '$1$2');

/** Shortens to at most this many characters, at the end of a word. */
function shortened(marked: string, length: number): string {
  const text = withoutMarks(marked);
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}
