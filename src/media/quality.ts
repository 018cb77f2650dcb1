/** One encoding of an HLS video, as the manifest lists it. */
export interface Rendition {
  width: number;
  height: number;
  /** Bits a second. */
  bitrate: number;
}

/** One line of the quality menu: `size` is the shorter side in pixels ("480p", upright videos included). */
export interface Quality {
  size: number;
  /** Place in the manifest's list of renditions. */
  index: number;
}

/** 480 → `480p`. */
export const qualityLabel = (size: number): string => `${size}p`;

/** The choices of a manifest, best first; of several renditions of one size the richest. */
export function listQualities(renditions: readonly Rendition[]): Quality[] {
  const richest = new Map<number, { index: number; bitrate: number }>();
  renditions.forEach(({ width, height, bitrate }, index) => {
    const size = Math.min(width, height);
    const known = richest.get(size);
    if (size > 0 && (!known || bitrate > known.bitrate)) richest.set(size, { index, bitrate });
  });
  return [...richest].map(([size, { index }]) => ({ size, index })).sort((a, b) => b.size - a.size);
}

/**
 * The choice that honours a wish made on another video: the same size, else the next smaller one (never more data than asked for),
 * else the smallest. Without a wish, or without choices, null: the player decides.
 */
export function pickQuality(qualities: readonly Quality[], wanted: number | null): Quality | null {
  if (wanted === null) return null;
  return qualities.find(({ size }) => size <= wanted) ?? qualities.at(-1) ?? null;
}
