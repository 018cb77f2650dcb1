import { Captions, CaptionsOff, Keyboard, Settings2 } from 'lucide-react';
import { MediaChromeButton, MediaControlBar, MediaTimeDisplay, MediaTimeRange } from 'media-chrome/react';
import type { CaptionState } from './captions';
import { FullScreenButton, PanelButton, PictureInPictureButton, PlayButton, SoundControls } from './control-buttons';
import styles from './player-controls.module.css';

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
        <PlayButton />
        <SoundControls />
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
        <PictureInPictureButton />
        <FullScreenButton />
      </MediaControlBar>
    </div>
  );
}
