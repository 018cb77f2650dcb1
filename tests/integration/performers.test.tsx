import { LANDMARKS } from '@sandbox/seed/landmarks';
import { performerId as getPerformerId } from '@sandbox/seed/people/performers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backend } from '../ssr/support/backend';
import { API } from '../ssr/support/urls';
import { installModal } from './components/modal-in-jsdom';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();
installModal();

const cards = () => document.querySelectorAll('article');

let open: Awaited<ReturnType<typeof visit>>;
afterEach(() => open.leave());

describe('the directory of performers', () => {
  it('filters by the options of the server, and shows the number of results', async () => {
    open = await visit('/performers');
    expect(screen.getByText('24 performers')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Philippines');
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers?country=PH'));
    expect(await screen.findByText('1 performer')).toBeInTheDocument();
    expect(cards()).toHaveLength(1);
    expect(screen.getByText('Country: Philippines')).toHaveAttribute('dir', 'auto');
  });

  it('finds performers in a public show', async () => {
    open = await visit('/performers');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Live now' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers?live=1'));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect([...cards()].every((card) => card.textContent?.includes('Live now'))).toBe(true);
  });

  it('has rare filters in a panel with a preview of the number of results', async () => {
    open = await visit('/performers');
    expect(screen.queryByLabelText('Eyes')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.selectOptions(panel.getByLabelText('Eyes'), 'Green');
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers?eyes=green'));
    await userEvent.click(await panel.findByRole('button', { name: 'Show 2 results' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filters 1 set' })).toBeInTheDocument();
  });

  it('hides a filter without options', async () => {
    open = await visit('/performers');
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(panel.getByLabelText('Hair')).toBeInTheDocument();
    expect(panel.queryByLabelText('Butt')).not.toBeInTheDocument();
    expect(panel.queryByLabelText('Sexual orientation')).not.toBeInTheDocument();
  });

  it('filters by language, and says so if the server can’t', async () => {
    const NOTE = 'This site can’t filter by language. Performers of all languages are shown.';
    open = await visit('/performers?language=sv');
    expect(screen.getByText('Language: Swedish')).toBeInTheDocument();
    expect(screen.getByText('Nova Lindqvist')).toBeInTheDocument();
    expect(cards().length).toBeLessThan(10);
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
    open.leave();

    const unfiltered: unknown = await (await fetch(`${API}/performers/search?limit=24`)).json();
    await api.fault({ path: '/performers/search', status: 200, body: unfiltered, times: 1 });
    open = await visit('/performers?language=sv');
    expect(screen.getByText(NOTE)).toBeInTheDocument();
    expect(cards()).toHaveLength(24);
  });

  it('clears all filters at once', async () => {
    open = await visit('/performers?gender=female&hair=black&sort=newest');
    await userEvent.click(screen.getByText('Clear all'));
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers?sort=newest'));
    await waitFor(() => expect(cards()).toHaveLength(24));
  });

  it('is a plain form without scripts', async () => {
    open = await visit('/performers?gender=female');
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Find performers' });
    expect(form).toHaveAttribute('action', '/performers');
    expect(form).toHaveAttribute('method', 'get');
    const fields = [...form.elements].filter(
      (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
    );
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject({
      q: '',
      gender: 'female',
      country: '',
      sort: 'popular',
    });
  });

  it("keeps working with its filters if the options couldn't be loaded", async () => {
    await api.fault({ path: '/user-additional', status: 500, body: {}, times: 1 });
    open = await visit('/performers?gender=female');
    expect(screen.getByText('Some filters couldn’t be loaded and are left out.')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Gender' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeInTheDocument();
    expect(screen.getByText('14 performers')).toBeInTheDocument();
  });
});

describe('a profile', () => {
  it('shows the performer and the videos', async () => {
    open = await visit('/performers/aria');
    const head = within(screen.getByRole('banner'));
    expect(head.getByRole('heading', { level: 1 })).toHaveTextContent('Aria Velasco');
    expect(head.getByText('Verified')).toBeInTheDocument();
    expect(head.getByText('Philippines')).toBeInTheDocument();
    expect(head.getByText('$9.99 a month or $99.90 a year')).toBeInTheDocument();
    expect(head.getByText(/^Get everything Aria Velasco publishes for subscribers/)).toBeInTheDocument();
    expect(head.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('link', { name: /^Videos/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Midnight at the Paper Lantern')).toHaveAttribute(
      'href',
      '/video/midnight-at-the-paper-lantern',
    );
  });

  it('shows the left and right banners below its content', async () => {
    open = await visit('/performers/aria');
    expect(screen.getByText('Eleven towns, one van.')).toBeInTheDocument();
    expect(screen.getByText('Open floor')).toBeInTheDocument();
  });

  it('shows more on its last tab, without counting another visit', async () => {
    open = await visit('/performers/aria');
    await userEvent.click(screen.getByRole('link', { name: 'About' }));
    expect(await screen.findByText('About Aria Velasco')).toBeInTheDocument();
    expect(screen.getByText('English, Filipino, Spanish')).toBeInTheDocument();
    expect(screen.getByText('164 to 166 cm')).toBeInTheDocument();
    expect(screen.getByText('10 tokens a minute')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Musicians' })).toHaveAttribute('href', '/category/musicians-performer');
    expect(screen.getByRole('link', { name: 'X' })).toHaveAttribute('href', 'https://x.example.com/ariasings');
    expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', 'https://facebook.com/ariasings');
    expect(screen.getByRole('button', { name: 'Play Hello from the rehearsal room' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Usually live' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Add all events to your calendar' })).toHaveAttribute(
      'href',
      '/api/calendar/performer/aria',
    );
    expect(await screen.findByTestId('comment-box')).toBeInTheDocument();
    expect(await api.requests('/performers/aria')).toHaveLength(1);
  });

  it('shows the count on each tab, and loads only the open one', async () => {
    open = await visit('/performers/aria');
    const counts = ['Videos', 'Galleries', 'Photos', 'Posts', 'Shop', 'Events'].map((name) =>
      Number(screen.getByRole('link', { name: new RegExp(`^${name} ?\\d+$`) }).textContent.replace(name, '')),
    );
    expect(counts.every((count) => count > 0)).toBe(true);
    await api.forgetRequests();

    await userEvent.click(screen.getByRole('link', { name: /^Photos/ }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers/aria?tab=photos'));
    expect(await screen.findByText(`${counts[2]} photos`)).toBeInTheDocument();
    const tiles = [...document.querySelectorAll('li > a > img')].map((image) =>
      image.parentElement?.getAttribute('href'),
    );
    expect(tiles).toHaveLength(Math.min(24, counts[2] ?? 0));
    expect(tiles.every((href) => /^\/performers\/aria\?tab=photos&photo=\w+$|^\/gallery\/\w+$/.test(href ?? ''))).toBe(
      true,
    );
    const requested = (await api.requests()).map(({ path }) => path);
    expect(requested).toContain('/user/assets/photos');
    expect(requested.filter((path) => /(videos|galleries|products)\/search/.test(path))).toEqual([]);
  });

  it('sorts its lists as the URL says', async () => {
    open = await visit('/performers/aria?tab=shop');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers/aria?tab=shop&sort=price'));
    const prices = () =>
      [...document.querySelectorAll('li')]
        .flatMap((item) => /\$([\d.]+)/.exec(item.textContent)?.[1] ?? [])
        .map(Number);
    await waitFor(() => expect(prices()).toEqual([...prices()].sort((x, y) => x - y)));
    expect(prices().length).toBeGreaterThan(2);

    await open.back();
    await waitFor(() => expect(getCurrentUrl()).toBe('/performers/aria?tab=shop'));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
  });

  it('shows the next event', async () => {
    open = await visit('/performers/aria?tab=events');
    const head = within(screen.getByRole('banner'));
    const next = head.getByRole('link', { name: 'Thursday set, by request' });
    expect(next).toHaveAttribute('href', expect.stringMatching(/^\/event\//));
    expect(head.getByText(/, 8:00 PM/)).toHaveTextContent('8:00 PM UTC');
  });

  it('says what is missing in empty tabs', async () => {
    open = await visit(`/performers/${LANDMARKS.longNamedPerformer}?tab=events`);
    expect(screen.getByText(/^Pierre-Emmanuel .* has no events yet$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View all events' })).toHaveAttribute('href', '/events');
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Events ?0$/ })).toHaveAttribute('aria-current', 'page');
  });

  it('shows no tabs for empty lists', async () => {
    open = await visit(`/performers/${LANDMARKS.longNamedPerformer}`);
    expect(screen.getByRole('link', { name: 'About' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(Galleries|Photos|Posts|Shop|Events) ?0$/ })).not.toBeInTheDocument();
  });

  it('shows a subscriber the end of the subscription', async () => {
    const token = await api.logIn('fan@example.com');
    open = await visit(`/performers/${LANDMARKS.runningSubscription}`, token);
    expect(screen.getByRole('heading', { name: 'You’re subscribed' })).toBeInTheDocument();
    expect(screen.getByText(/^Renews on/)).toBeInTheDocument();
    open.leave();
    open = await visit(`/performers/${LANDMARKS.endingSubscription}`, token);
    expect(screen.getByText(/^Ends on/)).toBeInTheDocument();
    expect(screen.getByText(/publishes for subscribers until then\.$/)).toBeInTheDocument();
  });

  it('shows the newest record of a subscription, and a late payment as late', async () => {
    const token = await api.logIn('fan@example.com');
    const performerId = getPerformerId(LANDMARKS.runningSubscription);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const old = { _id: 's-old', performerId, status: 'active', expiredAt: day(90), createdAt: day(-200) };
    const newest = {
      _id: 's-new',
      performerId,
      status: 'active',
      expiredAt: day(1),
      nextRecurringDate: day(-3),
      createdAt: day(-33),
    };
    await api.fault({
      path: '/subscriptions/user/search',
      status: 200,
      body: { status: 0, data: { data: [old, newest], total: 2 } },
    });
    open = await visit(`/performers/${LANDMARKS.runningSubscription}`, token);
    expect(screen.getByText(/^The payment due on.*is late$/)).toBeInTheDocument();
    expect(screen.queryByText(/^Renews on/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
      'href',
      '/user/subscriptions#s-new',
    );
  });

  it('shows no other subscription if the server ignores the filter', async () => {
    const token = await api.logIn('fan@example.com');
    const other = { _id: 's-other', performerId: 'another', status: 'active', nextRecurringDate: '2031-05-09' };
    await api.fault({
      path: '/subscriptions/user/search',
      status: 200,
      body: { status: 0, data: { data: [other], total: 1 } },
    });
    open = await visit(`/performers/${LANDMARKS.runningSubscription}`, token);
    expect(screen.getByRole('heading', { name: 'You’re subscribed' })).toBeInTheDocument();
    expect(screen.queryByText(/^Renews on/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).not.toBeInTheDocument();
  });

  it('is recognized by its owner as their own', async () => {
    open = await visit('/performers/aria', await api.logIn('performer@example.com'));
    expect(screen.getByText(/^This is how others see your page/)).toBeInTheDocument();
    open.leave();
    open = await visit('/performers/nova', await api.logIn('performer@example.com'));
    expect(screen.queryByText(/^This is how others see your page/)).not.toBeInTheDocument();
  });

  it('is found by id as well', async () => {
    const aria = api.store.performers.list({ sql: '1 = 1', values: [] }).find(({ username }) => username === 'aria');
    open = await visit(`/performers/${aria?._id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aria Velasco');
  });

  it.each([
    [LANDMARKS.livePerformer, 'Live now'],
    [LANDMARKS.busyPerformer, 'In a private show'],
  ])('shows that a performer is live: %s', async (username, text) => {
    open = await visit(`/performers/${username}`);
    expect(within(screen.getByRole('banner')).getByText(text, { ignore: '[aria-hidden]' })).toBeInTheDocument();
  });

  it('with an unknown name does not exist', async () => {
    open = await visit('/performers/nobody');
    expect(open.outcome()).toMatchObject({ kind: 'notFound' });
  });

  it("that is closed shows the server's message", async () => {
    await api.fault({
      path: '/performers/aria',
      status: 403,
      body: { statusCode: 403, message: 'This performer isn’t available in your country.' },
      times: 1,
    });
    open = await visit('/performers/aria');
    expect(screen.getByText('This performer isn’t available in your country.')).toBeInTheDocument();
  });

  it('works if stories, events and options fail', async () => {
    for (const path of ['/posts/search', '/event', '/user-additional'])
      await api.fault({ path, status: 500, body: {}, times: 5 });
    open = await visit('/performers/aria?tab=about');
    expect(open.outcome()).toMatchObject({ kind: 'ok', status: 200 });
    expect(screen.getByRole('link', { name: 'Events' })).toBeInTheDocument();
    expect(screen.getByText('Slim', { exact: false })).toBeInTheDocument();
  });

  it('works if only its videos fail', async () => {
    await api.fault({ path: '/user/assets/videos/search', status: 500, body: {}, times: 1 });
    open = await visit('/performers/aria');
    expect(open.outcome()).toMatchObject({ kind: 'ok', status: 200 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aria Velasco');
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByText('Midnight at the Paper Lantern')).toBeInTheDocument();
  });
});
