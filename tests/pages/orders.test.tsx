import { setTimeout as pause } from 'node:timers/promises';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { fanId } from '@sandbox/seed/people/fans';
import { performerId } from '@sandbox/seed/people/performers';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { fakeTimeZone } from '../integration/support/fake-time-zone';
import { quietConsole } from '../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const openAs = async (username: string, path: string) => {
  await api.signIn(username);
  return openTab(path);
};
const asFan = (path: string) => openAs('fan@example.com', path);

/** The order line of fan@example.com with this item. */
const toLine = (name: string, buyer = 'fan') => {
  const line = api.store.orderDetails.list().find((row) => row.name === name && row.buyerId === fanId(buyer as 'fan'));
  if (!line) throw new Error(`Nobody ordered ${name}`);
  return line;
};
const getPath = (name: string) => `/user/orders/${toLine(name)._id}`;
const cards = () => [...document.querySelectorAll('main article')].map(({ textContent }) => textContent ?? '');
const steps = () => within(screen.getByRole('list', { name: 'Order progress', hidden: true }));

describe('the list of orders', () => {
  test('shows item, price and next step of each', async () => {
    await asFan('/user/orders');
    expect(screen.getByText('7 orders')).toBeInTheDocument();
    const getCard = (name: string) => cards().find((card) => card.includes(name));
    expect(getCard('2 × Encore tee')).toMatch(
      /Aria Velasco is preparing it for shipping\..*Order DFABFC1A.*Being prepared\$24\.00/,
    );
    expect(getCard('Night shift cassette')).toMatch(/On its way\. Tracking: ENE0742FFEGB\..*On its way.*55 tokens/);
    expect(getCard('Festival fan')).toContain('The money was returned to your card.');
    // Unpaid orders.
    expect(getCard('Trail bottle')).toBeUndefined();
  });

  test.each([true, false])('shows a membership as such, and leads to it (with lines: %s)', async (hasLines) => {
    const line = toLine('Encore tee');
    api.store.orderDetails.update(line._id, { productType: 'subscription_package', name: 'Gold', status: 'paid' });
    api.store.orders.update(line.orderId, { type: 'subscription_package', status: 'paid' });
    const order = api.store.orders.get(line.orderId);
    if (!hasLines)
      await api.fault({
        path: '/orders/users/search',
        status: 200,
        body: { status: 0, data: { data: [{ ...order, details: [] }], total: 1 } },
      });
    const { follow } = await asFan('/user/orders');
    const card = cards().find((text) => text.includes('Paid. See your membership for details.'));
    expect(card).toContain(hasLines ? 'Gold' : order?.orderNumber);
    expect(card).toContain('Ready');

    await follow(getPath('Gold'));
    expect(await screen.findByText('Paid. See your membership for details.')).toBeInTheDocument();
    expect(screen.getByText('Gold').closest('a')).toHaveAttribute('href', '/membership');
    expect(screen.queryByText(/No longer available|in your library/)).toBeNull();
  });

  test('shows the day of each order in the visitor’s time zone', async () => {
    const zone = fakeTimeZone('Asia/Tokyo');
    for (const { _id } of api.store.orders.list())
      api.store.orders.update(_id, { createdAt: '2026-05-31T20:00:00.000Z' });
    await asFan('/user/orders');
    expect(screen.getAllByText('Jun 1, 2026')).toHaveLength(7);
    zone.mockRestore();
  });

  test('finds the orders of a year by the visitor’s time zone', async () => {
    const zone = fakeTimeZone('America/New_York');
    for (const { _id } of api.store.orders.list())
      api.store.orders.update(_id, { createdAt: '2026-05-31T20:00:00.000Z' });
    api.store.orders.update(toLine('Encore tee').orderId, { createdAt: '2026-01-01T02:00:00.000Z' });
    api.store.orders.update(toLine('Market tote').orderId, { createdAt: '2027-01-01T02:00:00.000Z' });
    await asFan('/user/orders?period=2026');
    expect(screen.getByText('6 orders')).toBeInTheDocument();
    expect(screen.getByText('Dec 31, 2026')).toBeInTheDocument();
    expect(screen.queryByText('Dec 31, 2025')).toBeNull();
    zone.mockRestore();
  });

  test('is filtered by its URL', async () => {
    const { user } = await asFan('/user/orders');
    await user.selectOptions(screen.getByLabelText('Status'), 'On its way');
    await screen.findByText('1 order');
    expect(getCurrentUrl()).toBe('/user/orders?state=shipping');
    expect(cards()).toEqual([expect.stringContaining('Night shift cassette')]);

    await user.type(screen.getByLabelText('Search by order number'), '00000000{Enter}');
    expect(await screen.findByText('No orders match your search')).toBeInTheDocument();
  });

  test('stays filtered when earlier orders arrive late', async () => {
    const { orders, orderDetails } = api.store;
    const line = toLine('Encore tee');
    const order = orders.list().find(({ _id }) => _id === line.orderId);
    for (let number = 0; order && number < 24; number += 1) {
      const orderId = `${number}`.padStart(24, 'e');
      orders.insert({ ...order, _id: orderId });
      orderDetails.insert({ ...line, _id: `${number}`.padStart(24, 'f'), orderId });
    }
    const { user } = await asFan('/user/orders');
    await api.fault({ path: '/orders/users/search', hold: true, times: 1 });
    await user.click(screen.getByText('Show more orders'));
    await user.selectOptions(screen.getByLabelText('Status'), 'On its way');
    await screen.findByText('1 order');
    const responded = new Promise<void>((resolve) =>
      api.server.events.on('response:mocked', ({ request }) => {
        if (request.url.includes('/orders/users/search')) resolve();
      }),
    );
    await api.release();
    await responded;
    await pause(50);
    expect(screen.getByText('1 order')).toBeInTheDocument();
    expect(cards()).toEqual([expect.stringContaining('Night shift cassette')]);
  });

  test('links to the shop if empty', async () => {
    const { close } = await openAs('fan2@example.com', '/user/orders?period=2021');
    expect(screen.getByText('No orders match your search')).toBeInTheDocument();
    close();
    for (const { _id } of api.store.orders.list().filter(({ buyerId }) => buyerId === fanId('fan2')))
      api.store.orders.update(_id, { buyerId: fanId('fan') });
    await openAs('fan2@example.com', '/user/orders');
    expect(screen.getByText('No orders yet')).toBeInTheDocument();
    expect(screen.queryByText('0 orders')).toBeNull();
    expect(document.querySelector('main [role=search]')).toBeNull();
    expect(screen.getByText('Browse the shop').closest('a')).toHaveAttribute('href', '/shop');
  });

  test('shows an error if it fails, with Retry', async () => {
    await api.fault({ path: '/orders/users/search', status: 500, body: { message: 'Down' }, times: 1 });
    const { user } = await asFan('/user/orders');
    expect(screen.getByText('The orders couldn’t be loaded.')).toBeInTheDocument();
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByText('7 orders')).toBeInTheDocument();
  });
});

describe('an order', () => {
  test('shows its progress, address, price, and contact', async () => {
    await asFan(getPath('Encore tee'));
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Order DFABFC1A');
    expect(steps().getByText('Being prepared').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText(/12 Quayside/).closest('address')).toHaveTextContent('BS1 4QA');
    expect(screen.getByText('One small, one large.')).toBeInTheDocument();
    expect(screen.getByText('2 items, each')).toHaveTextContent('$12.00');
    expect(screen.getByText('Get help with this order').closest('a')).toHaveAttribute(
      'href',
      '/contact?about=Order%20DFABFC1A',
    );
  });

  test('updates while the visitor is on another page', async () => {
    await asFan(getPath('Encore tee'));
    const { _id } = toLine('Encore tee');
    api.store.orderDetails.update(_id, {
      status: 'shipping',
      deliveryStatus: 'shipping',
      shippingCode: 'https://track.example/42',
    });
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    window.dispatchEvent(new Event('focus'));
    later.mockRestore();
    expect(await screen.findByText('Aria Velasco has shipped it.')).toBeInTheDocument();
    expect(steps().getByText('On its way').closest('li')).toHaveAttribute('aria-current', 'step');
    const link = screen.getByText('https://track.example/42').closest('a');
    expect([link?.href, link?.rel]).toEqual(['https://track.example/42', 'noopener noreferrer nofollow']);
  });

  test('has a tracking code to copy, which is not a link', async () => {
    api.store.orderDetails.update(toLine('Night shift cassette')._id, { shippingCode: 'javascript:alert(1)' });
    const { user } = await asFan(getPath('Night shift cassette'));
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
    await user.click(screen.getByText('Copy'));
    expect(await screen.findByText('Tracking code copied')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith('javascript:alert(1)');
  });

  test('can be bought again through the cart', async () => {
    const { user } = await asFan(getPath('Market tote'));
    const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    await user.click(screen.getByText('Buy again'));
    const link = (await screen.findByText('In cart · View cart')).closest('a') as HTMLElement;
    expect(link).toHaveAttribute('href', '/cart');
    expect(link).toHaveFocus();
    // The second click of a double click.
    now.mockReturnValue(10_120);
    expect(fireEvent.click(link, { detail: 1 })).toBe(false);
    now.mockRestore();
    expect(JSON.parse(window.localStorage.getItem('cart') ?? '[]')).toMatchObject([
      { name: 'Market tote', quantity: 1 },
    ]);
  });

  test('of an item no longer sold keeps name and receipt, and offers no purchase', async () => {
    api.store.products.update(toLine('Market tote').productId, { status: 'inactive' });
    await asFan(getPath('Market tote'));
    expect(screen.getByText('No longer available.')).toBeInTheDocument();
    expect(screen.queryByText('Buy again')).toBeNull();
    expect(screen.getByText('Receipt').closest('a')).toHaveAttribute('href', `${getPath('Market tote')}?receipt=1`);
  });

  test('has a receipt', async () => {
    await asFan(`${getPath('Encore tee')}?receipt=1`);
    expect(screen.getByText('Purchase receipt')).toBeInTheDocument();
    expect(screen.getByText('No. DFABFC1A')).toBeInTheDocument();
    expect(screen.getByText('Total').closest('tr')).toHaveTextContent('Total$24.00');
  });

  test('has no total if the server doesn’t find what was paid together', async () => {
    api.store.orderDetails.update(toLine('Encore tee')._id, { orderId: 'f'.repeat(24) });
    await asFan(getPath('Encore tee'));
    expect(screen.getByText('The rest of this order couldn’t be loaded.')).toBeInTheDocument();
    expect(screen.getByText('This item')).toBeInTheDocument();
    expect(screen.queryByText('Total')).toBeNull();
  });

  test("has no partial receipt: if other lines can't be loaded it says so, with Retry", async () => {
    const [tee, tote] = [toLine('Encore tee'), toLine('Market tote')];
    api.store.orderDetails.update(tote._id, {
      orderId: tee.orderId,
      orderNumber: tee.orderNumber.replace('-S1', '-S2'),
    });
    await api.fault({ path: '/orders/users/search', status: 500, body: { message: 'Down' }, times: 1 });
    const { user } = await asFan(`${getPath('Encore tee')}?receipt=1`);
    expect(screen.getByText('This receipt couldn’t be loaded')).toBeInTheDocument();
    expect(window).toMatchObject({ __NEXT_DATA__: { props: { pageProps: { outcome: { status: 503 } } } } });
    expect(screen.queryByText('Total')).toBeNull();
    expect(screen.getByText('Back to order').closest('a')).toHaveAttribute('href', getPath('Encore tee'));
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByText('Purchase receipt')).toBeInTheDocument();
    expect(screen.getByText('Market tote')).toBeInTheDocument();
  });

  test('shows the lines that a retry loads', async () => {
    const [tee, tote] = [toLine('Encore tee'), toLine('Market tote')];
    api.store.orderDetails.update(tote._id, {
      orderId: tee.orderId,
      orderNumber: tee.orderNumber.replace('-S1', '-S2'),
    });
    await api.fault({ path: '/orders/users/search', status: 500, body: { message: 'Down' }, times: 1 });
    const { user } = await asFan(getPath('Encore tee'));
    await user.click(screen.getByText('Retry'));
    expect(await screen.findByLabelText('Market tote', { selector: 'section' })).toBeInTheDocument();
    expect(screen.getByLabelText('Encore tee', { selector: 'section' })).toBeInTheDocument();
  });

  test('is also found by its own id and number, and shows everything paid together on one page', async () => {
    const [tee, tote] = [toLine('Encore tee'), toLine('Market tote')];
    api.store.orderDetails.update(tote._id, {
      orderId: tee.orderId,
      orderNumber: tee.orderNumber.replace('-S1', '-S2'),
    });
    const { follow } = await asFan('/history');
    void follow(`/user/orders/${tee.orderId}`);
    await waitFor(() => expect(getCurrentUrl()).toBe(`/user/orders/${tee._id}`));
    expect(await screen.findByLabelText('Market tote', { selector: 'section' })).toBeInTheDocument();
    expect(screen.getByLabelText('Encore tee', { selector: 'section' })).toBeInTheDocument();
    const sum = screen.getByText('Payment').closest('section');
    expect(sum).toHaveTextContent(`Total$${(tee.totalPrice + tote.totalPrice).toFixed(2)}`);
    void follow('/user/orders/e0742ffe');
    await waitFor(() => expect(getCurrentUrl()).toBe(getPath('Night shift cassette')));
  });

  test('of a performer has no link to the list of orders, which only fans have', async () => {
    const { _id } = toLine('Encore tee');
    api.store.orderDetails.update(_id, { buyerId: performerId('nova'), sellerId: performerId('aria') });
    await openAs('nova', `/user/orders/${_id}`);
    expect(await screen.findByText(/^Order DFABFC1A/, { selector: 'h1' })).toBeInTheDocument();
    expect(screen.queryByText('Orders', { selector: 'main a' })).toBeNull();
  });

  test('of another account is refused; an unknown one does not exist', async () => {
    await asFan(`/user/orders/${toLine('Concrete cap', 'fan2')._id}`);
    expect(await screen.findByText('This order belongs to someone else.')).toBeInTheDocument();
    await asFan('/user/orders/nothing');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});
