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
import { useEffect, useState } from 'react';
import { cx } from '@/components/cx';
import { PanelButton } from '../player-controls';
import shared from '../player-controls.module.css';
import type { LiveSession } from './live-session';
import { secondsBehind, canRewind, delayLabel, isBehind, type LiveWindow } from './delay';
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

const POLL_INTERVAL_MS = 500;

/** Polls the seekable range here so that the rest of the player doesn't rerender twice a second. */
function useLiveWindow(session: { readonly current: LiveSession | null }): LiveWindow | null {
  const [shown, setShown] = useState<LiveWindow | null>(null);
  useEffect(() => {
    const timer = window.setInterval(() => setShown(session.current?.window() ?? null), POLL_INTERVAL_MS);
    return () => window.clearInterval(timer);
  }, [session]);
  return shown;
}

/** The seek bar of a livestream and a button to jump back to live. Renders nothing when the stream isn't seekable. */
function LiveSeek({ session }: { session: { readonly current: LiveSession | null } }) {
  const shown = useLiveWindow(session);
  const [seekTarget, setSeekTarget] = useState<number | null>(null);
  if (!canRewind(shown)) return null;

  const behind = isBehind(shown);
  const label = behind ? delayLabel(secondsBehind(shown)) : 'Live';
  const length = shown.end - shown.start;
  const at = Math.min(length, Math.max(0, (seekTarget ?? shown.at) - shown.start));
  const seek = (offset: number) => {
    setSeekTarget(shown.start + offset);
    session.current?.seek(shown.start + offset);
  };

  return (
    <div className={styles.seek}>
      <input
        type="range"
        className={styles.range}
        aria-label="Position in the stream"
        aria-valuetext={label}
        min={0}
        max={Math.round(length)}
        step={1}
        value={behind || seekTarget !== null ? Math.round(at) : Math.round(length)}
        style={{ ['--part' as string]: `${behind || seekTarget !== null ? (at / length) * 100 : 100}%` }}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        onPointerUp={() => setSeekTarget(null)}
        onKeyUp={() => setSeekTarget(null)}
        onBlur={() => setSeekTarget(null)}
      />
      {behind ? (
        <button type="button" className={styles.goLive} onClick={() => session.current?.goLive()}>
          Go live
        </button>
      ) : (
        <span className={styles.atLive}>Live</span>
      )}
    </div>
  );
}
