import { http } from 'msw';
import { FIELD_TYPES } from '@/services/http/field-types';
import { contractFields } from '../setup/contract-fields';
import { API } from './support/addresses';
import { backend } from './support/backend';
import { serverLog } from './support/server-log';
import { startSite } from './support/site';
import { visitedPages } from './support/visited-pages';

/* A back end may leave out what the contract lets it: no page is without an answer for that. */

const api = backend();
serverLog();

/** Names of the fields that no record of the contract has to have. */
const OPTIONAL = new Set([...contractFields()].flatMap(([name, { required }]) => (required ? [] : [name])));
/** By which records and accounts are told apart. */
const TELLING = new Set(['data', 'total', '_id', 'username', 'slug', 'isPerformer', 'performerId', 'sellerId', 'status']);

const bare = (value: unknown, instead: null | undefined, isLeftOut: (name: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => bare(item, instead, isLeftOut));
  if (typeof value !== 'object' || value === null) return value;
  // JSON does not write `undefined`.
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, isLeftOut(name) ? instead : bare(field, instead, isLeftOut)]));
};

test.each([
  ['leaves out all that it may', undefined, (name: string) => OPTIONAL.has(name)],
  ['sends null for all that it may leave out', null, (name: string) => OPTIONAL.has(name)],
  ['sends null for a text or a number that it must not leave out', null, (name: string) => ['text', 'number'].includes(FIELD_TYPES.get(name) ?? '') && !TELLING.has(name)],
])('pages can be drawn from what a back end sends that %s', async (_way, instead, isLeftOut) => {
  const site = await startSite({ SETTINGS_CACHE_SECONDS: '0', PAGE_CACHE_SECONDS: '0' });
  const tokens = { guest: undefined, fan: await api.logIn('fan@example.com'), performer: await api.logIn('performer@example.com') };
  api.server.use(
    http.all(`${API}/*`, async ({ request }) => {
      const answer = await api.answer(request);
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      const { data, ...envelope } = (await answer.json()) as { data?: unknown };
      return Response.json({ ...envelope, data: bare(data, instead, isLeftOut) }, { status: answer.status });
    }),
  );
  const failed: string[] = [];
  for (const { path, who } of visitedPages(api.store)) {
    const token = tokens[who];
    try {
      const { status } = await site.get(path, token ? { token } : {});
      if (status >= 500) failed.push(`${path} for a ${who}: ${status}`);
    } catch (error) {
      failed.push(`${path} for a ${who}: ${String(error instanceof Error ? error.stack : error).split('\n').slice(0, 3).join(' ')}`);
    }
  }
  expect(failed).toEqual([]);
});
