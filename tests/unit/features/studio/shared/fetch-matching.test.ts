import { fetchMatchingContent, matchesQuery } from '@/features/studio/shared/fetch-matching';

const NOW = Date.parse('2026-05-09T12:00:00Z');

interface Row {
  _id: string;
  status?: string;
}
interface Query {
  status?: string;
  limit: number;
  offset: number;
}

const posts: Row[] = Array.from({ length: 9 }, (_, at) => ({
  _id: `${at}`,
  status: at % 3 === 0 ? 'draft' : 'active',
}));

/** A list of a server that knows the status or ignores it, and the limits and offsets of its calls. */
function createServer(isFiltering: boolean, rows = posts) {
  const calls: Query[] = [];
  const search = async (query: Query) => {
    calls.push(query);
    const found = rows.filter(({ status }) => !isFiltering || query.status === undefined || status === query.status);
    const { offset, limit } = query;
    return { status: 0, data: { data: found.slice(offset, offset + limit), total: found.length } };
  };
  return { calls, search };
}

describe('a filtered list', () => {
  const drafts = { items: [{ _id: '3', status: 'draft' }], total: 3 };
  const query = { status: 'draft', limit: 1, offset: 1 };

  test('is loaded with one call if the server filters', async () => {
    const { search, calls } = createServer(true);
    expect(await fetchMatchingContent(query, search)).toEqual(drafts);
    expect(calls).toEqual([query]);
  });

  test('has the same items and total if the server ignores the filter', async () => {
    expect(await fetchMatchingContent(query, createServer(false).search)).toEqual({ ...drafts, isFilteredHere: true });
  });

  test('is taken as it is if the items don’t say what they are', async () => {
    const { search, calls } = createServer(false, [{ _id: 'a' }, { _id: 'b' }]);
    expect(await fetchMatchingContent(query, search)).toEqual({ items: [{ _id: 'b' }], total: 2 });
    expect(calls).toHaveLength(1);
  });
});

test.each([
  ['a future time counts as scheduled', '2026-05-09T13:00:00Z', true],
  ['a past time counts as published', '2026-05-09T11:00:00Z', false],
])('content scheduled for %s', (_, scheduledAt, isScheduled) => {
  const item = { status: 'active', isSchedule: true, scheduledAt };
  expect(matchesQuery({ status: 'active', isSchedule: true }, item, NOW)).toBe(isScheduled);
  expect(matchesQuery({ status: 'active', isSchedule: false }, item, NOW)).toBe(!isScheduled);
});
