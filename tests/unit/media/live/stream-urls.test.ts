import { streamUrls, withToken } from '@/media/live/stream-urls';

const urls = (host: string, protocol = 'https:', AntMediaAppname = 'LiveApp') =>
  streamUrls({ viewerURL: host, publisherURL: host, AntMediaAppname }, protocol);

test.each([
  ['media.example', 'https:', 'https://media.example', 'wss://media.example'],
  ['media.example', 'http:', 'http://media.example', 'ws://media.example'],
  ['media.example:5443', 'https:', 'https://media.example:5443', 'wss://media.example:5443'],
  ['localhost:5080', 'http:', 'http://localhost:5080', 'ws://localhost:5080'],
  ['127.0.0.1:4100', 'http:', 'http://127.0.0.1:4100', 'ws://127.0.0.1:4100'],
  ['[::1]:5080', 'http:', 'http://[::1]:5080', 'ws://[::1]:5080'],
  ['http://media.example:5080', 'https:', 'http://media.example:5080', 'ws://media.example:5080'],
  ['https://media.example', 'http:', 'https://media.example', 'wss://media.example'],
  ['wss://media.example', 'http:', 'https://media.example', 'wss://media.example'],
  ['WS://media.example', 'https:', 'http://media.example', 'ws://media.example'],
  ['//media.example/', 'https:', 'https://media.example', 'wss://media.example'],
  ['  media.example// ', 'https:', 'https://media.example', 'wss://media.example'],
])('URLs for the host "%s" on a page with %s', (host, protocol, http, ws) => {
  expect(urls(host, protocol)?.hls('abc', null)).toEqual([`${http}/LiveApp/streams/abc.m3u8`]);
  expect(urls(host, protocol)?.publish).toBe(`${ws}/LiveApp/websocket`);
});

test('the adaptive playlist is requested only from a server that has such playlists', () => {
  const hosts = { viewerURL: 'm.example', publisherURL: '', AntMediaAppname: '', AntMediaEnterprise: true };
  expect(streamUrls(hosts, 'https:')?.hls('abc', null)).toEqual([
    'https://m.example/LiveApp/streams/abc_adaptive.m3u8',
    'https://m.example/LiveApp/streams/abc.m3u8',
  ]);
  expect(streamUrls({ ...hosts, AntMediaEnterprise: false }, 'https:')?.hls('abc', null)).toEqual([
    'https://m.example/LiveApp/streams/abc.m3u8',
  ]);
});

test('a cluster plays from its own host', () => {
  const hosts = { viewerURL: 'm.example', publisherURL: 'origin.example', AntMediaAppname: 'LiveApp' };
  expect(streamUrls(hosts, 'https:')?.play).toBe('wss://origin.example/LiveApp/websocket');
  expect(streamUrls({ ...hosts, subscriberUrl: 'edge.example' }, 'https:')).toMatchObject({
    publish: 'wss://origin.example/LiveApp/websocket',
    play: 'wss://edge.example/LiveApp/websocket',
  });
});

test('the application name comes from the settings, with a default', () => {
  expect(urls('m.example', 'https:', '/WebRTCAppEE/')?.publish).toBe('wss://m.example/WebRTCAppEE/websocket');
  expect(urls('m.example', 'https:', ' ')?.publish).toBe('wss://m.example/LiveApp/websocket');
});

test('one host serves both purposes; without any there are no URLs', () => {
  const hosts = { viewerURL: '', publisherURL: 'pub.example', AntMediaAppname: 'LiveApp' };
  expect(streamUrls(hosts, 'https:')?.hls('a', null)[0]).toBe('https://pub.example/LiveApp/streams/a.m3u8');
  expect(streamUrls({ ...hosts, publisherURL: ' ' }, 'https:')).toBeNull();
});

test('ids and tokens are encoded in URLs', () => {
  expect(urls('m.example')?.hls('a/b', 'x y&z')[0]).toBe(
    'https://m.example/LiveApp/streams/a%2Fb.m3u8?token=x%20y%26z',
  );
});

test.each([null, '', 'null', 'undefined'])('no token is sent for %j', (token) => {
  expect(withToken('https://m.example/a.m3u8', token)).toBe('https://m.example/a.m3u8');
});

test('a token is added once', () => {
  expect(withToken('https://m.example/a.ts?x=1', 't')).toBe('https://m.example/a.ts?x=1&token=t');
  expect(withToken('https://m.example/a.ts?token=u', 't')).toBe('https://m.example/a.ts?token=u');
});
