import { useEffect, useState } from 'react';
import { behindBy, canRewind, delayLabel, isBehind } from './delay';
import type { LiveWindow } from './delay';
import type { LiveSession } from './live-session';
import styles from './live-player.module.css';

const LOOK_EVERY_MS = 500;

/** What can be seen now, looked at twice a second by whoever shows it, so that the rest of the player need not render. */
function useLiveWindow(session: { readonly current: LiveSession | null }): LiveWindow | null {
  const [shown, setShown] = useState<LiveWindow | null>(null);
  useEffect(() => {
    const timer = window.setInterval(() => setShown(session.current?.window() ?? null), LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [session]);
  return shown;
}

/** The way back inside the live window, and to the newest picture again. Nothing where there is no way back. */
export function LiveSeek({ session }: { session: { readonly current: LiveSession | null } }) {
  const shown = useLiveWindow(session);
  const [wanted, setWanted] = useState<number | null>(null);
  if (!canRewind(shown)) return null;

  const behind = isBehind(shown);
  const words = behind ? delayLabel(behindBy(shown)) : 'Live';
  const length = shown.end - shown.start;
  const at = Math.min(length, Math.max(0, (wanted ?? shown.at) - shown.start));
  const seek = (offset: number) => {
    setWanted(shown.start + offset);
    session.current?.seek(shown.start + offset);
  };

  return (
    <div className={styles.seek}>
      <input
        type="range"
        className={styles.range}
        aria-label="Place in the stream"
        aria-valuetext={words}
        min={0}
        max={Math.round(length)}
        step={1}
        value={behind || wanted !== null ? Math.round(at) : Math.round(length)}
        style={{ ['--part' as string]: `${behind || wanted !== null ? (at / length) * 100 : 100}%` }}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        onPointerUp={() => setWanted(null)}
        onKeyUp={() => setWanted(null)}
        onBlur={() => setWanted(null)}
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
