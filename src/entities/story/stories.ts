import type { Performer } from '@/contract/performer';
import type { Post } from '@/contract/post';

export interface StoryCircle {
  performer: Pick<Performer, '_id' | 'name' | 'username' | 'avatar'>;
  /** Story ids, oldest first. */
  storyIds: string[];
}

/** True until the story expires; stories without an end date don't. */
const isUnexpired = ({ expiredAt }: Post, now: number): boolean => !expiredAt || Date.parse(expiredAt) > now;

const byDate = (a: Post, b: Post) => (a.createdAt ?? '').localeCompare(b.createdAt ?? '');

/** Returns the stories that haven't expired at `now` (milliseconds), oldest first. */
export const publishedInOrder = (stories: readonly Post[], now: number): Post[] =>
  stories.filter((story) => isUnexpired(story, now)).sort(byDate);

/**
 * Groups stories by performer, most recent performer first. Expired stories and those without a performer are left out.
 */
export function storyCircles(stories: readonly Post[], now: number): StoryCircle[] {
  const circles = new Map<string, StoryCircle>();
  for (const { _id: storyId, performer } of publishedInOrder(stories, now)) {
    if (!performer) continue;
    const { _id, name, username, avatar } = performer;
    const storyIds = [...(circles.get(_id)?.storyIds ?? []), storyId];
    // Reinsert the entry, so that the map is ordered by latest story.
    circles.delete(_id);
    circles.set(_id, { performer: { _id, name, username, avatar }, storyIds });
  }
  return [...circles.values()].reverse();
}
