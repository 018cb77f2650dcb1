import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { API } from '../ssr/support/urls';
import { backend } from '../ssr/support/backend';
import { fakeSockets } from '../integration/support/fake-socket';
import { quietConsole } from '../integration/support/quiet-console';
import { openTab } from '../integration/support/tab';

const api = backend();
fakeSockets();
quietConsole();
afterEach(api.reset);

/** The API reports a total of 500, but sends the actual items. */
const claim500 = (path: string) =>
  api.server.use(
    http.get(API + path, async ({ request }) => {
      const response = (await (await api.respond(request)).json()) as { data: { total: number } };
      response.data.total = 500;
      return HttpResponse.json(response);
    }),
  );

/** "Show more videos", "Show more, 8 of 500 are here". */
const ON = /^Show more[ ,]/;

const gallery = () =>
  `/studio/galleries/${api.store.galleries.list().find(({ name }) => name === 'Costume fittings')?._id}`;

test.each([
  ['the orders', 'fan@example.com', () => '/user/orders', '/orders/users/search'],
  ['the favorites', 'fan@example.com', () => '/user/favorites', '/reactions/videos'],
  ['the photos of a gallery', 'performer@example.com', gallery, '/performer/assets/photos/search'],
])('%s end with a page without new items, whatever the total', async (_name, account, page, path) => {
  claim500(path);
  await api.signIn(account);
  const { user } = await openTab(page());
  const before = (await api.requests(path)).length;
  await user.click(screen.getByText(ON));
  await waitFor(() => expect(screen.queryByText(ON)).not.toBeInTheDocument());
  expect((await api.requests(path)).length).toBe(before + 1);
});
