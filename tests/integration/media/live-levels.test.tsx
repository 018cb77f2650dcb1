import { render, screen } from '@testing-library/react';
import { LivePlayer } from '@/media/live/live-player';
import FakeHls from './fake-hls';
import { fakeMedia } from './fake-media';
import { HOSTS, pass, watch } from './watching';

jest.mock('hls.js', () => jest.requireActual('./fake-hls'));

const allowed = () => FakeHls.made.at(-1)?.autoLevelCapping;

test('a slow connection excludes the largest qualities, and allows them again once it is stable', async () => {
  jest.useFakeTimers();
  fakeMedia();
  Object.assign(window, { MediaSource: class {} });
  jest.spyOn(window, 'fetch').mockResolvedValue(new Response());
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
  expect(allowed()).toBe(-1);

  await pass(7);
  await watch(2);
  await pass(7);
  expect(screen.getByTestId('live-message')).toHaveTextContent('Restarting at a lower quality');
  await watch(5);
  expect(allowed()).toBe(1);

  await watch(30);
  expect(allowed()).toBe(-1);
  jest.useRealTimers();
});
