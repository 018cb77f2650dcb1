import { postName } from '@/entities/post/post-name';
import type { Feed } from '@/contract/feed';
import type { OwnVideo } from '@/contract/video';
import { getTime } from '@/lib/format/month';
import { ApiError, isUnsupportedCall } from '@/lib/http/errors';
import { studioPaths } from '@/lib/page/studio-paths';
import type { Services } from '@/services/create-services';
import { toWallTime } from './zoned-time';
import { MAX_LIMIT } from '@/lib/lists/query';

/** A video or post that is published at a set time. */
export interface Release {
  _id: string;
  kind: 'Video' | 'Post';
  title: string;
  at: string;
  href: string;
}

const videoRelease = ({ _id, title, scheduledAt }: OwnVideo): Release => ({
  _id,
  kind: 'Video',
  title: title || 'Untitled video',
  at: scheduledAt ?? '',
  href: studioPaths.video({ _id }),
});

const postRelease = (post: Feed): Release => ({
  _id: post._id,
  kind: 'Post',
  title: postName(post),
  at: post.scheduledAt ?? '',
  href: studioPaths.post(post),
});

/** Servers may ignore the status in a query, or not send it. */
const isActive = ({ status = 'active' }: Pick<Feed, 'status'>): boolean => status === 'active';

export interface Releases {
  items: Release[];
  /** True if some couldn't be loaded. */
  incomplete: boolean;
}

/** Null if loading failed; empty where the server doesn't have the call. */
async function loadKind(load: () => Promise<Release[]>): Promise<Release[] | null> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ApiError) || error.endsSession) throw error;
    return isUnsupportedCall(error) ? [] : null;
  }
}

/** The scheduled videos and posts of the weeks that a month touches, earliest first. */
export async function loadReleases(
  { videos, feeds }: Services,
  month: string,
  signal?: AbortSignal,
): Promise<Releases> {
  // A draft, or a hidden item, may keep a publication time, which then has no effect.
  const query = { status: 'active', isSchedule: true, sortBy: 'scheduledAt', sort: 'asc', limit: MAX_LIMIT } as const;
  const kinds = await Promise.all([
    loadKind(async () => (await videos.searchOwn(query, { signal })).data.data.filter(isActive).map(videoRelease)),
    loadKind(async () => (await feeds.searchOwn(query, { signal })).data.data.filter(isActive).map(postRelease)),
  ]);
  const { startAt, endAt } = getTime(month);
  return {
    items: kinds
      .flatMap((kind) => kind ?? [])
      .filter(({ at }) => Date.parse(at) >= Date.parse(startAt) && Date.parse(at) < Date.parse(endAt))
      .sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
    incomplete: kinds.includes(null),
  };
}

export function releasesByDay(releases: readonly Release[], zone: string): ReadonlyMap<string, Release[]> {
  const found = new Map<string, Release[]>();
  for (const release of releases) {
    const day = toWallTime(release.at, zone)?.date;
    if (day) found.set(day, [...(found.get(day) ?? []), release]);
  }
  return found;
}
