import { screen, waitFor, within } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from '../../ssr/support/backend';
import { fakeSockets } from '../../integration/support/fake-socket';
import { dialogButton } from '../../integration/support/controls';
import { logIn } from '../../integration/support/log-in';
import { quietConsole } from '../../integration/support/quiet-console';
import { getCurrentUrl, openTab } from '../../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const FILE = `/product/${LANDMARKS.digitalProduct}`;
const GOODS = `/product/${LANDMARKS.physicalProduct}`;

const fileId = () => api.store.products.list().find(({ slug }) => slug === LANDMARKS.digitalProduct)?._id;
const open = async (path: string) => {
  const tab = await openTab(path);
  await tab.user.click(await screen.findByText('Buy now'));
  await screen.findByTestId('unlock-sheet');
  return tab;
};
const sheet = () => within(screen.getByTestId('unlock-sheet'));
const sent = async (path: string) => (await api.requests(path)).filter(({ method }) => method === 'POST');
const storedCart = () => JSON.parse(window.localStorage.getItem('cart') ?? '[]') as { _id: string; quantity: number }[];

test('a digital product is bought with tokens in place: the page offers the download, and the cart drops it', async () => {
  await api.balance('fan@example.com', 100);
  await api.signIn('fan@example.com');
  const { user } = await openTab(FILE);
  await user.click(await screen.findByText('Add to cart'));
  expect(storedCart()).toMatchObject([{ _id: fileId() }]);

  await user.click(screen.getByText('Buy now'));
  await user.click(await screen.findByText('Pay with tokens'));
  expect(sheet().getByText('Balance 100 → 60 tokens')).toBeInTheDocument();
  expect(sheet().getByText('Download anytime.')).toBeInTheDocument();
  await user.dblClick(await dialogButton('Buy for 40 tokens'));

  expect(await screen.findByText('You’ve bought this before.')).toBeInTheDocument();
  expect(screen.getByText('Download your file')).toBeInTheDocument();
  expect(screen.queryByText('Buy now')).toBeNull();
  expect(screen.queryByTestId('unlock-sheet')).toBeNull();
  expect(storedCart()).toEqual([]);
  const [purchase, ...others] = await sent('/token-transactions/products');
  expect(purchase?.body).toEqual({ products: [{ _id: fileId(), quantity: 1 }] });
  expect(others).toEqual([]);
});

test('a digital product is paid by card unless the visitor chooses tokens', async () => {
  await api.signIn('fan@example.com');
  await open(FILE);
  expect(await dialogButton('Buy for $4.00')).toBeInTheDocument();
});

test('a digital product by card is sent with the coupon; a guest logs in first and finds the selection again', async () => {
  const { user, left } = await open(FILE);
  await user.click(await screen.findByText('Log in to buy for $4.00'));
  await logIn(user);
  await waitFor(() => expect(getCurrentUrl()).toBe(FILE));
  await screen.findByTestId('unlock-sheet');
  await user.type(await sheet().findByLabelText('Coupon'), `${LANDMARKS.coupons.valid}{Enter}`);
  await user.click(await dialogButton('Buy for $3.20'));
  await waitFor(() => expect(left).toHaveLength(1));
  const [payment] = await sent('/payment/purchase-products');
  expect(payment?.body).toEqual({ products: [{ _id: fileId(), quantity: 1 }], couponCode: LANDMARKS.coupons.valid });
});

test('physical products require an address, and are added to the cart in the selected quantity', async () => {
  const { user } = await openTab(GOODS);
  const figure = await screen.findByLabelText('Quantity of Paper Lantern on vinyl', { selector: 'input' });
  await user.clear(figure);
  await user.type(figure, '2{Enter}');
  await user.click(screen.getByText('Buy now'));
  await screen.findByTestId('unlock-sheet');
  expect(sheet().getByText('or 450 tokens')).toBeInTheDocument();
  expect(sheet().getByText(/^It ships to you\. Enter your address/)).toBeInTheDocument();
  await user.click(await screen.findByText('Continue in cart · $45.00'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/cart'));
  expect(storedCart()).toMatchObject([{ quantity: 2 }]);
  expect(await sent('/payment')).toEqual([]);
});
