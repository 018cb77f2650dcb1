/** Ends a media playlist after `seconds`, at the end of a segment. */
export function cutPlaylist(playlist: string, seconds: number): string {
  const lines: string[] = [];
  let played = 0;
  for (const line of playlist.split('\n')) {
    const [, duration] = /^#EXTINF:([\d.]+)/.exec(line) ?? [];
    // Encoders write 1.999 or 2.001 for a segment of two seconds.
    if (duration && played >= seconds - 0.1) break;
    if (duration) played += Number(duration);
    if (line !== '' && line !== '#EXT-X-ENDLIST') lines.push(line);
  }
  return [...lines, '#EXT-X-ENDLIST', ''].join('\n');
}
