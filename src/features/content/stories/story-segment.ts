import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';
import { publishedInOrder } from '@/entities/story/stories';
import { storyColors, type StoryColors } from '@/entities/story/story-colors';

/** One story as the viewer shows it. */
export interface StorySegment {
  id: string;
  kind: 'picture' | 'film' | 'words';
  /** Plain text; empty where only the picture speaks, and where the story is locked. */
  text: string;
  /** How long ago it was told, when the page was made: "3 h ago". */
  age: string;
  /** When it ends, in milliseconds; null for one that stays. */
  endsAt: number | null;
  /** Closed to this visitor: sold for tokens, or for members (null). */
  lock: { price: number | null | undefined } | null;
  /** Address of the picture, or of its blurred stand-in where the story is locked. */
  picture: string | null;
  film: string | null;
  /** Of words that stand alone, where their author chose some. */
  colours: StoryColors | null;
  likes: number;
  isLiked: boolean;
}

const MINUTE = 60_000;

/** How long ago something was, at `now` (milliseconds), in short words. */
export function ageText(iso: string | undefined, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso ?? '')) / MINUTE);
  if (Number.isNaN(minutes)) return '';
  if (minutes < 1) return 'just now';
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}

/** Servers that know no plain text of a story put it into the post's HTML. */
const plain = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();

const isFilm = ({ type, mimeType }: MediaFile) => type === 'video' || (mimeType ?? '').startsWith('video/');

/** What came decides, as with posts: nothing of a closed story but its blurred stand-in is sent. */
function lockOf({ isSale, price, isBought, isSubscribed }: Post, hasSomething: boolean): StorySegment['lock'] {
  if (hasSomething) return null;
  if (isSale) return price !== 0 && isBought !== true ? { price } : null;
  return isBought === false && isSubscribed === false ? { price: null } : null;
}

/** A record as a segment of the viewer. No address of a locked file gets into it. */
export function storySegment(story: Post, now: number): StorySegment {
  const [file] = story.files ?? [];
  const text = story.text || plain(story.content ?? '');
  const lock = lockOf(story, Boolean(text) || Boolean(file?.url));
  const kind = file ? (isFilm(file) ? 'film' : 'picture') : story.image?.url ? 'picture' : 'words';
  const still = file?.thumbnails?.[0] ?? null;
  return {
    id: story._id,
    kind,
    text: lock ? '' : text,
    age: ageText(story.createdAt, now),
    endsAt: story.expiredAt ? Date.parse(story.expiredAt) : null,
    lock,
    picture: lock || kind === 'film' ? (still ?? story.image?.url ?? null) : (file?.url ?? story.image?.url ?? null),
    film: !lock && kind === 'film' ? (file?.url ?? null) : null,
    colours: kind === 'words' && !lock ? storyColors(story) : null,
    likes: story.totalLike ?? 0,
    isLiked: story.isLiked ?? false,
  };
}

/** The segments of one performer in the order they are told, without those that have ended. */
export const storySegments = (stories: readonly Post[], now: number): StorySegment[] => publishedInOrder(stories, now).map((story) => storySegment(story, now));

const PICTURE_SECONDS = 5;
const MOST_SECONDS = 20;
const LETTERS_A_SECOND = 18;

/** How long a segment stays in seconds: a picture five, words as long as they take to read. A film stays for its length. */
export function secondsOfSegment({ kind, text, lock }: StorySegment): number {
  if (kind !== 'words' || lock) return PICTURE_SECONDS;
  return Math.min(MOST_SECONDS, Math.max(PICTURE_SECONDS, Math.ceil(text.length / LETTERS_A_SECOND)));
}
