/** One piece of a live stream as a playlist names it. */
export type Segment = {
  uri: string;
  seconds: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** It does not go on from the piece before it: another encoder, another round. */
  starts: boolean;
};

type Playlist = {
  segments: readonly Segment[];
  /** Number of the first segment, counted from the beginning of the stream. */
  sequence: number;
  /** How often the stream began anew up to and with the first segment. */
  discontinuity: number;
  ended: boolean;
};

/** A sliding live playlist (RFC 8216): what is in it now, to rewind in, and what is being said about its place in the whole. */
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
      // What the first segment starts is already counted in the sequence.
      ...(starts && index > 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(at).toISOString()}`,
      `#EXTINF:${seconds.toFixed(3)},`,
      uri,
    ]),
    ...(ended ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}
