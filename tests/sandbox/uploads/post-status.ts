import { is } from '../db/conditions';
import type { Store } from '../db/store';
import type { PostRow, StoryRow } from '../seed/rows/content';
import { recount } from '../routes/recount';

/** The state of the videos among these files. Seeded videos are always ready. */
function filmsAmong(store: Store, ids: readonly string[]): { isProcessing: boolean; problem: string | null } {
  const films = ids.flatMap((id) => store.sentFiles.get(id) ?? []);
  return {
    isProcessing: films.some(({ state }) => state === 'processing'),
    problem: films.find(({ state }) => state === 'failed')?.problem ?? null,
  };
}

const getSource = (store: Store, ids: readonly string[]): PostRow['source'] => {
  const film = ids
    .flatMap((id) => store.sentFiles.get(id) ?? [])
    .find(({ kind, state }) => kind === 'film' && state === 'ready');
  return film ? { file: film._id, seconds: film.duration } : null;
};

/** Updates a post's status from the performer's choice, its videos and its schedule. */
export function settlePost(store: Store, { _id }: Pick<PostRow, '_id'>, now: Date): PostRow | undefined {
  const row = store.posts.get(_id);
  if (!row) return undefined;
  const ids = row.files.map((file) => file._id);
  const { isProcessing, problem } = filmsAmong(store, ids);
  const requested = row.requestedStatus ?? 'active';
  const isEarly = row.isSchedule === true && (row.scheduledAt ?? '') > now.toISOString();
  const shown = requested === 'active' ? (isEarly ? 'scheduled' : 'published') : requested;
  const status = problem ? 'file-error' : isProcessing ? 'processing' : shown;
  const source = getSource(store, ids) ?? (row.files.some(({ type }) => type === 'video') ? row.source : null);
  // Posts that are published now count as new.
  const createdAt =
    status === 'published' && (row.status === 'scheduled' || row.status === 'processing')
      ? { createdAt: now.toISOString() }
      : {};
  const next = store.posts.update(_id, { status, source, fileError: problem, ...createdAt });
  if (row.performerId) recount(store, [row.performerId]);
  return next;
}

/** The same for a story. Its 24 hours start when fans can see it. */
export function settleStory(store: Store, { _id }: Pick<StoryRow, '_id'>, now: Date): StoryRow | undefined {
  const row = store.stories.get(_id);
  if (!row) return undefined;
  const { isProcessing, problem } = filmsAmong(store, row.fileIds ?? []);
  const status = problem ? 'file-error' : isProcessing ? 'processing' : (row.requestedStatus ?? 'active');
  const createdAt = status === 'active' && row.status === 'processing' ? { createdAt: now.toISOString() } : {};
  const next = store.stories.update(_id, {
    status,
    source: getSource(store, row.fileIds ?? []) ?? row.source,
    fileError: problem,
    ...createdAt,
  });
  recount(store, [row.performerId]);
  return next;
}

/** Publishes due posts. */
export function releaseDue(store: Store, now: Date): void {
  const due = store.posts
    .list(is('status', 'scheduled'))
    .filter(({ scheduledAt }) => scheduledAt && scheduledAt <= now.toISOString());
  for (const post of due) settlePost(store, post, now);
}
