import { screen, within } from '@testing-library/dom';
import { fakeDate } from '../integration/support/fake-date';
import { studioPages } from '../integration/support/studio-pages';
import { address } from '../integration/support/tab';

/** The built-in one, which the fake date replaces. */
const DATES = Intl.DateTimeFormat.prototype;

// May in UTC, June in Tokyo.
fakeDate('2026-05-31T20:00:00.000Z');

const { open } = studioPages();

afterEach(() => jest.restoreAllMocks());

const heading = (month: string) => screen.findByText(month, { selector: 'h2' });

test('the calendar month: opens in the month of the own time zone, without another entry in the history', async () => {
  const { resolvedOptions } = DATES;
  jest.spyOn(DATES, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Tokyo' };
  });
  const entries = window.history.length;
  const { user, follow } = await open('/studio/events');
  expect(await heading('June 2026')).toBeInTheDocument();
  expect(address()).toBe('/studio/events?month=2026-06');
  expect(window.history).toHaveLength(entries);
  expect(within(screen.getByRole('region', { name: /^Mon, Jun 1/ })).getByText('Today')).toBeInTheDocument();

  // The address wins.
  await user.click(screen.getByLabelText('May 2026'));
  expect(await heading('May 2026')).toBeInTheDocument();
  await follow('/studio/events?day=2026-05-31');
  expect(await heading('May 2026')).toBeInTheDocument();
  expect(address()).toBe('/studio/events?day=2026-05-31');
});

test('the calendar month: keeps its address where UTC has the same month', async () => {
  await open('/studio/events');
  expect(await heading('May 2026')).toBeInTheDocument();
  expect(address()).toBe('/studio/events');
});
