import { render, screen } from '@testing-library/react';
import { savePreferences } from '@/device/playback';
import { LivePlayer } from '@/media/live/live-player';
import FakeHls from './fake-hls';
import { fakeMedia } from './fake-media';
import { HOSTS, pass, watch } from './watching';

jest.mock('hls.js', () => jest.requireActual('./fake-hls'));

const source = () => FakeHls.made.at(-1);
const allowed = () => source()?.autoLevelCapping;

beforeEach(() => {
  jest.useFakeTimers();
  fakeMedia();
  FakeHls.sizeLimit = -1;
  window.localStorage.clear();
  Object.assign(window, { MediaSource: class {} });
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response());
});
afterEach(() => jest.useRealTimers());

async function open() {
  render(
    <LivePlayer
      title="Nova live"
      mode="hls"
      streamId="s1"
      hosts={HOSTS}
      token={() => Promise.resolve(null)}
      onHealth={() => undefined}
    />,
  );
  await pass(1);
  await watch(2);
}

/** The stream stalls, plays, and stalls again. */
async function isSlow() {
  await pass(7);
  await watch(2);
  await pass(7);
  expect(screen.getByTestId('live-message')).toHaveTextContent('Restarting at a lower quality');
  await watch(5);
}

test('a slow connection excludes the largest qualities, and allows them again once it is stable', async () => {
  await open();
  expect(allowed()).toBe(-1);
  await isSlow();
  expect(allowed()).toBe(1);
  await watch(30);
  expect(allowed()).toBe(2);
});

test('a chosen quality is lowered on a slow connection, and restored once it is stable', async () => {
  savePreferences({ quality: 720 });
  await open();
  expect(source()?.loadLevel).toBe(2);
  await isSlow();
  expect(source()?.loadLevel).toBe(1);
  await watch(30);
  expect(source()?.nextLevel).toBe(2);
});

test('a small player keeps its limit, also on a slow connection and after it', async () => {
  FakeHls.sizeLimit = 0;
  await open();
  expect(allowed()).toBe(0);
  await isSlow();
  expect(allowed()).toBe(0);
  // The player grows.
  Object.assign(source() ?? {}, { autoLevelCapping: 2 });
  expect(allowed()).toBe(1);
  Object.assign(source() ?? {}, { autoLevelCapping: 0 });
  await watch(30);
  expect(allowed()).toBe(0);
});
