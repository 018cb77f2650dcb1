import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backend } from '../ssr/support/backend';
import { address, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();

let open: Awaited<ReturnType<typeof visit>>;
const search = async (query = '') => {
  open = await visit(`/search${query}`);
};
beforeEach(() => window.localStorage.clear());
afterEach(() => open.leave());

const box = () => screen.getByRole('searchbox', { name: 'Search everything' });
const titles = () => [...document.querySelectorAll('article')].map((card) => card.querySelector('a')?.textContent);
const tab = () => within(screen.getByRole('navigation', { name: 'Kinds of results' })).getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page');
const calls = async () => (await api.requests()).map(({ path }) => path).filter((path) => !path.startsWith('/__'));

it('asks for the totals and for one list', async () => {
  await search('?q=knife');
  expect((await calls()).sort()).toEqual(['/performers/search', '/search/total']);
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of results' })).getAllByRole('link');
  expect(kinds.map((kind) => kind.textContent)).toEqual(['Performers1', 'Videos1', 'Galleries0', 'Photos', 'Products1', 'Posts']);
});

it('opens on a kind that has something', async () => {
  await search('?q=vinyl');
  expect(tab()).toHaveTextContent('Products');
  expect(titles()).toEqual(['Paper Lantern on vinyl']);
});

it('follows what is typed from the first word on, without losing the field', async () => {
  await search();
  expect(box()).toHaveFocus();
  expect(await calls()).toEqual(['/user/assets/categories/search']);
  await userEvent.type(box(), 'knife');
  await waitFor(() => expect(address()).toBe('/search?q=knife'), { timeout: 3000 });
  await userEvent.type(box(), ' without');
  await waitFor(() => expect(address()).toBe('/search?q=knife+without'), { timeout: 3000 });
  expect(tab()).toHaveTextContent('Videos');
  expect(titles()).toEqual(['How to sharpen a knife without fear']);
  expect(box()).toHaveFocus();
});

it('keeps filters of the tab in the address, and leaves them with it', async () => {
  await search('?tab=products&q=paper');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'digital');
  await waitFor(() => expect(address()).toBe('/search?tab=products&q=paper&type=digital'));
  expect(titles()).toEqual(['Paper Lantern sheet music']);
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Kinds of results' })).getByText('Photos'));
  await waitFor(() => expect(address()).toBe('/search?tab=photos&q=paper'));
  expect(screen.queryByRole('combobox', { name: 'Type' })).not.toBeInTheDocument();
});

it('that finds nothing says what else there is', async () => {
  await search('?tab=performers&q=vinyl');
  expect(screen.getByText('No performers match “vinyl”.')).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('list', { name: 'Kinds with matches' })).getByText('Products'));
  await waitFor(() => expect(titles()).toEqual(['Paper Lantern on vinyl']));
});

it('that finds nothing at all offers its single words', async () => {
  await search('?q=vinyl+zzzz');
  await userEvent.click(within(screen.getByRole('list', { name: 'Single words' })).getByText('vinyl'));
  await waitFor(() => expect(address()).toBe('/search?q=vinyl'));
  expect(titles()).toEqual(['Paper Lantern on vinyl']);
});

it('whose filters let nothing through offers to take them away', async () => {
  await search('?tab=products&q=vinyl&type=digital');
  expect(screen.getByText('No products match “vinyl” with these filters.')).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('list', { name: 'Take a filter away' })).getByText('Type: Download'));
  await waitFor(() => expect(titles()).toEqual(['Paper Lantern on vinyl']));
});

it('stands without totals when they fail, and with a Retry when the list does', async () => {
  await api.fault({ path: '/search/total', status: 500, body: {} });
  await api.fault({ path: '/user/assets/videos/search', status: 500, body: { message: 'Out for a moment.' }, times: 1 });
  await search('?tab=videos&q=knife');
  expect(open.outcome()).toMatchObject({ status: 503 });
  expect(screen.getByText('The videos could not be loaded.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Retry'));
  await waitFor(() => expect(titles()).toHaveLength(1));
});

it('is among the recent ones afterwards, until they are cleared', async () => {
  await search('?q=vinyl');
  await act(() => new Promise((resolve) => setTimeout(resolve, 1600)));
  await act(async () => void (await open.follow('/search')));
  const recent = within(screen.getByRole('list', { name: 'Recent searches' }));
  expect(recent.getByText('vinyl').closest('a')).toHaveAttribute('href', '/search?q=vinyl');
  await userEvent.click(screen.getByText('Clear recent searches'));
  expect(screen.queryByRole('list', { name: 'Recent searches' })).not.toBeInTheDocument();
});
