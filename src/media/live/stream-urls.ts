import type { StreamHosts } from './live-types';

export interface StreamUrls {
  /** URL for publishing over WebRTC. */
  publish: string;
  /** URL for playing over WebRTC. */
  play: string;
  /** Returns the playlist URLs of a stream, in the order to try them. */
  hls(streamId: string, token: string | null): string[];
}

const DEFAULT_APP = 'LiveApp';

/** Falls back to the page's scheme for hosts without one. */
function parseHost(host: string, pageProtocol: string): { secure: boolean; bare: string } {
  const [, scheme, bare = ''] =
    /^(?:([a-z]+):)?\/*(.*?)\/*$/i.exec(host.trim().replace(/^([\w.-]+:\d+)/, '//$1')) ?? [];
  return { secure: /^(https|wss)$/i.test(scheme ?? pageProtocol.replace(':', '')), bare };
}

/** Media servers also send the strings "null" and "undefined" (contract F.1). */
const isToken = (token: string | null): token is string =>
  token !== null && !['', 'null', 'undefined'].includes(token.trim());

/** Appends a one-time token to a URL. Returns the URL unchanged when it already has one or there is no token. */
export function withToken(url: string, token: string | null): string {
  if (!isToken(token) || /[?&]token=/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}token=${encodeURIComponent(token.trim())}`;
}

/**
 * Returns the URLs of a media server.
 *
 * - HLS (spec §7): `{protocol}//{viewerURL}/{AntMediaAppname}/streams/{streamId}.m3u8`, with `?token=` if there is a
 *   token. If the settings announce adaptive playlists, `{streamId}_adaptive.m3u8` comes first and is used when a HEAD
 *   request returns 200 (contract F.1).
 * - WebRTC (contract F.1): `ws(s)://{publisherURL}/{AntMediaAppname}/websocket`, and `subscriberUrl` to play in a
 *   cluster.
 *
 * A bare host uses the page's scheme (`location.protocol`, with its colon). If one host is missing, the other is used
 * for both; returns null when both are missing.
 */
export function streamUrls(
  { viewerURL, publisherURL, subscriberUrl, AntMediaAppname, AntMediaEnterprise = false }: StreamHosts,
  pageProtocol: string,
): StreamUrls | null {
  const viewer = parseHost(viewerURL.trim() || publisherURL, pageProtocol);
  const publisher = parseHost(publisherURL.trim() || viewerURL, pageProtocol);
  if (!viewer.bare || !publisher.bare) return null;
  const app = AntMediaAppname.replace(/^[\s/]+|[\s/]+$/g, '') || DEFAULT_APP;
  const streams = `${viewer.secure ? 'https' : 'http'}://${viewer.bare}/${app}/streams`;
  const websocket = ({ secure, bare }: typeof publisher) => `${secure ? 'wss' : 'ws'}://${bare}/${app}/websocket`;
  return {
    publish: websocket(publisher),
    play: websocket(subscriberUrl ? parseHost(subscriberUrl, pageProtocol) : publisher),
    hls: (streamId, token) =>
      (AntMediaEnterprise ? ['_adaptive', ''] : ['']).map((kind) =>
        withToken(`${streams}/${encodeURIComponent(streamId)}${kind}.m3u8`, token),
      ),
  };
}
