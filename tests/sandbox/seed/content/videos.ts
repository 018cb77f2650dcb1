import { TEASER_SECONDS } from '../../media/clip-recipes';
import { randomFrom } from '../../media/random';
import { sceneFile } from '../files';
import { getId, getSlug } from '../ids';
import { performerId } from '../people/performers';
import { categoryId } from './categories';
import { DANCE_VIDEOS, FOOD_VIDEOS, MUSIC_VIDEOS, NEWEST_VIDEOS, TRAINING_VIDEOS } from './video-list';
import type { Random } from '../../media/random';
import type { Clock } from '../clock';
import type { ClipSource, ContentStats, VideoRow } from '../rows/content';
import type { VideoPlan } from './video-list';

/** Videos up to this length use the short clip. */
const SHORT_SECONDS = 30;

/** Alternates between the lists, so that the newest videos cover every craft. */
function interleaved(lists: ReadonlyArray<readonly VideoPlan[]>): VideoPlan[] {
  const longest = Math.max(...lists.map((list) => list.length));
  const ranked = lists.flatMap((list) =>
    list.map((plan, index) => ({ plan, rank: ((index + 1) / list.length) * longest })),
  );
  return ranked.sort((a, b) => a.rank - b.rank).map(({ plan }) => plan);
}

export function getStats(random: Random, popularity: number): ContentStats {
  const views = Math.round(random.between(80, 26_000) * popularity);
  const likes = Math.round(views * random.between(0.03, 0.14));
  return {
    views,
    likes,
    comments: 0,
    favourites: Math.round(likes * random.between(0.2, 0.5)),
    wishlist: Math.round(likes * random.between(0.05, 0.3)),
  };
}

export function videos(clock: Clock): VideoRow[] {
  const plans = [...interleaved([MUSIC_VIDEOS, DANCE_VIDEOS, FOOD_VIDEOS, TRAINING_VIDEOS]), ...NEWEST_VIDEOS];
  return plans.map((plan, index) => video(plan, plans.length - index, clock));
}

function video(plan: VideoPlan, age: number, clock: Clock): VideoRow {
  const { by, title, access, state } = plan;
  // Clips have segments of two seconds, so the length must be even.
  const seconds = plan.seconds + (plan.seconds % 2);
  const slug = plan.slug ?? getSlug(title);
  const random = randomFrom(`video/${slug}`);
  const createdAt = clock.ago({
    days: Math.round((age - 1) ** 1.35),
    hours: random.whole(1, 20),
    minutes: random.whole(0, 59),
  });
  const key = `${by}-${plan.scene}-${slug}`.slice(0, 64);
  const hidden = state === 'draft' || state === 'processing' || state === 'file-error' || plan.opensIn !== undefined;
  const source: ClipSource | null =
    state === 'processing' || state === 'file-error'
      ? null
      : { clip: seconds <= SHORT_SECONDS ? 'morning' : 'evening', seconds };
  return {
    _id: getId('video', slug),
    createdAt,
    updatedAt: createdAt,
    title,
    slug,
    description: plan.about ?? '',
    status:
      state === 'draft'
        ? 'draft'
        : state === 'inactive'
          ? 'inactive'
          : state === 'file-error'
            ? 'file-error'
            : 'active',
    processing: state === 'processing',
    teaserProcessing: state === 'teaser-processing',
    performerId: performerId(by),
    performerIds: [by, ...(plan.with ?? [])].map(performerId),
    participantIds: (plan.with ?? []).map(performerId),
    categoryIds: [categoryId('video', plan.category)],
    tags: plan.tags?.split(' ') ?? [],
    thumbnail: sceneFile(key),
    video: {
      thumbnails: sceneFile(key).thumbnails,
      name: `${slug}.mp4`,
      mimeType: 'application/x-mpegURL',
      width: 640,
      height: 360,
      duration: seconds,
    },
    teaser:
      plan.teaser && state !== 'teaser-processing'
        ? {
            thumbnails: sceneFile(key).thumbnails,
            name: `${slug}-teaser.mp4`,
            mimeType: 'video/mp4',
            width: 640,
            height: 360,
            duration: TEASER_SECONDS,
          }
        : null,
    isSale: access !== 'members',
    price: typeof access === 'number' ? access : 0,
    isSchedule: plan.opensIn !== undefined,
    scheduledAt: plan.opensIn === undefined ? null : clock.atHour(plan.opensIn, 18),
    stats: hidden
      ? { views: 0, likes: 0, comments: 0, favourites: 0, wishlist: 0 }
      : getStats(random, access === 'free' ? 1.6 : 1),
    source,
    teaserSource:
      plan.teaser && state !== 'teaser-processing'
        ? { clip: source?.clip ?? 'evening', seconds: TEASER_SECONDS }
        : null,
  };
}
