import { livePlaylist } from './live-window';

/** How far back viewers can seek, in seconds. */
const REWIND = 80;
/**
 * Rounds restart at this number. hls.js keeps an entry for every discontinuity, so counting from 1970 would keep it
 * busy forever.
 */
const ROUNDS = 1000;
/** A segment appears this long after its end, as with a real encoder. Milliseconds. */
const BEHIND = 1000;

/** Start of the first round, in seconds. Not 1970, because hls.js iterates over all past rounds with every playlist. */
const BEGAN = Date.UTC(2026, 0, 1) / 1000;

/**
 * Returns the live playlist of an endlessly repeated clip at `now`. It depends on the clock alone: rounds follow each
 * other since `BEGAN`. `lengths` are the segment durations in seconds; `uri` returns the URL of a segment.
 */
export function loopPlaylist(lengths: readonly number[], uri: (index: number) => string, now: number): string {
  const round = lengths.reduce((sum, seconds) => sum + seconds, 0);
  const begins = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, seconds) => sum + seconds, 0));
  const edge = (now - BEHIND) / 1000 - BEGAN;
  const rounds = Math.floor(edge / round);
  /** Number of the first segment that has not ended yet, counted from `BEGAN`. */
  const until =
    rounds * lengths.length +
    begins.filter((begin, index) => rounds * round + begin + (lengths[index] ?? 0) <= edge).length;

  const segments = [];
  let stored = 0;
  let sequence = until;
  while (stored < REWIND) {
    sequence -= 1;
    const index = sequence % lengths.length;
    const seconds = lengths[index] ?? 0;
    const at = (BEGAN + Math.floor(sequence / lengths.length) * round + (begins[index] ?? 0)) * 1000;
    segments.unshift({ uri: uri(index), seconds, at, starts: index === 0 });
    stored += seconds;
  }
  return livePlaylist({
    segments,
    sequence,
    discontinuity: Math.floor(sequence / lengths.length) % ROUNDS,
    ended: false,
  });
}

/** Reads the segment durations, in seconds, from the playlist of a clip. */
export const segmentLengths = (playlist: string): number[] =>
  [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds));
