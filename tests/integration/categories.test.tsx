import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { backend } from '../ssr/support/backend';
import { API } from '../ssr/support/urls';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();

const CATEGORIES = '/user/assets/categories/search';

let open: Awaited<ReturnType<typeof visit>>;
afterEach(() => open.leave());

describe('the list of categories', () => {
  it('is grouped', async () => {
    open = await visit('/categories');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Videos',
      'Performers',
      'Galleries',
      'Shop',
      'Posts',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Performers' })).getByRole('link', { name: 'Dancers' }),
    ).toHaveAttribute('href', '/category/dancers-performer');
  });

  it('loads again after a failure', async () => {
    await api.fault({
      path: CATEGORIES,
      status: 500,
      body: { statusCode: 500, message: 'No shelves today.' },
      times: 1,
    });
    open = await visit('/categories');
    expect(open.outcome()).toMatchObject({ kind: 'ok', status: 503 });
    expect(screen.getByText('Something went wrong on the server. Wait a moment, then retry.')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByRole('link', { name: 'Unplugged' })).toBeInTheDocument();
  });

  it('can be empty', async () => {
    await api.fault({ path: CATEGORIES, body: { status: 0, data: { data: [], total: 0 } }, times: 1 });
    open = await visit('/categories');
    expect(screen.getByText('There are no categories yet')).toBeInTheDocument();
  });
});

describe('a category', () => {
  it('shows its videos below its name and description', async () => {
    open = await visit('/category/dance');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dance');
    expect(screen.getByText('Choreography, class and improvisation.')).toBeInTheDocument();
    expect(screen.getByText('Blue hour routine')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'In Dance' })).not.toBeInTheDocument();
  });

  it('of performers shows performers', async () => {
    open = await visit('/category/dancers-performer');
    expect(document.querySelectorAll('article').length).toBeGreaterThan(2);
    expect(document.querySelector('article a')).toHaveAttribute('href', expect.stringMatching(/^\/performers\//));
  });

  it.each([
    ['portraits-gallery', '/gallery/'],
    ['clothing-product', '/product/'],
    ['news-post', '/post/'],
  ])('of another kind shows its list: %s', async (slug, path) => {
    open = await visit(`/category/${slug}`);
    const links = [...document.querySelectorAll('article a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !href.startsWith(path))).toEqual([]);
  });

  it('with both has a tab for each', async () => {
    const dance = api.store.categories.list({ sql: '1 = 1', values: [] }).find(({ slug }) => slug === 'dance');
    const performer = api.store.performers
      .list({ sql: '1 = 1', values: [] })
      .find(({ username }) => username === 'zuri');
    if (!dance || !performer) throw new Error('The seed has changed.');
    api.store.performers.update(performer._id, { categoryIds: [...performer.categoryIds, dance._id] });

    open = await visit('/category/dance');
    const tabs = within(screen.getByRole('navigation', { name: 'In Dance' }));
    await userEvent.click(tabs.getByRole('link', { name: /^Performers/ }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/category/dance?tab=performers'));
    expect([...document.querySelectorAll('article')].map((card) => card.querySelector('a')?.textContent)).toEqual([
      performer.name,
    ]);
  });

  it.each(['5', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'])('without a slug opens by its ID: %s', async (_id) => {
    api.server.use(
      http.get(`${API}${CATEGORIES}`, ({ request }) => {
        const data = new URL(request.url).searchParams.has('slug') ? [] : [{ _id, name: 'Jazz', group: 'video' }];
        return HttpResponse.json({ status: 0, data: { data, total: data.length } });
      }),
    );
    open = await visit(`/category/${_id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jazz');
  });

  it('with an unknown name does not exist', async () => {
    open = await visit('/category/nothing-like-this');
    expect(open.outcome()).toMatchObject({ kind: 'notFound' });
  });

  it('keeps its header if its list fails', async () => {
    await api.fault({ path: '/user/assets/videos/search', status: 500, body: {}, times: 1 });
    open = await visit('/category/dance');
    expect(open.outcome()).toMatchObject({ kind: 'ok', status: 503 });
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText('Blue hour routine')).toBeInTheDocument();
  });
});
