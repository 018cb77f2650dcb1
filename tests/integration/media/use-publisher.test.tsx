import { act, renderHook } from '@testing-library/react';
import { usePublisher } from '@/media/live/use-publisher';
import { freshServer, WebRTCAdaptor } from './fake-adaptor';
import { fakeDevices } from './fake-devices';

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
  WebRTCAdaptor.answer = () => 'publish_started';
  const page = open();
  await act(() => page.result.current.start('s1'));
  await pass(1);
  return page;
}

test('shows the devices before anything is sent', async () => {
  fakeDevices();
  const { result } = open();
  expect(result.current.state.step).toBe('idle');
  await act(() => result.current.openDevices());
  expect(result.current.state).toEqual({ step: 'preview', says: null });
  expect(result.current.cameras).toEqual([{ id: 'c1', label: 'Front camera' }]);
  expect(result.current.microphones).toEqual([{ id: 'm1', label: 'Microphone 1' }]);
  expect(WebRTCAdaptor.made).toHaveLength(0);
});

test.each([
  ['NotAllowedError', /does not let this site use your camera/],
  ['NotFoundError', /No camera was found/],
  ['NotReadableError', /used by another program/],
])('a camera that fails with %s is told in plain words', async (video, words) => {
  fakeDevices({ video });
  const { result } = open();
  await act(() => result.current.openDevices());
  expect(result.current.state.step).toBe('failed');
  expect(result.current.state.says).toMatch(words);
});

test('without a microphone there is a picture, and the missing sound is said', async () => {
  fakeDevices({ audio: 'NotFoundError' });
  const { result } = open();
  await act(() => result.current.openDevices());
  expect(result.current.state).toEqual({ step: 'preview', says: 'No microphone was found. Connect one and try again. Your stream has no sound.' });
});

test('of two cameras that are chosen one after the other the first is let go, however late it comes', async () => {
  const tracks = fakeDevices();
  const { result } = open();
  await act(() => result.current.openDevices());
  const { getUserMedia } = navigator.mediaDevices;
  let first = (): void => undefined;
  navigator.mediaDevices.getUserMedia = async (asked) => {
    navigator.mediaDevices.getUserMedia = getUserMedia;
    await new Promise<void>((resolve) => (first = resolve));
    return getUserMedia(asked);
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

test('is live only when the server says so', async () => {
  fakeDevices();
  WebRTCAdaptor.answer = () => 'nothing_yet';
  const { result } = open();
  await act(() => result.current.start('s1'));
  await pass(1);
  expect(result.current.state.step).toBe('starting');
  act(() => WebRTCAdaptor.made[0]?.options.callback('publish_started'));
  expect(result.current.state.step).toBe('live');
});

test('goes back on air after a drop with a fresh ticket and the same devices', async () => {
  const tracks = fakeDevices();
  const { result } = await goLive();
  WebRTCAdaptor.answer = (_id, token) => (token === 'ticket-3' ? 'publish_started' : 'streamIdInUse');
  act(() => WebRTCAdaptor.made[0]?.options.callback('closed'));
  expect(result.current.state).toEqual({ step: 'repairing', says: 'The connection to the media server was lost. Going back on air…' });
  await pass(1.5);
  expect(result.current.state.says).toBe('The media server still holds your last connection. Trying again…');
  await pass(3);
  expect(result.current.state).toEqual({ step: 'live', says: null });
  expect(WebRTCAdaptor.made.map(({ asked, closed }) => [asked?.token, closed])).toEqual([['ticket-1', true], ['ticket-2', true], ['ticket-3', false]]);
  expect(tracks).toHaveLength(2);
});

test('the screen takes the place of the camera until it is given back, also by the button of the browser', async () => {
  const tracks = fakeDevices();
  const { result } = await goLive();
  await act(() => result.current.shareScreen(true));
  expect(result.current.sharing).toBe(true);
  await act(async () => void tracks.at(-1)?.dispatchEvent(new Event('ended')));
  expect(result.current.sharing).toBe(false);
  expect(tracks[0]?.readyState).toBe('live');
});

test('muting keeps the devices and sends nothing of them', async () => {
  const tracks = fakeDevices();
  const { result } = await goLive();
  act(() => result.current.mute({ camera: true }));
  expect(tracks.map(({ kind, enabled }) => [kind, enabled])).toEqual([['video', false], ['audio', true]]);
});

test.each(['stop', 'leave'])('%s: the camera goes off, the connection closes, and it stays so', async (how) => {
  const tracks = fakeDevices();
  const { result, unmount } = await goLive();
  act(() => (how === 'stop' ? result.current.stop() : unmount()));
  await pass(30);
  expect(tracks.every(({ readyState }) => readyState === 'ended')).toBe(true);
  expect(WebRTCAdaptor.made.map(({ closed }) => closed)).toEqual([true]);
  if (how === 'stop') expect(result.current.state.step).toBe('stopped');
});
