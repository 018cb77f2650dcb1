import { LANDMARKS } from '@sandbox/seed/landmarks';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backend } from '../ssr/support/backend';
import { visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();

let open: Awaited<ReturnType<typeof visit>>;
const visitProduct = async (slug: string, user?: string) => {
  open = await visit(`/product/${slug}`, user ? await api.logIn(user) : null);
};
afterEach(() => open.leave());

it('product page: shows all product details before a purchase', async () => {
  await visitProduct(LANDMARKS.physicalProduct);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Paper Lantern on vinyl');
  expect(screen.getByText('$22.50')).toBeInTheDocument();
  expect(screen.getByText('In stock. Ships to you')).toBeInTheDocument();
  expect(screen.getByText('Made by').closest('a')).toHaveAttribute('href', '/performers/aria');
  expect(document.querySelector('[aria-label="Categories"] a')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/category\/[a-z]/),
  );
  expect(screen.queryByText(/You’ve bought/)).not.toBeInTheDocument();
  expect(screen.queryByText('Download your file')).not.toBeInTheDocument();
});

it('product page: shows its images one by one', async () => {
  await visitProduct(LANDMARKS.physicalProduct);
  const large = () => screen.getByRole('img', { name: 'Paper Lantern on vinyl' }).getAttribute('src');
  const first = large();
  await userEvent.click(screen.getByRole('button', { name: 'Picture 2 of 3' }));
  expect(large()).not.toBe(first);
  expect(screen.getByRole('button', { name: 'Picture 2 of 3' })).toHaveAttribute('aria-pressed', 'true');
});

it('product page: starts with a quantity of one, whatever was selected for the previous product', async () => {
  await visitProduct(LANDMARKS.physicalProduct);
  const pieces = () => screen.getByRole('textbox', { name: /^Quantity of/ });
  await userEvent.clear(pieces());
  await userEvent.type(pieces(), '2{Enter}');
  const other = api.store.products
    .list()
    .find(
      ({ type, slug, stock, status }) =>
        type === 'physical' && slug !== LANDMARKS.physicalProduct && stock > 1 && status === 'active',
    );
  await open.follow(`/product/${other?.slug}`);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(other?.name ?? 'none');
  expect(pieces()).toHaveValue('1');
});

it('product page: says when it is sold out', async () => {
  await visitProduct(LANDMARKS.soldOutProduct);
  expect(screen.getByText('Sold out')).toBeInTheDocument();
});

it('product page: shows its seller that it is their own', async () => {
  await visitProduct(LANDMARKS.physicalProduct, 'performer@example.com');
  expect(screen.getByText(/^This is how others see your product/)).toBeInTheDocument();
});

it('product page: works without the related products, and retries', async () => {
  await api.fault({ path: '/user/assets/products/search', status: 500, body: { message: 'Not now.' }, times: 1 });
  await visitProduct(LANDMARKS.physicalProduct);
  expect(open.outcome()).toMatchObject({ status: 200 });
  expect(screen.getByText('Related products couldn’t be loaded.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(screen.getByText('Night shift cassette')).toBeInTheDocument());
});

it('a missing product responds with 404', async () => {
  await visitProduct('nowhere');
  expect(open.outcome()).toMatchObject({ kind: 'notFound' });
});
