import { useRef } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { cx } from '@/components/cx';
import { Link } from '@/components/link';
import { useFocusReturn } from '@/components/listing/use-focus-return';
import { paths } from '@/lib/page/paths';
import type { StoryCircle } from '@/entities/story/stories';
import { useSeenStories } from './use-seen-stories';
import styles from './story-link.module.css';

interface StoryLinkProps {
  story: StoryCircle;
  size?: 'lg' | 'xl';
  /** The name below the face. */
  named?: boolean;
  priority?: boolean;
}

/** Which part of a story's arc is the gap to the next one. */
const GAP = 0.12;

/** A face in a ring with one arc a story: coloured while there is something new, grey after that. Leads to the viewer. */
export function StoryLink({ story: { performer, storyIds }, size = 'lg', named = false, priority }: StoryLinkProps) {
  const place = useRef<HTMLSpanElement>(null);
  const onLeave = useFocusReturn(place);
  const seen = useSeenStories();
  const fresh = storyIds.some((id) => !seen.includes(id));
  const count = storyIds.length;

  return (
    <span ref={place} onClickCapture={onLeave}>
      <Link href={paths.stories(performer)} className={cx(styles.link, fresh && styles.fresh)}>
        <span className={styles.face}>
          <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="48" pathLength={count} strokeDasharray={count > 1 ? `${1 - GAP} ${GAP}` : undefined} />
          </svg>
          <Avatar src={performer.avatar} name={performer.name} size={size} priority={priority} />
        </span>
        <span className={named ? styles.name : 'visually-hidden'} dir="auto">
          {performer.name}
        </span>
        <span className="visually-hidden">
          {count === 1 ? ', 1 story' : `, ${count} stories`}
          {fresh ? '' : ', seen'}
        </span>
      </Link>
    </span>
  );
}
