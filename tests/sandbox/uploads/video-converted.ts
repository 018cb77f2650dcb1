import type { Context } from '../context';
import { holdsAny, is } from '../db/conditions';
import type { SentFileRow } from '../db/rows';
import { recount } from '../routes/recount';
import { getPicture } from './file-paths';
import { settlePost, settleStory } from './post-status';

type Part = Pick<Context, 'store' | 'now'>;

/** Updates the item of a video after its conversion succeeded or failed. */
export function onVideoConverted({ store, now }: Part, film: SentFileRow): void {
  const updatedAt = now().toISOString();
  const isReady = film.state === 'ready';
  const source = isReady ? { file: film._id, seconds: film.duration } : null;

  for (const video of store.videos.list(is('fileId', film._id))) {
    store.videos.update(video._id, {
      processing: false,
      source,
      fileError: film.problem,
      ...(isReady ? {} : { status: 'file-error' }),
      updatedAt,
    });
    recount(store, video.performerIds);
  }
  for (const video of store.videos.list(is('teaserId', film._id))) {
    const { thumbnails } = getPicture(film);
    const { name, width, height, duration } = film;
    store.videos.update(video._id, {
      teaserProcessing: false,
      teaserSource: source,
      teaser: isReady ? { thumbnails, name, mimeType: 'video/mp4', width, height, duration } : null,
      updatedAt,
    });
  }
  for (const post of store.posts.list(is('performerId', film.ownerId)))
    if (post.files.some(({ _id }) => _id === film._id)) settlePost(store, post, now());
  for (const story of store.stories.list(holdsAny('fileIds', [film._id]))) settleStory(store, story, now());
}
