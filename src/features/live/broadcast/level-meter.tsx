import { Mic } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { LevelMeter as Meter } from '@/media/live/publisher-types';
import styles from './level-meter.module.css';

/** How often the loudest moment since the last time is written down for assistive technology, in milliseconds. */
const WRITTEN_EVERY = 1000;

/** How loud the microphone is. Moves outside of React, and says nothing by itself. */
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
      <Mic aria-hidden="true" />
      <div ref={meter} className={styles.meter} role="meter" aria-label="Loudness of the microphone" aria-valuemin={0} aria-valuemax={100} aria-valuenow={0}>
        <span ref={bar} className={styles.level} />
      </div>
      <span className={styles.hint}>Say something: the bar should move.</span>
    </div>
  );
}
