import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { backend } from '../ssr/support/backend';
import { API } from '../ssr/support/urls';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();

let open: Awaited<ReturnType<typeof visit>>;
beforeEach(() => window.localStorage.clear());
afterEach(() => open.leave());

const more = () => screen.queryByText('Show more videos');

it('lists use page numbers for visitors who choose so, everywhere and from then on', async () => {
  open = await visit('/videos');
  expect(more()).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Page numbers'));
  expect(more()).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Page 3'));
  await waitFor(() => expect(getCurrentUrl()).toBe('/videos?page=3'));
  open.leave();

  open = await visit('/search?tab=videos&q=the');
  expect(more()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Page numbers')).toBeChecked();
  await userEvent.click(screen.getByLabelText('Show more'));
  expect(more()).toBeInTheDocument();
});

it('a list can be read to its end although the server sends no totals', async () => {
  await api.items('videos', 48);
  api.server.use(
    http.get(`${API}/user/assets/videos/search`, async ({ request }) => {
      const reply = (await (await api.respond(request)).json()) as { data: { total?: number } };
      delete reply.data.total;
      return HttpResponse.json(reply);
    }),
  );
  const cards = () => document.querySelectorAll('article').length;
  open = await visit('/videos');
  expect(cards()).toBe(24);
  await userEvent.click(screen.getByText('Show more videos'));
  await waitFor(() => expect(cards()).toBe(48));
  await userEvent.click(screen.getByText('Show more videos'));
  await waitFor(() => expect(more()).not.toBeInTheDocument());
  expect(cards()).toBe(48);
  open.leave();
  // A page beyond the end leads back to the list.
  open = await visit('/videos?page=3');
  expect(getCurrentUrl()).toBe('/videos');
});

it('Back restores the focus to the card that was opened', async () => {
  open = await visit('/videos');
  const card = document.querySelectorAll<HTMLAnchorElement>('article a')[7];
  const href = card?.getAttribute('href') ?? '';
  await userEvent.click(card ?? document.body);
  await waitFor(() => expect(getCurrentUrl()).toBe(href));
  await open.back();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('href', href));
  expect(document.activeElement?.closest('article')).not.toBeNull();
});
