import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { holdResponses } from '../integration/support/hold-responses';
import { logIn } from '../integration/support/log-in';
import { quietConsole } from '../integration/support/quiet-console';
import { storeUnclearPayment } from '../integration/support/stored-payment';
import { getCurrentUrl, openTab, type Tab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const product = (slug: string) => {
  const row = api.store.products.get(getId('product', slug));
  if (!row) throw new Error(`No product ${slug}`);
  return row;
};
const vinyl = () => product(LANDMARKS.physicalProduct);
const sheet = () => product('tunes-from-the-west-volume-two');
const bottle = () => product('trail-bottle');

const storedCart = () => JSON.parse(window.localStorage.getItem('cart') ?? '[]') as { _id: string; quantity: number }[];
const keep = (
  ...lines: { row: { _id: string; name: string; price: number; type: string }; quantity?: number; price?: number }[]
) =>
  window.localStorage.setItem(
    'cart',
    JSON.stringify(
      lines.map(({ row: { _id, name, type, price }, quantity = 1, ...seen }) => ({
        _id,
        name,
        type,
        price,
        quantity,
        ...seen,
      })),
    ),
  );
const asFan = async (username = 'fan@example.com') => {
  await api.signIn(username);
};

const lines = () => screen.findAllByTestId('cart-line');
const line = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const due = () => screen.getByTestId('cart-due').textContent;
const pay = async (user: Tab['user']) => user.click(await screen.findByTestId('pay'));
const paid = async () =>
  (await api.requests()).filter(
    ({ method, path }) => method === 'POST' && /purchase-products|token-transactions\/products/.test(path),
  );
/** Waits until every cart line has been looked up. */
const checked = async (count: number) =>
  waitFor(async () =>
    expect(
      (await api.requests()).filter(({ path }) => /^\/user\/assets\/products\/[0-9a-f]{24}/.test(path)).length,
    ).toBeGreaterThanOrEqual(count),
  );

async function fillAddress(user: Tab['user']) {
  await user.clear(screen.getByLabelText('Full name'));
  await user.type(screen.getByLabelText('Full name'), 'Robin Ashdown');
  await user.type(screen.getByLabelText('Street address, city, state or region'), '1 Long Lane');
  await screen.findByText('Germany', { selector: 'option' });
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
}

describe('an added product', () => {
  test('stays on the page at the second click of a double click, which Firefox reports as a first one on the link', async () => {
    const now = jest.spyOn(performance, 'now');
    const { user, close } = await openTab(`/product/${LANDMARKS.physicalProduct}`);
    const add = await screen.findByText('Add to cart');
    now.mockReturnValue(10_000);
    await user.click(add);
    const link = (await screen.findByText('In cart · View cart')).closest('a') as HTMLElement;
    const isFollowed = () => fireEvent.click(link, { detail: 1 });
    now.mockReturnValue(10_120);
    expect(isFollowed()).toBe(false);
    expect(getCurrentUrl()).toBe(`/product/${LANDMARKS.physicalProduct}`);
    now.mockReturnValue(10_600);
    isFollowed();
    await waitFor(() => expect(getCurrentUrl()).toBe('/cart'));
    now.mockRestore();
    close();
  });

  test('is in the cart once, counts its quantity, is restored with Undo, and survives a reload and a login', async () => {
    const { user, follow, close } = await openTab(`/product/${LANDMARKS.physicalProduct}`);
    await user.click(await screen.findByText('Add to cart'));
    const inCart = await screen.findByText('In cart · View cart');
    expect(inCart.closest('a')).toHaveFocus();
    expect(screen.queryByText('Add to cart')).not.toBeInTheDocument();
    expect(storedCart()).toMatchObject([{ _id: vinyl()._id, quantity: 1 }]);
    const figure = screen.getByLabelText('Quantity of Paper Lantern on vinyl', { selector: 'input' });
    await user.clear(figure);
    await user.type(figure, '3{Enter}');
    expect(storedCart()).toMatchObject([{ quantity: 3 }]);
    expect(screen.getAllByLabelText('Cart, 3 items')[0]).toBeInTheDocument();

    await follow('/product/tunes-from-the-west-volume-two');
    await user.click(await screen.findByText('Add to cart'));
    expect((await screen.findByText('In cart · View cart')).closest('a')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getCurrentUrl()).toBe('/cart'));
    expect(await lines()).toHaveLength(2);
    expect(screen.getAllByLabelText('Cart, 4 items')[0]).toBeInTheDocument();
    expect(due()).toBe('$72.50');

    await user.click(screen.getByLabelText('Remove Paper Lantern on vinyl'));
    expect(storedCart()).toMatchObject([{ _id: sheet()._id }]);
    expect(due()).toBe('$5.00');
    await user.click(await screen.findByText('Undo'));
    await waitFor(() =>
      expect(storedCart()).toMatchObject([
        { _id: vinyl()._id, quantity: 3 },
        { _id: sheet()._id, quantity: 1 },
      ]),
    );
    await user.click(screen.getByLabelText('Remove Paper Lantern on vinyl'));
    close();

    const again = await openTab('/cart');
    expect(await lines()).toHaveLength(1);
    await again.user.click(screen.getByText('Log in to buy'));
    await logIn(again.user);
    await waitFor(() => expect(getCurrentUrl()).toBe('/cart'));
    expect(await lines()).toHaveLength(1);
    expect(storedCart()).toMatchObject([{ _id: sheet()._id, quantity: 1 }]);
    expect(await paid()).toEqual([]);
  });

  test('is removed with "Empty cart", restored with Undo (key F8), updated from other tabs, and the focus is never lost', async () => {
    keep({ row: vinyl(), quantity: 2 }, { row: sheet() });
    const { user } = await openTab('/cart');
    expect(await lines()).toHaveLength(2);
    await user.click(screen.getByText('Empty cart'));
    expect(screen.getByText('Your cart is empty', { selector: 'h2' })).toHaveFocus();
    expect(storedCart()).toEqual([]);
    await user.keyboard('{F8}');
    expect(screen.getByText('Undo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await lines()).toHaveLength(2);
    expect(storedCart()).toMatchObject([
      { _id: vinyl()._id, quantity: 2 },
      { _id: sheet()._id, quantity: 1 },
    ]);
    keep({ row: sheet() });
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await waitFor(async () => expect(await lines()).toHaveLength(1));
  });
});

describe('the cart before paying', () => {
  test('stops at a changed price, shows both prices, and sends nothing', async () => {
    await asFan();
    keep({ row: sheet() });
    const { user } = await openTab('/cart');
    await lines();
    await checked(1);
    // The guest saw dollars, and so does the same cart after login.
    expect(due()).toBe('$5.00');
    await user.click(screen.getByLabelText(/^Tokens/));
    api.store.products.update(sheet()._id, { price: 7 });
    await pay(user);
    expect(await screen.findByText(/One item has changed/)).toBeInTheDocument();
    const row = within(line(sheet().name));
    expect(row.getByText(/The price changed/)).toHaveTextContent('The price changed from 50 tokens to 70 tokens.');
    await waitFor(() => expect(line(sheet().name)).toHaveFocus());
    expect(await paid()).toEqual([]);

    await user.click(row.getByText('Accept new price'));
    expect(due()).toBe('70 tokens');
    await pay(user);
    expect(await screen.findByText('Thank you for your order!')).toBeInTheDocument();
    expect(await paid()).toHaveLength(1);
  });

  test('says so if the prices could not be checked, and sends nothing', async () => {
    await asFan();
    keep({ row: sheet() }, { row: bottle() });
    const { user } = await openTab('/cart');
    await lines();
    await checked(2);
    await fillAddress(user);
    await api.fault({ path: '/user/assets/products/*', status: 503, body: { message: 'Not now.' }, times: 2 });
    await pay(user);
    expect(await screen.findByText('We couldn’t check 2 items. Nothing was charged. Retry.')).toBeInTheDocument();
    expect(await paid()).toEqual([]);
  });

  test('keeps the kind of a product whose details come without it', async () => {
    const { _id, name } = sheet();
    keep({ row: sheet() });
    await api.fault({ path: `/user/assets/products/${_id}`, body: { status: 0, data: { _id, name: `${name}, new` } } });
    await openTab('/cart');
    expect(await screen.findByText(`${name}, new`)).toBeInTheDocument();
    expect(storedCart()).toMatchObject([{ _id, type: 'digital' }]);
  });

  test('explains low stock, sold out and unavailable products, with a fix', async () => {
    const mug = product('long-table-mug');
    keep(
      { row: bottle(), quantity: 9 },
      { row: mug },
      { row: { ...sheet(), _id: 'f'.repeat(24), name: 'Forgotten tape' } },
    );
    api.store.products.update(mug._id, { stock: 0 });
    const { user } = await openTab('/cart');
    await lines();
    await user.click(await screen.findByText('Change to 3'));
    expect(storedCart()[0]).toMatchObject({ quantity: 3 });
    expect(line(mug.name)).toHaveTextContent('Sold out.');
    expect(line('Forgotten tape')).toHaveTextContent('No longer available.');
    expect(due()).toBe('$19.50');
    await user.click(within(line('Forgotten tape')).getByText('Remove'));
    expect(storedCart()).toHaveLength(2);
  });

  test('does not charge a product that was out of the total and is available again', async () => {
    const mug = product('long-table-mug');
    await asFan();
    keep({ row: sheet() }, { row: mug });
    api.store.products.update(mug._id, { stock: 0 });
    const { user } = await openTab('/cart');
    await waitFor(() => expect(line(mug.name)).toHaveTextContent('Sold out.'));
    expect(due()).toBe('$5.00');
    expect(screen.queryByText('Shipping address')).not.toBeInTheDocument();

    api.store.products.update(mug._id, { stock: 5 });
    await pay(user);
    expect(
      await screen.findByText('Your cart changed in the meantime. Nothing was charged. Check the total and pay again.'),
    ).toBeInTheDocument();
    expect(line(mug.name)).not.toHaveTextContent('Sold out.');
    expect(due()).not.toBe('$5.00');
    expect(screen.getByText('Shipping address')).toBeInTheDocument();
    expect(await paid()).toEqual([]);
  });

  test('pays nothing if it is left while its prices are being confirmed', async () => {
    await asFan();
    keep({ row: sheet() });
    const { user, follow } = await openTab('/cart');
    await lines();
    await checked(1);
    const call = holdResponses(api, 'get', `/user/assets/products/${sheet()._id}`);
    await user.click(screen.getByLabelText(/^Tokens/));
    await pay(user);
    await call.arrived;
    await follow('/videos');
    call.releaseResponses();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await paid()).toEqual([]);
  });

  test("refuses the buyer's own product", async () => {
    await asFan('performer@example.com');
    keep({ row: vinyl() });
    await openTab('/cart');
    expect(await screen.findByText(/You can’t buy your own product/)).toBeInTheDocument();
  });

  test('shows which line could not be checked, and checks it again', async () => {
    keep({ row: sheet() });
    await api.fault({
      path: `/user/assets/products/${sheet()._id}`,
      status: 500,
      body: { message: 'Not now.' },
      times: 1,
    });
    const { user } = await openTab('/cart');
    await user.click(await screen.findByText('Retry'));
    await waitFor(() =>
      expect(line(sheet().name)).not.toHaveTextContent(
        'Something went wrong on the server. Wait a moment, then retry.',
      ),
    );
  });
});

describe('the cart with tokens', () => {
  test('pays once on a double click, and keeps what was not bought', async () => {
    await asFan();
    keep({ row: sheet() });
    const { user } = await openTab('/cart');
    await lines();
    await checked(1);
    await user.click(screen.getByLabelText(/^Tokens/));
    expect(screen.getByText('Your balance: 500 tokens. After this purchase: 450 tokens.')).toBeInTheDocument();
    expect(screen.queryByText('Shipping address')).not.toBeInTheDocument();
    await api.fault({ path: '/token-transactions/products', hold: true });
    await user.dblClick(screen.getByTestId('pay'));
    await waitFor(async () => expect(await paid()).toHaveLength(1));
    // Another tab adds an item while the payment is in progress.
    keep({ row: sheet() }, { row: bottle() });
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    await api.release();

    const placed = within(await screen.findByTestId('order-placed'));
    expect(placed.getByText(sheet().name)).toBeInTheDocument();
    expect(placed.getByText('View your orders').closest('a')).toHaveAttribute('href', '/user/orders');
    expect(placed.getByText('Open your library').closest('a')).toHaveAttribute('href', '/user/library');
    expect(storedCart()).toMatchObject([{ _id: bottle()._id, quantity: 1 }]);
    expect(await paid()).toHaveLength(1);
    await waitFor(() => expect(screen.getByTestId('balance')).toHaveTextContent('450'));
  });

  test('offers no tokens for a payment that is being checked', async () => {
    const account = api.store.users.list().find(({ username }) => username === 'fan2')?._id;
    const products = [{ _id: sheet()._id, quantity: 1 }];
    storeUnclearPayment(account, { kind: 'products', pay: 'token', products }, 50);
    await api.fault({ path: '/token-transactions/user/search', hold: true });
    await asFan('fan2@example.com');
    keep({ row: sheet() });
    const { user } = await openTab('/cart');
    await user.click(await screen.findByLabelText(/^Tokens · 50/));
    expect(await screen.findByText(/^Checking your payment/)).toBeInTheDocument();
    expect(screen.queryByText('Get 30 tokens more')).toBeNull();
    await api.release();
  });

  test('offers missing tokens in place', async () => {
    await asFan('fan2@example.com');
    keep({ row: sheet() });
    const { user } = await openTab('/cart');
    await user.click(await screen.findByLabelText(/^Tokens · 50/));
    expect(screen.getByText('Your balance: 20 tokens. You need 30 tokens more.')).toBeInTheDocument();
    await user.click(screen.getByText('Get 30 tokens more'));
    expect(await screen.findByTestId('top-up')).toHaveTextContent('You need 30 tokens more');
    expect(await paid()).toEqual([]);
  });
});

describe('the note to the sellers, for example with a size', () => {
  test('appears on the order page in the studio if paid with tokens', async () => {
    await asFan();
    keep({ row: product('encore-tee') });
    const { user, close } = await openTab('/cart');
    await user.click(await screen.findByLabelText(/^Tokens · /));
    await fillAddress(user);
    await user.type(screen.getByLabelText('Note to the seller (optional)'), 'Size M, please');
    await pay(user);
    await screen.findByTestId('order-placed');
    close();
    const sale = api.store.orderDetails.list().find(({ userNote }) => userNote === 'Size M, please');
    await api.signIn('performer@example.com');
    await openTab(`/studio/orders/${sale?._id}`);
    expect(screen.getByText('Size M, please')).toBeInTheDocument();
  });

  test('is not sent with a card payment, which the cart says before paying', async () => {
    await asFan();
    keep({ row: product('encore-tee') });
    const { close } = await openTab('/cart');
    expect(
      await screen.findByText('To add a note to the seller, such as your size, pay with tokens.'),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Note to the seller (optional)')).toBeNull();
    close();
    api.store.settings.update(String(api.store.settings.list().find(({ key }) => key === 'tokenConversionRate')?._id), {
      value: 0,
    });
    await openTab('/cart');
    expect(await screen.findByText(/^Card payments can’t include a note to the seller/)).toBeInTheDocument();
  });
});

describe('the cart by card', () => {
  test('asks for the address of a physical product, keeps typed text, and leaves for the payment page', async () => {
    await asFan();
    keep({ row: vinyl(), quantity: 3 });
    const first = await openTab('/cart');
    await lines();
    await pay(first.user);
    expect(screen.getByLabelText('Street address, city, state or region')).toHaveAccessibleDescription(
      'Enter a street address, city and state or region.',
    );
    expect(await paid()).toEqual([]);
    await fillAddress(first.user);
    first.close();

    const { user } = await openTab('/cart');
    await lines();
    expect(screen.getByLabelText('Street address, city, state or region')).toHaveValue('1 Long Lane');
    await screen.findByText('Germany', { selector: 'option' });
    await pay(user);
    await screen.findByText('Taking you to the payment page…');
    const [call] = await paid();
    expect(call).toMatchObject({
      path: '/payment/purchase-products',
      body: { products: [{ _id: vinyl()._id, quantity: 3 }], deliveryAddress: 'Robin Ashdown\n1 Long Lane\nGermany' },
    });
    expect(call?.headers['idempotency-key']).toBeTruthy();
    expect(storedCart()).toHaveLength(1);
  });

  test('asks for the address of a product without a type, which ships, too', async () => {
    await asFan();
    api.store.products.update(vinyl()._id, { type: undefined });
    keep({ row: { ...vinyl(), type: '' } });
    const { user } = await openTab('/cart');
    await lines();
    await pay(user);
    expect(screen.getByLabelText('Street address, city, state or region')).toHaveAccessibleDescription(
      'Enter a street address, city and state or region.',
    );
    expect(await paid()).toEqual([]);
  });

  test('offers to continue an open payment', async () => {
    await asFan();
    keep({ row: sheet() });
    const first = await openTab('/cart?coupon=WELCOME20');
    await screen.findByText('You save $1.00.');
    await pay(first.user);
    await screen.findByText('Taking you to the payment page…');
    first.close();

    const { user } = await openTab('/cart');
    expect(await screen.findByText(/didn’t finish paying/)).toBeInTheDocument();
    expect(screen.queryByTestId('pay')).toBeNull();
    await user.click(screen.getByText('Start over'));
    expect(await screen.findByTestId('pay')).toBeEnabled();
  });
});

describe('a coupon', () => {
  test('from the URL survives the login and shows its discount', async () => {
    keep({ row: vinyl() });
    const { user } = await openTab('/cart?coupon=WELCOME20');
    await lines();
    expect(screen.getByLabelText('Coupon')).toHaveValue('WELCOME20');
    await user.click(screen.getByText('Log in to buy'));
    await logIn(user);
    expect(await screen.findByText('You save $4.50.')).toBeInTheDocument();
    expect(due()).toBe('$18.00');
    await user.click(screen.getByLabelText(/^Tokens/));
    expect(due()).toBe('225 tokens');
    expect(screen.getByText('Coupons work with card payments only.')).toBeInTheDocument();
  });

  test('that is still being checked holds back the payment, because it changes the price', async () => {
    await asFan();
    keep({ row: vinyl() });
    await api.fault({ path: '/coupons/WELCOME20/apply-coupon', hold: true });
    await openTab('/cart?coupon=WELCOME20');
    await waitFor(() => expect(screen.getByTestId('pay')).toHaveAttribute('aria-busy', 'true'));
    await api.release();
    expect(await screen.findByText('You save $4.50.')).toBeInTheDocument();
    expect(screen.getByTestId('pay')).not.toHaveAttribute('aria-busy', 'true');
  });

  test("is refused with the server's message beside its field, which is announced, and checked once", async () => {
    await asFan();
    keep({ row: vinyl() });
    const { user } = await openTab('/cart?coupon=NOSUCH');
    await lines();
    const field = () => screen.getByLabelText('Coupon');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/isn’t valid/));
    for (const [code, text] of [
      [LANDMARKS.coupons.expired, /expired/i],
      [LANDMARKS.coupons.usedUp, /used up|limit|often/i],
    ] as const) {
      await user.clear(field());
      await user.type(field(), `${code}{Enter}`);
      await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
      expect(screen.getByText(text).closest('[role=alert]')).not.toBeNull();
      expect(due()).toBe('$22.50');
    }
    await api.forgetRequests();
    await user.clear(field());
    await user.type(field(), 'welcome20{Enter}');
    expect(await screen.findByText('You save $4.50.')).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(due()).toBe('$18.00');
    expect((await api.requests()).filter(({ path }) => path.endsWith('/apply-coupon'))).toHaveLength(1);
  });
});
