interface Sample {
  /** Milliseconds. */
  at: number;
  sent: number;
}

/** Seconds that the speed is an average of: short enough to follow a line that changes, long enough to be calm. */
const WINDOW_MS = 8000;
/** Before that, nobody can tell. */
const FIRST_MS = 1000;

export interface Pace {
  /** Bytes a second; null while nobody can tell. */
  speed: number | null;
  /** Seconds; null while nobody can tell. */
  left: number | null;
}

/** Follows how fast a body goes out. */
export function paceOf(): (at: number, sent: number, total: number) => Pace {
  let samples: Sample[] = [];
  return (at, sent, total) => {
    samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, sent }];
    const first = samples[0];
    if (!first || at - first.at < FIRST_MS) return { speed: null, left: null };
    const speed = ((sent - first.sent) / (at - first.at)) * 1000;
    return { speed, left: speed > 0 ? (total - sent) / speed : null };
  };
}
