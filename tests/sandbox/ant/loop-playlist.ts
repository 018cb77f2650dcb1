import { livePlaylist } from './live-window';

/** How far back a viewer can go. Seconds. */
const REWIND = 80;
/**
 * Rounds are counted up to here, then anew: hls.js keeps a place for every number there was, and is busy with nothing else where
 * they are counted from 1970.
 */
const ROUNDS = 1000;
/** A segment is there a moment after its end, as from an encoder. Milliseconds. */
const BEHIND = 1000;

/** When the first round began. Not in 1970: with every playlist hls.js goes through all rounds there have been. Seconds. */
const BEGAN = Date.UTC(2026, 0, 1) / 1000;

/**
 * The live playlist of a clip that repeats for ever, at `now`. The clock alone decides what is in it: since `BEGAN` one round has
 * followed the other. `lengths` are the seconds of the clip's segments, `uri` says where one of them is.
 */
export function loopPlaylist(lengths: readonly number[], uri: (index: number) => string, now: number): string {
  const round = lengths.reduce((sum, seconds) => sum + seconds, 0);
  const begins = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, seconds) => sum + seconds, 0));
  const edge = (now - BEHIND) / 1000 - BEGAN;
  const rounds = Math.floor(edge / round);
  /** Number, counted from then, of the first segment that has not ended yet. */
  const until = rounds * lengths.length + begins.filter((begin, index) => rounds * round + begin + (lengths[index] ?? 0) <= edge).length;

  const segments = [];
  let kept = 0;
  let sequence = until;
  while (kept < REWIND) {
    sequence -= 1;
    const index = sequence % lengths.length;
    const seconds = lengths[index] ?? 0;
    const at = (BEGAN + Math.floor(sequence / lengths.length) * round + (begins[index] ?? 0)) * 1000;
    segments.unshift({ uri: uri(index), seconds, at, starts: index === 0 });
    kept += seconds;
  }
  return livePlaylist({ segments, sequence, discontinuity: Math.floor(sequence / lengths.length) % ROUNDS, ended: false });
}

/** The lengths of a clip's segments, in seconds, as its own playlist names them. */
export const segmentLengths = (playlist: string): number[] => [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds));
