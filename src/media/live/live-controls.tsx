import { Settings2 } from 'lucide-react';
import { MediaControlBar } from 'media-chrome/react';
import { useEffect, useState } from 'react';
import {
  FullScreenButton,
  PanelButton,
  PictureInPictureButton,
  PlayButton,
  SeekButtons,
  SoundControls,
} from '../control-buttons';
import shared from '../player-controls.module.css';
import { TheaterButton, type Theater } from '../theater';
import type { LiveSession } from './live-session';
import { secondsBehind, canRewind, delayLabel, isBehind, type LiveWindow } from './delay';
import styles from './live-player.module.css';

export function MinimalControls() {
  return (
    <div className={shared.controls}>
      <MediaControlBar className={shared.bar}>
        <SoundControls />
        <span className={shared.spacer} />
        <FullScreenButton />
      </MediaControlBar>
    </div>
  );
}

interface LiveControlsProps {
  session: { readonly current: LiveSession | null };
  onSeek: (seconds: number) => void;
  /** Null when there is only one quality. */
  settings: { id: string; open: boolean; toggle: () => void } | null;
  theater?: Theater;
}

/** The seek bar and the buttons below it. Must be rendered inside a media-chrome controller. */
export function LiveControls({ session, onSeek, settings, theater }: LiveControlsProps) {
  return (
    <div className={shared.controls}>
      <LiveSeek session={session} />
      <MediaControlBar className={shared.bar}>
        <PlayButton />
        <LiveSeekButtons session={session} onSeek={onSeek} />
        <SoundControls />
        <span className={shared.spacer} />
        {settings && (
          <PanelButton label="Quality" open={settings.open} controls={settings.id} onPress={settings.toggle}>
            <Settings2 />
          </PanelButton>
        )}
        <PictureInPictureButton />
        {theater && <TheaterButton {...theater} />}
        <FullScreenButton />
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

const LiveSeekButtons = ({ session, onSeek }: Pick<LiveControlsProps, 'session' | 'onSeek'>) =>
  canRewind(useLiveWindow(session)) ? <SeekButtons onSeek={onSeek} /> : null;

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
        onPointerCancel={() => setSeekTarget(null)}
        onKeyUp={() => setSeekTarget(null)}
        onBlur={() => setSeekTarget(null)}
      />
      {behind ? (
        <button type="button" className={styles.goLive} onClick={() => session.current?.goLive()}>
          Back to live
        </button>
      ) : (
        <span className={styles.atLive}>Live</span>
      )}
    </div>
  );
}
