import { screen, within } from '@testing-library/dom';
import { fakeDate } from '../integration/support/fake-date';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl } from '../integration/support/tab';

/** The built-in one, which the fake date replaces. */
const DATES = Intl.DateTimeFormat.prototype;

// May in UTC, June in Tokyo.
fakeDate('2026-05-31T20:00:00.000Z');

const { api, open } = studioPages();

afterEach(() => jest.restoreAllMocks());

/** Moves the device to Tokyo. */
const goToTokyo = () => {
  const { resolvedOptions } = DATES;
  jest.spyOn(DATES, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Asia/Tokyo' };
  });
};

const heading = (month: string) => screen.findByText(month, { selector: 'h2' });

test('the calendar month: opens in the month of the own time zone, without another entry in the history', async () => {
  goToTokyo();
  const entries = window.history.length;
  const { user, follow } = await open('/studio/events');
  expect(await heading('June 2026')).toBeInTheDocument();
  expect(getCurrentUrl()).toBe('/studio/events?month=2026-06');
  expect(window.history).toHaveLength(entries);
  expect(within(screen.getByRole('region', { name: /^Mon, Jun 1/ })).getByText('Today')).toBeInTheDocument();

  // The URL wins.
  await user.click(screen.getByLabelText('May 2026'));
  expect(await heading('May 2026')).toBeInTheDocument();
  await follow('/studio/events?day=2026-05-31');
  expect(await heading('May 2026')).toBeInTheDocument();
  expect(getCurrentUrl()).toBe('/studio/events?day=2026-05-31');
});

test('the calendar month: keeps its URL where UTC has the same month', async () => {
  await open('/studio/events');
  expect(await heading('May 2026')).toBeInTheDocument();
  expect(getCurrentUrl()).toBe('/studio/events');
});

test('the days of orders are those of the own time zone', async () => {
  goToTokyo();
  const sale = { _id: 's1', name: 'Encore tee', quantity: 1, productType: 'physical', status: 'paid' };
  const data = { data: [{ ...sale, createdAt: '2026-05-30T20:00:00.000Z' }], total: 1 };
  await api.fault({ path: '/orders/details/search', body: { status: 0, data } });
  await open('/studio/orders');
  expect(screen.getByText('May 31, 2026', { selector: 'tbody time' })).toBeInTheDocument();
});
