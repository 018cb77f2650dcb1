import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { fanId } from '@sandbox/seed/people/fans';
import { performerId } from '@sandbox/seed/people/performers';
import { backend } from '../ssr/support/backend';
import { API } from '../ssr/support/urls';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();

const GUEST_ROWS = [
  'Live now',
  'Newest videos',
  'Popular performers',
  'Upcoming events',
  'New galleries',
  'Coming soon',
  'From the shop',
  'Latest posts',
  'Categories',
  'New performers',
];
const rowNames = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const row = (name: string) => within(screen.getByRole('region', { name }));

let open: Awaited<ReturnType<typeof visit>>;
afterEach(() => open.leave());

it('the home page shows its rows, each with a link to all items', async () => {
  open = await visit('/home');
  expect(rowNames()).toEqual(GUEST_ROWS);
  expect(document.querySelectorAll('article').length).toBeGreaterThanOrEqual(24);
  expect(row('Newest videos').getByRole('link', { name: 'See all Newest videos' })).toHaveAttribute('href', '/videos');
  expect(row('Coming soon').getByRole('link', { name: 'See all Coming soon' })).toHaveAttribute(
    'href',
    '/videos?access=soon',
  );
  expect(row('Live now').getByText('Nova Lindqvist')).toBeInTheDocument();
});

const eagerImages = () => [...document.querySelectorAll('main img[loading=eager]')];

it('the first image, the large banner, loads at once; others load when they come near', async () => {
  open = await visit('/home');
  expect(eagerImages()).toEqual([screen.getByRole('list', { name: 'Highlights' }).querySelector('img')]);
});

it('a video that is not out yet is among the coming ones, not among the newest', async () => {
  const title = 'Tonight, but later';
  api.store.videos.update(getId('video', LANDMARKS.scheduledVideo), { title, createdAt: new Date().toISOString() });
  open = await visit('/home');
  expect(row('Coming soon').getByText(title)).toBeInTheDocument();
  expect(row('Newest videos').queryByText(title)).not.toBeInTheDocument();
});

it('an empty row is hidden', async () => {
  await api.fault({
    path: '/user/assets/categories/search',
    body: { status: 0, data: { data: [], total: 0 } },
    times: 1,
  });
  open = await visit('/home');
  expect(rowNames()).not.toContain('Categories');
});

it('a row fails and retries on its own', async () => {
  await api.fault({
    path: '/user/assets/categories/search',
    status: 500,
    body: { statusCode: 500, message: 'No shelves today.' },
    times: 1,
  });
  open = await visit('/home');
  expect(open.outcome()).toMatchObject({ status: 200 });
  expect(
    row('Categories').getByText('Something went wrong on the server. Wait a moment, then retry.'),
  ).toBeInTheDocument();
  expect(row('Newest videos').getByText('Sunrise set from the archive')).toBeInTheDocument();

  await api.forgetRequests();
  await userEvent.click(row('Categories').getByText('Retry'));
  expect(await screen.findByText('Unplugged')).toBeInTheDocument();
  expect(await api.requests()).toHaveLength(1);
});

it('the home page works without banners if they fail', async () => {
  await api.fault({ path: '/site-promo/search', status: 500, body: {}, times: 1 });
  open = await visit('/home');
  expect(screen.queryByRole('list', { name: 'Highlights' })).not.toBeInTheDocument();
  expect(eagerImages()).toEqual([screen.getByRole('region', { name: 'Live now' }).querySelector('img')]);
  expect(open.outcome()).toMatchObject({ status: 200 });
});

it('the home page reports a complete failure once, and loads after Retry', async () => {
  const closed = { status: 500, body: { statusCode: 500, message: 'Closed for a moment.' } };
  await api.fault({ path: '/performers/search', ...closed, times: 3 });
  await api.fault({ path: '/user/assets/*', ...closed, times: 5 });
  await api.fault({ path: '/posts/search', ...closed, times: 2 });
  await api.fault({ path: '/event', ...closed, times: 1 });
  open = await visit('/home');
  expect(open.outcome()).toMatchObject({ kind: 'ok', status: 503 });
  expect(screen.getAllByText('Something went wrong on the server. Wait a moment, then retry.')).toHaveLength(1);

  await userEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(rowNames()).toContain('Newest videos'));
});

it('the banners of each position are shown', async () => {
  open = await visit('/home');
  const stage = within(screen.getByRole('list', { name: 'Highlights' }));
  expect(stage.getByText('Midnight at the Paper Lantern')).toBeInTheDocument();
  expect(stage.queryByText('Vinyl, knives, mats and a very good mug.')).not.toBeInTheDocument();
  // One in the middle, both at the sides, the one at the bottom.
  for (const text of [
    'Ten minutes is enough',
    'Tour dates',
    'Saturday, in the room and on the stream.',
    'Vinyl, knives, mats and a very good mug.',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

it('a guest is invited to join', async () => {
  open = await visit('/');
  expect(getCurrentUrl()).toBe('/');
  const strip = within(screen.getByRole('region', { name: 'Watch your favorite performers' }));
  expect(strip.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/auth/register');
  expect(strip.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login');
});

it('a fan is greeted by name, without a studio; the root path leads to the home page', async () => {
  open = await visit('/', await api.logIn('fan@example.com'));
  expect(getCurrentUrl()).toBe('/home');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    `Hello, ${open.store.getState().user.current.name}`,
  );
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  expect(rowNames()).not.toContain('Your studio');
});

it('a fan sees rows of stored items, and a member the end of the membership', async () => {
  const fan = await api.logIn('fan@example.com');
  const membership = { status: 0, data: { _id: 'm1', status: 'active', expiredAt: '2031-01-03T12:00:00.000Z' } };
  await api.fault({ path: '/subscriptions/current', body: membership, times: 1 });
  open = await visit('/home', fan);
  expect(rowNames()).toEqual(expect.arrayContaining(['Watch later', 'Your favorite videos']));
  expect(row('Watch later').getByRole('link', { name: 'See all Watch later' })).toHaveAttribute(
    'href',
    '/user/favorites?tab=later',
  );
  expect(screen.getByText(/runs until/)).toHaveTextContent('Your membership runs until Jan 3, 2031.');
});

it.each(['active', 'deactivated'])('a membership that has ended (%s) is not said to be running', async (status) => {
  const membership = {
    _id: 'm1',
    status,
    expiredAt: '2024-01-03T12:00:00.000Z',
    nextRecurringDate: '2024-01-03T12:00:00.000Z',
  };
  await api.fault({ path: '/subscriptions/current', body: { status: 0, data: membership }, times: 1 });
  open = await visit('/home', await api.logIn('fan@example.com'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hello');
  expect(screen.queryByText(/runs until/)).not.toBeInTheDocument();
});

describe('new from subscriptions', () => {
  const { subscriptions, galleries } = api.store;
  const NEW = 'New from your subscriptions';
  const GALLERIES = '/user/assets/galleries/search';
  const titles = () =>
    row(NEW)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  /** The fan subscribes to Aria and Nova only. */
  beforeEach(() => {
    const performers = [performerId('aria'), performerId('nova')];
    for (const { _id } of subscriptions.list().filter(({ userId }) => userId === fanId('fan'))) {
      const performer = performers.shift();
      subscriptions.update(
        _id,
        performer
          ? { performerId: performer, status: 'active', expiredAt: '2099-01-01T00:00:00.000Z' }
          : { userId: fanId('fan2') },
      );
    }
  });
  afterEach(api.reset);

  it('a fan first sees videos and galleries of subscribed performers, the newest first', async () => {
    const gallery = galleries.list().find(({ name }) => name === 'A room full of songs');
    galleries.update(gallery?._id ?? '', { createdAt: new Date().toISOString() });
    open = await visit('/home', await api.logIn('fan@example.com'));
    expect(rowNames()[0]).toBe(NEW);
    expect(titles()).toHaveLength(8);
    expect(titles().slice(0, 2)).toEqual(['A room full of songs', 'Sunrise set from the archive']);
    expect(row(NEW).getAllByText(/Aria Velasco|Nova Lindqvist/)).toHaveLength(8);
    expect(row(NEW).getByRole('link', { name: `See all ${NEW}` })).toHaveAttribute('href', '/user/subscriptions');
  });

  it("galleries of other performers don't appear if the server ignores the filter", async () => {
    const unfiltered: unknown = await (await fetch(`${API}${GALLERIES}?sortBy=newest&limit=200`)).json();
    await api.fault({ path: GALLERIES, body: unfiltered });
    open = await visit('/home', await api.logIn('fan@example.com'));
    expect(titles()).toContain('Forty frames of a tour');
    expect(row(NEW).getAllByText(/Aria Velasco|Nova Lindqvist/)).toHaveLength(titles().length);
  });

  it('videos are shown if the galleries fail; only if both fail, the row can be retried', async () => {
    await api.fault({ path: GALLERIES, status: 500, body: {} });
    const fan = await api.logIn('fan@example.com');
    open = await visit('/home', fan);
    expect(titles()).toContain('Midnight at the Paper Lantern');
    expect(titles()).not.toContain('Forty frames of a tour');
    open.leave();

    await api.fault({ path: '/user/assets/videos/search', status: 500, body: {} });
    open = await visit('/home', fan);
    await api.noFaults();
    await userEvent.click(row(NEW).getByText('Retry'));
    expect(await screen.findByText('Forty frames of a tour')).toBeInTheDocument();
  });

  it('a fan without subscriptions has no such row, and no calls for it', async () => {
    for (const { _id } of subscriptions.list()) subscriptions.update(_id, { userId: fanId('fan2') });
    open = await visit('/home', await api.logIn('fan@example.com'));
    expect(rowNames()).not.toContain(NEW);
    expect(await api.requests(GALLERIES)).toHaveLength(1);
  });
});

it('a performer first sees what waits in the studio, without calls that are for fans only', async () => {
  const performer = await api.logIn('performer@example.com');
  await api.fault({ path: '/comments/performer/search', status: 501, body: { message: 'Not here' }, times: 1 });
  await api.forgetRequests();
  open = await visit('/home', performer);
  expect(open.outcome()).toMatchObject({ status: 200 });
  expect(rowNames()[0]).toBe('Your studio');
  const strip = row('Your studio');
  expect(strip.getByRole('link', { name: 'Open studio' })).toHaveAttribute('href', '/studio');
  const links = within(await strip.findByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringMatching(/^Orders to ship \d+$/), '/studio/orders?state=paid'],
    [expect.stringMatching(/^Orders being prepared \d+$/), '/studio/orders?state=processing'],
    [expect.stringMatching(/^Next event/), expect.stringMatching(/^\/studio\/events\/.+\/edit$/)],
    ['Draft videos 1', '/studio/videos?status=draft'],
    ['Draft galleries 1', '/studio/galleries?status=draft'],
    ['Draft posts 1', '/studio/posts?status=draft'],
  ]);
  expect((await api.requests()).filter(({ path }) => /reactions|subscriptions/.test(path))).toEqual([]);
});

it('a performer sees no number of drafts if the server returns other posts', async () => {
  const performer = await api.logIn('performer@example.com');
  const post = { _id: 'p', type: 'text', text: 'Hello', status: 'active' };
  await api.fault({ path: '/feeds/performers', body: { status: 0, data: { data: [post], total: 12 } } });
  open = await visit('/home', performer);
  const strip = row('Your studio');
  expect(await strip.findByRole('link', { name: 'Draft galleries 1' })).toBeInTheDocument();
  expect(strip.queryByRole('link', { name: /Draft posts/ })).toBeNull();
});

it('a performer sees that a part of what waits failed to load', async () => {
  const performer = await api.logIn('performer@example.com');
  await api.fault({ path: '/orders/details/search', status: 500, body: { message: 'Down' }, times: 1 });
  open = await visit('/home', performer);
  const strip = row('Your studio');
  expect(await strip.findByText('Some of this couldn’t be loaded.')).toBeInTheDocument();
  expect(strip.queryByText(/^Orders to ship/)).toBeNull();
  await userEvent.click(strip.getByText('Retry'));
  expect(await strip.findByText(/^Orders to ship/)).toBeInTheDocument();
  expect(strip.queryByText('Some of this couldn’t be loaded.')).toBeNull();
});

it('performers with stories are shown', async () => {
  open = await visit('/home');
  expect(within(screen.getByRole('navigation', { name: 'Stories' })).getAllByRole('link').length).toBeGreaterThan(2);
});
