import type { LevelMeter } from './publisher-types';

const SAMPLE_INTERVAL_MS = 60;

/** RMS amplitude shown as full level. */
const FULL_AT = 0.35;

interface MicrophoneMeter extends LevelMeter {
  /** Measures this microphone; null stops measuring. */
  measure(track: MediaStreamTrack | null): void;
}

/** Returns the loudness of samples (-1 to 1) on a scale from 0 to 1 that suits a speaking voice. */
export function measureLoudness(samples: Float32Array): number {
  if (samples.length === 0) return 0;
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(power) / FULL_AT);
}

/** Creates a meter that measures the microphone only while it has subscribers. */
export function createLevelMeter(): MicrophoneMeter {
  const listeners = new Set<(level: number) => void>();
  let level = 0;
  let measured: { context: AudioContext; analyser: AnalyserNode; samples: Float32Array<ArrayBuffer> } | null = null;
  let timer: number | undefined;

  const sample = () => {
    if (!measured) return;
    // Browsers may keep the context suspended until the first user interaction.
    if (measured.context.state === 'suspended') measured.context.resume().catch(() => undefined);
    measured.analyser.getFloatTimeDomainData(measured.samples);
    level = measureLoudness(measured.samples);
    listeners.forEach((listener) => listener(level));
  };
  const run = () => {
    window.clearInterval(timer);
    timer = measured && listeners.size > 0 ? window.setInterval(sample, SAMPLE_INTERVAL_MS) : undefined;
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
