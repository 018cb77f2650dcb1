import {
  listQuery,
  query,
  queryBoolean,
  queryDate,
  queryIds,
  queryNumber,
  queryOneOf,
  queryText,
} from '@/contract/query';

const list = listQuery({
  performerIds: queryIds,
  isSale: queryBoolean,
  fromDate: queryDate,
  kind: queryOneOf(['physical', 'digital']),
  most: queryNumber,
  status: queryText,
});

test('an empty query means ten records from the first, newest first', () => {
  expect(list.parse({})).toEqual({ limit: 10, offset: 0, sort: 'desc' });
});

test.each([
  ['25', 25],
  ['200', 200],
  ['201', 200],
  ['-1', 10],
  ['0', 0],
  ['many', 10],
  ['2.5', 10],
  ['', 10],
  ['undefined', 10],
])('limit %j means %d', (limit, expected) => {
  expect(list.parse({ limit }).limit).toBe(expected);
});

test.each([
  ['24', 24],
  ['-1', 0],
  ['x', 0],
])('offset %j means %d', (offset, expected) => {
  expect(list.parse({ offset }).offset).toBe(expected);
});

test.each([
  ['asc', 'asc'],
  ['desc', 'desc'],
  ['ASC', 'desc'],
  ['up', 'desc'],
])('sort %j means %s', (sort, expected) => {
  expect(list.parse({ sort }).sort).toBe(expected);
});

test.each(['', 'undefined', 'null', null, undefined, [], ['']])('the value %j counts as missing', (junk) => {
  const filters = {
    performerIds: junk,
    isSale: junk,
    fromDate: junk,
    kind: junk,
    most: junk,
    status: junk,
    q: junk,
    sortBy: junk,
  };
  expect(list.parse(filters)).toEqual({ limit: 10, offset: 0, sort: 'desc' });
});

test('an id list is one value or several', () => {
  expect(list.parse({ performerIds: 'a' }).performerIds).toEqual(['a']);
  expect(list.parse({ performerIds: ['a', 'b', 'null'] }).performerIds).toEqual(['a', 'b']);
});

test('query values are parsed from text', () => {
  expect(
    list.parse({
      isSale: 'true',
      most: '12.5',
      kind: 'digital',
      fromDate: '2024-05-01T00:00:00.000Z',
      q: 'jazz',
      sortBy: 'popular',
    }),
  ).toMatchObject({
    isSale: true,
    most: 12.5,
    kind: 'digital',
    fromDate: '2024-05-01T00:00:00.000Z',
    q: 'jazz',
    sortBy: 'popular',
  });
  expect(list.parse({ isSale: 'false' }).isSale).toBe(false);
});

test('the last value of a repeated single-value key counts', () => {
  expect(list.parse({ status: ['draft', 'active'], limit: ['5', '7'] })).toMatchObject({ status: 'active', limit: 7 });
});

test.each([
  [{ isSale: 'perhaps' }, 'isSale', 'This must be true or false.'],
  [{ most: 'x' }, 'most', 'This must be a number.'],
  [{ fromDate: 'yesterday' }, 'fromDate', 'Enter a valid date.'],
  [{ kind: 'liquid' }, 'kind', 'This must be one of: physical, digital.'],
])('%j is refused with a message', (requested, field, sentence) => {
  const [issue] = list.safeParse(requested).error?.issues ?? [];
  expect(issue).toMatchObject({ path: [field], message: sentence });
});

test('a query of a call without list has no paging', () => {
  expect(query({ q: queryText }).parse({ q: 'jazz', limit: '5' })).toEqual({ q: 'jazz' });
});
