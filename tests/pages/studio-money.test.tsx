import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { formatMoney, formatNumber, formatQuantity, formatTokens } from '@/lib/format/format';
import { performerId } from '@sandbox/seed/people/performers';
import { API } from '../ssr/support/urls';
import { choose } from '../integration/support/choose';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl } from '../integration/support/tab';
import { withoutNotices } from '../integration/support/without-notices';

const { api, open } = studioPages();

withoutNotices();

const aria = performerId('aria');

/** The text of the saved file. */
async function savedFile(download: () => Promise<void>): Promise<string> {
  const made: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (made.push(blob), 'blob:file'),
    revokeObjectURL: () => undefined,
  });
  // The one thing that jsdom can't do.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await download();
  await waitFor(() => expect(made).toHaveLength(1));
  return (made[0] as Blob).text();
}

describe('the dashboard', () => {
  test('shows income and open tasks, each part on its own', async () => {
    await api.fault({ path: '/orders/details/search', status: 500, body: { message: 'Down' }, times: 2 });
    await api.fault({ path: '/comments/performer/search', status: 501, body: { message: 'Not here' }, times: 1 });
    const { user } = await open('/studio');
    expect(screen.getByText('Earned in the last 30 days', { selector: 'h2' }).closest('section')).toHaveTextContent(
      /In tokens.*In money/,
    );
    expect(screen.queryByText('Get started')).toBeNull();
    expect(screen.getByText('This site doesn’t support an inbox for all comments.')).toBeInTheDocument();
    const orders = within(screen.getByText('Orders to ship', { selector: 'h2' }).closest('section') as HTMLElement);
    expect(orders.getByText('Your orders couldn’t be loaded.')).toBeInTheDocument();
    await user.click(orders.getByText('Retry'));
    expect(await orders.findByText('Being prepared')).toBeInTheDocument();
    expect(screen.getAllByText('Go live', { selector: 'main a *' }).at(-1)?.closest('a')).toHaveAttribute(
      'href',
      '/studio/live',
    );
  });

  test('links its tasks to what they count, and leaves out a figure that the server can’t count', async () => {
    api.server.use(
      http.get(`${API}/subscriptions/performer/search`, ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.delete('state');
        return api.respond(new Request(url, request));
      }),
    );
    await open('/studio');
    const getBlock = (title: string) => screen.getByText(title, { selector: 'h2' }).closest('section') as HTMLElement;
    const getHrefs = (title: string) =>
      [...getBlock(title).querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(getHrefs('Orders to ship')).toContain('/studio/orders?state=paid');
    const [seeAll, ...comments] = getHrefs('Comments to answer');
    expect(seeAll).toBe('/studio/comments?open=1');
    expect(comments).toHaveLength(3);
    for (const href of comments) expect(href).toMatch(/^\/studio\/comments\?item=[\w-]+&open=1$/);
    expect(within(getBlock('Subscribers')).getByText('Active')).toBeInTheDocument();
    expect(within(getBlock('Subscribers')).queryByText('Ending')).toBeNull();
  });

  test('counts active subscribers as their list does', async () => {
    const [first, ...others] = api.store.subscriptions
      .list()
      .filter((row) => row.performerId === aria && row.status === 'active' && Date.parse(row.expiredAt) > Date.now());
    api.store.subscriptions.update(first?._id ?? '', { subscriptionType: 'trial' });
    const { follow } = await open('/studio');
    const block = screen.getByText('Subscribers', { selector: 'h2' }).closest('section') as HTMLElement;
    const figure = within(block).getByText('Active').closest('.ant-statistic');
    const active = others.filter(({ subscriptionType }) => !['free', 'trial'].includes(subscriptionType)).length;
    expect(figure).toHaveTextContent(`Active${active}`);
    await follow('/studio/subscribers?state=active');
    expect(document.querySelectorAll('main tbody tr')).toHaveLength(active);
  });

  test('says that the checklist failed to load, and loads it again', async () => {
    api.store.performers.update(aria, { bankingInformation: undefined });
    await api.fault({ path: '/event', status: 500, body: { message: 'Down' }, times: 2 });
    const { user } = await open('/studio');
    const checklist = within(screen.getByText('Get started').closest('section') as HTMLElement);
    expect(checklist.getByText('Your checklist couldn’t be loaded.')).toBeInTheDocument();
    await user.click(checklist.getByText('Retry'));
    expect(await checklist.findByText('5 of 6 done')).toBeInTheDocument();
  });

  test('of a new performer ticks the first steps until the checklist is dismissed', async () => {
    for (const { _id } of api.store.events.list()) api.store.events.update(_id, { performerId: 'nobody' });
    const { stats } = api.store.performers.get(aria) ?? {};
    api.store.performers.update(aria, {
      bankingInformation: undefined,
      stats: { ...stats, totalProducts: 0 } as never,
    });
    const { follow } = await open('/studio');
    const checklist = screen.getByText('Get started').closest('section') as HTMLElement;
    expect(checklist).toHaveTextContent('3 of 6 done');
    expect(within(checklist).getByLabelText('Checklist')).toHaveAttribute('aria-valuenow', '50');
    const steps = within(checklist)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(steps).toEqual([
      ['Done: Introduce yourself', '/studio/profile'],
      ['Done: Set your prices', '/studio/profile?tab=prices'],
      ['Done: Publish something', '/studio/videos/new'],
      [expect.stringMatching(/^Announce when/), '/studio/events/new'],
      [expect.stringMatching(/^Open your shop/), '/studio/products/new'],
      [expect.stringMatching(/^Add a payout account/), '/studio/profile?tab=payouts'],
    ]);
    const ordersTitle = () => screen.findByText('Orders to ship', { selector: 'h2' });
    await ordersTitle();

    fireEvent.click(screen.getByLabelText('Dismiss checklist'));
    await waitFor(() => expect(checklist).not.toBeInTheDocument());
    await follow('/studio/payouts');
    await follow('/studio');
    await ordersTitle();
    expect(screen.queryByText('Get started')).toBeNull();
  });

  test('shows a tour to a performer who has published nothing, once', async () => {
    const { stats } = api.store.performers.get(aria) ?? {};
    api.store.performers.update(aria, {
      stats: { ...stats, totalVideos: 0, totalGalleries: 0, totalFeeds: 0 } as never,
    });
    const { follow } = await open('/studio');
    const tour = await screen.findByRole('dialog', { name: 'Everything in one place', hidden: true });
    const title = (text: string) => within(tour).getByText(text, { selector: 'h2' });
    await waitFor(() => expect(title('Everything in one place')).toHaveFocus());
    fireEvent.click(within(tour).getByText('Next'));
    await waitFor(() => expect(title('Your notifications')).toHaveFocus());
    expect(tour).toHaveAccessibleName('Your notifications');
    fireEvent.click(within(tour).getByText('Skip tour'));
    await waitFor(() => expect(tour).not.toBeInTheDocument());
    expect(document.getElementById('content')).toHaveFocus();

    await follow('/studio/payouts');
    await follow('/studio');
    await screen.findByText('Get started');
    expect(window.localStorage.getItem('encore.studio-tour')).toContain(aria);
    expect(screen.queryByText('Everything in one place')).toBeNull();
  });

  test('shows a fan that it is for performers, and nothing of the studio', async () => {
    await open('/studio', 'fan@example.com');
    expect(await screen.findByText('You don’t have access to this page')).toBeInTheDocument();
    expect(screen.queryByText('Payouts')).toBeNull();
  });
});

describe('earnings', () => {
  test('are the same on the screen and in the file, with the same filters, in tokens and in money', async () => {
    const { user, follow } = await open('/studio/earnings?kind=gallery');
    const rows = within(screen.getByRole('table', { name: 'Earnings by sale', hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1);
    const mine = api.store.earnings
      .list()
      .filter((row) => row.performerId === aria && row.isToken && row.sourceType === 'gallery');
    expect(rows).toHaveLength(mine.length);
    const file = await savedFile(() => user.click(screen.getByText('Download CSV')));
    const lines = file.trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(mine.length);
    const net = (text: string) => text.split(',')[7];
    expect(lines.map(net).sort()).toEqual(mine.map(({ netPrice }) => String(netPrice)).sort());

    await choose(user, screen.getByLabelText('Status'), 'Paid out');
    await waitFor(() => expect(getCurrentUrl()).toBe('/studio/earnings?kind=gallery&state=paid'));
    const gross = () =>
      within(screen.getByLabelText('Totals')).getByText('Gross').closest('.ant-statistic')?.textContent ?? '';
    expect(gross()).toContain('tokens');
    await follow('/studio/earnings?in=money');
    await waitFor(() => expect(gross()).toContain('$'));
  });

  test('are filtered by tips alone', async () => {
    const { user } = await open('/studio/earnings');
    await choose(user, screen.getByLabelText('Type'), 'Tips outside livestreams');
    await waitFor(() => expect(getCurrentUrl()).toBe('/studio/earnings?kind=tip'));
    const tips = api.store.earnings.list().filter((row) => row.performerId === aria && row.type === 'tip');
    expect(tips.length).toBeGreaterThan(0);
    expect(
      await screen.findByText(formatQuantity(tips.length, 'sale'), { selector: '[role=status]' }),
    ).toBeInTheDocument();
    expect((await api.requests('/earning/performer/search')).at(-1)?.query).toMatchObject({
      sourceType: 'performer',
      type: 'tip',
    });
  });

  test('name what was sold, with its kind', async () => {
    const sale = { _id: 'e1', type: 'video', sourceType: 'video', grossPrice: 10, netPrice: 8, isToken: true };
    const transactionInfo = { products: [{ name: 'Blue Hour' }] };
    const body = { status: 0, data: { data: [{ ...sale, transactionInfo }], total: 1 } };
    await api.fault({ path: '/earning/performer/search', body });
    const { user } = await open('/studio/earnings');
    expect(screen.getByText('Blue Hour').closest('th')).toHaveTextContent('Blue HourVideo');
    expect(await savedFile(() => user.click(screen.getByText('Download CSV')))).toMatch(/,Blue Hour,.*,Video\r\n$/);
  });

  test('work if the server has no sums by day', async () => {
    await api.fault({ path: '/earning/performer/days', status: 404, body: { message: 'No such call' }, times: 1 });
    await open('/studio/earnings');
    expect(screen.getByText('This site doesn’t support totals by day and by source.')).toBeInTheDocument();
    expect(screen.getByLabelText('Totals')).toHaveTextContent('Commission');
  });
});

describe('analytics', () => {
  const net = (isToken: boolean, from: string) =>
    api.store.earnings
      .list()
      .filter(
        (row) =>
          row.performerId === aria &&
          row.isToken === isToken &&
          row.createdAt >= from &&
          row.transactionStatus !== 'refunded',
      )
      .reduce((sum, { netPrice }) => sum + netPrice, 0);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

  test('compares the period of the URL, by day, source and item, and exports both tables', async () => {
    const { user, follow } = await open('/studio/analytics?range=90');
    const totals = screen.getByLabelText('Totals');
    expect(totals).toHaveTextContent(formatNumber(net(true, daysAgo(89))));
    expect(totals).toHaveTextContent(/Your net.*Gross.*Sales.*New subscribers/);
    expect(totals).toHaveTextContent('previous 90 days');
    const sum = (table: string, column: number) =>
      within(screen.getByRole('table', { name: table, hidden: true }))
        .getAllByRole('row', { hidden: true })
        .slice(1)
        .map((row) => row.children[column]?.querySelector('.visually-hidden')?.textContent ?? '')
        .reduce((all, text) => all + Number(text.replace(/[^\d.]/g, '')), 0);
    expect(sum('Earnings by day', 4)).toBeCloseTo(net(true, daysAgo(89)));
    expect(sum('Earnings by source', 2)).toBeCloseTo(net(true, daysAgo(89)));
    expect(screen.getByRole('img', { name: /^Earnings by day. Best day: / })).toBeInTheDocument();

    const earnings = await savedFile(() => user.click(screen.getByText('of the earnings')));
    const cells = earnings
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
    const sources = cells.map(([day, source]) => `${day} ${source}`);
    expect(new Set(sources).size).toBe(sources.length);
    const nets = cells.map((line) => Number(line[5]));
    expect(nets.reduce((all, amount) => all + amount, 0)).toBeCloseTo(net(true, daysAgo(89)));
    const items = await savedFile(() => user.click(screen.getByText('of the items')));
    const own = (['videos', 'galleries', 'products', 'posts'] as const).flatMap((kind) =>
      (api.store[kind].list() as readonly { performerId: string | null; type?: string }[]).filter(
        ({ performerId: owner, type }) => owner === aria && type !== 'story',
      ),
    );
    expect(items.trim().split('\r\n').slice(1)).toHaveLength(own.length);

    await follow('/studio/analytics?in=money&sort=views');
    await waitFor(() => expect(screen.getByLabelText('Totals')).toHaveTextContent('$'));
    const views = within(screen.getByRole('table', { name: 'Top items', hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => Number(row.children[2]?.textContent?.replace(/\D/g, '')));
    expect(views).toEqual([...views].sort((a, b) => b - a));
  });

  test('shows what the server offers, each part on its own', async () => {
    await api.fault({ path: '/earning/performer/days', status: 404, body: { message: 'No such call' }, times: 1 });
    await api.fault({ path: '/earning/performer/search', status: 500, body: { message: 'Down' }, times: 1 });
    await api.fault({ path: '/subscriptions/performer/search', status: 500, body: { message: 'Down' }, times: 2 });
    const { user } = await open('/studio/analytics');
    expect(screen.getByText('This site doesn’t support totals by day and by source.')).toBeInTheDocument();
    expect(screen.getByLabelText('Totals')).toHaveTextContent(/Your net.*Gross/);
    expect(screen.getByLabelText('Totals')).not.toHaveTextContent('Sales');
    expect(screen.getByText('New subscribers couldn’t be counted.')).toBeInTheDocument();
    const items = within(screen.getByText('Your items couldn’t be loaded.').closest('section') as HTMLElement);
    await user.click(items.getByText('Retry'));
    expect(await items.findByRole('table', { hidden: true })).toBeInTheDocument();
  });
});

describe('the order list of the studio', () => {
  const parcels = (deliveryStatus: string) =>
    api.store.orderDetails
      .list()
      .filter(
        (row) =>
          row.sellerId === aria &&
          row.productType === 'physical' &&
          row.status === 'paid' &&
          row.deliveryStatus === deliveryStatus,
      );

  test('ships several at once; an order changed elsewhere keeps its reason and shows its status', async () => {
    const waiting = parcels('created');
    expect(waiting.length).toBeGreaterThan(1);
    const { user } = await open('/studio/orders?state=paid');
    const [moved] = waiting;
    if (!moved) throw new Error('No parcel waits');
    api.store.orderDetails.update(moved._id, { status: 'delivered', deliveryStatus: 'delivered' });

    await user.click(screen.getByLabelText('Select all shipments on this page'));
    await user.click(screen.getByText('Set status'));
    const codes = screen.getByText('Tracking codes (optional)').closest('fieldset')?.querySelectorAll('input') ?? [];
    await user.click(codes[0] as HTMLElement);
    await user.paste(waiting.map((_, index) => `TRACK-${index}`).join('\n'));
    expect([...codes].map(({ value }) => value)).toEqual(waiting.map((_, index) => `TRACK-${index}`));
    await user.click(screen.getByText('Set status', { selector: '[role=dialog] button *' }));

    expect((await screen.findAllByText(/1 of \d+ couldn’t be changed/)).length).toBeGreaterThan(0);
    expect(screen.getByText(/This order is closed|status can’t change/).closest('tr')).toHaveTextContent('Delivered');
    const others = waiting.slice(1).map(({ _id }) => api.store.orderDetails.get(_id));
    for (const row of others)
      expect(row).toMatchObject({ deliveryStatus: 'shipping', shippingCode: expect.stringContaining('TRACK-') });
    expect(screen.getByText('Retry')).toBeInTheDocument();
  });

  test('keeps a column that is hidden in another list with the same noun', async () => {
    const sale = { _id: 's1', name: 'Blue Hour', quantity: 1, productType: 'video', status: 'paid' };
    await api.fault({ path: '/orders/details/search', body: { status: 0, data: { data: [sale], total: 1 } } });
    const { user, follow } = await open('/studio/videos');
    await user.click(screen.getByText('Columns'));
    await user.click(await screen.findByText('Uploaded', { selector: '[role=menuitemcheckbox] *' }));
    await waitFor(() => expect(screen.queryByText('Uploaded', { selector: 'th *' })).toBeNull());
    await follow('/studio/orders?kind=video');
    expect(screen.getByText('Ordered', { selector: 'th *' })).toBeInTheDocument();
  });

  test('leaves unpaid and refunded orders alone', async () => {
    const [paid, other] = parcels('created');
    // The sandbox lists paid orders only, unlike other servers.
    const unshippable = [
      { ...other, status: 'pending' },
      { ...other, _id: 'refunded', status: 'refunded' },
    ];
    const body = { status: 0, data: { data: [paid, ...unshippable], total: 3 } };
    await api.fault({ path: '/orders/details/search', body });
    const { user } = await open('/studio/orders');
    const unpaid = screen.getByText('Payment pending').closest('tr');
    const refunded = screen.getByText('Refunded', { selector: 'tbody *' }).closest('tr');
    await user.click(screen.getByLabelText(/^Select all \w+ on this page/));
    expect(document.querySelectorAll('main tbody input:checked')).toHaveLength(1);
    expect(unpaid?.querySelector('input')).toBeDisabled();
    expect(refunded?.querySelector('input')).toBeDisabled();
  });

  test('leaves shipments that can’t get the chosen status as they are, and says how many', async () => {
    const [first] = parcels('created');
    const closed = [
      { ...first, _id: 'arrived', status: 'delivered', deliveryStatus: 'delivered' },
      { ...first, _id: 'lost', status: 'failed', deliveryStatus: 'failed' },
    ];
    const body = { status: 0, data: { data: [first, ...closed], total: 3 } };
    await api.fault({ path: '/orders/details/search', body });
    const { user } = await open('/studio/orders');
    await user.click(screen.getByLabelText(/^Select all \w+ on this page/));
    await user.click(screen.getByText('Set status'));
    expect(await screen.findByText('2 shipments can’t get this status and won’t change.')).toBeInTheDocument();
    expect(document.querySelectorAll('fieldset input')).toHaveLength(1);
    await user.click(screen.getByText('Set status', { selector: '[role=dialog] button *' }));
    await waitFor(() => expect(api.store.orderDetails.get(first?._id ?? '')?.deliveryStatus).toBe('shipping'));
    expect(screen.queryByText(/couldn’t be changed/)).toBeNull();
    expect((await api.requests('/orders')).filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  test('marks all as moved whatever the server replies, and removes a tracking code', async () => {
    const waiting = parcels('created');
    const [coded] = waiting;
    api.store.orderDetails.update(coded?._id ?? '', { shippingCode: 'OLD' });
    await api.fault({ method: 'PUT', path: '/orders/*', when: 'after', body: { status: 0, data: null } });
    const { user } = await open('/studio/orders?state=paid');
    await user.click(screen.getByLabelText(/^Select all \w+ on this page/));
    await user.click(screen.getByText('Set status'));
    // Screen readers may miss a live region that appears with its text.
    expect(document.querySelector('[role=dialog] [role=status]')).not.toHaveAttribute('hidden');
    await user.clear(screen.getByDisplayValue('OLD'));
    await user.click(screen.getByText('Set status', { selector: '[role=dialog] button *' }));
    await waitFor(() => expect(parcels('created')).toEqual([]));
    expect(api.store.orderDetails.get(coded?._id ?? '')).toMatchObject({
      deliveryStatus: 'shipping',
      shippingCode: '',
    });
  });

  test('continues from shipped orders to all that still wait', async () => {
    const [sample] = parcels('created');
    if (!sample) throw new Error('No parcel waits');
    for (let at = parcels('created').length; at < 60; at += 1)
      api.store.orderDetails.insert({ ...sample, _id: `more-${at}` });
    const { user } = await open('/studio/orders?state=paid');
    const rows = () => document.querySelectorAll('main tbody tr');
    expect(rows()).toHaveLength(24);
    await user.click(screen.getByLabelText('Select all shipments on this page'));
    await user.click(screen.getByText('Set status'));
    await choose(user, await screen.findByLabelText('New status'), 'Being prepared');
    await user.click(screen.getByText('Set status', { selector: '[role=dialog] button *' }));
    await waitFor(() => expect(parcels('created')).toHaveLength(36));
    await waitFor(() => expect(screen.getAllByText('Being prepared', { selector: 'tbody *' })).toHaveLength(24));

    await user.click(screen.getByText('Next'));
    await waitFor(() => expect(screen.queryByText('Being prepared', { selector: 'tbody *' })).toBeNull());
    expect(rows()).toHaveLength(24);
    await user.click(screen.getByText('Next'));
    await waitFor(() => expect(rows()).toHaveLength(12));
  });

  test('prints packing slips, leads back, and lists digital orders separately, without actions', async () => {
    const { user, follow } = await open('/studio/orders');
    await user.click(screen.getByLabelText('Select all shipments on this page'));
    await user.click(screen.getByText('Print packing slips'));
    const sheets = document.querySelectorAll('article[aria-label^="Packing slip"]');
    expect(sheets[0]).toHaveTextContent(/12 Quayside/);
    expect(sheets[0]).not.toHaveTextContent('$');
    await user.click(screen.getByText('Back to orders'));
    await waitFor(() => expect(screen.getByText('Download all addresses')).toBeVisible());
    await user.click(screen.getByText('Print packing slips'));
    expect(screen.getByText('Download all addresses')).not.toBeVisible();
    window.history.back();
    await waitFor(() => expect(screen.getByText('Download all addresses')).toBeVisible());
    expect(getCurrentUrl()).toBe('/studio/orders');
    expect(document.querySelectorAll('main tbody input:checked').length).toBeGreaterThan(0);
    await follow('/studio/orders?kind=digital');
    expect(screen.getAllByText('Ready').length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(/^Select all/)).toBeNull();
  });

  test('shows the status of an order whose server sends no shipping status', async () => {
    const [parcel] = parcels('created');
    if (!parcel) throw new Error('No parcel waits');
    const { deliveryStatus: _unsent, ...line } = parcel;
    const body = { status: 0, data: { ...line, status: 'processing' } };
    await api.fault({ path: `/orders/details/${parcel._id}`, body });
    await open(`/studio/orders/${parcel._id}`);
    expect(screen.getByLabelText('Status').closest('.ant-select')).toHaveTextContent('Being prepared');
  });

  test('updates an order, sends the fan the tracking code, and does not show the result on the next order', async () => {
    const [parcel, other] = parcels('created');
    if (!parcel || !other) throw new Error('Two parcels have to wait');
    const { user, follow } = await open(`/studio/orders/${parcel._id}`);
    const paid = parcel.totalPrice;
    expect(document.body).toHaveTextContent(
      parcel.payBy === 'token'
        ? `You receive ${formatTokens(paid - Math.floor(paid * 0.2))}`
        : `You receive ${formatMoney(paid * 0.8, { code: 'USD', symbol: '$' })}`,
    );
    await choose(user, screen.getByLabelText('Status'), 'On its way');
    await user.type(screen.getByLabelText('Tracking code or link (optional)'), 'RM-42');
    await user.click(screen.getByText('Save status'));
    expect(await screen.findByText('Saved. The fan sees it now.')).toBeInTheDocument();
    expect(api.store.orderDetails.get(parcel._id)).toMatchObject({ deliveryStatus: 'shipping', shippingCode: 'RM-42' });
    expect(screen.getByText('Packing slip').closest('a')).toHaveAttribute(
      'href',
      `/studio/orders/${parcel._id}?slip=1`,
    );
    await follow(`/studio/orders/${other._id}`);
    await waitFor(() => expect(screen.getByLabelText('Tracking code or link (optional)')).toHaveValue(''));
    expect(screen.queryByText('Saved. The fan sees it now.')).toBeNull();
  });
});
