import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { is } from '@sandbox/db/conditions';
import type { PerformerRow } from '@sandbox/seed/rows/people';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { installModal } from './components/modal-in-jsdom';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';
import { timerHolder } from '../setup/timer-holder';

const api = backend();
quietConsole();
installModal();
const timers = timerHolder();

/** A text that stays unchanged this long counts as a search. */
const TYPING_PAUSE_MS = 1500;

let open: Awaited<ReturnType<typeof visit>>;
const search = async (query = '') => {
  open = await visit(`/search${query}`);
};
beforeEach(() => window.localStorage.clear());
afterEach(() => open.leave());

const box = () => screen.getByRole('searchbox', { name: 'Search everything' });
const titles = () => [...document.querySelectorAll('article')].map((card) => card.querySelector('a')?.textContent);
const tab = () =>
  within(screen.getByRole('navigation', { name: 'Result types' }))
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'page');
const kinds = () =>
  within(screen.getByRole('navigation', { name: 'Result types' }))
    .getAllByRole('link')
    .map((kind) => kind.textContent);
/** The kinds of cards on All, by their headings. */
const sections = () =>
  within(screen.getByRole('main'))
    .getAllByRole('region')
    .map((region) => within(region).getByRole('heading', { level: 2 }).textContent);
const section = (name: string) => within(screen.getByRole('region', { name }));
const LISTS = [
  '/performers/search',
  '/posts/search',
  ...['videos/search', 'galleries/search', 'photos', 'products/search'].map((path) => `/user/assets/${path}`),
];
const aria = () => api.store.performers.first(is('username', 'aria')) as PerformerRow;
const calls = async () => (await api.requests()).map(({ path }) => path).filter((path) => !path.startsWith('/__'));

it('a search tab shows the counts of all kinds, and loads only its own list', async () => {
  await search('?tab=performers&q=knife');
  expect((await calls()).sort()).toEqual([
    '/performers/search',
    '/performers/search',
    '/posts/search',
    '/search/total',
    '/user/assets/photos',
  ]);
  expect(kinds()).toEqual(['All10', 'Performers1', 'Videos1', 'Galleries0', 'Photos7', 'Products1', 'Posts0']);
});

describe('All', () => {
  it('is the first tab, and open if the URL names no tab', async () => {
    await search('?q=knife');
    expect(tab()).toHaveTextContent('All');
    expect(tab()).toHaveAttribute('href', '/search?q=knife');
    expect(kinds()).toEqual(['All10', 'Performers1', 'Videos1', 'Galleries0', 'Photos7', 'Products1', 'Posts0']);
  });

  it('loads the best hits of each kind with one call', async () => {
    await search('?q=knife');
    expect((await calls()).sort()).toEqual([
      '/performers/search',
      '/performers/search',
      '/posts/search',
      '/user/assets/galleries/search',
      '/user/assets/photos',
      '/user/assets/products/search',
      '/user/assets/videos/search',
    ]);
    const limits = (await api.requests())
      .filter(({ path }) => path.includes('/assets/'))
      .map(({ query }) => query.limit);
    expect(limits).toEqual(['4', '4', '4', '4']);
  });

  it('shows a section with up to four cards for each kind with hits, performers first', async () => {
    await search('?q=knife');
    expect(sections()).toEqual(['Performers', 'Videos', 'Photos', 'Products']);
    expect(section('Photos').getAllByRole('article')).toHaveLength(4);
    expect(section('Photos').getByText('7 photos')).toBeInTheDocument();
    expect(section('Videos').getByText('1 video')).toBeInTheDocument();
    expect(section('Videos').getByRole('heading', { level: 3 })).toHaveTextContent('How to sharpen a knife');
    await userEvent.click(section('Photos').getByRole('link', { name: 'See all Photos' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/search?tab=photos&q=knife'));
    expect(titles()).toHaveLength(7);
  });

  it('has no filters, order or pages', async () => {
    await search('?q=the&access=sale&live=1&sort=oldest&page=2&upto=3');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: /pages/i })).not.toBeInTheDocument();
    expect(tab()).toHaveAttribute('href', '/search?q=the');
    expect(open.outcome()).toMatchObject({ props: { view: { filters: { q: 'the' }, page: 1, upto: 1 } } });
  });

  it.each(['all', 'junk', ''])('is open if the URL names the unknown tab “%s”', async (name) => {
    await search(`?tab=${name}&q=vinyl`);
    expect(tab()).toHaveTextContent('All');
  });

  it('announces the sum of all counts, once', async () => {
    await search('?q=knife');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['10 results']);
  });

  it('shows Retry for a kind that failed, beside the rest', async () => {
    await api.fault({ path: '/user/assets/videos/search', status: 500, body: {}, times: 1 });
    await search('?q=knife');
    expect(open.outcome()).toMatchObject({ status: 200 });
    expect(kinds()).toEqual(['All9', 'Performers1', 'Videos', 'Galleries0', 'Photos7', 'Products1', 'Posts0']);
    expect(screen.getByRole('alert')).toHaveTextContent('The videos couldn’t be loaded.');
    expect(sections()).toEqual(['Performers', 'Photos', 'Products']);
    await api.forgetRequests();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sections()).toEqual(['Performers', 'Videos', 'Photos', 'Products']));
    expect(kinds()[0]).toBe('All10');
    expect(await calls()).toEqual(['/user/assets/videos/search']);
  });

  it('responds with 503 if every kind failed', async () => {
    for (const path of LISTS) await api.fault({ path, status: 500, body: {} });
    await search('?q=knife');
    expect(open.outcome()).toMatchObject({ kind: 'ok', status: 503 });
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(6);
  });

  it('keeps its hits, dimmed, until those of another text arrive', async () => {
    await search('?q=knife');
    const before = titles();
    await api.fault({ path: '/user/assets/videos/search', hold: true, times: 1 });
    await userEvent.type(box(), ' without');
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeInTheDocument());
    // The other kinds of the new text are in the store by now.
    await waitFor(async () => expect((await api.requests('/posts/search')).at(-1)?.query.q).toBe('knife without'));
    expect(titles()).toEqual(before);
    await api.release();
    await waitFor(() => expect(titles()).toEqual(['How to sharpen a knife without fear']));
    await waitFor(() => expect(document.querySelector('[aria-busy]')).not.toBeInTheDocument());
    expect(box()).toHaveFocus();
  });

  it('comes back without a call after a tab and a page', async () => {
    await search('?q=lantern');
    const before = titles();
    await userEvent.click(section('Products').getByRole('link', { name: 'See all Products' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/search?tab=products&q=lantern'));
    await act(async () => void (await open.follow('/accessibility')));
    await open.back();
    await waitFor(() => expect(getCurrentUrl()).toBe('/search?tab=products&q=lantern'));
    await api.forgetRequests();
    await open.back();
    await waitFor(() => expect(tab()).toHaveTextContent('All'));
    expect(titles()).toEqual(before);
    expect(await calls()).toEqual([]);
  });
});

it('search tabs are above the filters, which differ by tab', async () => {
  await search('?q=lantern');
  const tabs = screen.getByRole('navigation', { name: 'Result types' });
  expect(tabs.compareDocumentPosition(box()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe('a search by the name of a performer', () => {
  it("counts that performer's content on all tabs", async () => {
    await search('?q=aria+velasco');
    const { stats } = aria();
    const works = stats.totalVideos + stats.totalGalleries + stats.totalPhotos + stats.totalProducts + stats.totalFeeds;
    expect(kinds()).toEqual([
      `All${1 + works}`,
      'Performers1',
      `Videos${stats.totalVideos}`,
      `Galleries${stats.totalGalleries}`,
      `Photos${stats.totalPhotos}`,
      `Products${stats.totalProducts}`,
      `Posts${stats.totalFeeds}`,
    ]);
  });

  it('shows some of the content on All', async () => {
    await search('?q=aria+velasco');
    expect(titles()[0]).toBe('Aria Velasco');
    expect(sections()).toEqual(['Performers', 'Videos', 'Galleries', 'Photos', 'Products', 'Posts']);
    for (const kind of ['Videos', 'Galleries', 'Photos', 'Products', 'Posts']) {
      const cards = section(kind).getAllByRole('article');
      expect(cards.length).toBeLessThanOrEqual(4);
      cards.forEach((card) => expect(card).toHaveTextContent('Aria Velasco'));
    }
    // One call finds a kind by the text, and one the content of the performer.
    expect(await api.requests('/user/assets/videos/search')).toHaveLength(2);
  });

  test.each([
    ['videos', '/performers/aria'],
    ['galleries', '/performers/aria?tab=galleries'],
    ['photos', '/performers/aria?tab=photos'],
    ['products', '/performers/aria?tab=shop'],
    ['posts', '/performers/aria?tab=posts'],
  ])('lists %s of the performer with her name', async (kind, all) => {
    await search(`?tab=${kind}&q=aria+velasco`);
    const works = within(screen.getByRole('region', { name: 'By Aria Velasco' }));
    expect(works.getAllByRole('article').length).toBeGreaterThan(0);
    expect(works.getByRole('link', { name: 'See all By Aria Velasco' })).toHaveAttribute('href', all);
    expect(screen.queryByText(/^No /)).not.toBeInTheDocument();
  });

  it('filters the content, too', async () => {
    await search('?tab=products&q=aria+velasco&type=digital');
    expect(titles()).toEqual(['Paper Lantern sheet music']);
  });

  it('shows an item once if the text finds it as well', async () => {
    const video = api.store.videos.first(is('slug', 'midnight-at-the-paper-lantern'));
    api.store.videos.update(video?._id ?? '', { title: 'An evening with Aria' });
    await search('?tab=videos&q=aria');
    const all = titles();
    expect(all).toContain('An evening with Aria');
    expect(new Set(all).size).toBe(all.length);
    expect(
      within(screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement).getByRole('status'),
    ).toHaveTextContent(`${all.length} videos`);
    api.reset();
  });

  it("excludes other performers' items from a server that ignores the filter", async () => {
    api.server.use(
      http.get(`${API}/posts/search`, ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.delete('performerId');
        return api.respond(new Request(url));
      }),
    );
    await search('?tab=posts&q=aria+velasco');
    const works = within(screen.getByRole('region', { name: 'By Aria Velasco' })).getAllByRole('article');
    works.forEach((work) => expect(work).toHaveTextContent('Aria Velasco'));
  });

  it("continues without the content if it can't be loaded", async () => {
    await api.fault({ path: '/performers/search', status: 500, body: {} });
    await search('?tab=videos&q=lantern');
    expect(open.outcome()).toMatchObject({ kind: 'ok' });
    expect(titles()).toContain('Midnight at the Paper Lantern');
  });
});

it('a search shows the only hit, whatever its kind', async () => {
  await search('?q=vinyl');
  expect(sections()).toEqual(['Products']);
  expect(titles()).toEqual(['Paper Lantern on vinyl']);
});

it('a long search text is cut', async () => {
  await search(`?q=${'vinyl '.repeat(40)}`);
  expect(screen.getByRole('main').querySelector('input')).toHaveValue('vinyl '.repeat(40).slice(0, 100).trim());
});

it('a search updates while typing, without losing the focus', async () => {
  await search();
  expect(box()).toHaveFocus();
  expect(await calls()).toEqual(['/user/assets/categories/search']);
  await userEvent.type(box(), 'knife');
  await waitFor(() => expect(getCurrentUrl()).toBe('/search?q=knife'));
  await userEvent.type(box(), ' without');
  await waitFor(() => expect(getCurrentUrl()).toBe('/search?q=knife+without'));
  expect(tab()).toHaveTextContent('All');
  expect(titles()).toEqual(['How to sharpen a knife without fear']);
  expect(box()).toHaveFocus();
});

it('a search keeps the filters of a tab in the URL, and drops them with it', async () => {
  await search('?tab=products&q=paper');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'digital');
  await waitFor(() => expect(getCurrentUrl()).toBe('/search?tab=products&q=paper&type=digital'));
  expect(titles()).toEqual(['Paper Lantern sheet music']);
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Result types' })).getByText('Photos'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/search?tab=photos&q=paper'));
  expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
});

it('clearing the filters of a search keeps its text', async () => {
  await search('?tab=products&q=paper&type=digital');
  // The chip is enough to remove a single filter.
  expect(screen.getByRole('list', { name: 'Active filters' })).toHaveTextContent('Type: Download');
  expect(screen.queryByText('Clear all')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Filters' })).getByText('Clear all'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/search?tab=products&q=paper'));
  expect(box()).toHaveValue('paper');
});

it('a search tab without hits shows which tabs have some', async () => {
  await search('?tab=performers&q=vinyl');
  expect(screen.getByText('No results for “vinyl”')).toBeInTheDocument();
  expect(screen.getByText('Check the spelling or try a shorter word.')).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('list', { name: 'Other result types' })).getByText('Products'));
  await waitFor(() => expect(titles()).toEqual(['Paper Lantern on vinyl']));
});

describe('a search without any hits', () => {
  it('suggests a spelling with hits', async () => {
    await search('?q=lantren');
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('0 results');
    expect(screen.queryByRole('checkbox', { name: 'Live now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Result types' })).not.toBeInTheDocument();
    expect(await screen.findByText('No results for “lantren”')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'lantern' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/search?q=lantern'));
    expect(titles()).not.toEqual([]);
  });

  it('suggests the name of a performer', async () => {
    await search('?q=arai+velasko');
    expect(await screen.findByRole('link', { name: 'Aria Velasco' })).toHaveAttribute(
      'href',
      '/search?q=Aria%20Velasco',
    );
  });

  it('shows popular performers and topics', async () => {
    await search('?q=zzzzzz');
    expect(
      within(await screen.findByRole('region', { name: 'Popular performers' })).getAllByRole('article'),
    ).toHaveLength(6);
    expect(
      within(screen.getByRole('list', { name: 'Categories' })).getByRole('link', { name: 'Live sets' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Check the spelling, or try a shorter word.')).toBeInTheDocument();
  });

  it('offers its single words', async () => {
    await search('?q=vinyl+zzzz');
    await userEvent.click(within(await screen.findByRole('list', { name: 'Single words' })).getByText('vinyl'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/search?q=vinyl'));
    expect(titles()).toEqual(['Paper Lantern on vinyl']);
  });

  it('says so even if all suggestions fail', async () => {
    for (const path of ['/user/assets/categories/search', '/user/assets/videos/search', '/user/assets/products/search'])
      await api.fault({ path, status: 500, body: {} });
    await search('?tab=performers&q=zzzzzz');
    expect(await screen.findByText('No results for “zzzzzz”')).toBeInTheDocument();
  });

  it('is not assumed if a count is unknown', async () => {
    await api.fault({ path: '/search/total', status: 500, body: {} });
    await search('?tab=performers&q=zzzzzz');
    expect(screen.getByText('No results for “zzzzzz”')).toBeInTheDocument();
    expect(screen.getByText('Check the spelling or try a shorter word.')).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Result types' })).toBeInTheDocument();
  });

  it('is not assumed if a kind failed', async () => {
    await api.fault({ path: '/user/assets/videos/search', status: 500, body: {} });
    await search('?q=zzzzzz');
    expect(screen.getByText('The videos couldn’t be loaded.')).toBeInTheDocument();
    expect(screen.queryByText(/^No results/)).not.toBeInTheDocument();
  });
});

it('a search without hits because of filters offers to remove them', async () => {
  await search('?tab=products&q=vinyl&type=digital');
  expect(screen.getByText('No results for “vinyl” with these filters')).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('list', { name: 'Remove a filter' })).getByText('Type: Download'));
  await waitFor(() => expect(titles()).toEqual(['Paper Lantern on vinyl']));
});

it('a search shows what could be loaded, and Retry for the list that failed', async () => {
  await api.fault({ path: '/search/total', status: 500, body: {} });
  await api.fault({
    path: '/user/assets/videos/search',
    status: 500,
    body: { message: 'Out for a moment.' },
    times: 1,
  });
  await search('?tab=videos&q=knife');
  expect(open.outcome()).toMatchObject({ status: 200 });
  expect(kinds()).toEqual(['All7', 'Performers', 'Videos', 'Galleries', 'Photos7', 'Products', 'Posts0']);
  expect(screen.getByText('The videos couldn’t be loaded.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(titles()).toHaveLength(1));
});

it('the start of a search says that the topics could not be loaded, and offers Retry', async () => {
  await api.fault({ path: '/user/assets/categories/search', status: 500, body: {}, times: 1 });
  await search();
  expect(open.outcome()).toMatchObject({ status: 200 });
  expect(screen.getByText('Categories couldn’t be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Recent searches' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Categories' })).toBeInTheDocument();
});

it('a search is added to recent searches, until they are cleared', async () => {
  timers.hold(TYPING_PAUSE_MS);
  await search('?q=vinyl');
  act(() => timers.fire());
  await act(async () => void (await open.follow('/search')));
  const recent = within(screen.getByRole('list', { name: 'Recent searches' }));
  expect(recent.getByText('vinyl').closest('a')).toHaveAttribute('href', '/search?q=vinyl');
  await userEvent.click(screen.getByText('Clear recent searches'));
  expect(screen.queryByRole('list', { name: 'Recent searches' })).not.toBeInTheDocument();
});
