import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backend } from '../ssr/support/backend';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

backend();
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
