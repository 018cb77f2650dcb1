import { Pause, Play, Volume2, VolumeX, X } from 'lucide-react';
import { Avatar } from '@/components/avatar/avatar';
import { IconButton } from '@/components/button/icon-button';
import { IconLink } from '@/components/button/icon-link';
import { Link } from '@/components/link';
import { paths } from '@/lib/page/paths';
import type { StoriesPage } from './stories.loader';
import type { StorySegment } from './story-segment';
import styles from './story-header.module.css';

interface StoryHeaderProps {
  performer: StoriesPage['performer'];
  segment: StorySegment;
  paused: boolean;
  onTogglePlay: () => void;
  /** Sound control of a video story; null for other stories. */
  sound: { muted: boolean; onToggle: () => void } | null;
  onClose: () => void;
}

export function StoryHeader({ performer, segment, paused, onTogglePlay, sound, onClose }: StoryHeaderProps) {
  const profile = paths.performer(performer);
  return (
    <header className={styles.header}>
      <Link href={profile} className={styles.person}>
        <Avatar src={performer.avatar} name={performer.name} size="sm" priority />
        <span className={styles.name} dir="auto">
          {performer.name}
        </span>
      </Link>
      <span className={styles.age}>{segment.age}</span>
      <span className={styles.buttons}>
        {sound && (
          <IconButton
            label={sound.muted ? 'Turn sound on' : 'Turn sound off'}
            className={styles.button}
            onClick={sound.onToggle}
          >
            {sound.muted ? <VolumeX /> : <Volume2 />}
          </IconButton>
        )}
        <IconButton label={paused ? 'Play stories' : 'Pause stories'} className={styles.button} onClick={onTogglePlay}>
          {paused ? <Play /> : <Pause />}
        </IconButton>
        {/* A link, so that it works without scripts. */}
        <IconLink
          label="Close stories"
          href={profile}
          className={styles.button}
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <X />
        </IconLink>
      </span>
    </header>
  );
}
