import { screen, waitFor, within } from '@testing-library/dom';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { fanId } from '@sandbox/seed/people/fans';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

const asFan = async (path = '/user/library') => {
  await api.signIn('fan@example.com');
  return openTab(path);
};
const titles = () => [...document.querySelectorAll('main li h2')].map(({ textContent }) => textContent);
const cell = (title: string) => {
  const item = screen.getByText(title, { selector: 'h2, h2 *' }).closest('li');
  if (!item) throw new Error(`No card of ${title}`);
  return within(item);
};
const tab = (label: string) => screen.getByText(label, { selector: 'nav[aria-label="Purchase types"] a' });
const EVERYTHING = [
  'Forty frames of a tour',
  'Left hand studies (sheet music)',
  'The Long Way Home (full set)',
  'Blue hour routine',
];

/** Where a link opens its URL. */
const targets: string[] = [];

/** The URLs of downloads that the browser starts. */
function savedFiles(): string[] {
  const saved: string[] = [];
  const onClick = (event: MouseEvent) => {
    const link =
      event.target instanceof HTMLAnchorElement && event.target.hasAttribute('download') ? event.target : null;
    if (!link) return;
    event.preventDefault();
    saved.push(link.href);
    targets.push(`${link.target} ${link.rel}`);
  };
  beforeEach(() => {
    saved.length = 0;
    targets.length = 0;
    document.addEventListener('click', onClick);
  });
  afterEach(() => document.removeEventListener('click', onClick));
  return saved;
}
const saved = savedFiles();

test('the library lists every purchase once, latest first, however it was paid', async () => {
  await asFan();
  expect(titles()).toEqual(EVERYTHING);
  expect(screen.getByText('4 items')).toBeInTheDocument();
  // Paid by card and with tokens.
  expect(cell('Blue hour routine').getByText(/^Receipt/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/user\/orders\/\w{24}$/),
  );
  expect(cell('The Long Way Home (full set)').getByText(/^Receipt/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/user\/token-transactions\?receipt=\w{24}$/),
  );
  // Neither refunded items nor physical products.
  expect(document.body).not.toHaveTextContent(/Freeze ladder|Encore tee/);
});

test('payments in tokens get their images from the public lists', async () => {
  await asFan();
  const card = cell('The Long Way Home (full set)');
  expect(card.getByText('The Long Way Home (full set)')).toHaveAttribute('href', `/video/${LANDMARKS.ownedVideo}`);
  expect(card.getByText('Video · Aria Velasco').closest('article')?.querySelector('img')).toHaveAttribute(
    'src',
    expect.stringMatching(/\/files\/pictures\//),
  );
});

test('tabs contain one kind each with its count, and the search finds names', async () => {
  const { user } = await asFan('/user/library?tab=videos');
  expect(titles()).toEqual(['The Long Way Home (full set)', 'Blue hour routine']);
  expect(tab('Galleries')).toHaveTextContent('Galleries1');
  await user.type(screen.getByLabelText('Search your library'), 'BLUE{Enter}');
  await waitFor(() => expect(titles()).toEqual(['Blue hour routine']));
});

test('an archived item leaves an Undo in its place, and can be found and restored', async () => {
  const { user, close } = await asFan();
  const archive = () => user.click(screen.getByLabelText('Archive Blue hour routine'));
  await archive();
  expect(screen.getByText('“Blue hour routine” is archived on this device.')).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('Undo');
  expect(screen.getByText('3 items')).toBeInTheDocument();
  await user.click(screen.getByText('Undo'));
  expect(titles()).toEqual(EVERYTHING);

  await archive();
  close();
  const again = await asFan();
  await waitFor(() => expect(titles()).toEqual(EVERYTHING.slice(0, 3)));
  expect(tab('Videos')).toHaveTextContent('Videos1');
  await again.user.click(screen.getByLabelText('Show archived'));
  await waitFor(() => expect(titles()).toEqual(['Blue hour routine']));
  await again.user.click(screen.getByLabelText('Move Blue hour routine back to your library'));
  expect(screen.getByText('“Blue hour routine” is back in your library.')).toBeInTheDocument();
  await again.user.click(screen.getByLabelText('Show archived'));
  await waitFor(() => expect(titles()).toEqual(EVERYTHING));
});

test('the library shows all items if the stored archive is damaged', async () => {
  window.localStorage.setItem('encore.library-archive', '{"v":1,"data":{"a":1}}');
  await asFan();
  expect(titles()).toEqual(EVERYTHING);
});

test('an item that is no longer sold keeps its title and receipt', async () => {
  const withdraw = (
    table: {
      list: () => readonly { _id: string; slug: string }[];
      update: (id: string, change: { status: 'inactive' }) => unknown;
    },
    slug: string,
  ) => {
    const row = table.list().find((each) => each.slug === slug);
    table.update(row?._id ?? '', { status: 'inactive' });
  };
  withdraw(api.store.videos, LANDMARKS.ownedVideo);
  await asFan();
  expect(titles()).toEqual(EVERYTHING);
  const card = cell('The Long Way Home (full set)');
  expect(card.getByText('No longer available. You can still open your receipt.')).toBeInTheDocument();
  expect(card.getByText('The Long Way Home (full set)').closest('a')).toBeNull();
  expect(card.getByText(/^Receipt/)).toBeInTheDocument();
});

test('a download gets a new URL on every click, and a failure can be retried', async () => {
  await api.fault({ path: '/user/assets/products/*', status: 500, body: { message: 'Not now.' }, times: 1 });
  const { user } = await asFan('/user/library?tab=downloads');
  const download = async () => user.click(await screen.findByText('Download', { selector: 'button *' }));
  await download();
  expect(await screen.findByText('Something went wrong on the server. Wait a moment, then retry.')).toBeInTheDocument();
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(saved).toHaveLength(1));
  await download();
  await waitFor(() => expect(saved).toHaveLength(2));
  const files = await Promise.all(saved.map((url) => fetch(url)));
  expect(files.map(({ status }) => status)).toEqual([200, 200]);
  // They come from the API, and another origin's file would replace this page.
  expect(targets).toEqual(['_blank noopener', '_blank noopener']);
});

test('a download that the browser blocks, as Safari does, leaves a link to press, and the focus on the button', async () => {
  const { user } = await asFan('/user/library?tab=downloads');
  const button = screen.getByText('Download', { selector: 'button *' }).closest('button');
  await user.click(button ?? document.body);
  const link = await screen.findByText('Open the file');
  expect(link).toHaveAccessibleName(`Open the file for ${titles()[0]}`);
  expect(link.closest('[role=status]')).toHaveTextContent('Didn’t open?');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  expect(button).toHaveFocus();
  expect((await fetch(link.getAttribute('href') ?? '')).status).toBe(200);
});

test('a download URL with a script scheme is not opened', async () => {
  await api.fault({
    path: '/user/assets/products/*',
    status: 200,
    body: { status: 0, data: { downloadLink: 'javascript:alert(1)' } },
  });
  const { user } = await asFan('/user/library?tab=downloads');
  await user.click(screen.getByText('Download', { selector: 'button *' }));
  expect(await screen.findByText(/^The server sent an unreadable response/)).toBeInTheDocument();
  expect(saved).toEqual([]);
});

test.each(['token', 'card'])('a file just bought by %s can be downloaded', async (pay) => {
  const token = await api.logIn('fan@example.com');
  const product = api.store.products.list().find(({ slug }) => slug === LANDMARKS.digitalProduct);
  const products = [{ _id: product?._id, quantity: 1 }];
  const post = async (path: string, body: object) => {
    const response = await fetch(API + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: token },
      body: JSON.stringify(body),
    });
    expect([path, response.ok]).toEqual([path, true]);
    return ((await response.json()) as { data: { _id: string } }).data;
  };
  if (pay === 'token') await post('/token-transactions/products', { products });
  else
    await post(`/__sandbox/checkout/${(await post('/payment/purchase-products', { products }))._id}`, {
      outcome: 'pay',
    });

  const { user } = await asFan('/user/library?tab=downloads');
  expect(titles()[0]).toBe(product?.name);
  await user.click(cell(product?.name ?? '').getByText('Download', { selector: 'button *' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await fetch(saved[0] ?? '')).status).toBe(200);
});

test('an empty library links to the shop and content', async () => {
  await api.signIn('fan2@example.com');
  await openTab('/user/library?tab=galleries');
  expect(screen.getByText('No galleries yet')).toBeInTheDocument();
  expect(screen.queryByText('0 galleries')).toBeNull();
  expect(document.querySelector('main [role=search]')).toBeNull();
  expect(screen.getByText('Browse galleries').closest('a')).toHaveAttribute('href', '/galleries');
});

test('one list of the library that fails does not affect the other', async () => {
  await api.fault({ path: '/orders/users/details/search', status: 500, body: { message: 'Down' }, times: 1 });
  const { user } = await asFan();
  expect(screen.getByText('We couldn’t load all of your purchases.')).toBeInTheDocument();
  expect(titles()).toContain('The Long Way Home (full set)');
  await user.click(screen.getByText('Retry'));
  await waitFor(() => expect(titles()).toEqual(EVERYTHING));
});

test('older purchases load on demand, and until then the list is not called complete', async () => {
  const [row] = api.store.tokenTransactions
    .list()
    .filter(({ type, sourceId, status }) => type === 'video' && sourceId === fanId('fan') && status === 'success');
  if (!row) throw new Error('Nothing bought');
  for (let index = 0; index < 210; index += 1) {
    const id = `${index}`.padStart(24, '0');
    api.store.tokenTransactions.insert({
      ...row,
      _id: id,
      targetId: id,
      createdAt: new Date(Date.parse(row.createdAt) - index * 1000).toISOString(),
      products: [{ ...row.products[0], productId: id, name: `Film ${index}` } as (typeof row.products)[number]],
    });
  }
  const { user } = await asFan('/user/library?tab=videos&q=film%20209');
  expect(titles()).toEqual([]);
  await user.click(screen.getByText('Show older purchases'));
  await waitFor(() => expect(titles()).toEqual(['Film 209']));
  expect(screen.queryByText('Show older purchases')).toBeNull();
});
