interface Sample {
  /** In ms. */
  at: number;
  sent: number;
}

/** The speed is averaged over this time: short enough to follow changes, long enough to be steady. */
const WINDOW_MS = 8000;
/** Before this time, there is no estimate. */
const FIRST_MS = 1000;

export interface UploadSpeed {
  /** Bytes per second; null without an estimate. */
  speed: number | null;
  /** Seconds left; null without an estimate. */
  left: number | null;
}

/** Estimates the speed of an upload. */
export function createSpeedMeter(): (at: number, sent: number, total: number) => UploadSpeed {
  let samples: Sample[] = [];
  return (at, sent, total) => {
    samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, sent }];
    const first = samples[0];
    if (!first || at - first.at < FIRST_MS) return { speed: null, left: null };
    const speed = ((sent - first.sent) / (at - first.at)) * 1000;
    return { speed, left: speed > 0 ? (total - sent) / speed : null };
  };
}
