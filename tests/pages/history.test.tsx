import { screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const TITLE = 'Ten minutes for a clear voice';
const VIDEO = `/video/${LANDMARKS.freeVideo}`;
const getId = (slug: string) => api.store.videos.list().find((video) => video.slug === slug)?._id ?? '';
const saveProgress = (...data: object[]) =>
  window.localStorage.setItem('encore.positions', JSON.stringify({ v: 1, data }));

test('viewed items are listed on this device, can be removed one by one, and restored with Undo', async () => {
  const { user, follow } = await openTab(VIDEO);
  await follow('/performers/aria');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Aria Velasco'),
  );
  await follow('/history');
  const list = () => [...document.querySelectorAll('main ol h2')].map(({ textContent }) => textContent);
  await waitFor(() => expect(list()).toEqual(['Aria Velasco', TITLE]));
  expect(screen.getByText(TITLE).closest('a')).toHaveAttribute('href', VIDEO);

  await user.click(screen.getByLabelText('Remove Aria Velasco'));
  expect(list()).toEqual([TITLE]);
  await user.click(screen.getByText('Undo'));
  expect(list()).toEqual(['Aria Velasco', TITLE]);

  await user.click(screen.getByText('Clear history'));
  expect(screen.getByText('Your history is empty')).toBeInTheDocument();
  expect(window.localStorage.getItem('encore.history')).not.toContain(TITLE);
});

test('each kind of item is remembered with its image', async () => {
  const picture = () => document.querySelector('main ol li:first-child img')?.getAttribute('src');
  const { follow } = await openTab('/history');
  for (const path of [
    VIDEO,
    `/gallery/${LANDMARKS.freeGallery}`,
    `/product/${LANDMARKS.physicalProduct}`,
    `/post/${LANDMARKS.freePost}`,
    '/performers/aria',
  ]) {
    await follow(path);
    await waitFor(() => expect(window.localStorage.getItem('encore.history')).toContain(`"path":"${path}"`));
    await follow('/history');
    await waitFor(() => expect(document.querySelector('main ol h2 a')).toHaveAttribute('href', path));
    expect([path, picture()]).toEqual([path, expect.stringContaining('/files/')]);
  }
});

test('nothing is remembered while the history is paused', async () => {
  const { user, follow } = await openTab('/history');
  await user.click(screen.getByText('Pause history'));
  await follow(VIDEO);
  await screen.findByText('12 comments');
  expect(window.localStorage.getItem('encore.history')).not.toContain(TITLE);
});

test('other device data can be deleted too', async () => {
  window.localStorage.setItem('recent-searches', JSON.stringify({ v: 1, data: ['salsa'] }));
  const { user } = await openTab('/history');
  expect(screen.getByText('“salsa”')).toBeInTheDocument();
  await user.click(screen.getByLabelText('Clear recent searches'));
  expect(screen.queryByText('“salsa”')).toBeNull();
  expect(window.localStorage.getItem('recent-searches')).toBeNull();
});

test('cards show the progress, and the home page shows started videos', async () => {
  const [free, owned] = [getId(LANDMARKS.freeVideo), getId(LANDMARKS.ownedVideo)];
  saveProgress({ id: free, seconds: 150 }, { id: owned, seconds: 0, watched: true });
  const { follow } = await openTab('/home');
  const row = () => within(screen.getByText('Continue watching', { selector: 'h2' }).closest('section') as HTMLElement);
  await screen.findByText('Continue watching', { selector: 'h2' });
  const started = await row().findByText(TITLE);
  expect(row().getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(1);
  expect(started.closest('article')?.querySelector('progress')).toHaveValue(50);

  await follow('/performers/aria');
  await waitFor(() =>
    expect(screen.getByText('The Long Way Home (full set)').closest('article')).toHaveTextContent('Watched'),
  );
});

test("videos outside of the site are not among started videos and don't push others out", async () => {
  const films = Array.from({ length: 12 }, (_, index) => ({
    id: `${index % 2 ? 'welcome' : 'post'}-${`${index}`.padStart(24, 'a')}`,
    seconds: 30,
  }));
  saveProgress(...films, { id: getId(LANDMARKS.freeVideo), seconds: 150 });
  await openTab('/home');
  await screen.findByText('Continue watching', { selector: 'h2' });
  const row = within(screen.getByText('Continue watching', { selector: 'h2' }).closest('section') as HTMLElement);
  expect(await row.findByText(TITLE)).toBeInTheDocument();
});

test('started videos also show if the server ignores which ones are requested', async () => {
  api.server.use(
    http.get(`${API}/user/assets/videos/search`, ({ request }) => {
      const url = new URL(request.url);
      url.searchParams.delete('includedIds');
      return api.respond(new Request(url));
    }),
  );
  const ids = [LANDMARKS.freeVideo, LANDMARKS.talkVideo].map(getId);
  saveProgress(...ids.map((id) => ({ id, seconds: 150 })), { id: 'f'.repeat(24), seconds: 30 });
  await openTab('/home');
  await screen.findByText('Continue watching', { selector: 'h2' });
  const row = within(screen.getByText('Continue watching', { selector: 'h2' }).closest('section') as HTMLElement);
  expect(await row.findByText(TITLE)).toBeInTheDocument();
  expect(row.getAllByRole('heading', { level: 3, hidden: true })).toHaveLength(2);
});

test('the home page has no row of started videos if none of them exists any more', async () => {
  const deleted = 'f'.repeat(24);
  saveProgress({ id: deleted, seconds: 30 });
  await openTab('/home');
  const isRequested = ({ query }: { query: object }) => JSON.stringify(query).includes(deleted);
  await waitFor(async () => expect((await api.requests('/user/assets/videos/search')).some(isRequested)).toBe(true));
  await waitFor(() => expect(screen.queryByText('Continue watching')).toBeNull());
});

test('the row of started videos disappears once the device has none', async () => {
  saveProgress({ id: getId(LANDMARKS.freeVideo), seconds: 150 });
  await openTab('/home');
  await screen.findByText('Continue watching', { selector: 'h2' });
  window.localStorage.removeItem('encore.positions');
  window.dispatchEvent(new StorageEvent('storage', { key: 'encore.positions' }));
  await waitFor(() => expect(screen.queryByText('Continue watching')).toBeNull());
});
