import type { StoryCircle } from '@/entities/story/stories';
import { ReloadError } from '@/components/empty-error-states/reload-error';
import { StoryLink } from './story-link';
import styles from './story-ring.module.css';

interface StoryRingProps {
  /** From `loadStoryRing`; null when they could not be loaded. */
  stories: readonly StoryCircle[] | null;
}

/** A horizontally scrolling row of performers with stories. Renders nothing without stories. */
export function StoryRing({ stories }: StoryRingProps) {
  if (stories === null) return <ReloadError title="Stories couldn’t be loaded." />;
  if (stories.length === 0) return null;
  return (
    <nav aria-label="Stories">
      <ul className={styles.ring}>
        {stories.map((story) => (
          <li key={story.performer._id}>
            <StoryLink story={story} named />
          </li>
        ))}
      </ul>
    </nav>
  );
}
