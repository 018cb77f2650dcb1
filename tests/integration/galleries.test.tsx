import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../ssr/support/backend';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();
afterEach(api.reset);

const LIST = '/user/assets/galleries/search';
const cards = () => document.querySelectorAll('article');

let open: Awaited<ReturnType<typeof visit>>;
const visitGalleries = async (query = '') => {
  open = await visit(`/galleries${query}`);
};
afterEach(() => open.leave());

/** Sets the number of public galleries by removing some or adding copies. */
function makeGalleries(count: number) {
  const shown = api.store.galleries.list().filter(({ status, numOfItems }) => status === 'active' && numOfItems > 0);
  for (const { _id } of shown.slice(count)) api.store.galleries.update(_id, { status: 'draft' });
  const [first] = shown;
  for (let number = shown.length; first && number < count; number += 1) {
    api.store.galleries.insert({
      ...first,
      _id: `${number}`.padStart(24, '0'),
      slug: `copy-${number}`,
      name: `Copy ${number}`,
      createdAt: new Date(number * 1000).toISOString(),
    });
  }
}

test.each([
  [0, 0, 'No galleries yet'],
  [1, 1, 'You’re all caught up'],
  [13, 13, 'You’re all caught up'],
  [5000, 24, '24 of 5,000 galleries'],
])('of %i galleries, %i are on the first page', async (count, shown, text) => {
  makeGalleries(count);
  await visitGalleries();
  expect(cards()).toHaveLength(shown);
  expect(screen.getByText(text)).toBeInTheDocument();
  const total = screen.queryByText(count === 1 ? '1 gallery' : `${count.toLocaleString('en-US')} galleries`);
  // An empty list has nothing to count or search.
  expect([total !== null, screen.queryByRole('searchbox', { name: 'Search galleries' }) !== null]).toEqual(
    count > 0 ? [true, true] : [false, false],
  );
});

test('a category filter is stored in the URL and narrows the list', async () => {
  await visitGalleries();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Food');
  await waitFor(() => expect(getCurrentUrl()).toMatch(/^\/galleries\?category=\w+$/));
  expect(await screen.findByText('Sunday table')).toBeInTheDocument();
  expect(screen.queryByText('Wind section')).not.toBeInTheDocument();
});

test('each gallery shows its number of photos and how to unlock it', async () => {
  await visitGalleries('?q=before+the+curtain');
  const [card] = cards();
  expect(card).toHaveTextContent('Before the curtain');
  expect(card).toHaveTextContent('24 photos');
  expect(card).toHaveTextContent('Locked, 22 tokens');
});

test('the gallery list keeps its filters if it fails, and loads after Retry', async () => {
  await api.fault({ path: LIST, status: 500, body: { statusCode: 500, message: 'Out for a moment.' }, times: 1 });
  await visitGalleries();
  expect(open.outcome()).toMatchObject({ kind: 'ok', status: 503 });
  expect(screen.getByText('The galleries couldn’t be loaded.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(cards()).toHaveLength(21));
});

test('a gallery keeps its related galleries and the focus while another one loads', async () => {
  open = await visit(`/gallery/${LANDMARKS.freeGallery}`);
  const related = () => [...document.querySelectorAll<HTMLAnchorElement>('article article a[href^="/gallery/"]')];
  const [next] = related();
  const count = related().length;
  expect(count).toBeGreaterThan(0);
  next?.focus();
  await api.forgetRequests();
  await api.fault({ path: LIST, hold: true, times: 1 });
  void open.follow(next?.getAttribute('href') ?? '');
  await waitFor(async () => expect(await api.requests(LIST)).toHaveLength(1));
  expect(related()).toHaveLength(count);
  expect(next).toHaveFocus();
  await api.release();
});
