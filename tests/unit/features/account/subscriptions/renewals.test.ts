import { byNextCharge, newestOfEach, entryName, type Entry } from '@/features/account/subscriptions/entry';
import { monthlyTotal } from '@/features/account/subscriptions/monthly-total';
import { renewalsCalendar } from '@/features/account/subscriptions/renewals-calendar';

const DOLLARS = { code: 'USD', symbol: '$' };
const today = '2026-11-21T12:00:00.000Z';
const on = (day: string) => `${day}T09:00:00.000Z`;

const entry = (_id: string, given: Partial<Entry> = {}): Entry => ({
  _id,
  performerId: `of-${_id}`,
  performer: { _id: `of-${_id}`, name: 'Nova, Lindqvist', username: 'nova' },
  plan: null,
  packageId: null,
  status: 'active',
  subscriptionType: 'monthly',
  since: null,
  expiredAt: null,
  nextRecurringDate: null,
  charge: { price: 12.5, days: 30, isListPrice: false },
  ...given,
});
const renews = (_id: string, day: string, given: Partial<Entry> = {}) =>
  entry(_id, { expiredAt: on(day), nextRecurringDate: on(day), ...given });
const ended = (_id: string, day: string, given: Partial<Entry> = {}) =>
  entry(_id, { status: 'deactivated', expiredAt: on(day), ...given });

it('due subscriptions come first, then by next charge, then by end, ended ones last', () => {
  const mixed = [
    ended('over-long', '2026-05-01'),
    ended('ending', '2026-12-02'),
    renews('year', '2027-04-25'),
    ended('over', '2026-10-02'),
    renews('late', '2026-11-01'),
    renews('trial', '2026-12-01', { subscriptionType: 'trial' }),
    renews('month', '2026-12-15'),
  ];
  expect(byNextCharge(mixed, today).map(({ _id }) => _id)).toEqual([
    'late',
    'trial',
    'month',
    'year',
    'ending',
    'over',
    'over-long',
  ]);
});

it('each performer has one entry: the current subscription', () => {
  const same = { performerId: 'nova' };
  const records = [
    ended('first', '2025-01-01', same),
    renews('now', '2026-12-15', same),
    ended('second', '2026-01-01', same),
    ended('other', '2026-01-01'),
  ];
  expect(newestOfEach(records, today).map(({ _id }) => _id)).toEqual(['now', 'other']);
});

it('an old record whose renewal is overdue gives way to the newest one', () => {
  const created = (record: Entry, day: string): Entry => ({ ...record, createdAt: on(day) });
  const records = [
    created(renews('overdue', '2026-10-01', { performerId: 'nova' }), '2026-09-01'),
    created(ended('canceled', '2026-12-02', { performerId: 'nova' }), '2026-11-01'),
    renews('undated', '2026-10-01', { performerId: null }),
    renews('member', '2026-12-15', { performerId: null }),
  ];
  expect(newestOfEach(records, today).map(({ _id }) => _id)).toEqual(['member', 'canceled']);
});

it('the monthly total adds up charges, and says what is unknown', () => {
  const entries = [
    renews('month', '2026-12-15'),
    renews('year', '2027-04-25', { charge: { price: 90, days: 365, isListPrice: true } }),
    renews('gone', '2026-12-01', { charge: null }),
    ended('left', '2026-12-02'),
    renews('late', '2026-10-01'),
  ];
  expect(monthlyTotal(entries, today, 2)).toEqual({ total: 20, counted: 2, unknown: 1 });
  expect(
    monthlyTotal(
      [
        renews('a', '2026-12-15', { charge: { price: 0.1, days: 30, isListPrice: false } }),
        renews('b', '2026-12-15', { charge: { price: 0.2, days: 30, isListPrice: false } }),
      ],
      today,
      2,
    ).total,
  ).toBe(0.3);
});

it('the calendar file has all-day events that other programs can read', () => {
  const site = { siteUrl: 'https://www.example.com', siteName: 'Encore', currency: DOLLARS };
  const text = renewalsCalendar(
    [
      renews('s1', '2026-12-31'),
      ended('s2', '2026-12-02'),
      renews('m', '2027-01-02', { performerId: null, performer: null, charge: null }),
    ],
    today,
    site,
  );
  const fields = text.replaceAll('\r\n ', '').split('\r\n');
  expect(fields.filter((field) => field === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(fields).toEqual(
    expect.arrayContaining([
      'UID:renewal-s1@www.example.com',
      'SUMMARY:Encore: subscription to Nova\\, Lindqvist renews for $12.50',
      'DTSTART;VALUE=DATE:20261231',
      'URL:https://www.example.com/user/subscriptions#s1',
      'DTEND;VALUE=DATE:20270101',
      'TRIGGER:-PT48H',
      'SUMMARY:Encore: membership renews',
      'DTSTART;VALUE=DATE:20270102',
    ]),
  );
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(renewalsCalendar([ended('s2', '2026-12-02')], today, site)).toBe('');
});

it.each(['\r', '\n', '\r\n', '\u2028', '\u0085'])(
  "names and IDs with %j can't inject fields into the calendar file",
  (lineBreak) => {
    const name = ['A', 'ATTENDEE:mailto:x', 'BEGIN:VALARM'].join(lineBreak);
    const text = renewalsCalendar(
      [renews(name, '2026-12-31', { performer: { _id: 'p', name, username: 'nova' } })],
      today,
      { siteUrl: 'https://www.example.com', siteName: name, currency: { ...DOLLARS, symbol: name } },
    );
    const lines = text.replaceAll('\r\n ', '').split(/\r\n|[\r\n\u0085\u2028\u2029]/);
    expect(lines.filter((line) => /^ATTENDEE/.test(line))).toEqual([]);
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
    expect(lines).toContain(`UID:renewal-${encodeURIComponent(name)}@www.example.com`);
  },
);

it('former performers have a label', () => {
  expect([entry('a'), entry('b', { performer: null }), entry('c', { performerId: null })].map(entryName)).toEqual([
    'subscription to Nova, Lindqvist',
    'subscription to a former performer',
    'membership',
  ]);
});
