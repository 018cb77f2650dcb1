import {
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  RotateCw,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide-react';
import {
  MediaChromeButton,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaVolumeRange,
} from 'media-chrome/react';
import type { AriaAttributes, ReactNode } from 'react';
import { cx } from '@/components/cx';
import { SEEK_BY_S } from './player-keys';
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

interface ControlButtonProps extends AriaAttributes {
  label: string;
  /** Tooltip, if it differs from the label. */
  hint?: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

/** A custom button that looks and works like those of media-chrome. */
export function ControlButton({ label, hint = label, onPress, className, children, ...aria }: ControlButtonProps) {
  return (
    // Enter and Space fire no click on a custom element; media-chrome calls `handleClick` for them as well.
    <MediaChromeButton {...aria} className={cx(styles.button, className)} aria-label={label} handleClick={onPress}>
      {children}
      <span slot="tooltip-content">{hint}</span>
    </MediaChromeButton>
  );
}

interface PanelButtonProps {
  label: string;
  open: boolean;
  /** Id of the panel it opens. */
  controls: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

/** A button that opens a panel. */
export const PanelButton = ({ open, controls, ...props }: PanelButtonProps) => (
  <ControlButton aria-expanded={open} aria-controls={controls} {...props} />
);

const SeekSeconds = () => (
  <text x="12" y="15.5" fill="currentColor" stroke="none" fontSize="9" fontWeight="700" textAnchor="middle">
    {SEEK_BY_S}
  </text>
);

/** Narrow players have no room for these; double taps do the same there. */
export const SeekButtons = ({ onSeek }: { onSeek: (seconds: number) => void }) => (
  <>
    <ControlButton label={`Back ${SEEK_BY_S} seconds`} className={styles.seekButton} onPress={() => onSeek(-SEEK_BY_S)}>
      <RotateCcw aria-hidden>
        <SeekSeconds />
      </RotateCcw>
    </ControlButton>
    <ControlButton
      label={`Forward ${SEEK_BY_S} seconds`}
      className={styles.seekButton}
      onPress={() => onSeek(SEEK_BY_S)}
    >
      <RotateCw aria-hidden>
        <SeekSeconds />
      </RotateCw>
    </ControlButton>
  </>
);
