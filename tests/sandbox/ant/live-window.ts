export type Segment = {
  uri: string;
  seconds: number;
  /** Start time, in ms since 1970. */
  at: number;
  /** A discontinuity: this segment comes from another encoder or another round of the loop. */
  starts: boolean;
};

type Playlist = {
  segments: readonly Segment[];
  /** Number of the first segment, counted from the start of the stream. */
  sequence: number;
  /** Number of discontinuities up to and including the first segment. */
  discontinuity: number;
  ended: boolean;
};

/** Formats a sliding live playlist (RFC 8216). */
export function livePlaylist({ segments, sequence, discontinuity, ended }: Playlist): string {
  const longest = Math.max(1, ...segments.map(({ seconds }) => Math.round(seconds)));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${longest}`,
    `#EXT-X-MEDIA-SEQUENCE:${sequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuity}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...segments.flatMap(({ uri, seconds, at, starts }, index) => [
      // A discontinuity at the first segment is already part of the sequence number.
      ...(starts && index > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(at).toISOString()}`,
      `#EXTINF:${seconds.toFixed(3)},`,
      uri,
    ]),
    ...(ended ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}
