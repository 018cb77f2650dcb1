import { useEffect, useState } from 'react';
import { secondsBehind, canRewind, delayLabel, isBehind } from './delay';
import type { LiveWindow } from './delay';
import type { LiveSession } from './live-session';
import styles from './live-player.module.css';

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
export function LiveSeek({ session }: { session: { readonly current: LiveSession | null } }) {
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
