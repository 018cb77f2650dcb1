import { screen, waitFor } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const getPerformer = (username: string) =>
  api.store.performers.list().find((row) => row.username === username)?._id ?? 'none';
const getGallery = (slug: string) => api.store.galleries.list().find((row) => row.slug === slug)?._id ?? 'none';

/** Photos of aria: 16 are free, 40 are for sale. */
const ofAria = () => `/photos?performer=${getPerformer('aria')}&sort=oldest`;
const tiles = () => [...document.querySelectorAll<HTMLAnchorElement>('main li > a[id^=photo-]')];
const isLocked = (tile: HTMLElement) => tile.querySelector('img')?.alt.startsWith('Locked photo') ?? false;
const caption = () =>
  document.querySelector('[role=dialog] .yarl__slide_current a, [role=dialog] .yarl__slide_description a');
const viewerGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('photos of one performer: unlocked ones open in place, locked ones link to their gallery', async () => {
  const { user } = await openTab(ofAria());
  expect(screen.getByText('56 photos')).toBeInTheDocument();
  expect(screen.getByText('Performer: Aria Velasco')).toBeInTheDocument();
  const open = tiles().filter((tile) => !isLocked(tile));
  const locked = tiles().filter(isLocked);
  expect([open.length, locked.length]).toEqual([16, 8]);
  expect(locked[0]).toHaveAttribute('href', `/gallery/${getGallery(LANDMARKS.ownedGallery)}`);

  const [, second] = open;
  if (!second) throw new Error('There is no second photo.');
  await user.click(second);
  await screen.findByRole('dialog', { name: 'Photo viewer' });
  expect(getCurrentUrl()).toBe(`${ofAria()}&photo=${second.id.replace('photo-', '')}`);
  expect(caption()).toHaveAttribute('href', `/gallery/${getGallery(LANDMARKS.freeGallery)}`);
  expect(caption()).toHaveTextContent('A room full of songs, by Aria Velasco');

  await user.keyboard('{Escape}');
  await viewerGone();
  await waitFor(() => expect(getCurrentUrl()).toBe(ofAria()));
  expect(second).toHaveFocus();
});

test('the photo viewer steps through the list and preloads the next photos', async () => {
  await api.signIn('fan@example.com');
  const { user } = await openTab(ofAria());
  const last = tiles().at(-2);
  if (!last) throw new Error('There are no photos.');
  await user.click(last);
  await screen.findByRole('dialog');
  await waitFor(() => expect(tiles()).toHaveLength(48));
  expect(getCurrentUrl()).toBe(`${ofAria()}&photo=${last.id.replace('photo-', '')}`);
  const next = tiles()[24]?.id.replace('photo-', '') ?? 'none';
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(getCurrentUrl()).not.toContain(last.id.replace('photo-', '')));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(getCurrentUrl()).toBe(`${ofAria()}&page=2&photo=${next}`));

  window.history.back();
  await viewerGone();
  expect(getCurrentUrl()).toBe(`${ofAria()}&upto=2`);
  expect(tiles()[24]).toHaveFocus();
});

test('an empty photo list offers to remove the filter', async () => {
  const { user } = await openTab('/photos?q=nothing+like+this');
  expect(screen.getByText('No photos match your search')).toBeInTheDocument();
  await user.click(screen.getByText('Show all photos'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/photos'));
  await waitFor(() => expect(tiles()).toHaveLength(24));
});

test('photos on a profile open in place, and so do their URLs', async () => {
  const tab = await openTab('/performers/aria?tab=photos&sort=oldest');
  await waitFor(() => expect(tiles()).toHaveLength(24));
  const tile = tiles().find((one) => !isLocked(one));
  const photoUrl = `/performers/aria?tab=photos&sort=oldest&photo=${tile?.id.replace('photo-', '')}`;
  expect(tile).toHaveAttribute('href', photoUrl);
  await tab.user.click(tile ?? document.body);
  await screen.findByRole('dialog', { name: 'Photo viewer' });
  expect(getCurrentUrl()).toBe(photoUrl);
  await tab.user.keyboard('{Escape}');
  await viewerGone();
  await waitFor(() => expect(getCurrentUrl()).toBe('/performers/aria?tab=photos&sort=oldest'));
  tab.close();

  await openTab(photoUrl);
  expect(await screen.findByRole('dialog', { name: 'Photo viewer' })).toBeInTheDocument();
});

test('photos in guest view stay in guest view when one opens and closes and more are shown', async () => {
  await api.signIn('performer@example.com');
  const { user } = await openTab('/performers/aria?as=guest&tab=photos&sort=oldest');
  await waitFor(() => expect(tiles()).toHaveLength(24));
  const tile = tiles().find((one) => !isLocked(one));
  await user.click(tile ?? document.body);
  await screen.findByRole('dialog', { name: 'Photo viewer' });
  const photo = tile?.id.replace('photo-', '');
  expect(getCurrentUrl()).toBe(`/performers/aria?tab=photos&sort=oldest&photo=${photo}&as=guest`);
  await user.keyboard('{Escape}');
  await viewerGone();
  await user.click(screen.getByText('Show more photos'));
  await waitFor(() => expect(tiles()).toHaveLength(48));
  expect(getCurrentUrl()).toBe('/performers/aria?tab=photos&sort=oldest&upto=2&as=guest');
});
