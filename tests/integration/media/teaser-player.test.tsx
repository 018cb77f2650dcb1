import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TeaserPlayer } from '@/media/teaser-player';
import { fakeMedia } from './fake-media';

beforeEach(() => fakeMedia());

const teaser = (
  <TeaserPlayer title="Dawn" poster="http://media.test/dawn.jpg" teaserUrl="http://media.test/teaser.mp4">
    <button type="button">Unlock for 40 tokens</button>
  </TeaserPlayer>
);

test('a locked video shows its poster and the way in; nothing is fetched yet', () => {
  render(teaser);
  expect(screen.getByRole('button', { name: 'Unlock for 40 tokens' })).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
});

test('the preview plays without sound on demand, and stops', async () => {
  render(teaser);
  await userEvent.click(screen.getByRole('button', { name: 'Watch preview' }));
  const video = screen.getByLabelText<HTMLVideoElement>('Preview of Dawn');
  expect(video).toHaveAttribute('src', 'http://media.test/teaser.mp4');
  expect(video.muted).toBe(true);
  expect(screen.getByTestId('teaser-player')).toHaveAttribute('data-playing', 'true');

  await userEvent.click(screen.getByRole('button', { name: 'Stop preview' }));
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByTestId('teaser-player')).toHaveAttribute('data-playing', 'false');
  expect(screen.getByRole('button', { name: 'Unlock for 40 tokens' })).toBeVisible();
});

test('at its end, and when it cannot be played, the way in is back', async () => {
  render(teaser);
  await userEvent.click(screen.getByRole('button', { name: 'Watch preview' }));
  fireEvent.error(screen.getByLabelText('Preview of Dawn'));
  expect(screen.getByRole('status')).toHaveTextContent('The preview could not be played.');
  expect(screen.getByRole('button', { name: 'Unlock for 40 tokens' })).toBeVisible();
});

test('without a teaser there is nothing to press', () => {
  render(<TeaserPlayer title="Dawn" poster={null} teaserUrl={null} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
