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

test('a locked video shows its poster and the unlock button; nothing is loaded yet', () => {
  render(teaser);
  expect(screen.getByRole('button', { name: 'Unlock for 40 tokens' })).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
});

test('the teaser plays muted on demand, and can be stopped', async () => {
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

test("the unlock button is back when the teaser ends or can't be played", async () => {
  render(teaser);
  await userEvent.click(screen.getByRole('button', { name: 'Watch preview' }));
  fireEvent.error(screen.getByLabelText('Preview of Dawn'));
  expect(screen.getByRole('status')).toHaveTextContent('The preview couldn’t be played.');
  expect(screen.getByRole('button', { name: 'Unlock for 40 tokens' })).toBeVisible();
});

test('without a teaser there is no play button', () => {
  render(<TeaserPlayer title="Dawn" poster={null} teaserUrl={null} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
