import type { LevelMeter } from './publisher-types';

const LOOK_EVERY_MS = 60;

/** Louder than this is shown as full. */
const FULL_AT = 0.35;

interface MicrophoneMeter extends LevelMeter {
  /** Measures this microphone from now on, or none. */
  measure(track: MediaStreamTrack | null): void;
}

/** How loud a piece of sound is, 0 to 1, in a scale that moves with a speaking voice. Samples run from -1 to 1. */
export function loudness(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(power) / FULL_AT);
}

/** Tells how loud a microphone is, as long as somebody listens to that. */
export function createLevelMeter(): MicrophoneMeter {
  const listeners = new Set<(level: number) => void>();
  let level = 0;
  let measured: { context: AudioContext; analyser: AnalyserNode; samples: Float32Array<ArrayBuffer> } | null = null;
  let timer: number | undefined;

  const look = () => {
    if (!measured) return;
    // Browsers may start it asleep until the first press.
    if (measured.context.state === 'suspended') measured.context.resume().catch(() => undefined);
    measured.analyser.getFloatTimeDomainData(measured.samples);
    level = loudness(measured.samples);
    listeners.forEach((listener) => listener(level));
  };
  const run = () => {
    window.clearInterval(timer);
    timer = measured && listeners.size > 0 ? window.setInterval(look, LOOK_EVERY_MS) : undefined;
  };

  return {
    get: () => level,
    subscribe(listener) {
      listeners.add(listener);
      run();
      return () => {
        listeners.delete(listener);
        run();
      };
    },
    measure(track) {
      measured?.context.close().catch(() => undefined);
      measured = null;
      level = 0;
      if (track && 'AudioContext' in window) {
        const context = new AudioContext();
        const analyser = context.createAnalyser();
        analyser.fftSize = 1024;
        context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
        measured = { context, analyser, samples: new Float32Array(analyser.fftSize) };
      } else {
        listeners.forEach((listener) => listener(0));
      }
      run();
    },
  };
}
