import { toInstant, spanAfter, toWallTime } from '@/features/studio/events/zoned-time';

const at = (date: string, time: string, zone: string) => toInstant({ date, time }, zone);

describe('a local time in a zone', () => {
  it.each([
    ['2026-01-15', '20:00', 'Europe/Paris', '2026-01-15T19:00:00.000Z'],
    ['2026-07-15', '20:00', 'Europe/Paris', '2026-07-15T18:00:00.000Z'],
    ['2026-07-15', '20:00', 'America/New_York', '2026-07-16T00:00:00.000Z'],
    ['2026-07-15', '20:00', 'Asia/Kathmandu', '2026-07-15T14:15:00.000Z'],
    ['2026-07-15', '20:00', 'Pacific/Kiritimati', '2026-07-15T06:00:00.000Z'],
    ['2026-07-15', '20:00', 'UTC', '2026-07-15T20:00:00.000Z'],
    // The hours before and after a clock change.
    ['2026-03-29', '01:59', 'Europe/Paris', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '01:59', 'Europe/Paris', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Paris', '2026-10-25T02:00:00.000Z'],
  ])('%s %s in %s is %s, and back', (date, time, zone, iso) => {
    expect(at(date, time, zone)).toEqual({ iso, occurs: 'once' });
    expect(toWallTime(iso, zone)).toEqual({ date, time });
  });

  it('skipped by a clock change is the one after the change, and is reported', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Paris')).toEqual({ iso: '2026-03-29T01:30:00.000Z', occurs: 'skipped' });
    expect(at('2026-03-08', '02:30', 'America/New_York')).toEqual({
      iso: '2026-03-08T07:30:00.000Z',
      occurs: 'skipped',
    });
    expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toEqual({
      iso: '2026-10-03T15:45:00.000Z',
      occurs: 'skipped',
    });
  });

  it('that occurs twice is the first one, and is reported', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Paris')).toEqual({ iso: '2026-10-25T00:30:00.000Z', occurs: 'twice' });
  });

  it.each(['Europe/Paris', 'America/New_York', 'Pacific/Kiritimati', 'UTC'])(
    'is parsed in %s while a year is typed',
    (zone) => {
      for (const date of ['0002-05-09', '0020-05-09', '0202-05-09', '0001-01-01', '9999-12-31']) {
        const instant = at(date, '20:00', zone);
        expect(instant?.occurs).toBe('once');
        expect(Math.abs(Date.parse(instant?.iso ?? '') - Date.parse(`${date}T20:00:00Z`))).toBeLessThan(86_400_000);
      }
    },
  );

  it.each([
    ['', '20:00'],
    ['2026-05-09', ''],
    ['tomorrow', '20:00'],
    ['2026-13-09', '20:00'],
    ['12026-05-09', '20:00'],
    ['0000-05-09', '20:00'],
  ])(`can't be parsed from "%s" "%s"`, (date, time) => {
    expect(at(date, time, 'UTC')).toBeNull();
  });
});

describe('an event moved by days', () => {
  const evening = { startAt: '2026-03-27T19:00:00.000Z', endAt: '2026-03-27T21:00:00.000Z' };

  it('keeps its local time across a clock change', () => {
    expect(spanAfter(evening, 7, 'Europe/Paris')).toEqual({
      startAt: '2026-04-03T18:00:00.000Z',
      endAt: '2026-04-03T20:00:00.000Z',
    });
    expect(spanAfter(evening, 7, 'UTC')).toEqual({
      startAt: '2026-04-03T19:00:00.000Z',
      endAt: '2026-04-03T21:00:00.000Z',
    });
  });

  it('is unchanged if not moved, in the second of two equal hours too', () => {
    const second = { startAt: '2026-10-25T01:15:00.000Z', endAt: '2026-10-25T01:45:00.000Z' };
    expect(spanAfter(second, 0, 'Europe/Paris')).toEqual(second);
  });

  it('never ends before it starts', () => {
    // From 02:50 to 02:10 local time, because the clock is set back in between.
    const short = { startAt: '2026-10-25T00:50:00.000Z', endAt: '2026-10-25T01:10:00.000Z' };
    expect(spanAfter(short, 7, 'Europe/Paris')).toEqual({
      startAt: '2026-11-01T01:50:00.000Z',
      endAt: '2026-11-01T02:10:00.000Z',
    });
  });
});
