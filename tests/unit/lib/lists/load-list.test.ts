import { ApiError } from '@/lib/http/errors';
import { readView } from '@/lib/lists/list-url';
import { listOutcome } from '@/lib/lists/load-list';

const LIST = { path: '/things', filters: { color: /^[a-z]+$/ }, sorts: ['popular'] };
const outcome = (query: Record<string, string>, items: unknown[], total: number) =>
  listOutcome(LIST, readView(LIST, query), { ok: true, data: { items, total } }, 'props');
const failed = (error: ApiError, query = {}) => listOutcome(LIST, readView(LIST, query), { ok: false, error }, 'props');
const failure = (status: number, query = {}) => failed(new ApiError(status), query);

it('a loaded list is an ordinary page, even if empty', () => {
  expect(outcome({}, ['a'], 1)).toEqual({ kind: 'ok', props: 'props', status: 200 });
  expect(outcome({ color: 'red' }, [], 0)).toEqual({ kind: 'ok', props: 'props', status: 200 });
});

it('a page number beyond the end redirects to the last page, with the filters', () => {
  expect(outcome({ color: 'red', page: '9' }, [], 30)).toEqual({ kind: 'redirect', to: '/things?color=red&page=2' });
  expect(outcome({ page: '9' }, [], 0)).toEqual({ kind: 'redirect', to: '/things' });
});

it('there is no redirect loop if the server returns no items for a page it counts', () => {
  expect(outcome({ page: '2' }, [], 30)).toMatchObject({ kind: 'ok' });
});

it('a failed list call renders the page without its list', () => {
  for (const query of [{}, { color: 'red' }, { page: '2' }]) {
    for (const status of [0, 500, 401, 408, 429])
      expect(failure(status, query)).toEqual({ kind: 'ok', props: 'props', status: 503 });
  }
});

it('a page does not exist if the server refuses what the URL requests, and only then', () => {
  for (const status of [400, 403, 404, 410, 422]) {
    expect(failure(status, { color: 'red' })).toEqual({ kind: 'ok', props: 'props', status: 404 });
    expect(failure(status, { page: '2' })).toMatchObject({ status: 404 });
    expect(failure(status)).toMatchObject({ status: 503 });
  }
});

it('an ended session is left to the shell', () => {
  expect(() => failed(ApiError.unauthorized(undefined, true))).toThrow(ApiError);
});
