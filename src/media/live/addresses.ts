import type { StreamHosts } from './live-types';

export interface StreamAddresses {
  /** Where streams are published and played by WebRTC. */
  websocket: string;
  /** The playlists of a stream, in the order in which they are to be tried. */
  hls(streamId: string, token: string | null): string[];
}

const DEFAULT_APP = 'LiveApp';

/** A host of the settings with the scheme it carries, else with that of the page. */
function parseHost(host: string, pageProtocol: string): { secure: boolean; bare: string } {
  const [, scheme, bare = ''] = /^(?:([a-z]+):)?\/*(.*?)\/*$/i.exec(host.trim().replace(/^([\w.-]+:\d+)/, '//$1')) ?? [];
  return { secure: /^(https|wss)$/i.test(scheme ?? pageProtocol.replace(':', '')), bare };
}

/** Servers of this kind give the words for nothing as well (contract F.1). */
const isToken = (token: string | null): token is string => token !== null && !['', 'null', 'undefined'].includes(token.trim());

/** Puts a one-time token into an address that does not have one yet; nothing that stands for no token. */
export function withToken(url: string, token: string | null): string {
  if (!isToken(token) || /[?&]token=/.test(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}token=${encodeURIComponent(token.trim())}`;
}

/**
 * The addresses of a media server.
 *
 * - HLS (spec §7): `{protocol}//{viewerURL}/{AntMediaAppname}/streams/{streamId}.m3u8`, `?token=` behind it where there is one. Where the
 *   settings say that there are adaptive playlists, `{streamId}_adaptive.m3u8` comes first: it is asked for by HEAD and taken where that answers 200 (contract F.1).
 * - WebRTC (contract F.1): `ws(s)://{publisherURL}/{AntMediaAppname}/websocket`.
 *
 * Hosts may carry a scheme, which then counts; a bare host takes the page's (`location.protocol`, with its colon). A missing host takes the other
 * one's place; null without any.
 */
export function streamAddresses({ viewerURL, publisherURL, AntMediaAppname, AntMediaEnterprise = false }: StreamHosts, pageProtocol: string): StreamAddresses | null {
  const viewer = parseHost(viewerURL.trim() || publisherURL, pageProtocol);
  const publisher = parseHost(publisherURL.trim() || viewerURL, pageProtocol);
  if (!viewer.bare || !publisher.bare) return null;
  const app = AntMediaAppname.replace(/^[\s/]+|[\s/]+$/g, '') || DEFAULT_APP;
  const streams = `${viewer.secure ? 'https' : 'http'}://${viewer.bare}/${app}/streams`;
  return {
    websocket: `${publisher.secure ? 'wss' : 'ws'}://${publisher.bare}/${app}/websocket`,
    hls: (streamId, token) => (AntMediaEnterprise ? ['_adaptive', ''] : ['']).map((kind) => withToken(`${streams}/${encodeURIComponent(streamId)}${kind}.m3u8`, token)),
  };
}
