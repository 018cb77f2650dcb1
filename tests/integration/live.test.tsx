import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backend } from '../ssr/support/backend';
import { getCurrentUrl, visit } from './support/browse';
import { quietConsole } from './support/quiet-console';

const api = backend();
quietConsole();

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const nobody = { status: 0, data: { data: [], total: 0 } };

let open: Awaited<ReturnType<typeof visit>>;
afterEach(() => open.leave());

it('live directory: lists who is live and in what kind of show, open rooms first', async () => {
  open = await visit('/live');
  expect(names()).toEqual([
    expect.stringMatching(/Nova|Zuri/),
    expect.stringMatching(/Nova|Zuri/),
    'Diego Marín',
    'Kenji Watanabe',
    'Upcoming events',
  ]);
  expect(screen.getByText('In a private show')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Nova Lindqvist' })).toHaveAttribute('href', '/stream/nova');
});

it('live directory: filters by kind of show through the URL', async () => {
  open = await visit('/live');
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Show types' })).getByRole('link', { name: /^Group shows/ }),
  );
  await waitFor(() => expect(getCurrentUrl()).toBe('/live?show=group'));
  expect(names()).toEqual(['Diego Marín', 'Upcoming events']);
});

it('live directory: shows upcoming events and popular performers if nobody is live', async () => {
  await api.fault({ path: '/performers/search', body: nobody, times: 1 });
  open = await visit('/live');
  expect(screen.getByText('No one is live right now')).toBeInTheDocument();
  expect(names()).toEqual(['Upcoming events', 'Popular performers']);
});

it('live directory: each part fails and recovers on its own', async () => {
  await api.fault({
    path: '/performers/search',
    status: 500,
    body: { statusCode: 500, message: 'No signal.' },
    times: 1,
  });
  open = await visit('/live');
  expect(open.outcome()).toMatchObject({ kind: 'ok', status: 503 });
  expect(screen.getByRole('heading', { name: 'Upcoming events' })).toBeInTheDocument();
  await userEvent.click(screen.getByText('Retry'));
  expect(await screen.findByRole('link', { name: 'Diego Marín' })).toBeInTheDocument();
});
