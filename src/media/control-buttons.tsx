import { Maximize, Minimize, Pause, PictureInPicture2, Play, Volume1, Volume2, VolumeX } from 'lucide-react';
import {
  MediaChromeButton,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaVolumeRange,
} from 'media-chrome/react';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import styles from './player-controls.module.css';

/* The buttons that all players have. Must be rendered inside a media-chrome controller. */

export const PlayButton = () => (
  <MediaPlayButton className={styles.button}>
    <Play slot="play" />
    <Pause slot="pause" />
  </MediaPlayButton>
);

export const SoundControls = () => (
  <>
    <MediaMuteButton className={styles.button}>
      <VolumeX slot="off" />
      <Volume1 slot="low" />
      <Volume2 slot="medium" />
      <Volume2 slot="high" />
    </MediaMuteButton>
    <MediaVolumeRange className={styles.volumeRange} />
  </>
);

export const PictureInPictureButton = () => (
  <MediaPipButton className={cx(styles.button, styles.pip)}>
    <PictureInPicture2 slot="enter" />
    <PictureInPicture2 slot="exit" />
  </MediaPipButton>
);

export const FullScreenButton = () => (
  <MediaFullscreenButton className={styles.button}>
    <Maximize slot="enter" />
    <Minimize slot="exit" />
  </MediaFullscreenButton>
);

interface PanelButtonProps {
  label: string;
  open: boolean;
  /** Id of the panel it opens. */
  controls: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

/** A custom button that opens a panel, styled like the media-chrome buttons. */
export function PanelButton({ label, open, controls, onPress, className, children }: PanelButtonProps) {
  return (
    <MediaChromeButton
      className={cx(styles.button, className)}
      aria-label={label}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onPress}
    >
      {children}
      <span slot="tooltip-content">{label}</span>
    </MediaChromeButton>
  );
}
