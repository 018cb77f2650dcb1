import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';
import { publishedInOrder } from '@/entities/story/stories';
import { plainText } from '@/lib/format/plain-text';
import { storyColors, type StoryColors } from '@/entities/story/story-colors';

export interface StorySegment {
  id: string;
  kind: 'picture' | 'video' | 'text';
  /** Plain text; empty for image-only and locked stories. */
  text: string;
  /** Age when the page was rendered: "3 h ago". */
  age: string;
  /** Expiry in ms; null if the story doesn't expire. */
  endsAt: number | null;
  /** Lock for this visitor: price in tokens, or null for member content. */
  lock: { price: number | null | undefined } | null;
  /** URL of the image, or of its blurred version if the story is locked. */
  picture: string | null;
  video: string | null;
  colors: StoryColors | null;
  likes: number;
  isLiked: boolean;
}

const MINUTE_MS = 60_000;

/** Short age at `now` (ms). */
export function ageText(iso: string | undefined, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso ?? '')) / MINUTE_MS);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return 'just now';
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}

const isVideo = ({ type, mimeType }: MediaFile) => type === 'video' || (mimeType ?? '').startsWith('video/');

/** The lock of a story. As with posts, the server sends only a blurred image of locked stories. */
function getLock({ isSale, price, isBought, isSubscribed }: Post, hasSomething: boolean): StorySegment['lock'] {
  if (hasSomething) return null;
  const isLocked = price === 0 ? isBought === false : isBought !== true;
  if (isSale) return isLocked ? { price } : null;
  return isBought === false && isSubscribed === false ? { price: null } : null;
}

/** Converts a record to a segment. Never contains the URL of a locked file. */
export function storySegment(story: Post, now: number): StorySegment {
  const [file] = story.files ?? [];
  const text = story.text || plainText(story.content ?? '');
  const lock = getLock(story, Boolean(text) || Boolean(file?.url));
  const kind = file ? (isVideo(file) ? 'video' : 'picture') : story.image?.url ? 'picture' : 'text';
  const still = file?.thumbnails?.[0] ?? null;
  return {
    id: story._id,
    kind,
    text: lock ? '' : text,
    age: ageText(story.createdAt, now),
    endsAt: story.expiredAt ? Date.parse(story.expiredAt) : null,
    lock,
    picture: lock || kind === 'video' ? (still ?? story.image?.url ?? null) : (file?.url ?? story.image?.url ?? null),
    video: !lock && kind === 'video' ? (file?.url ?? null) : null,
    colors: kind === 'text' && !lock ? storyColors(story) : null,
    likes: story.totalLike ?? 0,
    isLiked: story.isLiked ?? false,
  };
}

/** A performer's unexpired segments in publishing order. */
export const storySegments = (stories: readonly Post[], now: number): StorySegment[] =>
  publishedInOrder(stories, now).map((story) => storySegment(story, now));

const MIN_SECONDS = 5;
const MAX_SECONDS = 20;
const LETTERS_PER_SECOND = 18;

/** Seconds a segment is shown: the reading time of its text or caption. Videos use their own length. */
export const secondsOfSegment = ({ text }: StorySegment): number =>
  Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, Math.ceil(text.length / LETTERS_PER_SECOND)));
