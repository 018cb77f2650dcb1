/** Adds the query (`?…`) to every URL in an HLS playlist, so that it authorizes its parts. */
export function withQuery(playlist: Uint8Array, query: string): Uint8Array {
  const lines = new TextDecoder().decode(playlist).split('\n');
  const signed = lines.map((line) => {
    if (line.startsWith('#')) return line.replace(/URI="([^"]+)"/, (_, uri: string) => `URI="${uri}${query}"`);
    return line.trim() === '' ? line : line.trim() + query;
  });
  return new TextEncoder().encode(signed.join('\n'));
}
