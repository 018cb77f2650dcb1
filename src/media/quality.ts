export interface Rendition {
  width: number;
  height: number;
  /** Bits per second. */
  bitrate: number;
}

/** One entry of the quality menu: `size` is the shorter side in pixels ("480p", also for portrait videos). */
export interface Quality {
  size: number;
  /** Index in the manifest's list of renditions. */
  index: number;
}

/** 480 → `480p`. */
export const qualityLabel = (size: number): string => `${size}p`;

/**
 * Returns the qualities of a manifest, best first; for renditions of the same size, only the one with the highest
 * bitrate.
 */
export function listQualities(renditions: readonly Rendition[]): Quality[] {
  const bestBySize = new Map<number, { index: number; bitrate: number }>();
  renditions.forEach(({ width, height, bitrate }, index) => {
    const size = Math.min(width, height);
    const known = bestBySize.get(size);
    if (size > 0 && (!known || bitrate > known.bitrate)) bestBySize.set(size, { index, bitrate });
  });
  return [...bestBySize].map(([size, { index }]) => ({ size, index })).sort((a, b) => b.size - a.size);
}

/**
 * Returns the quality closest to a preferred size: the same size, else the next smaller one (never more data than
 * requested), else the smallest. Returns null, meaning automatic, without a preference or without qualities.
 */
export function pickQuality(qualities: readonly Quality[], preferred: number | null): Quality | null {
  if (preferred === null) return null;
  return qualities.find(({ size }) => size <= preferred) ?? qualities.at(-1) ?? null;
}
