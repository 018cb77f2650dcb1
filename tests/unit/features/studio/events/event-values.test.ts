import type { EventItem } from '@/contract/event';
import {
  copyEventValues,
  eventBody,
  eventChange,
  eventProblems,
  newValues,
  getSpan,
  toValues,
  withStart,
  type EventValues,
} from '@/features/studio/events/event-values';
import { limitProblems } from '@/features/studio/shared/form/limit';
import { LIMITS } from '@/features/studio/shared/form/limits';

const PARIS = 'Europe/Paris';
const NOW = Date.parse('2026-03-01T12:00:00Z');

const values = (change: Partial<EventValues> = {}): EventValues => ({
  ...newValues('2026-03-27'),
  title: 'Evening',
  ...change,
});
const event: EventItem = {
  _id: 'e1',
  title: 'Evening',
  description: 'Songs',
  startAt: '2026-03-27T19:00:00.000Z',
  endAt: '2026-03-27T21:00:00.000Z',
  isPrivate: false,
  price: 0,
  status: 'active',
};

describe('event validation', () => {
  it('accepts a complete upcoming event', () => {
    expect(eventProblems(values(), PARIS, NOW)).toEqual({});
  });

  it.each<[string, Partial<EventValues>, keyof EventValues]>([
    ['no title', { title: '  ' }, 'title'],
    ['no start', { startAt: '' }, 'startAt'],
    ['no end', { endAt: '' }, 'endAt'],
    ['an end before the start', { endAt: '2026-03-27T19:59' }, 'endAt'],
    ['an end on an earlier day', { endAt: '2026-03-26T22:00' }, 'endAt'],
    ['no length', { endAt: '2026-03-27T20:00' }, 'endAt'],
    ['a day in the past', { startAt: '2026-02-28T20:00' }, 'startAt'],
    ['a past time today', { startAt: '2026-03-01T12:59' }, 'startAt'],
    ['a year that is being typed', { startAt: '0002-05-09T20:00' }, 'startAt'],
    ['a start on an invalid day', { startAt: '12026-05-09T20:00' }, 'startAt'],
    ['an end on an invalid day', { endAt: '12026-05-09T20:00' }, 'endAt'],
    ['no price where one is needed', { isPrivate: true }, 'price'],
    ['a price that is not a number', { isPrivate: true, price: 'ten' }, 'price'],
    ['a price below 0', { isPrivate: true, price: '-1' }, 'price'],
    ['a price in fractions of tokens', { isPrivate: true, price: '9.99' }, 'price'],
  ])('reports %s', (_, change, field) => {
    const { title, price } = LIMITS.createEvent;
    const problems = {
      ...eventProblems(values(change), PARIS, NOW),
      ...limitProblems({ title, price }, values(change)),
    };
    expect(Object.entries(problems).flatMap(([name, text]) => (text ? [name] : []))).toEqual([field]);
  });

  it('accepts a past start if it is unchanged', () => {
    const started = { ...event, startAt: '2026-02-01T19:00:00.000Z' };
    expect(eventProblems(toValues(started, PARIS), PARIS, NOW, started)).toEqual({});
  });
});

it("an event is shown in the device's time zone and returned unchanged", () => {
  // Null fields are removed (services/http/normalize).
  expect(toValues({ ...event, title: undefined } as unknown as EventItem, PARIS).title).toBe('');
  const shown = toValues(event, 'America/New_York');
  expect(shown).toMatchObject({ startAt: '2026-03-27T15:00', endAt: '2026-03-27T17:00' });
  expect(getSpan(shown, 'America/New_York', event)).toEqual({ startAt: event.startAt, endAt: event.endAt, odd: null });
  expect(eventChange(eventBody(shown, event), event)).toEqual({});
});

it('only changed fields are sent', () => {
  const body = eventBody(toValues({ ...event, title: 'Late evening ' }, PARIS), event);
  expect(eventChange(body, event)).toEqual({ title: 'Late evening' });
});

it('any change of a private event includes that it is private, and its price, even 0', () => {
  const free = { ...event, isPrivate: true, price: 0 };
  expect(eventChange(eventBody(toValues({ ...free, title: 'Late evening' }, PARIS), free), free)).toEqual({
    title: 'Late evening',
    isPrivate: true,
    price: 0,
  });
  expect(eventChange(eventBody({ ...toValues(free, PARIS), isPrivate: false }, free), free)).toEqual({
    isPrivate: false,
  });
});

it('a price is sent with private events only', () => {
  expect(eventBody(values({ isPrivate: true, price: ' 12 ' }), event)).toMatchObject({ isPrivate: true, price: 12 });
  expect(eventBody(values({ isPrivate: false, price: '12' }), event)).toMatchObject({ isPrivate: false, price: 0 });
});

describe('a clock change', () => {
  it('is reported if the local time does not exist or occurs twice', () => {
    expect(getSpan(values({ startAt: '2026-03-29T02:30', endAt: '2026-03-29T05:00' }), PARIS)).toMatchObject({
      startAt: '2026-03-29T01:30:00.000Z',
      odd: 'skipped',
    });
    expect(getSpan(values({ startAt: '2026-10-25T02:30', endAt: '2026-10-25T05:00' }), PARIS)).toMatchObject({
      startAt: '2026-10-25T00:30:00.000Z',
      odd: 'twice',
    });
  });

  it('does not move an unchanged event in the second of two equal hours', () => {
    const second = { ...event, startAt: '2026-10-25T01:30:00.000Z', endAt: '2026-10-25T03:00:00.000Z' };
    expect(getSpan(toValues(second, PARIS), PARIS, second)).toEqual({
      startAt: second.startAt,
      endAt: second.endAt,
      odd: null,
    });
  });

  it('keeps the local time of a copy', () => {
    // Daylight saving time starts in Paris on March 29.
    expect(copyEventValues(event, PARIS, NOW)).toMatchObject({
      startAt: '2026-04-03T20:00',
      endAt: '2026-04-03T22:00',
    });
  });
});

it.each([
  ['of a week ago is for this week', '2026-04-03T18:00:00Z', '2026-04-10'],
  ['of long ago is for the next such day', '2026-06-03T12:00:00Z', '2026-06-05'],
  ['of today, later on, is for a week from today', '2026-03-27T12:00:00Z', '2026-04-03'],
])('a copied event %s', (_, now, day) => {
  expect(copyEventValues(event, PARIS, Date.parse(now)).startAt).toBe(`${day}T20:00`);
});

describe('changing the start', () => {
  it('moves the end', () => {
    expect(withStart(values(), { startAt: '2026-03-31T20:00' })).toEqual({
      startAt: '2026-03-31T20:00',
      endAt: '2026-03-31T22:00',
    });
    expect(withStart(values(), { startAt: '2026-03-27T23:00' })).toEqual({
      startAt: '2026-03-27T23:00',
      endAt: '2026-03-28T01:00',
    });
  });

  it('leaves the end if there is no start, or the end is before it', () => {
    expect(withStart(values(), { startAt: '' })).toEqual({ startAt: '' });
    const wrong = values({ endAt: '2026-03-27T19:00' });
    expect(withStart(wrong, { startAt: '2026-03-31T20:00' })).toEqual({ startAt: '2026-03-31T20:00' });
  });

  it('sets the end if it is empty', () => {
    expect(withStart(newValues(''), { startAt: '2026-03-31T20:00' })).toEqual({
      startAt: '2026-03-31T20:00',
      endAt: '2026-03-31T22:00',
    });
  });
});
