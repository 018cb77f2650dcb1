import {
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
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
  MediaVolumeRange,
} from 'media-chrome/react';
import { cx } from '@/components/cx';
import { PanelButton } from '../player-controls';
import shared from '../player-controls.module.css';
import { LiveSeek } from './live-seek';
import type { LiveSession } from './live-session';
import styles from './live-player.module.css';

function Sound() {
  return (
    <>
      <MediaMuteButton className={shared.button}>
        <VolumeX slot="off" />
        <Volume1 slot="low" />
        <Volume2 slot="medium" />
        <Volume2 slot="high" />
      </MediaMuteButton>
      <MediaVolumeRange className={shared.volumeRange} />
    </>
  );
}

function FullScreen() {
  return (
    <MediaFullscreenButton className={shared.button}>
      <Maximize slot="enter" />
      <Minimize slot="exit" />
    </MediaFullscreenButton>
  );
}

export function BareControls() {
  return (
    <div className={shared.controls}>
      <MediaControlBar className={shared.bar}>
        <Sound />
        <span className={shared.spacer} />
        <FullScreen />
      </MediaControlBar>
    </div>
  );
}

interface LiveControlsProps {
  session: { readonly current: LiveSession | null };
  /** Null when there is only one quality. */
  settings: { id: string; open: boolean; toggle: () => void } | null;
  theater?: { on: boolean; toggle: () => void };
}

/** The seek bar and the buttons below it. Must be rendered inside a media-chrome controller. */
export function LiveControls({ session, settings, theater }: LiveControlsProps) {
  return (
    <div className={shared.controls}>
      <LiveSeek session={session} />
      <MediaControlBar className={shared.bar}>
        <MediaPlayButton className={shared.button}>
          <Play slot="play" />
          <Pause slot="pause" />
        </MediaPlayButton>
        <Sound />
        <span className={shared.spacer} />
        {settings && (
          <PanelButton label="Quality" open={settings.open} controls={settings.id} onPress={settings.toggle}>
            <Settings2 />
          </PanelButton>
        )}
        <MediaPipButton className={cx(shared.button, shared.pip)}>
          <PictureInPicture2 slot="enter" />
          <PictureInPicture2 slot="exit" />
        </MediaPipButton>
        {theater && (
          <MediaChromeButton
            className={cx(shared.button, styles.theater)}
            aria-label="Theater mode"
            aria-pressed={theater.on}
            onClick={theater.toggle}
          >
            <RectangleHorizontal />
            <span slot="tooltip-content">{theater.on ? 'Exit theater mode' : 'Theater mode'}</span>
          </MediaChromeButton>
        )}
        <FullScreen />
      </MediaControlBar>
    </div>
  );
}
