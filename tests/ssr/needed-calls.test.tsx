import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import { createSandbox } from '@sandbox/app';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { cases } from '../setup/exhaustive';
import { startFaultyApi } from '../setup/faulty-api';
import { findBrokenTexts } from './support/broken-texts';
import { serverLog } from './support/server-log';
import { startSite } from './support/site';
import { VISITED_PAGES } from './support/visited-pages';

/* Every page on a back end that has the needed calls only. Its framework answers all others in its own way. */

const NEEDED = (Object.values(operations) as Operation[])
  .filter(({ support }) => support === undefined)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`));

const NO_SUCH_CALL: Readonly<Record<string, () => Response>> = {
  'JSON of another form': () => Response.json({ detail: 'Not Found' }, { status: 404 }),
  'a page': () =>
    new Response('<html><h1>404 Not Found</h1><hr>nginx</html>', {
      status: 404,
      headers: { 'Content-Type': 'text/html' },
    }),
  'a message': () => Response.json({ statusCode: 404, message: 'Cannot GET /x', error: 'Not Found' }, { status: 404 }),
  'an empty 501': () => new Response(null, { status: 501 }),
};

const sandbox = createSandbox({ baseUrl: 'http://api.test' });
const log = serverLog();
afterAll(() => sandbox.close());

async function logIn(username: string): Promise<string> {
  const answer = await sandbox.app.fetch(
    new Request('http://api.test/auth/login', {
      method: 'POST',
      body: JSON.stringify({ username, password: SEED_PASSWORD }),
      headers: { 'Content-Type': 'application/json' },
    }),
  );
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

test.each(Object.keys(NO_SUCH_CALL).slice(0, cases(2, 4)))(
  'every page works or says what the server does not offer, if missing calls answer with %s',
  async (kind) => {
    const api = await startFaultyApi((request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      return NEEDED.some((pattern) => pattern.test(call))
        ? sandbox.app.fetch(request)
        : (NO_SUCH_CALL[kind]?.() as Response);
    });
    const site = await startSite({ API_ENDPOINT: api.url, EDGE_CACHE_SECONDS: '0' });
    const tokens = {
      guest: undefined,
      fan: await logIn('fan@example.com'),
      performer: await logIn('performer@example.com'),
    };
    const found: string[] = [];
    for (const { path, who, usual = 200 } of VISITED_PAGES) {
      const { status, html } = await site.get(path, { token: tokens[who] });
      const problems = findBrokenTexts(html);
      if (![usual, 404].includes(status)) problems.push(`is ${status}`);
      for (const text of ['Bad request!', 'couldn’t be loaded', 'Cannot GET', 'detail'])
        if (html.replace(/<script.*?<\/script>/gs, '').includes(`>${text}`)) problems.push(`says “${text}”`);
      if (problems.length > 0) found.push(`${path} for a ${who}: ${problems.join('; ')}`);
    }
    await api.close();
    expect(found).toEqual([]);
    const calls = log.lines.map((line) => (line as { call?: string }).call ?? line.what);
    expect(calls).toEqual([...new Set(calls)]);
  },
  240_000,
);
