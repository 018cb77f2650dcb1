import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FrameGrab } from '@/media/frame-grab';
import { TeaserCut } from '@/media/teaser-cut';
import { fakeMedia } from './fake-media';

beforeEach(() => fakeMedia());

const source = { url: 'http://media.test/dawn.mp4' };
const failWith = (code: number) =>
  act(() => {
    const video = document.querySelector('video');
    Object.defineProperty(video, 'error', { configurable: true, value: { code } });
    video?.dispatchEvent(new Event('error'));
  });

describe.each([
  ['a thumbnail', <FrameGrab key="frame" from={source} onFrame={() => undefined} />],
  ['a teaser', <TeaserCut key="teaser" from={source} onTeaser={() => undefined} />],
])('the tool for %s', (_what, tool) => {
  test.each([
    ['the connection was lost', 2],
    ['its URL has expired', 4],
  ])('offers Retry if the video can’t be loaded because %s', async (_why, code) => {
    render(tool);
    failWith(code);
    expect(screen.getByText('The video couldn’t be loaded.')).toBeVisible();
    expect(screen.queryByText(/^This browser can’t/)).toBeNull();
    const video = document.querySelector('video');
    const load = jest.spyOn(window.HTMLMediaElement.prototype, 'load');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByText('The video couldn’t be loaded.')).toBeNull();
    await waitFor(() => expect(load).toHaveBeenCalled());
    expect(video).toHaveAttribute('src', source.url);
    load.mockRestore();
  });

  test('says so if this browser can’t play the video', () => {
    render(tool);
    failWith(3);
    expect(screen.getByText(/^This browser can’t/)).toBeVisible();
    expect(screen.queryByText('Retry')).toBeNull();
  });
});
