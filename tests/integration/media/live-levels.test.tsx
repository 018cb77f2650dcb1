import { render, screen } from '@testing-library/react';
import { LivePlayer } from '@/media/live/live-player';
import { fakeMedia } from './fake-media';
import { HOSTS, pass, watch } from './watching';

/** The least of hls.js: a stream in three sizes, and which of them the player allows. */
class FakeHls {
  static readonly Events = { MANIFEST_PARSED: 'parsed', LEVEL_SWITCHED: 'switched', LEVEL_LOADED: 'loaded', ERROR: 'error' };
  static readonly ErrorTypes = {};
  static readonly ErrorDetails = {};
  static readonly DefaultConfig = { fragLoadPolicy: {}, manifestLoadPolicy: {}, playlistLoadPolicy: {} };
  static made: FakeHls[] = [];

  readonly levels = [360, 480, 720].map((height) => ({ height, width: (height * 16) / 9, bitrate: height * 1000 }));
  readonly listeners = new Map<string, (event: string, data: unknown) => void>();
  autoLevelCapping = -1;
  latestLevelDetails = null;
  liveSyncPosition = null;
  playingDate = null;
  latency = 3;

  constructor() {
    FakeHls.made.push(this);
  }
  on(event: string, listener: (event: string, data: unknown) => void) {
    this.listeners.set(event, listener);
  }
  loadSource() {
    queueMicrotask(() => this.listeners.get('parsed')?.('parsed', { levels: this.levels }));
  }
  attachMedia() {}
  destroy() {}
}

jest.mock('hls.js', () => ({ __esModule: true, default: FakeHls }));

const allowed = () => FakeHls.made.at(-1)?.autoLevelCapping;

test('on a slow connection the largest pictures are left out, and let in again once it has run well for a while', async () => {
  jest.useFakeTimers();
  fakeMedia();
  Object.assign(window, { MediaSource: class {} });
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response());
  render(<LivePlayer title="Nova live" mode="hls" streamId="s1" hosts={HOSTS} token={() => Promise.resolve(null)} onHealth={() => undefined} />);
  await pass(1);
  await watch(2);
  expect(allowed()).toBe(-1);

  await pass(7);
  await watch(2);
  await pass(7);
  expect(screen.getByTestId('live-message')).toHaveTextContent('Starting again with a smaller picture');
  await watch(5);
  expect(allowed()).toBe(1);

  await watch(30);
  expect(allowed()).toBe(-1);
  jest.useRealTimers();
});
