import { screen, waitFor, within } from '@testing-library/react';
import { is } from '@sandbox/db/conditions';
import userEvent from '@testing-library/user-event';
import { backend } from '../ssr/support/backend';
import { getCurrentUrl, visit } from './support/browse';
import { fakeDate } from './support/fake-date';
import { quietConsole } from './support/quiet-console';

/** The built-in one, which the fake clock replaces. */
const DATES = Intl.DateTimeFormat.prototype;

// The date of the seed, in the middle of a month, so that upcoming events are in it too.
const NOW = '2026-05-10T10:00:00.000Z';
fakeDate(NOW);

const api = backend();
quietConsole();

const titles = () => [...document.querySelectorAll('article')].map((card) => card.querySelector('a')?.textContent);
const visitFrom = (timeZone: string) => {
  const { resolvedOptions } = DATES;
  jest.spyOn(DATES, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone };
  });
};
const nothing = { status: 0, data: { data: [], total: 0 } };

let open: Awaited<ReturnType<typeof visit>>;
afterEach(() => {
  open.leave();
  jest.restoreAllMocks();
});

describe('the list of events', () => {
  it('starts with running events, without past and canceled ones', async () => {
    open = await visit('/events');
    expect(titles().slice(0, 3)).toEqual(['The night that never ends', 'Songs by the van', 'Open floor']);
    expect(
      within(
        screen.getByRole('link', { name: 'The night that never ends' }).closest('article') as HTMLElement,
      ).getByText('Live now'),
    ).toBeInTheDocument();
    expect(titles()).not.toContain('Closing night of the tour');
    expect(titles()).not.toContain('Rehearsal with an audience');
  });

  it("shows times in the visitor's time zone and names it", async () => {
    visitFrom('Asia/Tokyo');
    open = await visit('/events');
    const card = screen.getByRole('link', { name: 'Open floor' }).closest('article');
    expect(card).toHaveTextContent('May 12');
    expect(card).toHaveTextContent('Tue 1:00 AM GMT+9');
  });

  it('can be searched through its URL', async () => {
    open = await visit('/events?q=bread');
    expect(titles()).toEqual(['Holiday bread, live']);
    open.leave();
    open = await visit('/events?q=nothing-like-this');
    expect(screen.getByText('No events match your search')).toBeInTheDocument();
  });

  it('shows performers all events, not only their own', async () => {
    open = await visit('/events', await api.logIn('performer@example.com'));
    expect(titles()).toContain('Supper for twelve');
  });

  it('says if nothing is planned, with a link onward', async () => {
    await api.fault({ path: '/event', body: nothing, times: 1 });
    open = await visit('/events');
    expect(screen.getByText('No upcoming events')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse performers' })).toHaveAttribute('href', '/performers');
  });

  it('loads again after a failure', async () => {
    await api.fault({
      path: '/event',
      status: 500,
      body: { statusCode: 500, message: 'The calendar fell off the wall.' },
      times: 1,
    });
    open = await visit('/events');
    expect(open.outcome()).toMatchObject({ kind: 'ok', status: 503 });
    await userEvent.click(screen.getByText('Retry'));
    expect(await screen.findByRole('link', { name: 'Open floor' })).toBeInTheDocument();
  });
});

describe('the month view', () => {
  const day = (number: string) =>
    screen
      .getAllByRole('cell')
      .find((cell) => cell.querySelector('time')?.textContent === number && cell.className.includes('other') === false);
  const table = () => within(screen.getByRole('table'));

  it('has every event on its day', async () => {
    open = await visit('/events?month=2026-05');
    expect(screen.getByRole('heading', { level: 2, name: 'May 2026' })).toBeInTheDocument();
    expect(within(day('11') as HTMLElement).getByRole('link', { name: /Open floor/ })).toHaveTextContent(
      '4:00 PM Open floor',
    );
    expect(day('10')).toHaveAttribute('aria-current', 'date');
  });

  it('links a full day to the rest in the list', async () => {
    open = await visit('/events?month=2026-05');
    const more = within(day('19') as HTMLElement).getByRole('link', { name: '2 more on Tue, May 19, 2026' });
    await userEvent.click(more);
    await waitFor(() => expect(getCurrentUrl()).toBe('/events?from=2026-05-19T06%3A00Z'));
    expect(titles()[0]).toBe('Leg day, together');
    expect(screen.getByRole('link', { name: /From: Tue, May 19, 2026/ })).toHaveAttribute('href', '/events');
  });

  it("starts the rest of a full day with that day in the visitor's time zone", async () => {
    const [pattern] = api.store.events.list(is('title', 'Leg day, together'));
    if (!pattern) throw new Error('The sandbox has no event to copy.');
    const [startAt, endAt] = ['2026-05-19T01:00:00.000Z', '2026-05-19T02:00:00.000Z'];
    api.store.events.insert({ ...pattern, _id: 'a'.repeat(24), title: 'Monday evening', startAt, endAt });
    visitFrom('America/New_York');
    open = await visit('/events?month=2026-05');
    await userEvent.click(screen.getByRole('link', { name: '2 more on Tue, May 19, 2026' }));
    expect(await screen.findByRole('link', { name: /From: Tue, May 19, 2026/ })).toBeInTheDocument();
    expect(titles()[0]).toBe('Leg day, together');
    api.reset();
  });

  it('links the previous and next month', async () => {
    open = await visit('/events?month=2026-05');
    expect(screen.getByRole('link', { name: 'April 2026' })).toHaveAttribute('href', '/events?month=2026-04');
    await userEvent.click(screen.getByRole('link', { name: 'June 2026' }));
    await waitFor(() => expect(getCurrentUrl()).toBe('/events?month=2026-06'));
    expect(screen.getByRole('link', { name: 'This month' })).toHaveAttribute('href', '/events?month=2026-05');
  });

  it.each([
    ['Asia/Tokyo', '2026-06', 'May'],
    ['UTC', '2026-05', 'June'],
  ])("opens in the month of the visitor's time zone (%s: %s)", async (zone, month, other) => {
    jest.setSystemTime(new Date('2026-05-31T20:00:00.000Z'));
    visitFrom(zone);
    open = await visit('/events');
    await userEvent.click(screen.getByRole('link', { name: 'Month' }));
    await waitFor(() => expect(getCurrentUrl()).toBe(`/events?month=${month}`));
    await userEvent.click(screen.getByRole('link', { name: `${other} 2026` }));
    expect(await screen.findByRole('link', { name: 'This month' })).toHaveAttribute('href', `/events?month=${month}`);
    jest.setSystemTime(new Date(NOW));
  });

  it('says if nothing is planned', async () => {
    open = await visit('/events?month=2027-02');
    expect(screen.getByText('No events in February 2027 yet')).toBeInTheDocument();
    expect(table().queryAllByRole('link')).toEqual([]);
  });

  it('keeps its days if the events fail, and retries', async () => {
    await api.fault({
      path: '/event',
      status: 500,
      body: { statusCode: 500, message: 'The calendar fell off the wall.' },
      times: 1,
    });
    open = await visit('/events?month=2026-05');
    expect(open.outcome()).toMatchObject({ kind: 'ok', status: 503 });
    expect(screen.getByText('Something went wrong on the server. Wait a moment, then retry.')).toBeInTheDocument();
    await userEvent.click(screen.getByText('Retry'));
    expect(await table().findByRole('link', { name: /Open floor/ })).toBeInTheDocument();
  });
});
