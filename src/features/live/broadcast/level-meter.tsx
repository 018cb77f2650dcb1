import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LevelMeter as Meter } from '@/media/live/publisher-types';
import styles from './level-meter.module.css';

/** Interval in ms at which the peak level is exposed to assistive technology. */
const WRITTEN_EVERY = 1000;

/** Microphone level. Updates the DOM directly, without React renders or announcements. */
export function LevelMeter({ level }: { level: Meter }) {
  const meter = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    let written = 0;
    let loudest = 0;
    return level.subscribe((loudness) => {
      bar.current?.style.setProperty('--level', String(loudness));
      loudest = Math.max(loudest, loudness);
      const now = Date.now();
      if (now - written < WRITTEN_EVERY) return;
      meter.current?.setAttribute('aria-valuenow', String(Math.round(loudest * 100)));
      written = now;
      loudest = 0;
    });
  }, [level]);

  return (
    <div className={styles.row}>
      <Mic />
      <div
        ref={meter}
        className={styles.meter}
        role="meter"
        aria-label="Microphone level"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      >
        <span ref={bar} className={styles.level} />
      </div>
      <span className={styles.hint}>Say something. The bar should move.</span>
    </div>
  );
}
