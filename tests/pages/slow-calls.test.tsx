import { screen, waitFor, within } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { skipSlowWaits } from '../integration/support/slow-waits';
import { getCurrentUrl, openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
skipSlowWaits();
afterEach(api.reset);

const cards = () => document.querySelectorAll('article');
const notice = async () =>
  within((await screen.findByText('Still working…')).closest<HTMLElement>('[role=status]') as HTMLElement);
const comments = () => document.querySelectorAll('section[aria-labelledby=comments] > ol > li');

describe.each([
  ['videos', '/videos', '/user/assets/videos/search', 'Show more videos', cards],
  ['comments', `/video/${LANDMARKS.crowdedVideo}`, '/comments/search', 'Show more comments', comments],
] as const)('loading more %s slowly', (_noun, page, path, button, shown) => {
  test('are requested again with Retry', async () => {
    const { user } = await openTab(page);
    const before = shown().length;
    await api.fault({ path, hold: true, times: 1 });
    await user.click(screen.getByText(button));
    await user.click((await notice()).getByText('Retry'));
    await waitFor(() => expect(shown().length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByText('Still working…')).toBeNull());
  });

  test('are canceled with Cancel, and loaded data stays', async () => {
    const { user } = await openTab(page);
    const before = shown().length;
    await api.fault({ path, hold: true, times: 1 });
    await user.click(screen.getByText(button));
    await user.click((await notice()).getByText('Cancel'));
    const message = await screen.findByText('Loading was canceled.');
    expect(screen.queryByText('Still working…')).toBeNull();
    expect(shown().length).toBe(before);
    await user.click(within(message.closest('[role=alert]') as HTMLElement).getByText('Retry'));
    await waitFor(() => expect(shown().length).toBeGreaterThan(before));
  });
});

test('a slow comment asks to keep the page open, and offers nothing that could send it twice', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openTab(`/video/${LANDMARKS.talkVideo}`);
  await user.type(screen.getByTestId('comment-box'), 'A slow hello.');
  await api.fault({ path: '/comments', method: 'POST', hold: true, times: 1 });
  await user.click(screen.getByText('Send'));
  const slow = await screen.findByText('Still working… Don’t close this page.');
  expect(within(slow.closest('[role=status]') as HTMLElement).queryByRole('button')).toBeNull();
  await api.release();
  await waitFor(() => expect(screen.queryByText(/^Still working/)).toBeNull());
  expect((await api.requests('/comments')).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('"Stay here" stops a slow link, and the page keeps all it has loaded', async () => {
  const { user, follow } = await openTab('/videos');
  await user.click(screen.getByText('Show more videos'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/videos?upto=2'));
  await api.forgetRequests();
  await api.fault({ path: '/performers/search', hold: true, times: 1 });
  void follow('/performers');
  await user.click((await notice()).getByText('Stay here'));
  await waitFor(() => expect(screen.queryByText('Still working…')).toBeNull());
  await api.release();
  expect(getCurrentUrl()).toBe('/videos?upto=2');
  expect(cards()).toHaveLength(48);
  expect(await api.requests('/user/assets/videos/search')).toEqual([]);
});

test('"Stay here" after a slow Back keeps the page and its history', async () => {
  const { user, follow } = await openTab('/live');
  await follow('/videos');
  await api.forgetRequests();
  await api.fault({ path: '/performers/search', hold: true, times: 1 });
  window.history.back();
  await user.click((await notice()).getByText('Stay here'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/videos'));
  await api.release();
  expect(cards()).toHaveLength(24);
  expect(await api.requests('/user/assets/videos/search')).toEqual([]);

  window.history.back();
  expect(await screen.findByRole('heading', { level: 1, name: /Live/ })).toBeInTheDocument();
  expect(getCurrentUrl()).toBe('/live');
});
