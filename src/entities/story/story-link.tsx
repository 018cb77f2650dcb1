import { useRef, useSyncExternalStore } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import { useFocusReturn } from '@/components/listing/use-focus-return';
import { paths } from '@/lib/page/paths';
import type { StoryCircle } from '@/entities/story/stories';
import { formatQuantity } from '@/lib/format/format';
import { onSeenStoriesChange, readSeenStories } from '@/device/seen-stories';
import styles from './story-link.module.css';

const NONE: readonly string[] = [];

/** Ids of the stories seen on this device; empty on the server and during hydration. */
const useSeenStories = (): readonly string[] => useSyncExternalStore(onSeenStoriesChange, readSeenStories, () => NONE);

interface StoryLinkProps {
  story: StoryCircle;
  size?: 'lg' | 'xl';
  /** Shows the name below the avatar. */
  named?: boolean;
  priority?: boolean;
}

/** Fraction of a story's arc used as the gap to the next one. */
const GAP = 0.12;

/** An avatar in a ring with one arc per story, colored while there are unseen stories. Links to the viewer. */
export function StoryLink({ story: { performer, storyIds }, size = 'lg', named = false, priority }: StoryLinkProps) {
  const container = useRef<HTMLSpanElement>(null);
  const onLeave = useFocusReturn(container);
  const seen = useSeenStories();
  const hasUnseen = storyIds.some((id) => !seen.includes(id));
  const count = storyIds.length;

  return (
    <span ref={container} onClickCapture={onLeave}>
      <Link href={paths.stories(performer)} className={cx(styles.link, hasUnseen && styles.unseen)}>
        <span className={styles.face}>
          <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
            <circle
              cx="50"
              cy="50"
              r="48"
              pathLength={count}
              strokeDasharray={count > 1 ? `${1 - GAP} ${GAP}` : undefined}
            />
          </svg>
          <Avatar src={performer.avatar} name={performer.name} size={size} priority={priority} />
        </span>
        <span className={named ? styles.name : 'visually-hidden'} dir="auto">
          {performer.name}
        </span>
        <span className="visually-hidden">
          {`, ${formatQuantity(count, 'story', 'stories')}`}
          {hasUnseen ? '' : ', seen'}
        </span>
      </Link>
    </span>
  );
}
