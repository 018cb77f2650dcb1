import {
  Captions,
  CaptionsOff,
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Settings2,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide-react';
import {
  MediaChromeButton,
  MediaControlBar,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import type { CaptionState } from './captions';
import styles from './player-controls.module.css';

interface OpenerProps {
  label: string;
  open: boolean;
  /** Id of the panel it opens. */
  controls: string;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}

/** A custom button that opens a panel, styled like the media-chrome buttons. */
export function PanelButton({ label, open, controls, onPress, className, children }: OpenerProps) {
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

interface PlayerControlsProps {
  captions: CaptionState;
  onCaptions: () => void;
  settingsId: string;
  settingsOpen: boolean;
  onSettings: () => void;
  shortcutsId: string;
  shortcutsOpen: boolean;
  onShortcuts: () => void;
}

/** The seek bar and the buttons below it. Must be rendered inside a media-chrome controller. */
export function PlayerControls({
  captions,
  onCaptions,
  settingsId,
  settingsOpen,
  onSettings,
  shortcutsId,
  shortcutsOpen,
  onShortcuts,
}: PlayerControlsProps) {
  return (
    <div className={styles.controls}>
      <MediaTimeRange className={styles.timeRange} />
      <MediaControlBar className={styles.bar}>
        <MediaPlayButton className={styles.button}>
          <Play slot="play" />
          <Pause slot="pause" />
        </MediaPlayButton>
        <MediaMuteButton className={styles.button}>
          <VolumeX slot="off" />
          <Volume1 slot="low" />
          <Volume2 slot="medium" />
          <Volume2 slot="high" />
        </MediaMuteButton>
        <MediaVolumeRange className={styles.volumeRange} />
        <MediaTimeDisplay className={styles.time} showDuration noToggle />
        <span className={styles.spacer} />
        {captions.available && (
          <MediaChromeButton
            className={styles.button}
            aria-label="Captions"
            aria-pressed={captions.shown}
            onClick={onCaptions}
          >
            {captions.shown ? <Captions /> : <CaptionsOff />}
            <span slot="tooltip-content">{captions.shown ? 'Captions off' : 'Captions on'}</span>
          </MediaChromeButton>
        )}
        <PanelButton
          label="Keyboard shortcuts"
          open={shortcutsOpen}
          controls={shortcutsId}
          onPress={onShortcuts}
          className={styles.withKeyboard}
        >
          <Keyboard />
        </PanelButton>
        <PanelButton label="Quality and speed" open={settingsOpen} controls={settingsId} onPress={onSettings}>
          <Settings2 />
        </PanelButton>
        <MediaPipButton className={cx(styles.button, styles.pip)}>
          <PictureInPicture2 slot="enter" />
          <PictureInPicture2 slot="exit" />
        </MediaPipButton>
        <MediaFullscreenButton className={styles.button}>
          <Maximize slot="enter" />
          <Minimize slot="exit" />
        </MediaFullscreenButton>
      </MediaControlBar>
    </div>
  );
}
