import { act, renderHook } from '@testing-library/react';
import { usePublisher } from '@/media/live/use-publisher';
import { freshServer, WebRTCAdaptor } from './fake-adaptor';
import { fakeDevices, FakeTrack, plug } from './fake-devices';

jest.mock('@antmedia/webrtc_adaptor/dist/es/webrtc_adaptor.js', () => jest.requireActual('./fake-adaptor'));
jest.mock('@antmedia/webrtc_adaptor/dist/es/loglevel.min.js', () => jest.requireActual('./fake-adaptor'));

const HOSTS = { viewerURL: 'media.test', publisherURL: 'media.test', AntMediaAppname: 'LiveApp' };

beforeEach(() => {
  jest.useFakeTimers();
  freshServer();
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

function open() {
  let tickets = 0;
  const token = () => Promise.resolve(`ticket-${(tickets += 1)}`);
  return renderHook(() => usePublisher({ hosts: HOSTS, token }));
}

async function goLive() {
  WebRTCAdaptor.respond = () => 'publish_started';
  const page = open();
  await act(() => page.result.current.start('s1'));
  await pass(1);
  return page;
}

/** The senders of the open connection. */
function senders(streamId: string, tracks: readonly FakeTrack[]) {
  const sent = tracks.map((track) => ({
    track,
    async replaceTrack(other: FakeTrack) {
      this.track = other;
    },
    getParameters: () => ({ encodings: [] }),
    setParameters: () => Promise.resolve(),
  }));
  Object.assign(WebRTCAdaptor.made.at(-1)?.remotePeerConnection ?? {}, { [streamId]: { getSenders: () => sent } });
  return sent;
}

test('publisher: shows a preview of the devices before anything is sent', async () => {
  fakeDevices();
  const { result } = open();
  expect(result.current.state.step).toBe('idle');
  await act(() => result.current.openDevices());
  expect(result.current.state).toEqual({ step: 'preview', message: null });
  expect(result.current.cameras).toEqual([{ id: 'c1', label: 'Front camera' }]);
  expect(result.current.microphones).toEqual([{ id: 'm1', label: 'Microphone 1' }]);
  expect(WebRTCAdaptor.made).toHaveLength(0);
});

test.each([
  ['NotAllowedError', /is blocking your camera/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /in use by another program/],
])('a camera error %s is explained in plain words', async (video, text) => {
  fakeDevices({ video });
  const { result } = open();
  await act(() => result.current.openDevices());
  expect(result.current.state.step).toBe('failed');
  expect(result.current.state.message).toMatch(text);
});

test('a browser without WebRTC gets a message before the camera turns on', async () => {
  Reflect.deleteProperty(window, 'RTCPeerConnection');
  const tracks = fakeDevices();
  const { result } = open();
  await act(() => result.current.openDevices());
  expect(result.current.state).toEqual({
    step: 'unsupported',
    message: expect.stringMatching(/^You can’t go live because this browser doesn’t support live video/),
  });
  await act(() => result.current.start('s1'));
  expect(tracks).toEqual([]);
  expect(WebRTCAdaptor.made).toEqual([]);
});

test('without a microphone there is video, and a message about the missing sound', async () => {
  fakeDevices({ audio: 'NotFoundError' });
  const { result } = open();
  await act(() => result.current.openDevices());
  expect(result.current.state.step).toBe('preview');
  expect(result.current.missing).toEqual({
    camera: null,
    microphone: 'No microphone was found. Connect one and retry. Your stream has no sound.',
  });
});

test('of two cameras selected in a row, the first is released, however late it opens', async () => {
  const tracks = fakeDevices();
  const { result } = open();
  await act(() => result.current.openDevices());
  const { getUserMedia } = navigator.mediaDevices;
  let first = (): void => undefined;
  navigator.mediaDevices.getUserMedia = async (requests) => {
    navigator.mediaDevices.getUserMedia = getUserMedia;
    await new Promise<void>((resolve) => (first = resolve));
    return getUserMedia(requests);
  };
  await act(async () => {
    result.current.choose({ cameraId: 'c2' });
    result.current.choose({ cameraId: 'c3' });
    await Promise.resolve();
  });
  await pass(0.1);
  await act(async () => first());
  await pass(0.1);
  expect(tracks.filter(({ kind, readyState }) => kind === 'video' && readyState === 'live')).toHaveLength(1);
  act(() => result.current.stop());
  expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
});

/** A browser with a pending permission prompt. Returns a function that grants it. */
function askFirst(): () => void {
  const { getUserMedia } = navigator.mediaDevices;
  let allow = (): void => undefined;
  const allowed = new Promise<void>((resolve) => (allow = resolve));
  navigator.mediaDevices.getUserMedia = (requestedCalls) => allowed.then(() => getUserMedia(requestedCalls));
  return () => allow();
}

test('flipping the camera opens the other side, and choosing a camera by name ends that', async () => {
  const tracks = fakeDevices();
  const requested = jest.spyOn(navigator.mediaDevices, 'getUserMedia');
  const { result } = open();
  await act(() => result.current.openDevices());
  await act(async () => result.current.choose({ cameraId: null, facing: 'environment' }));
  expect(requested.mock.lastCall?.[0]).toMatchObject({ video: { facingMode: { exact: 'environment' } } });
  expect(result.current.choice).toMatchObject({ facing: 'environment', cameraId: 'c1' });
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live', 'live']);
  await act(async () => result.current.choose({ cameraId: 'c2' }));
  expect(result.current.choice).toMatchObject({ facing: null, cameraId: 'c2' });
  expect(requested.mock.lastCall?.[0]).not.toHaveProperty('video.facingMode');
});

test('a double tap on flipping the camera ends with the last side, and releases the first', async () => {
  const tracks = fakeDevices();
  const { result } = open();
  await act(() => result.current.openDevices());
  await act(async () => {
    result.current.choose({ cameraId: null, facing: 'environment' });
    result.current.choose({ cameraId: null, facing: 'user' });
  });
  expect(result.current.choice.facing).toBe('user');
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'live', 'ended', 'live']);
});

test('stopping during the microphone prompt turns the camera off at once', async () => {
  const tracks = fakeDevices();
  const { getUserMedia } = navigator.mediaDevices;
  const { result } = open();
  const allow = askFirst();
  const { getUserMedia: askUser } = navigator.mediaDevices;
  navigator.mediaDevices.getUserMedia = (request) => (request?.video ? getUserMedia(request) : askUser(request));
  await act(async () => void result.current.openDevices());
  expect(tracks.map(({ kind, readyState }) => [kind, readyState])).toEqual([['video', 'live']]);
  act(() => result.current.stop());
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  allow();
  await pass(1);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(['ended', 'ended']);
  expect(result.current.state.step).toBe('stopped');
});

test('a show started during the permission prompt goes live when the camera is there', async () => {
  fakeDevices();
  WebRTCAdaptor.respond = () => 'publish_started';
  const allow = askFirst();
  const { result } = open();
  act(() => {
    void result.current.openDevices();
    void result.current.start('s1');
  });
  expect(result.current.state.step).toBe('requesting');
  allow();
  await pass(1);
  expect(result.current.state.step).toBe('live');
  expect(WebRTCAdaptor.made.map(({ request }) => request?.streamId)).toEqual(['s1']);
});

test('a show ended during the permission prompt does not go live, and the next one does', async () => {
  const tracks = fakeDevices();
  WebRTCAdaptor.respond = () => 'publish_started';
  const allow = askFirst();
  const { result } = open();
  act(() => {
    void result.current.start('s1');
    result.current.stop();
    void result.current.start('s2');
  });
  allow();
  await pass(1);
  expect(WebRTCAdaptor.made.map(({ request }) => request?.streamId)).toEqual(['s2']);
  expect(tracks.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind)).toEqual(['video', 'audio']);
});

test('an unplugged camera is live again when plugged in, and no other one replaces it unasked', async () => {
  const tracks = fakeDevices();
  const { result } = await goLive();
  const [sender] = senders('s1', tracks);
  await act(() => plug(['c2', 'm1']));
  act(() => tracks[0]?.unplug());
  expect(result.current.missing.camera).toBe('Your camera was disconnected. Connect it again, or choose another one.');
  await act(() => plug(['c2', 'm1']));
  expect(tracks).toHaveLength(2);

  await act(() => plug(['c1', 'c2', 'm1']));
  expect(result.current.missing.camera).toBeNull();
  expect(tracks.map(({ deviceId, readyState }) => [deviceId, readyState])).toEqual([
    ['c1', 'ended'],
    ['m1', 'live'],
    ['c1', 'live'],
  ]);
  expect(sender?.track).toBe(tracks[2]);
});

test('a lost camera is restored by selecting it again, and the reason of a failure is shown', async () => {
  const tracks = fakeDevices();
  const { result } = await goLive();
  const [sender] = senders('s1', tracks);
  await act(async () => result.current.choose({ cameraId: 'c1' }));
  act(() => tracks.at(-1)?.unplug());
  fakeDevices({ video: 'NotReadableError' });
  await act(async () => result.current.choose({ cameraId: 'c1' }));
  expect(result.current.missing.camera).toMatch(/in use by another program/);
  const again = fakeDevices();
  await act(async () => result.current.choose({ cameraId: 'c1' }));
  expect(result.current.missing.camera).toBeNull();
  expect(sender?.track).toBe(again[0]);
});

test('a show without a microphone says so while live, and gets sound as soon as one is connected', async () => {
  fakeDevices({ audio: 'NotFoundError' });
  await plug(['c1']);
  const { result } = await goLive();
  expect(result.current.state.step).toBe('live');
  expect(result.current.missing.microphone).toMatch(/Your stream has no sound\.$/);
  senders('s1', WebRTCAdaptor.made[0]?.options.localStream?.getTracks() as unknown as FakeTrack[]);

  const { getUserMedia } = navigator.mediaDevices;
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    if (!constraints?.audio) return getUserMedia(constraints);
    return new MediaStream([new FakeTrack('audio') as unknown as MediaStreamTrack]);
  };
  await act(() => plug(['c1', 'm1']));
  await pass(1);
  expect(result.current.missing.microphone).toBeNull();
  expect(result.current.state.step).toBe('live');
  expect(WebRTCAdaptor.made.map(({ request, closed }) => [request?.token, closed])).toEqual([
    ['ticket-1', true],
    ['ticket-2', false],
  ]);
  expect(WebRTCAdaptor.made[1]?.options.localStream?.getTracks().map(({ kind }) => kind)).toEqual(['video', 'audio']);
});

test('a blocked microphone is live as soon as it is allowed and tried again', async () => {
  const refuse: { audio?: string } = { audio: 'NotAllowedError' };
  const tracks = fakeDevices(refuse);
  const { result } = await goLive();
  senders('s1', tracks);
  expect(result.current.missing.microphone).toMatch(
    /is blocking your microphone.*then retry\. Your stream has no sound\.$/,
  );
  expect(result.current.microphones).toEqual([]);

  await act(() => result.current.retryMissing());
  expect(result.current.missing.microphone).toMatch(/is blocking your microphone/);

  delete refuse.audio;
  const allow = askFirst();
  act(() => void result.current.retryMissing());
  expect([result.current.retrying, result.current.missing.microphone]).toEqual([true, null]);
  allow();
  await pass(1);
  expect([result.current.retrying, result.current.missing.microphone]).toEqual([false, null]);
  expect(result.current.microphones).toEqual([{ id: 'm1', label: 'Microphone 1' }]);
  expect(result.current.state.step).toBe('live');
  expect(tracks.map(({ kind, readyState }) => [kind, readyState])).toEqual([
    ['video', 'live'],
    ['audio', 'live'],
  ]);
  expect(
    WebRTCAdaptor.made
      .at(-1)
      ?.options.localStream?.getTracks()
      .map(({ kind }) => kind),
  ).toEqual(['video', 'audio']);
});

test('a show that ends during the microphone prompt releases it and waits for nothing', async () => {
  const refuse: { audio?: string } = { audio: 'NotAllowedError' };
  const tracks = fakeDevices(refuse);
  const { result } = await goLive();
  delete refuse.audio;
  const allow = askFirst();
  act(() => void result.current.retryMissing());
  act(() => result.current.stop());
  expect(result.current.retrying).toBe(false);
  allow();
  await pass(1);
  expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
});

test('a lost camera is retried, but no other one replaces it unasked', async () => {
  const tracks = fakeDevices();
  const { result } = await goLive();
  const [sender] = senders('s1', tracks);
  act(() => tracks[0]?.unplug());
  const { getUserMedia } = navigator.mediaDevices;
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    if (typeof constraints?.video === 'object' && constraints.video.deviceId)
      throw new DOMException('', 'OverconstrainedError');
    return getUserMedia(constraints);
  };
  await act(() => result.current.retryMissing());
  expect(result.current.missing.camera).toBe('Your camera couldn’t be started. Retry, or choose another one.');
  expect(tracks).toHaveLength(2);

  navigator.mediaDevices.getUserMedia = getUserMedia;
  await act(() => result.current.retryMissing());
  expect(result.current.missing).toEqual({ camera: null, microphone: null });
  expect(tracks.map(({ deviceId, readyState }) => [deviceId, readyState])).toEqual([
    ['c1', 'ended'],
    ['m1', 'live'],
    ['c1', 'live'],
  ]);
  expect(sender?.track).toBe(tracks[2]);
});

test('publisher: is live only once the server confirms', async () => {
  fakeDevices();
  WebRTCAdaptor.respond = () => 'nothing_yet';
  const { result } = open();
  await act(() => result.current.start('s1'));
  await pass(1);
  expect(result.current.state.step).toBe('starting');
  act(() => WebRTCAdaptor.made[0]?.options.callback('publish_started'));
  expect(result.current.state.step).toBe('live');
});

test('publisher: goes live again after a disconnect with a new token and the same devices', async () => {
  const tracks = fakeDevices();
  const { result } = await goLive();
  WebRTCAdaptor.respond = (_id, token) => (token === 'ticket-3' ? 'publish_started' : 'streamIdInUse');
  act(() => WebRTCAdaptor.made[0]?.options.callback('closed'));
  expect(result.current.state).toEqual({
    step: 'repairing',
    message: 'The connection to the streaming server was lost. Reconnecting…',
  });
  await pass(1.5);
  expect(result.current.state.message).toBe('Your last connection is still open. Retrying…');
  await pass(3);
  expect(result.current.state).toEqual({ step: 'live', message: null });
  expect(WebRTCAdaptor.made.map(({ request, closed }) => [request?.token, closed])).toEqual([
    ['ticket-1', true],
    ['ticket-2', true],
    ['ticket-3', false],
  ]);
  expect(tracks).toHaveLength(2);
});

test("the screen replaces the camera until sharing stops, also with the browser's button", async () => {
  const tracks = fakeDevices();
  const { result } = await goLive();
  await act(() => result.current.shareScreen(true));
  expect(result.current.sharing).toBe(true);
  await act(async () => void tracks.at(-1)?.dispatchEvent(new Event('ended')));
  expect(result.current.sharing).toBe(false);
  expect(tracks[0]?.readyState).toBe('live');
});

test('muting keeps the devices and sends no media', async () => {
  const tracks = fakeDevices();
  const { result } = await goLive();
  act(() => result.current.mute({ camera: true }));
  expect(tracks.map(({ kind, enabled }) => [kind, enabled])).toEqual([
    ['video', false],
    ['audio', true],
  ]);
});

test.each(['stop', 'leave'])('%s: the camera turns off, the connection closes, and both stay so', async (how) => {
  const tracks = fakeDevices();
  const { result, unmount } = await goLive();
  act(() => (how === 'stop' ? result.current.stop() : unmount()));
  await pass(30);
  expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
  expect(WebRTCAdaptor.made.map(({ closed }) => closed)).toEqual([true]);
  if (how === 'stop') expect(result.current.state.step).toBe('stopped');
});
