import { storyOperations } from '@/contract/story';
import type { Context } from '../context';
import { above, always, and, is, not, or } from '../db/conditions';
import type { Performer } from '../db/rows';
import { invalidField } from '../http/errors';
import { route, type Route } from '../http/route';
import type { StoryRow } from '../seed/rows/content';
import { settleStory } from '../uploads/post-status';
import { ownStoryView } from '../views/own-posts';
import { DAY } from '../views/posts';
import { viewFor } from '../views/view';
import { CONTENT_SORTS, createdWithin, listed, maybe } from './listing';
import { deleteCommentsAndReactions, newId, getOwnItem, withoutUndefined } from './own-items';
import { recount } from './recount';
import { attached, keepSentFile } from './sent-files';

type Shown = Pick<StoryRow, 'type' | 'files' | 'fileIds' | 'backgroundUrl' | 'blurred'>;

export function storyRoutes(context: Context): Route[] {
  const { store, now, uploads } = context;

  const ownStory = (id: string, account: Performer): StoryRow => getOwnItem(store.stories.get(id), account, 'story');

  /** The visible media of a story. In a text story, a photo is the background. */
  const getShown = (
    fileId: string | undefined,
    type: StoryRow['type'] | undefined,
    performerId: string,
    storyId: string,
  ): Shown => {
    if (!fileId) {
      if (type && type !== 'text')
        throw invalidField('fileIds', 'isNotEmpty', type === 'photo' ? 'Add a photo.' : 'Add a video.');
      return { type: 'text', files: [], fileIds: [], backgroundUrl: '', blurred: '' };
    }
    const { blurred, ...file } = attached(context, fileId, performerId, { kind: 'story', id: storyId });
    if (type === 'text' && file.type === 'photo')
      return { type, files: [], fileIds: [fileId], backgroundUrl: file.url, blurred };
    return { type: file.type, files: [file], fileIds: [fileId], backgroundUrl: file.url, blurred };
  };

  return [
    route(storyOperations.searchOwnStories, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      const isShown = above('createdAt', new Date(now().getTime() - DAY).toISOString());
      const isActive = or([is('status', null), is('status', 'active'), is('status', 'processing')]);
      return listed(store.stories, query, {
        where: [
          is('performerId', viewer.account._id),
          maybe('type', query.type),
          query.status === 'active' ? isActive : maybe('status', query.status),
          query.isExpired === undefined ? always : query.isExpired ? not(isShown) : and([isShown]),
          createdWithin(query),
        ],
        sorts: CONTENT_SORTS,
        fields: ['text', 'price', 'type', 'status', 'totalLike', 'totalComment'],
        view: (row) => ownStoryView(view, row),
      });
    }),

    route(storyOperations.getOwnStory, ({ params: { id }, viewer }) =>
      ownStoryView(viewFor(context, viewer), ownStory(id, viewer.account)),
    ),

    route(storyOperations.createStory, ({ body, viewer }) => {
      const { _id: performerId } = viewer.account;
      const _id = newId();
      const timestamp = now().toISOString();
      const row = store.atomically(() => {
        store.stories.insert({
          _id,
          createdAt: timestamp,
          updatedAt: timestamp,
          title: body.title ?? '',
          text: body.text ?? '',
          textColor: body.textColor || '#ffffff',
          ...(body.textStyle ? { textStyle: body.textStyle } : {}),
          ...getShown(body.fileIds?.[0], body.type, performerId, _id),
          performerId,
          isSale: body.isSale ?? false,
          price: body.price ?? 0,
          totalLike: 0,
          totalComment: 0,
          requestedStatus: body.status ?? 'active',
          source: null,
        });
        return settleStory(store, { _id }, now());
      });
      return ownStoryView(viewFor(context, viewer), row ?? ownStory(_id, viewer.account));
    }),

    route(storyOperations.updateStory, async ({ params: { id }, body, viewer }) => {
      const before = ownStory(id, viewer.account);
      const { fileIds, status: wish, type, ...rest } = body;
      const known = before.fileIds ?? before.files.map((file) => file._id);
      const isNew = fileIds !== undefined && fileIds[0] !== known[0];
      const row = store.atomically(() => {
        store.stories.update(id, {
          ...withoutUndefined(rest),
          ...(isNew ? { ...getShown(fileIds[0], type, viewer.account._id, id), source: null } : {}),
          ...(wish ? { requestedStatus: wish } : {}),
          updatedAt: now().toISOString(),
        });
        return settleStory(store, { _id: id }, now());
      });
      if (isNew) await uploads.remove(known);
      return ownStoryView(viewFor(context, viewer), row ?? before);
    }),

    route(storyOperations.removeStory, async ({ params: { id }, viewer }) => {
      const row = ownStory(id, viewer.account);
      store.atomically(() => {
        store.stories.remove(is('_id', id));
        deleteCommentsAndReactions(store, 'story', id);
        recount(store, [row.performerId]);
      });
      await uploads.remove(row.fileIds ?? []);
      return true;
    }),

    route(storyOperations.uploadStoryFile, ({ params: { kind }, files, viewer }) =>
      keepSentFile(context, viewer, kind, files, 'story', 'file'),
    ),
  ];
}
