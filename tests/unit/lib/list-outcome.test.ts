import { ApiError } from '@/lib/errors';
import { readView } from '@/lib/list-address';
import { listOutcome } from '@/lib/list-outcome';

const LIST = { path: '/things', filters: { colour: /^[a-z]+$/ }, sorts: ['popular'] };
const outcome = (query: Record<string, string>, items: unknown[], total: number) =>
  listOutcome(LIST, readView(LIST, query), { ok: true, data: { items, total } }, 'props');
const failed = (error: ApiError) => listOutcome(LIST, readView(LIST, {}), { ok: false, error }, 'props');
const failure = (status: number) => failed(new ApiError(status));

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

it('stands without its list when the call failed: 503, or 404 where the server refused the question', () => {
  expect(failure(0)).toEqual({ kind: 'ok', props: 'props', status: 503 });
  expect(failure(500)).toMatchObject({ status: 503 });
  expect(failure(400)).toMatchObject({ status: 404 });
});

it('leaves the end of a session to the shell', () => {
  expect(() => failed(ApiError.sessionOver())).toThrow(ApiError);
});
