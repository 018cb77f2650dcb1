import { act, fireEvent, render, screen } from '@testing-library/react';
import { LivePlayer, type LivePlayerProps } from '@/media/live/live-player';
import type { LiveHealth } from '@/media/live/live-types';
import { readPreferences, savePreferences } from '@/device/playback';
import { freshServer, WebRTCAdaptor } from './fake-adaptor';
import FakeHls from './fake-hls';
import { fakeMedia } from './fake-media';
import { HOSTS, pass, watch } from './watching';

jest.mock('@antmedia/webrtc_adaptor/dist/es/webrtc_adaptor.js', () => jest.requireActual('./fake-adaptor'));
jest.mock('@antmedia/webrtc_adaptor/dist/es/loglevel.min.js', () => jest.requireActual('./fake-adaptor'));
jest.mock('hls.js', () => jest.requireActual('./fake-hls'));

const health: LiveHealth[] = [];
const steps = () => [...new Set(health.map(({ step }) => step))];
const requested = () => WebRTCAdaptor.made.map((adaptor) => adaptor.request?.token);

beforeEach(() => {
  jest.useFakeTimers();
  fakeMedia();
  freshServer();
  window.localStorage.clear();
  health.length = 0;
});
afterEach(() => jest.useRealTimers());

async function open(
  token: () => Promise<string | null> = () => Promise.resolve(null),
  props: Partial<LivePlayerProps> = {},
) {
  const page = render(
    <LivePlayer
      title="Nova live"
      mode="webrtc"
      streamId="s1"
      hosts={HOSTS}
      token={token}
      onHealth={(next) => health.push(next)}
      {...props}
    />,
  );
  await pass(1);
  return page;
}

test('live player: waits for a stream that is not live, says so, and starts on its own', async () => {
  await open();
  expect(screen.getByTestId('live-message')).toHaveTextContent('The stream isn’t live yet. It starts automatically.');
  await pass(10);
  expect(WebRTCAdaptor.made.length).toBeGreaterThan(3);

  WebRTCAdaptor.respond = () => 'play_started';
  await pass(3);
  await watch(2);
  expect(screen.getByTestId('live-badge')).toHaveTextContent('Live');
  expect(screen.getByTestId('live-message')).toBeEmptyDOMElement();
  expect(steps()).toEqual(['waiting', 'playing']);
});

test('live player: recovers when the stream does, with a new token', async () => {
  let tickets = 0;
  WebRTCAdaptor.respond = () => 'play_started';
  await open(() => Promise.resolve(`ticket-${(tickets += 1)}`));
  await watch(2);

  WebRTCAdaptor.respond = () => 'no_stream_exist';
  act(() => WebRTCAdaptor.made.at(-1)?.options.callback('play_finished'));
  expect(screen.getByTestId('live-message')).toHaveTextContent(
    'The stream has stopped. It resumes automatically when it’s back.',
  );
  WebRTCAdaptor.respond = () => 'play_started';
  await pass(3);
  await watch(2);
  expect(health.at(-1)?.step).toBe('playing');
  expect(requested()).toEqual(['ticket-1', 'ticket-2']);
});

test('live player: renews a refused token at once, and reports a second refusal', async () => {
  let tickets = 0;
  WebRTCAdaptor.respond = (_id, token) => (token === 'ticket-3' ? 'play_started' : 'unauthorized_access');
  await open(() => Promise.resolve(`ticket-${(tickets += 1)}`));
  expect(requested()).toEqual(['ticket-1', 'ticket-2']);
  expect(screen.getByTestId('live-message')).toHaveTextContent('Your access to the stream wasn’t accepted.');
  await pass(3);
  await watch(2);
  expect(health.at(-1)?.step).toBe('playing');
});

test('live player: reconnects after a while even if the browser still reports that it is offline', async () => {
  WebRTCAdaptor.respond = () => 'play_started';
  await open();
  await watch(2);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => WebRTCAdaptor.made.at(-1)?.options.callback('closed'));
  expect(screen.getByTestId('live-message')).toHaveTextContent('You’re offline.');
  await pass(9);
  await watch(2);
  expect(health.at(-1)?.step).toBe('playing');
  onLine.mockRestore();
});

test('live player: restarts a stalled stream', async () => {
  WebRTCAdaptor.respond = () => 'play_started';
  await open();
  await watch(2);
  await pass(7);
  expect(health.map(({ message }) => message)).toContain('The stream froze. Restarting it…');
  expect(WebRTCAdaptor.made).toHaveLength(2);
});

test.each<[string, () => Promise<string | null>]>([
  ['token', () => new Promise(() => undefined)],
  ['connection', () => Promise.resolve(null)],
])('live player: retries if its request for a %s gets no answer', async (_what, token) => {
  WebRTCAdaptor.respond = () => 'no_answer';
  const getToken = jest.fn(token);
  await open(getToken);
  await pass(11);
  expect(getToken).toHaveBeenCalledTimes(1);
  await pass(3);
  expect(health.map(({ message }) => message)).toContain('The connection was lost. Reconnecting…');
  expect(getToken).toHaveBeenCalledTimes(2);

  // Slow devices and connections get more time with each attempt.
  await pass(20);
  expect(getToken).toHaveBeenCalledTimes(2);
  getToken.mockResolvedValue(null);
  WebRTCAdaptor.respond = () => 'play_started';
  await pass(10);
  await watch(2);
  expect(health.at(-1)?.step).toBe('playing');
});

test('live player: starts muted if the browser blocks sound, and offers to unmute', async () => {
  const play = window.HTMLMediaElement.prototype.play;
  window.HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    return this.muted ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'));
  };
  WebRTCAdaptor.respond = () => 'play_started';
  await open();
  await watch(2);
  const video = document.querySelector('video');
  expect(video?.muted).toBe(true);

  fireEvent.click(screen.getByRole('button', { name: 'Turn on sound' }));
  expect(video?.muted).toBe(false);
  expect(screen.queryByRole('button', { name: 'Turn on sound' })).not.toBeInTheDocument();
  window.HTMLMediaElement.prototype.play = play;
});

test("live player: a mute by the browser is not stored as the viewer's choice", async () => {
  const play = window.HTMLMediaElement.prototype.play;
  window.HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    if (this.muted) return play.call(this);
    // Browsers fire the event before the page has rendered the change.
    queueMicrotask(() => queueMicrotask(() => this.dispatchEvent(new Event('volumechange'))));
    return Promise.reject(new DOMException('', 'NotAllowedError'));
  };
  WebRTCAdaptor.respond = () => 'play_started';
  await open();
  await watch(2);
  const video = document.querySelector('video') as HTMLVideoElement;
  expect(video.muted).toBe(true);
  expect(readPreferences().muted).toBe(false);

  fireEvent.click(screen.getByRole('button', { name: 'Turn on sound' }));
  fireEvent(video, new Event('volumechange'));
  expect(readPreferences().muted).toBe(false);
  video.muted = true;
  fireEvent(video, new Event('volumechange'));
  expect(readPreferences().muted).toBe(true);
});

test('live player: Play on a livestream that the browser blocked keeps the sound off for a viewer who muted it', async () => {
  savePreferences({ muted: true });
  const play = window.HTMLMediaElement.prototype.play;
  window.HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  WebRTCAdaptor.respond = () => 'play_started';
  await open();
  await watch(2);
  window.HTMLMediaElement.prototype.play = play;
  fireEvent.click(screen.getByRole('button', { name: 'Play Nova live' }));
  expect(document.querySelector('video')?.muted).toBe(true);
});

describe('theater mode', () => {
  const setWide = (matches: boolean) =>
    Object.assign(window, { matchMedia: (media: string) => ({ matches: matches && media === '(min-width: 1024px)' }) });
  const pressKey = (key: string) => fireEvent.keyDown(document.body, { key });
  const watchLive = async (props: Partial<LivePlayerProps>) => {
    WebRTCAdaptor.respond = () => 'play_started';
    await open(undefined, props);
    await watch(2);
  };

  test('is toggled by T on a wide screen, and listed by ?', async () => {
    const toggle = jest.fn();
    setWide(true);
    await watchLive({ theater: { on: false, toggle } });
    pressKey('t');
    expect(toggle).toHaveBeenCalledTimes(1);
    expect(screen.getByTestId('player-notice')).toHaveTextContent('Theater mode');

    pressKey('?');
    const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(list).toHaveTextContent('Theater mode');
    expect(list).not.toHaveTextContent('Captions');
    pressKey('?');
    expect(list).not.toBeInTheDocument();
  });

  test('is not toggled by T where it has no button', async () => {
    const toggle = jest.fn();
    setWide(false);
    await watchLive({ theater: { on: false, toggle } });
    expect(pressKey('t')).toBe(true);
    expect(toggle).not.toHaveBeenCalled();
  });
});

describe('seeking by 10 seconds', () => {
  const back = () => screen.queryByRole('button', { name: 'Back 10 seconds' });

  test('is offered for a stream that can be rewound', async () => {
    Object.assign(window, { MediaSource: class {} });
    jest.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(null, { status: 200 })));
    FakeHls.made = [];
    await open(undefined, { mode: 'hls' });
    Object.assign(FakeHls.made[0] ?? {}, { latestLevelDetails: { fragmentStart: 0 }, liveSyncPosition: 60 });
    const video = document.querySelector('video') as HTMLVideoElement;
    video.currentTime = 50;
    await watch(2);
    const before = video.currentTime;
    fireEvent.click(back() as HTMLElement);
    expect(video.currentTime).toBe(before - 10);
    expect(screen.getByTestId('player-notice')).toHaveTextContent('Back 10 s');

    // The browser takes over the touch, for example to scroll.
    const slider = screen.getByRole('slider', { name: 'Position in the stream' });
    fireEvent.change(slider, { target: { value: '20' } });
    fireEvent.pointerCancel(slider);
    await watch(3);
    expect(slider).not.toHaveValue('20');
  });

  test('is not offered for one that is live only', async () => {
    WebRTCAdaptor.respond = () => 'play_started';
    await open();
    await watch(2);
    expect(document.querySelector('media-play-button')).toBeInTheDocument();
    expect(back()).not.toBeInTheDocument();
  });
});

describe('a paused viewer', () => {
  const paused = () => document.querySelector('video')?.paused;
  const pressKey = (key: string) => fireEvent.keyDown(screen.getByRole('group', { name: /^Live player/ }), { key });
  const isAway = async () => {
    WebRTCAdaptor.respond = () => 'no_stream_exist';
    act(() => {
      WebRTCAdaptor.made.at(-1)?.options.callback('play_finished');
      // An element without a source is paused and fires no event.
      document.querySelector('video')?.load();
    });
    await pass(10);
  };
  const isBack = async () => {
    WebRTCAdaptor.respond = () => 'play_started';
    await pass(5);
  };
  beforeEach(async () => {
    WebRTCAdaptor.respond = () => 'play_started';
    await open();
    await watch(2);
  });

  test('finds the stream paused after it recovered, and can play it', async () => {
    pressKey('k');
    await isAway();
    expect(screen.getByTestId('live-message')).toHaveTextContent('The stream has stopped.');
    await isBack();
    expect(paused()).toBe(true);
    expect(screen.getByTestId('live-message')).toBeEmptyDOMElement();
    expect(screen.queryByText('Loading the stream')).not.toBeInTheDocument();
    expect(document.querySelector('media-play-button')).toBeInTheDocument();

    pressKey('k');
    expect(paused()).toBe(false);
    await isAway();
    await isBack();
    expect(paused()).toBe(false);
  });

  test('finds it paused after a lost connection', async () => {
    pressKey('k');
    act(() => WebRTCAdaptor.made.at(-1)?.options.callback('closed'));
    await pass(5);
    expect(WebRTCAdaptor.made).toHaveLength(2);
    expect(paused()).toBe(true);
    expect(screen.getByTestId('live-message')).toBeEmptyDOMElement();
  });

  test('finds it paused after a repair', async () => {
    pressKey('k');
    act(() => WebRTCAdaptor.made.at(-1)?.options.callbackError('notSetRemoteDescription'));
    expect(screen.getByTestId('live-message')).toHaveTextContent('The stream stopped. Repairing it…');
    await pass(2);
    expect(paused()).toBe(true);
    expect(screen.getByTestId('live-message')).toBeEmptyDOMElement();
  });

  test('sees it play again if the stream itself had ended', async () => {
    const video = document.querySelector('video') as HTMLVideoElement;
    // Browsers pause at the end.
    Object.defineProperty(video, 'ended', { configurable: true, value: true });
    act(() => video.pause());
    await isAway();
    Object.defineProperty(video, 'ended', { configurable: true, value: false });
    await isBack();
    expect(paused()).toBe(false);
  });
});

describe('the video of a private show, which has no play button', () => {
  const video = () => document.querySelector('video') as HTMLVideoElement;
  let visibility: jest.SpyInstance;
  beforeEach(async () => {
    visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    WebRTCAdaptor.respond = () => 'play_started';
    await open(undefined, { bare: true });
    await watch(2);
  });
  afterEach(() => visibility.mockRestore());

  test('is not paused by a click', () => {
    expect(document.querySelector('media-controller')).toHaveAttribute('gesturesdisabled');
  });

  test('plays again at once if the browser pauses it', () => {
    act(() => video().pause());
    expect(video().paused).toBe(false);
  });

  test('plays again when a tab returns in which the browser paused it', () => {
    visibility.mockReturnValue('hidden');
    act(() => video().pause());
    expect(video().paused).toBe(true);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    expect(video().paused).toBe(false);
  });
});

describe('a browser that cannot play the stream by WebRTC', () => {
  /** Sets the status of the stream's HLS playlist. */
  const setHlsStatus = (status: number) => {
    Object.assign(window, { MediaSource: class {} });
    jest.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response(null, { status })));
  };
  /** The browser's SDP answer to the server's offer: port 9 accepts video, port 0 refuses it. */
  const offered = (answer: string, stats: object = {}) => {
    const description = (sdp: string) => ({ sdp });
    const peer = {
      remoteDescription: description('m=audio 9 X\r\nm=video 9 X\r\n'),
      localDescription: description(answer),
      getStats: () => Promise.resolve(new Map([['1', stats]])),
    };
    Object.assign(WebRTCAdaptor.made.at(-1)?.remotePeerConnection ?? {}, { s1: peer });
  };
  const message = () => screen.getByTestId('live-message').textContent;
  beforeEach(() => {
    FakeHls.made = [];
    WebRTCAdaptor.respond = () => 'play_started';
  });

  test('plays HLS if it supports no codec of the stream', async () => {
    setHlsStatus(200);
    await open();
    offered('m=audio 9 X\r\nm=video 0 X\r\n');
    await pass(3);
    expect(health.map(({ message }) => message)).toContain(
      'This browser can’t play the stream’s live format. Switching to another one…',
    );
    expect(WebRTCAdaptor.made.at(-1)?.closed).toBe(true);
    expect(FakeHls.made).toHaveLength(1);
    await watch(2);
    expect(health.at(-1)?.step).toBe('playing');
  });

  test('plays HLS if frames arrive and none can be decoded', async () => {
    setHlsStatus(200);
    await open();
    offered('m=audio 9 X\r\nm=video 9 X\r\n', {
      type: 'inbound-rtp',
      kind: 'video',
      packetsReceived: 40,
      framesDecoded: 0,
    });
    await pass(6);
    expect(FakeHls.made).toHaveLength(0);
    await pass(5);
    expect(FakeHls.made).toHaveLength(1);
  });

  test('plays HLS if the browser has no WebRTC', async () => {
    setHlsStatus(200);
    Reflect.deleteProperty(window, 'RTCPeerConnection');
    await open();
    expect(WebRTCAdaptor.made).toEqual([]);
    expect(FakeHls.made).toHaveLength(1);
  });

  test('shows an error if there is no HLS either, and checks again on Retry', async () => {
    setHlsStatus(404);
    await open();
    offered('m=audio 9 X\r\nm=video 0 X\r\n');
    await pass(60);
    expect(screen.getByText(/^This browser can’t play the stream\. /)).toBeInTheDocument();
    expect(message()).toBe('');
    setHlsStatus(200);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(1);
    await watch(2);
    expect(health.at(-1)?.step).toBe('playing');
  });
});

test('live player: leaves no connection and no timer behind', async () => {
  const onWindow = jest.spyOn(window, 'addEventListener');
  const offWindow = jest.spyOn(window, 'removeEventListener');
  WebRTCAdaptor.respond = () => 'play_started';
  const { unmount } = await open();
  await watch(2);
  unmount();
  expect(WebRTCAdaptor.made.every(({ closed }) => closed)).toBe(true);
  const online = (calls: unknown[][]) => calls.filter(([type]) => type === 'online').length;
  expect(online(offWindow.mock.calls)).toBe(online(onWindow.mock.calls));
  await pass(30);
  expect(WebRTCAdaptor.made).toHaveLength(1);
});
