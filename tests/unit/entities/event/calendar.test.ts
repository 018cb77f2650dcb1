import { getCalendar } from '@/entities/event/calendar.server';

const facts = { siteUrl: 'https://www.example.com', siteName: 'Encore', name: 'Aria · Encore' };
const event = {
  _id: 'e1',
  title: 'Harbor show',
  description: 'Songs, and more',
  startAt: '2026-05-09T20:00:00.000Z',
  endAt: '2026-05-09T22:30:00.000Z',
  createdAt: '2026-04-01T08:00:00.000Z',
  status: 'active' as const,
  performer: { _id: 'p1', name: 'Aria', username: 'aria' },
};

/** The unfolded lines of the file. */
const getFields = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('calendar file: contains title, UTC time and place', () => {
  const fields = getFields(getCalendar([event], facts));
  expect(fields[0]).toBe('BEGIN:VCALENDAR');
  expect(fields).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'UID:event-e1@www.example.com',
      'SUMMARY:Harbor show',
      'DTSTART:20260509T200000Z',
      'DTEND:20260509T223000Z',
      'STATUS:CONFIRMED',
      'URL:https://www.example.com/event/e1',
      'DESCRIPTION:Aria\\nSongs\\, and more\\nhttps://www.example.com/event/e1',
    ]),
  );
  expect(fields.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
});

it('calendar file: cancels a canceled event', () => {
  expect(getFields(getCalendar([{ ...event, status: 'inactive' }], facts))).toContain('STATUS:CANCELLED');
});

it('calendar file: names the price of a private event', () => {
  expect(getCalendar([{ ...event, isPrivate: true, price: 60 }], facts)).toContain('Private event\\, 60 tokens');
});

it('calendar file: folds lines at 75 octets, also with multi-byte characters', () => {
  const title = 'کتھک کی ایک شام '.repeat(12).trim();
  const text = getCalendar([{ ...event, title }], facts);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(getFields(text)).toContain(`SUMMARY:${title}`);
});

it("calendar file: texts can't inject fields", () => {
  const text = getCalendar(
    [{ ...event, title: 'Show\r\nATTENDEE:mailto:a@example.com', description: 'x\nBEGIN:VALARM' }],
    facts,
  );
  expect(getFields(text).filter((field) => /^(ATTENDEE|BEGIN:VALARM)/.test(field))).toEqual([]);
});

it("calendar file: an ID can't inject fields", () => {
  const fields = getFields(getCalendar([{ ...event, _id: 'e1\rATTENDEE:mailto:x' }], facts));
  expect(fields).toContain('UID:event-e1%0DATTENDEE%3Amailto%3Ax@www.example.com');
  expect(fields.filter((field) => field.includes('\r'))).toEqual([]);
});

it.each(['\r', '\n', '\r\n', '\n\r', '\u2028', '\u0085', '\v', '\f'])(
  'keeps names with %j on one line',
  (lineBreak) => {
    const name = ['A', 'ATTENDEE:mailto:x', 'BEGIN:VALARM', 'X-LONE:1'].join(lineBreak);
    const text = getCalendar([{ ...event, title: name, description: name, performer: { ...event.performer, name } }], {
      ...facts,
      siteName: name,
      name,
    });
    expect(
      text.split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/).filter((line) => /^(ATTENDEE|BEGIN:VALARM|X-LONE)/.test(line)),
    ).toEqual([]);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  },
);

it.each(['1969-12-31T23:59:59.000Z', '0001-01-01T00:00:00.000Z', 'soon'])(
  'calendar file: leaves out a creation or change at %s, which the library rejects',
  (time) => {
    const text = getCalendar([{ ...event, createdAt: time, updatedAt: time }], facts);
    expect(text).toContain('SUMMARY:Harbor show');
    expect(text).not.toMatch(/CREATED|LAST-MODIFIED/);
  },
);

it('calendar file: skips events without a valid time', () => {
  expect(getCalendar([{ ...event, startAt: 'soon' }], facts)).not.toContain('BEGIN:VEVENT');
});
