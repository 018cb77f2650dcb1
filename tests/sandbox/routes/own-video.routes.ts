import { videoOperations } from '@/contract/video';
import type { Context } from '../context';
import { above, always, and, is, not } from '../db/conditions';
import type { Performer, SentFileRow } from '../db/rows';
import { invalidField } from '../http/errors';
import { route, type Route } from '../http/route';
import type { FileRow } from '../seed/rows/common';
import type { VideoRow } from '../seed/rows/content';
import { getPicture } from '../uploads/file-paths';
import type { ReceivedFile } from '../uploads/received-file';
import { ownVideoView } from '../views/items';
import { getSold } from '../views/sold';
import { viewFor } from '../views/view';
import { contentFilters, CONTENT_SORTS, listed, maybe } from './listing';
import {
  fileIn,
  forBuyersOnly,
  deleteCommentsAndReactions,
  freeSlug,
  keepAll,
  notRemoved,
  newId,
  getOwnItem,
  renewedSlug,
  requireCategories,
  withoutUndefined,
  scheduleAfter,
} from './own-items';
import { recount } from './recount';

const NOTHING = { views: 0, likes: 0, comments: 0, favourites: 0, wishlist: 0 };

/** Videos for their owners. */
export function ownVideoRoutes(context: Context): Route[] {
  const { store, now, uploads } = context;

  const keepFiles = ({ _id }: Performer, files: Record<string, ReceivedFile[]>): Promise<(SentFileRow | null)[]> => {
    const [video, teaser, thumbnail] = ['video', 'teaser', 'thumbnail'].map((part) => fileIn(files, part));
    return keepAll(uploads, [
      // The check that fails fastest comes first.
      thumbnail ? () => uploads.keepPicture(_id, thumbnail, null) : null,
      teaser ? () => uploads.keepFilm(_id, teaser, 'file', null) : null,
      // The generated thumbnail is public, as all thumbnails are.
      video ? () => uploads.keepFilm(_id, video, 'stream', null) : null,
    ]);
  };

  const requireParticipants = (ids: readonly string[] | undefined): void => {
    const isUnknown = ids?.some((id) => store.performers.get(id)?.status !== 'active');
    if (isUnknown) throw invalidField('participantIds', 'isIn', 'Choose performers from this site.');
  };

  const ownVideo = (id: string, account: Performer): VideoRow => getOwnItem(store.videos.get(id), account, 'video');

  return [
    route(videoOperations.getOwnVideo, ({ params: { id }, viewer }) =>
      ownVideoView(viewFor(context, viewer), ownVideo(id, viewer.account)),
    ),

    route(videoOperations.searchOwnVideos, ({ query, viewer }) => {
      const view = viewFor(context, viewer);
      const upcoming = and([is('isSchedule', true), above('scheduledAt', now().toISOString())]);
      return listed(store.videos, query, {
        where: [
          is('performerId', viewer.account._id),
          notRemoved,
          ...(['status', 'isSale', 'processing'] as const).map((field) => maybe(field, query[field])),
          query.isSchedule === undefined ? always : query.isSchedule ? upcoming : not(upcoming),
          ...contentFilters(query),
        ],
        sorts: CONTENT_SORTS,
        fields: ['title', 'price', 'status', 'scheduledAt', 'views', 'likes', 'comments'],
        view: (row) => ownVideoView(view, row),
      });
    }),

    route(videoOperations.uploadVideo, async ({ body, files, viewer }) => {
      if (!fileIn(files, 'video')) throw invalidField('video', 'isNotEmpty', 'Choose a video file.');
      requireCategories(store, body.categoryIds, 'video');
      requireParticipants(body.participantIds);
      const schedule = scheduleAfter(body, { isSchedule: false, scheduledAt: null }, now());
      const { _id: performerId } = viewer.account;
      const [thumbnail = null, teaser = null, film = null] = await keepFiles(viewer.account, files);
      const timestamp = now().toISOString();
      const participantIds = (body.participantIds ?? []).filter((id) => id !== performerId);
      const row = store.videos.insert({
        _id: newId(),
        createdAt: timestamp,
        updatedAt: timestamp,
        title: body.title,
        slug: freeSlug(store.videos, body.title),
        description: body.description ?? '',
        status: body.status ?? 'draft',
        performerId,
        performerIds: [performerId, ...participantIds],
        participantIds,
        categoryIds: body.categoryIds ?? [],
        tags: body.tags ?? [],
        isSale: body.isSale ?? false,
        price: body.price ?? 0,
        ...schedule,
        stats: NOTHING,
        ...withFilm(film),
        ...withTeaser(teaser),
        ...withThumbnail(thumbnail, film),
      } as VideoRow);
      uploads.notifyDone([teaser, film]);
      recount(store, row.performerIds);
      return ownVideoView(viewFor(context, viewer), store.videos.get(row._id) ?? row);
    }),

    route(videoOperations.updateOwnVideo, async ({ params: { id }, body, files, viewer }) => {
      const before = ownVideo(id, viewer.account);
      requireCategories(store, body.categoryIds, 'video');
      requireParticipants(body.participantIds);
      const { participantIds: wanted, isSchedule: _on, scheduledAt: _at, renewSlug: _renew, ...rest } = body;
      const schedule = scheduleAfter(body, before, now());
      const [thumbnail = null, teaser = null, film = null] = await keepFiles(viewer.account, files);
      const participantIds = wanted?.filter((each) => each !== before.performerId) ?? before.participantIds;
      store.videos.update(id, {
        ...withoutUndefined(rest),
        ...renewedSlug(store.videos, before, body, getSold(store, id)),
        ...schedule,
        participantIds,
        performerIds: [before.performerId, ...participantIds],
        ...(film ? withFilm(film) : {}),
        // Only a new file fixes a video that can't be played.
        ...(before.status === 'file-error' ? { status: film ? (body.status ?? 'draft') : before.status } : {}),
        ...(teaser ? withTeaser(teaser) : {}),
        ...(thumbnail || (film && !before.thumbnailId) ? withThumbnail(thumbnail, film) : {}),
        updatedAt: now().toISOString(),
      });
      uploads.notifyDone([teaser, film]);
      await uploads.remove([film && before.fileId, teaser && before.teaserId, thumbnail && before.thumbnailId]);
      recount(store, [...before.performerIds, ...participantIds]);
      return ownVideoView(viewFor(context, viewer), store.videos.get(id) ?? before);
    }),

    route(videoOperations.removeOwnVideo, async ({ params: { id }, viewer }) => {
      const row = ownVideo(id, viewer.account);
      const isSold = getSold(store, id) > 0;
      store.atomically(() => {
        if (isSold) store.videos.update(id, forBuyersOnly(now()));
        else store.videos.remove(is('_id', id));
        deleteCommentsAndReactions(store, 'video', id);
        recount(store, row.performerIds);
      });
      if (!isSold) await uploads.remove([row.fileId, row.teaserId, row.thumbnailId]);
      return true;
    }),

    route(videoOperations.removeVideoFile, async ({ params: { id }, body: { type }, viewer }) => {
      const row = ownVideo(id, viewer.account);
      const film = row.fileId ? store.sentFiles.get(row.fileId) : undefined;
      const frame: FileRow = film
        ? getPicture(film)
        : { url: row.video.thumbnails[0] ?? '', thumbnails: row.video.thumbnails };
      store.videos.update(id, type === 'teaser' ? withTeaser(null) : { thumbnail: frame, thumbnailId: null });
      await uploads.remove([type === 'teaser' ? row.teaserId : row.thumbnailId]);
      return true;
    }),
  ];
}

/** The fields of a video while its file is being converted. */
function withFilm(film: SentFileRow | null): Partial<VideoRow> {
  if (!film) return {};
  const { thumbnails } = getPicture(film);
  const { name, width, height, duration, size } = film;
  return {
    fileId: film._id,
    processing: true,
    source: null,
    fileError: null,
    video: { thumbnails, name, mimeType: 'application/x-mpegURL', width, height, duration, size },
  };
}

function withTeaser(
  teaser: SentFileRow | null,
): Pick<VideoRow, 'teaserId' | 'teaserProcessing' | 'teaser' | 'teaserSource'> {
  return { teaserId: teaser?._id ?? null, teaserProcessing: teaser !== null, teaser: null, teaserSource: null };
}

/** The chosen thumbnail, otherwise a frame of the video. */
function withThumbnail(thumbnail: SentFileRow | null, film: SentFileRow | null): Partial<VideoRow> {
  const picture = thumbnail ?? film;
  return picture ? { thumbnailId: thumbnail?._id ?? null, thumbnail: getPicture(picture) } : {};
}
