import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRef } from 'react';
import { pauseHistory } from '@/device/visits';
import { findProgress, saveProgress, resumePoint } from '@/device/watch-progress';
import { savePreferences, readPreferences } from '@/device/playback';
import type { PlayerHandle } from '@/media/player-types';
import { VideoPlayer } from '@/media/video-player';
import { clickInSafari } from '../support/click-in-safari';
import { timerHolder } from '../../setup/timer-holder';
import { fakeMedia } from './fake-media';
import { pass } from './watching';

beforeEach(() => {
  fakeMedia();
  window.localStorage.clear();
});

const timers = timerHolder();

const player = (
  <VideoPlayer
    id="v1"
    title="Dawn"
    source={{ url: 'http://media.test/dawn.mp4' }}
    poster="http://media.test/dawn.jpg"
    duration={200}
  />
);

const video = () => {
  const element = document.querySelector('video');
  if (!element) throw new Error('There is no video on the page.');
  return element;
};

async function clickPlay(name: RegExp = /^Play Dawn/) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(video().paused).toBe(false));
  return user;
}

describe('before playback', () => {
  test('the server-rendered HTML has poster, title, duration and no player', () => {
    const html = renderToString(player);
    expect(html).toContain('src="http://media.test/dawn.jpg"');
    expect(html).toContain('Play Dawn');
    expect(html).toContain('3:20');
    expect(html).not.toContain('dawn.mp4');
    expect(html).not.toContain('<video');
  });

  test('the stored position is offered', () => {
    saveProgress('v1', 130, 200);
    savePreferences({ quality: 480, speed: 1.75 });
    render(player);
    expect(screen.getByRole('button', { name: 'Play Dawn from 2:10' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Quality and speed 480p · 1.75×' })).toBeVisible();
  });

  test('quality and speed can be selected without starting', async () => {
    render(player);
    await userEvent.click(screen.getByRole('button', { name: 'Quality and speed' }));
    await userEvent.click(await screen.findByRole('radio', { name: '1.5×' }));
    expect(readPreferences().speed).toBe(1.5);
    expect(video().paused).toBe(true);
  });
});

describe('on start', () => {
  test('a click loads the player, plays, and focuses it', async () => {
    render(player);
    await clickPlay();
    expect(video().getAttribute('src')).toBe('http://media.test/dawn.mp4');
    expect(screen.getByRole('group', { name: 'Player: Dawn' })).toHaveFocus();
  });

  test('focuses the player, although Safari focused an element around the button', async () => {
    render(<main tabIndex={-1}>{player}</main>);
    clickInSafari(screen.getByRole('button', { name: /^Play Dawn/ }));
    await waitFor(() => expect(video().paused).toBe(false));
    expect(screen.getByRole('group', { name: 'Player: Dawn' })).toHaveFocus();
  });

  test('continues at the stored position, and offers to start over', async () => {
    saveProgress('v1', 130, 200);
    render(player);
    const user = await clickPlay();
    expect(video().currentTime).toBe(130);
    expect(screen.getByText('Resumed at 2:10')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(video().currentTime).toBe(0);
    expect(screen.queryByText('Resumed at 2:10')).not.toBeInTheDocument();
  });

  test('the offer to start over is announced, and stays for 10 seconds without the focus', async () => {
    timers.hold(10_000);
    saveProgress('v1', 130, 200);
    render(player);
    await clickPlay();
    expect(screen.getByText('Resumed at 2:10')).toHaveAttribute('role', 'status');
    const startOver = screen.getByRole('button', { name: 'Start over' });
    act(() => startOver.focus());
    act(() => timers.fire());
    expect(startOver).toHaveFocus();
    act(() => startOver.blur());
    act(() => timers.fire());
    expect(startOver).not.toBeInTheDocument();
  });

  test('a time in the URL takes precedence over the stored position', async () => {
    saveProgress('v1', 130, 200);
    render(<VideoPlayer id="v1" title="Dawn" source={{ url: 'http://media.test/dawn.mp4' }} startAt={95} />);
    await clickPlay();
    expect(video().currentTime).toBe(95);
    expect(screen.queryByText(/Resumed/)).not.toBeInTheDocument();
  });

  test('restores the last volume and speed', async () => {
    savePreferences({ volume: 0.4, muted: true, speed: 1.75 });
    render(player);
    await clickPlay();
    expect(video()).toMatchObject({ volume: 0.4, muted: true, playbackRate: 1.75 });
  });

  test('another part of the page can seek', async () => {
    const handle = createRef<PlayerHandle>();
    render(<VideoPlayer ref={handle} id="v1" title="Dawn" source={{ url: 'http://media.test/dawn.mp4' }} />);
    act(() => handle.current?.seekTo(80));
    await waitFor(() => expect(video().paused).toBe(false));
    expect(handle.current?.getTime()).toBe(80);
    act(() => handle.current?.seekTo(20));
    expect(video().currentTime).toBe(20);
  });
});

describe('keyboard shortcuts', () => {
  test('control the player and announce what they did', async () => {
    render(player);
    const user = await clickPlay();
    const notice = screen.getByTestId('player-notice');
    await user.keyboard('l');
    expect(video().currentTime).toBe(10);
    expect(notice).toHaveTextContent('Forward 10 s');
    await user.keyboard('>>>');
    expect(video().playbackRate).toBe(1.75);
    expect(notice).toHaveTextContent('Speed 1.75×');
    await user.keyboard('5');
    expect(video().currentTime).toBe(100);
    await user.keyboard('m');
    expect(video().muted).toBe(true);
    await user.keyboard('{ArrowDown}');
    expect(notice).toHaveTextContent('Volume 95%');
    await user.keyboard(' ');
    expect(video().paused).toBe(true);
    expect(notice).toHaveTextContent('Paused');
    await user.keyboard('c');
    expect(notice).toHaveTextContent('This video has no captions');
  });

  test('? shows the list of shortcuts, Escape closes it and restores the focus', async () => {
    render(player);
    const user = await clickPlay();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Player: Dawn' })).toHaveFocus();
    await user.keyboard('??');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Player: Dawn' })).toHaveFocus();
  });

  test('do nothing while someone types', async () => {
    render(
      <>
        {player}
        <textarea aria-label="Comment" />
      </>,
    );
    const user = await clickPlay();
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('k m 5?');
    expect(screen.getByRole('textbox')).toHaveValue('k m 5?');
    expect(video()).toMatchObject({ paused: false, muted: false, currentTime: 0 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('seeking by 10 seconds', () => {
  test('works with the buttons, by mouse and by keyboard', async () => {
    render(player);
    const user = await clickPlay();
    const notice = screen.getByTestId('player-notice');
    const forward = screen.getByRole('button', { name: 'Forward 10 seconds' });
    await user.click(forward);
    expect(video().currentTime).toBe(10);
    expect(notice).toHaveTextContent('Forward 10 s');
    forward.focus();
    await user.keyboard('{Enter}');
    expect(video().currentTime).toBe(20);
    await user.click(screen.getByRole('button', { name: 'Back 10 seconds' }));
    expect(video().currentTime).toBe(10);
    expect(notice).toHaveTextContent('Back 10 s');
  });

  describe('works with a double tap', () => {
    const LEFT = 20;
    const MIDDLE = 150;
    const RIGHT = 280;

    /** Taps a video that is 300 px wide at these times, in milliseconds. */
    function tap(clientX: number, times: number[], pointerType = 'touch') {
      video().getBoundingClientRect = () => new DOMRect(0, 0, 300, 169);
      for (const timeStamp of times) {
        const event = createEvent.pointerUp(video());
        Object.defineProperties(event, {
          timeStamp: { value: timeStamp },
          pointerType: { value: pointerType },
          isPrimary: { value: true },
          clientX: { value: clientX },
        });
        fireEvent(video(), event);
      }
    }

    beforeEach(async () => {
      render(player);
      await clickPlay();
      video().currentTime = 50;
    });

    test('on the right forward, on the left back', () => {
      tap(RIGHT, [1000, 1200]);
      expect(video().currentTime).toBe(60);
      expect(screen.getByTestId('player-notice')).toHaveTextContent('Forward 10 s');
      tap(LEFT, [2000, 2200]);
      expect(video().currentTime).toBe(50);
      expect(screen.getByTestId('player-notice')).toHaveTextContent('Back 10 s');
    });

    test('but not with single taps, taps in the middle, or clicks of a mouse', () => {
      tap(RIGHT, [1000, 1400]);
      tap(LEFT, [1500]);
      tap(MIDDLE, [2000, 2200]);
      tap(RIGHT, [3000, 3200], 'mouse');
      expect(video().currentTime).toBe(50);
      expect(video().paused).toBe(false);
    });
  });
});

describe('the settings', () => {
  const openSettings = async () => {
    const user = await clickPlay();
    await user.click(screen.getByRole('button', { name: 'Quality and speed' }));
    return user;
  };

  test('open and close by keyboard, and close with a click on the video', async () => {
    render(player);
    const user = await clickPlay();
    const panel = () => screen.queryByRole('group', { name: 'Quality and speed' });
    const button = screen.getByRole('button', { name: 'Quality and speed' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(panel()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    button.focus();
    await user.keyboard(' ');
    expect(panel()).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    await user.click(button);
    fireEvent.pointerDown(video());
    expect(panel()).not.toBeInTheDocument();
  });

  test('repeat the video, also the next one on this device', async () => {
    const { unmount } = render(player);
    const user = await openSettings();
    const loop = () => screen.getByRole('checkbox', { name: 'Loop' });
    expect(video().loop).toBe(false);
    await user.click(loop());
    expect(video().loop).toBe(true);
    expect(screen.getByTestId('player-notice')).toHaveTextContent('Loop on');
    unmount();

    render(<VideoPlayer id="v2" title="Dusk" source={{ url: 'http://media.test/dusk.mp4' }} />);
    await clickPlay(/^Play Dusk/);
    expect(video().loop).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Quality and speed' }));
    await user.click(loop());
    expect(video().loop).toBe(false);
    expect(readPreferences().loop).toBe(false);
  });
});

test('of two players on a page one plays at a time, and the one with the focus gets the keys', async () => {
  render(
    <>
      {player}
      <VideoPlayer id="v2" title="Dusk" source={{ url: 'http://media.test/dusk.mp4' }} />
    </>,
  );
  const user = await clickPlay();
  await user.click(screen.getByRole('button', { name: 'Play Dusk' }));
  const second = () => document.querySelectorAll('video')[1];
  await waitFor(() => expect(second()?.paused).toBe(false));
  expect(video().paused).toBe(true);
  await user.keyboard('l');
  expect([video().currentTime, second()?.currentTime]).toEqual([0, 10]);
});

describe('the device stores', () => {
  const watchTo = (seconds: number) => {
    video().currentTime = seconds;
    video().dispatchEvent(new Event('timeupdate'));
  };

  test('the position on pause', async () => {
    render(player);
    const user = await clickPlay();
    watchTo(61);
    expect(resumePoint('v1')).toBeNull();
    await user.keyboard('k');
    expect(resumePoint('v1')).toBe(61);
  });

  test('the position every five seconds while playing', async () => {
    render(player);
    await clickPlay();
    const clock = jest.spyOn(Date, 'now');
    const now = Date.now();
    clock.mockReturnValue(now + 4000);
    watchTo(64);
    expect(resumePoint('v1')).toBeNull();
    clock.mockReturnValue(now + 5500);
    watchTo(65);
    expect(resumePoint('v1')).toBe(65);
    clock.mockRestore();
  });

  test.each([
    ['when the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['when another page of the site is opened', (unmount: () => void) => unmount()],
  ])('the position %s', async (_when, leave) => {
    const { unmount } = render(player);
    await clickPlay();
    watchTo(62);
    leave(unmount);
    expect(resumePoint('v1')).toBe(62);
  });

  test('nothing for a video watched to its end', async () => {
    saveProgress('v1', 130, 200);
    render(player);
    await clickPlay();
    watchTo(200);
    video().dispatchEvent(new Event('ended'));
    expect(resumePoint('v1')).toBeNull();
  });

  test('that a looping video was watched to its end', async () => {
    savePreferences({ loop: true });
    render(player);
    await clickPlay();
    watchTo(199.8);
    video().currentTime = 0;
    video().dispatchEvent(new Event('seeking'));
    expect(findProgress('v1')).toEqual({ id: 'v1', seconds: 0, watched: true });
  });

  test('no position while the history is paused; earlier ones stay', async () => {
    saveProgress('v1', 30, 200);
    pauseHistory(true);
    render(player);
    await clickPlay();
    watchTo(62);
    window.dispatchEvent(new Event('pagehide'));
    expect(resumePoint('v1')).toBe(30);
  });

  test('volume and speed', async () => {
    render(player);
    const user = await clickPlay();
    await user.keyboard('<m');
    expect(readPreferences()).toMatchObject({ speed: 0.75, muted: true });
  });
});

describe('playback faults', () => {
  const fail = () => act(() => void video().dispatchEvent(new Event('error')));

  test('are repaired once at the same position, then reported with Retry, which starts again with a new URL', async () => {
    const renew = jest.fn(async () => ({ url: 'http://media.test/dawn.mp4?again' }));
    render(
      <VideoPlayer id="v1" title="Dawn" source={{ url: 'http://media.test/dawn.mp4' }} onNeedFreshSource={renew} />,
    );
    const user = await clickPlay();
    video().currentTime = 90;
    video().dispatchEvent(new Event('timeupdate'));

    fail();
    expect(screen.queryByTestId('player-error')).not.toBeInTheDocument();
    await waitFor(() => expect(video().paused).toBe(false));
    expect(video().currentTime).toBe(90);
    expect(renew).not.toHaveBeenCalled();

    fail();
    expect(screen.getByTestId('player-error')).toHaveTextContent(/couldn’t be repaired/);
    expect(video().paused).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(video().getAttribute('src')).toBe('http://media.test/dawn.mp4?again'));
    await waitFor(() => expect(video().paused).toBe(false));
    expect(video().currentTime).toBe(90);
    expect(screen.queryByTestId('player-error')).not.toBeInTheDocument();
  });

  test('of an expired URL fetch a new one without asking', async () => {
    const renew = jest.fn(async () => ({ url: 'http://media.test/dawn.mp4?fresh' }));
    render(
      <VideoPlayer id="v1" title="Dawn" source={{ url: 'http://media.test/dawn.mp4' }} onNeedFreshSource={renew} />,
    );
    await clickPlay();
    Object.defineProperty(video(), 'error', { configurable: true, value: { code: 4 } });
    fail();
    await waitFor(() => expect(video().getAttribute('src')).toBe('http://media.test/dawn.mp4?fresh'));
    expect(renew).toHaveBeenCalledTimes(1);
  });
});

describe('if the browser wrongly reports to be offline, after a few seconds', () => {
  const failWith = (code: number) =>
    act(() => {
      Object.defineProperty(video(), 'error', { configurable: true, value: { code } });
      video().dispatchEvent(new Event('error'));
    });
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('a video whose connection was lost is loaded again, and an expired URL is replaced', async () => {
    const renew = jest.fn(async () => ({ url: 'http://media.test/dawn.mp4?fresh' }));
    render(
      <VideoPlayer id="v1" title="Dawn" source={{ url: 'http://media.test/dawn.mp4' }} onNeedFreshSource={renew} />,
    );
    await clickPlay();
    jest.useFakeTimers();
    const load = jest.spyOn(window.HTMLMediaElement.prototype, 'load');
    failWith(2);
    expect(screen.getByText(/^You’re offline\./)).toBeVisible();
    await pass(8);
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/^You’re offline\./)).toBeNull();

    failWith(4);
    await pass(7);
    expect(renew).not.toHaveBeenCalled();
    await pass(1);
    expect(video()).toHaveAttribute('src', 'http://media.test/dawn.mp4?fresh');

    // Offline after all: it keeps trying, and resumes with the connection.
    for (let round = 0; round < 3; round += 1) {
      failWith(4);
      await pass(8);
    }
    failWith(4);
    expect(screen.queryByTestId('player-error')).toBeNull();
    expect(renew).toHaveBeenCalledTimes(1);
    load.mockClear();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('theater mode', () => {
  const isTheater = () => document.querySelector('[data-theater]') !== null;
  const setWide = (matches: boolean) =>
    Object.assign(window, { matchMedia: (media: string) => ({ matches: matches && media === '(min-width: 1024px)' }) });
  const open = async (hasTheater: boolean) => {
    render(<VideoPlayer id="v1" title="Dawn" source={{ url: 'http://media.test/dawn.mp4' }} hasTheater={hasTheater} />);
    return clickPlay();
  };

  test('is toggled by T and by its button, and listed by ?', async () => {
    setWide(true);
    const user = await open(true);
    expect(isTheater()).toBe(false);
    await user.keyboard('t');
    expect(isTheater()).toBe(true);
    expect(screen.getByTestId('player-notice')).toHaveTextContent('Theater mode');
    await user.click(screen.getByLabelText('Theater mode'));
    expect(isTheater()).toBe(false);
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Theater mode');
  });

  test('is not toggled by T on narrow screens, where it has no effect', async () => {
    setWide(false);
    const user = await open(true);
    await user.keyboard('t');
    expect(isTheater()).toBe(false);
  });

  test('is not offered on other pages', async () => {
    setWide(true);
    const user = await open(false);
    await user.keyboard('t');
    expect(isTheater()).toBe(false);
    expect(screen.queryByLabelText('Theater mode')).toBeNull();
  });
});
