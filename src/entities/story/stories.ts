import type { Performer } from '@/contract/performer';
import type { Post } from '@/contract/post';

/** Somebody whose stories are out, as a ring of faces shows it. */
export interface StoryCircle {
  performer: Pick<Performer, '_id' | 'name' | 'username' | 'avatar'>;
  /** Ids of the stories, in the order in which they are told: oldest first. */
  storyIds: string[];
}

/** Whether a story can still be seen at `now` (milliseconds). One without an end stays. */
const isOut = ({ expiredAt }: Post, now: number): boolean => !expiredAt || Date.parse(expiredAt) > now;

const byDate = (a: Post, b: Post) => (a.createdAt ?? '').localeCompare(b.createdAt ?? '');

/** Stories as they are told, oldest first, without those that have ended at `now` (milliseconds). */
export const publishedInOrder = (stories: readonly Post[], now: number): Post[] => stories.filter((story) => isOut(story, now)).sort(byDate);

/** Stories by performer; whoever told something last comes first. Stories that ended or belong to nobody are left out. */
export function storyCircles(stories: readonly Post[], now: number): StoryCircle[] {
  const circles = new Map<string, StoryCircle>();
  for (const { _id: storyId, performer } of publishedInOrder(stories, now)) {
    if (!performer) continue;
    const { _id, name, username, avatar } = performer;
    const storyIds = [...(circles.get(_id)?.storyIds ?? []), storyId];
    // Taken out and put back: the map's order is that of the latest stories.
    circles.delete(_id);
    circles.set(_id, { performer: { _id, name, username, avatar }, storyIds });
  }
  return [...circles.values()].reverse();
}
