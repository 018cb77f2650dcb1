import { screen, waitFor, within } from '@testing-library/dom';
import { broadcastConsole } from './support/broadcast-console';
import { button } from './support/controls';
import { choose } from './support/choose';

const NO_SOUND = /is blocking your microphone.*Your stream has no sound\.$/;
const { allow, goLive, open, refuse, tracks } = broadcastConsole();

test('shortcuts turn microphone and camera off, but not while someone types', async () => {
  const tab = await open();
  await goLive(tab);
  const { user } = tab;
  await user.keyboard('mc');
  expect(screen.getByLabelText(/^Mute microphone/)).toHaveAttribute('aria-pressed', 'true');
  expect(tracks.map(({ enabled }) => enabled)).toEqual([false, false]);
  await user.click(screen.getByLabelText('Your message'));
  await user.keyboard('m');
  expect(tracks.map(({ enabled }) => enabled)).toEqual([false, false]);
});

test('a camera error is explained, and can be retried', async () => {
  const { user } = await open();
  refuse('NotAllowedError');
  await user.click(await button('Turn on camera and microphone'));
  expect(await screen.findByText(/is blocking your camera/)).toBeInTheDocument();
  expect(await button('Retry')).toBeInTheDocument();
  expect((await button('Go live')).closest('button')).toHaveAttribute('aria-disabled', 'true');
});

test('a blocked microphone can be retried before the show, and then selected', async () => {
  const { user } = await open();
  refuse('NotAllowedError', 'audio');
  await user.click(await button('Turn on camera and microphone'));
  expect(await screen.findByText(NO_SOUND)).toBeVisible();
  expect(screen.getByLabelText('Microphone')).toBeDisabled();
  await user.click(await button('Retry'));
  expect(await screen.findByText(NO_SOUND)).toBeVisible();

  allow();
  await user.click(await button('Retry'));
  await waitFor(() => expect(screen.getByLabelText('Microphone')).toBeEnabled());
  expect(screen.queryByText(NO_SOUND)).toBeNull();
  expect(screen.queryByText('Retry')).toBeNull();
  expect(tracks.map(({ kind }) => kind)).toEqual(['video', 'audio']);
});

test('a show without sound says so while live, and has sound after a retry', async () => {
  const tab = await open();
  refuse('NotAllowedError', 'audio');
  await goLive(tab);
  expect(screen.getByText(NO_SOUND)).toBeVisible();

  allow();
  await tab.user.click(await button('Retry'));
  await waitFor(() => expect(screen.queryByText('Retry')).toBeNull());
  expect(screen.queryByText(NO_SOUND)).toBeNull();
  expect(tracks.map(({ kind, readyState }) => [kind, readyState])).toEqual([
    ['video', 'live'],
    ['audio', 'live'],
  ]);
});

test('a camera lost during a show is not shown as selected, and is restored by selecting it', async () => {
  const tab = await open();
  await goLive(tab);
  tracks[0]?.unplug();
  expect(await screen.findByText(/Your camera was disconnected/)).toBeVisible();
  await tab.user.click(screen.getByLabelText('Devices and quality'));
  const devices = within(await screen.findByRole('dialog', { name: 'Devices and quality' }));
  expect(devices.getByText('Choose a device')).toBeVisible();
  await choose(tab.user, devices.getByLabelText('Camera'), 'Front camera');
  await waitFor(() => expect(screen.queryByText(/Your camera was disconnected/)).toBeNull());
  expect(tracks.map(({ kind, readyState }) => [kind, readyState])).toEqual([
    ['video', 'ended'],
    ['audio', 'live'],
    ['video', 'live'],
  ]);
});

test('a phone offers no screen sharing, also where its browser has the function', async () => {
  const { matchMedia } = window;
  const isCoarse = (media: string) => media === '(pointer: coarse)';
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...matchMedia(media), matches: isCoarse(media) }));
  Object.assign(navigator.mediaDevices, { getDisplayMedia: () => Promise.reject(new Error('Not on phones')) });
  await goLive(await open());
  expect(screen.getByLabelText('Mute microphone (M)')).toBeInTheDocument();
  expect(screen.queryByLabelText('Share screen')).not.toBeInTheDocument();
});
