import { screen, waitFor, within } from '@testing-library/dom';
import { fakeDate } from '../integration/support/fake-date';
import { fakeTimeZone } from '../integration/support/fake-time-zone';
import { studioPages } from '../integration/support/studio-pages';
import { getCurrentUrl } from '../integration/support/tab';

// May in UTC, June in Tokyo.
fakeDate('2026-05-31T20:00:00.000Z');

const { api, open } = studioPages();

afterEach(() => jest.restoreAllMocks());

const goToTokyo = () => fakeTimeZone('Asia/Tokyo');

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

test('the orders of a year are those of the own time zone, on screen and in the file with their addresses', async () => {
  goToTokyo();
  const sale = { name: 'Encore tee', quantity: 1, productType: 'physical', status: 'paid', deliveryStatus: 'created' };
  const data = ['2025-12-31T14:59:00.000Z', '2025-12-31T15:00:00.000Z', '2026-12-31T14:59:00.000Z'].map(
    (createdAt, index) => ({ ...sale, _id: `s${index}`, orderNumber: `N${index}-S1`, createdAt }),
  );
  await api.fault({ path: '/orders/details/search', body: { status: 0, data: { data, total: 3 } } });
  const { user } = await open('/studio/orders?period=2026');
  expect(await screen.findByText('2 shipments')).toBeInTheDocument();
  expect((await api.requests('/orders/details/search')).at(-1)?.query).toMatchObject({
    fromDate: '2025-12-31',
    toDate: '2027-01-01',
  });

  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => (files.push(blob), 'blob:file'),
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByText('Download all addresses'));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.trim().split('\r\n').slice(1);
  expect(lines).toEqual([
    expect.stringMatching(/^N1,2026-01-01 00:00,/),
    expect.stringMatching(/^N2,2026-12-31 23:59,/),
  ]);
});
