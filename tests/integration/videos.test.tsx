import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../ssr/support/backend';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();

const LIST = '/user/assets/videos/search';
const cards = () => document.querySelectorAll('article');
const titles = () => [...cards()].map((card) => card.querySelector('a')?.textContent);
const retry = () => screen.getByText('Retry');
const searches = async () => (await api.requests(LIST)).length;

let open: Awaited<ReturnType<typeof visit>>;
const visitVideos = async (query = '') => {
  open = await visit(`/videos${query}`);
};
afterEach(() => open.leave());

describe('a long list', () => {
  it('loads more below, stores its position in the URL, and focuses the first new item', async () => {
    await visitVideos();
    expect(cards()).toHaveLength(24);
    const first = titles();

    await userEvent.click(screen.getByText('Show more videos'));
    await waitFor(() => expect(cards()).toHaveLength(48));

    expect(titles().slice(0, 24)).toEqual(first);
    expect(new Set(titles()).size).toBe(48);
    expect(getCurrentUrl()).toBe('/videos?upto=2');
    expect(document.activeElement).toHaveTextContent(titles()[24] ?? 'none');
  });

  it('shows placeholders while loading', async () => {
    await visitVideos();
    await api.fault({ path: LIST, hold: true, times: 1 });
    await userEvent.click(screen.getByText('Show more videos'));
    expect(await screen.findByText('Loading more videos…')).toBeInTheDocument();
    expect(cards()[0]?.closest('ul')?.children).toHaveLength(48);
    await api.release();
    await waitFor(() => expect(cards()).toHaveLength(48));
  });

  it('ends with a message', async () => {
    await visitVideos('?page=3');
    expect(screen.getByText('You’re all caught up')).toBeInTheDocument();
    expect(screen.queryByText('Show more videos')).not.toBeInTheDocument();
  });

  it('is restored completely from its URL', async () => {
    await visitVideos('?upto=2');
    expect(cards()).toHaveLength(48);
    expect(screen.getByText('48 of 53 videos')).toBeInTheDocument();
    expect(screen.getByText('Show more videos')).toHaveAttribute('href', '/videos?page=3');
  });

  it('keeps its items if loading more fails, and continues from there', async () => {
    await visitVideos();
    await api.fault({ path: LIST, status: 500, body: { statusCode: 500, message: 'Out for a moment.' }, times: 1 });
    await userEvent.click(screen.getByText('Show more videos'));

    expect(
      await screen.findByText('Something went wrong on the server. Wait a moment, then retry.'),
    ).toBeInTheDocument();
    expect(cards()).toHaveLength(24);
    expect(getCurrentUrl()).toBe('/videos');

    await userEvent.click(retry());
    await waitFor(() => expect(cards()).toHaveLength(48));
    expect(
      screen.queryByText('Something went wrong on the server. Wait a moment, then retry.'),
    ).not.toBeInTheDocument();
  });
});

describe('returning to a list', () => {
  it('shows the same items without a request', async () => {
    await visitVideos();
    await userEvent.click(screen.getByText('Show more videos'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/videos?upto=2'));
    const before = titles();
    await open.follow('/categories');
    const requested = await searches();

    await open.back();
    await waitFor(() => expect(titles()).toEqual(before));
    expect(await searches()).toBe(requested);
  });

  it('requests the list again on a new visit', async () => {
    await visitVideos();
    await open.follow('/categories');
    const requestedCalls = await searches();
    await open.follow('/videos');
    expect(await searches()).toBe(requestedCalls + 1);
  });
});

describe('list filters', () => {
  it('are stored in the URL, reset to the first page, and can be removed', async () => {
    await visitVideos('?page=2&sort=popular');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Access' }), 'sale');
    await waitFor(() => expect(getCurrentUrl()).toBe('/videos?access=sale&sort=popular'));
    expect(await screen.findByText('33 videos')).toBeInTheDocument();

    await userEvent.click(screen.getByText('Access: Pay-per-view'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/videos?sort=popular'));
    expect(screen.getByRole('combobox', { name: 'Access' })).toHaveValue('');
  });

  it('show the selection at once, while the list is loading', async () => {
    await visitVideos();
    const before = titles();
    await api.fault({ path: LIST, hold: true, times: 1 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'oldest');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('oldest');
    expect(titles()).toEqual(before);
    await api.release();
    await waitFor(() => expect(getCurrentUrl()).toBe('/videos?sort=oldest'));
    await waitFor(() => expect(titles()).not.toEqual(before));
  });

  it('never let a late response replace a newer one', async () => {
    await visitVideos();
    await api.fault({ path: LIST, hold: true, times: 1 });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Access' }), 'sale');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Access' }), 'members');
    await waitFor(() => expect(getCurrentUrl()).toBe('/videos?access=members'));
    await api.release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(getCurrentUrl()).toBe('/videos?access=members');
    expect(screen.getByText('20 videos')).toBeInTheDocument();
  });

  it('search for text after a pause, and replace the history entry while typing continues', async () => {
    await visitVideos();
    const steps = window.history.length;
    const box = screen.getByRole('searchbox', { name: 'Search videos' });
    await userEvent.type(box, 'knife');
    await waitFor(() => expect(getCurrentUrl()).toBe('/videos?q=knife'));
    await userEvent.type(box, ' without');
    await waitFor(() => expect(getCurrentUrl()).toBe('/videos?q=knife+without'));
    expect(window.history.length).toBe(steps + 1);
    expect(titles()).toEqual(['How to sharpen a knife without fear']);

    await open.back();
    await waitFor(() => expect(box).toHaveValue(''));
  });

  it('keep the focus in the search when its text is cleared', async () => {
    await visitVideos('?q=knife');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getByRole('searchbox', { name: 'Search videos' })).toHaveFocus();
    await waitFor(() => expect(getCurrentUrl()).toBe('/videos'));
  });

  it('without results offer to be removed one by one', async () => {
    await visitVideos('?q=nothing+like+this&access=sale');
    expect(screen.getByText('No videos match your search')).toBeInTheDocument();
    const loosen = within(screen.getByRole('list', { name: 'Remove a filter' }));
    await userEvent.click(loosen.getByText('“nothing like this”'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/videos?access=sale'));
    expect(await screen.findByText('33 videos')).toBeInTheDocument();
  });

  it("whose options couldn't be loaded are hidden with a note", async () => {
    await api.fault({ path: '/user/assets/categories/search', status: 500, body: {}, times: 1 });
    await visitVideos();
    expect(screen.getByText('Some filters couldn’t be loaded and are left out.')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Category' })).not.toBeInTheDocument();
    expect(cards()).toHaveLength(24);
    expect(open.outcome()).toMatchObject({ status: 200 });
  });
});

it('the video list shows the first top banner, and works without it', async () => {
  const banner = () => screen.queryByText('Aria’s secret show, on four cameras. Out now.');
  await visitVideos();
  expect(banner()?.closest('a')).toHaveAttribute('href', `/video/${LANDMARKS.lockedVideo}`);
  open.leave();

  await api.fault({ path: '/site-promo/search', status: 500, body: {}, times: 1 });
  await visitVideos();
  expect(banner()).not.toBeInTheDocument();
  expect(cards()).toHaveLength(24);
  open.leave();

  await api.fault({ path: '/site-promo/search', hold: true, times: 1 });
  await visitVideos();
  expect(cards()).toHaveLength(24);
  await api.release();
  expect(banner()).not.toBeInTheDocument();
});

it('the video list keeps its filters if it fails, and loads after Retry', async () => {
  await api.fault({ path: LIST, status: 500, body: { statusCode: 500, message: 'Out for a moment.' }, times: 1 });
  await visitVideos('?access=sale');
  expect(open.outcome()).toMatchObject({ kind: 'ok', status: 503 });
  expect(screen.getByText('The videos couldn’t be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Access' })).toHaveValue('sale');

  await userEvent.click(retry());
  await waitFor(() => expect(cards()).toHaveLength(24));
  expect(screen.getByText('33 videos')).toBeInTheDocument();
});

it('a page number beyond the end of the video list redirects to the last page', async () => {
  await visitVideos('?page=40');
  expect(getCurrentUrl()).toBe('/videos?page=3');
  expect(cards()).toHaveLength(5);
});

it('a scheduled video says at which time it will be available', async () => {
  api.store.videos.update(getId('video', LANDMARKS.scheduledVideo), { scheduledAt: '2099-01-05T22:30:00.000Z' });
  open = await visit(`/video/${LANDMARKS.scheduledVideo}`);
  expect(screen.getByText(/^Available on/)).toHaveTextContent('Available on Mon, Jan 5, 2099, 10:30 PM UTC.');
  api.reset();
});

it('a video keeps its related videos and the focus while another one loads', async () => {
  open = await visit(`/video/${LANDMARKS.freeVideo}`);
  const related = () => within(screen.getByRole('complementary', { name: 'Watch next' })).getAllByRole('link');
  const [next] = related();
  const count = related().length;
  next?.focus();
  const requested = await searches();
  await api.fault({ path: LIST, hold: true, times: 1 });
  void open.follow(next?.getAttribute('href') ?? '');
  await waitFor(async () => expect(await searches()).toBe(requested + 1));
  expect(related()).toHaveLength(count);
  expect(next).toHaveFocus();

  await api.release();
  await waitFor(() =>
    expect(related().map((link) => link.getAttribute('href'))).toContain(`/video/${LANDMARKS.freeVideo}`),
  );
});
