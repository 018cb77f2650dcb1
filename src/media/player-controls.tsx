import { Captions, CaptionsOff, Keyboard, Settings2 } from 'lucide-react';
import { MediaControlBar, MediaTimeDisplay, MediaTimeRange } from 'media-chrome/react';
import type { CaptionState } from './captions';
import {
  ControlButton,
  FullScreenButton,
  PanelButton,
  PictureInPictureButton,
  PlayButton,
  SeekButtons,
  SoundControls,
} from './control-buttons';
import { TheaterButton, type Theater } from './theater';
import styles from './player-controls.module.css';

interface PlayerControlsProps {
  onSeek: (seconds: number) => void;
  captions: CaptionState;
  onCaptions: () => void;
  settingsId: string;
  settingsOpen: boolean;
  onSettings: () => void;
  shortcutsId: string;
  shortcutsOpen: boolean;
  onShortcuts: () => void;
  theater: Theater | null;
}

/** The seek bar and the buttons below it. Must be rendered inside a media-chrome controller. */
export function PlayerControls({
  onSeek,
  captions,
  onCaptions,
  settingsId,
  settingsOpen,
  onSettings,
  shortcutsId,
  shortcutsOpen,
  onShortcuts,
  theater,
}: PlayerControlsProps) {
  return (
    <div className={styles.controls}>
      <MediaTimeRange className={styles.timeRange} />
      <MediaControlBar className={styles.bar}>
        <PlayButton />
        <SeekButtons onSeek={onSeek} />
        <SoundControls />
        <MediaTimeDisplay className={styles.time} showDuration noToggle />
        <span className={styles.spacer} />
        {captions.available && (
          <ControlButton
            label="Captions"
            hint={captions.shown ? 'Captions off' : 'Captions on'}
            aria-pressed={captions.shown}
            onPress={onCaptions}
          >
            {captions.shown ? <Captions /> : <CaptionsOff />}
          </ControlButton>
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
        <PictureInPictureButton />
        {theater && <TheaterButton {...theater} />}
        <FullScreenButton />
      </MediaControlBar>
    </div>
  );
}
