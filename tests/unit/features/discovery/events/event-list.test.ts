import { EVENT_LIST, eventQuery } from '@/features/discovery/events/event-list';
import { readView } from '@/lib/lists/list-url';

const NOW = '2026-05-10T12:00:00.000Z';
const query = (parameters: Record<string, string>) => eventQuery(readView(EVENT_LIST, parameters), NOW);

it('the event list requests upcoming and running events, soonest first', () => {
  expect(query({})).toMatchObject({ status: 'active', startAt: NOW, sortBy: 'startAt', sort: 'asc' });
});

it('the event list starts at the requested time, or on the requested day in UTC', () => {
  expect(query({ from: '2026-06-01' })).toMatchObject({ startAt: '2026-06-01T00:00:00.000Z' });
  expect(query({ from: '2026-06-01T04:30Z' })).toMatchObject({ startAt: '2026-06-01T04:30:00.000Z' });
  expect(query({ from: '2026-06-77' })).toMatchObject({ startAt: NOW });
});

it('the event list can be sorted by latest announcement', () => {
  expect(query({ sort: 'announced', q: 'bread' })).toMatchObject({ q: 'bread', sortBy: 'createdAt', sort: 'desc' });
});
