import { ApiError } from '@/lib/http/errors';
import { readView } from '@/lib/lists/list-address';
import { listOutcome } from '@/lib/lists/list-outcome';

const LIST = { path: '/things', filters: { colour: /^[a-z]+$/ }, sorts: ['popular'] };
const outcome = (query: Record<string, string>, items: unknown[], total: number) =>
  listOutcome(LIST, readView(LIST, query), { ok: true, data: { items, total } }, 'props');
const failed = (error: ApiError, query = {}) => listOutcome(LIST, readView(LIST, query), { ok: false, error }, 'props');
const failure = (status: number, query = {}) => failed(new ApiError(status), query);

it('is an ordinary page when the list came, also an empty one', () => {
  expect(outcome({}, ['a'], 1)).toEqual({ kind: 'ok', props: 'props', status: 200 });
  expect(outcome({ colour: 'red' }, [], 0)).toEqual({ kind: 'ok', props: 'props', status: 200 });
});

it('leads from a page behind the end to the last one, with the filters kept', () => {
  expect(outcome({ colour: 'red', page: '9' }, [], 30)).toEqual({ kind: 'redirect', to: '/things?colour=red&page=2' });
  expect(outcome({ page: '9' }, [], 0)).toEqual({ kind: 'redirect', to: '/things' });
});

it('does not send a visitor round in circles when the server gives no items for a page it counts', () => {
  expect(outcome({ page: '2' }, [], 30)).toMatchObject({ kind: 'ok' });
});

it('stands without its list when the call failed', () => {
  for (const query of [{}, { colour: 'red' }, { page: '2' }]) {
    for (const status of [0, 500, 401, 408, 429]) expect(failure(status, query)).toEqual({ kind: 'ok', props: 'props', status: 503 });
  }
});

it('is not there where the server refuses what the address asks for, and only then', () => {
  for (const status of [400, 403, 404, 410, 422]) {
    expect(failure(status, { colour: 'red' })).toEqual({ kind: 'ok', props: 'props', status: 404 });
    expect(failure(status, { page: '2' })).toMatchObject({ status: 404 });
    expect(failure(status)).toMatchObject({ status: 503 });
  }
});

it('leaves the end of a session to the shell', () => {
  expect(() => failed(ApiError.unauthorized(undefined, true))).toThrow(ApiError);
});
