import { Hono } from 'hono';
import type { Operation } from '@/contract/operation';
import { operations } from '@/contract/operations';
import { createSandbox } from '@sandbox/app';
import { serveSandbox } from '@sandbox/server';
import type { Fetch } from '../../contract-kit/send-call';
import { checkForBrowsers } from '../../contract-kit/from-a-browser';
import { checkContract, type Report, type Tokens } from '../../contract-kit/kit';
import { explainNoContact } from '../../contract-kit/first-contact';
import { formatReport, isFit } from '../../contract-kit/report';
import { findSchemaFiles } from '../../contract-kit/schema-files';

const base = 'http://api.test';
const sandbox = createSandbox({ baseUrl: base });
afterAll(() => sandbox.close());

const served: Fetch = async (request) => sandbox.app.fetch(request);

async function getToken(username: string): Promise<string> {
  const body = JSON.stringify({ username, password: 'sandbox-pass' });
  const response = await served(
    new Request(`${base}/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
  );
  return ((await response.json()) as { data: { token: string } }).data.token;
}

let tokens: Tokens;
beforeAll(async () => {
  tokens = { fan: await getToken('fan@example.com'), performer: await getToken('performer@example.com') };
});

const getDifferences = ({ checked }: Report) =>
  checked.flatMap(({ name, differences }) => (differences.length > 0 ? [[name, differences]] : []));

type Change = (response: Response) => Response | Promise<Response>;
type Body = Record<string, unknown>;

const changeBody =
  (change: (body: Body) => unknown): Change =>
  async (response) =>
    Response.json(change((await response.json()) as Body), { status: response.status });

const changePage = (change: (page: { data: Body[]; total: number }) => unknown) =>
  changeBody((body) => ({ ...body, data: change(body.data as { data: Body[]; total: number }) }));

const changeRecords = (fields: Body) =>
  changePage((page) => ({ ...page, data: page.data.map((record) => ({ ...record, ...fields })) }));

/** The report on the sandbox with changed responses at these paths. */
const checkWith = (changes: Record<string, Change>) =>
  checkContract({
    server: {
      base,
      fetch: async (request) => {
        const response = await served(request);
        return changes[new URL(request.url).pathname]?.(response) ?? response;
      },
    },
  });

interface Sent {
  call: string;
  token: string | null;
  body: string;
}

/** The sandbox with a log of calls. */
function listening() {
  const sent: Sent[] = [];
  const fetch: Fetch = async (request) => {
    sent.push({
      call: `${request.method} ${new URL(request.url).pathname}`,
      token: request.headers.get('authorization'),
      body: await request.clone().text(),
    });
    return served(request);
  };
  return { sent, fetch };
}

/** Two reads look like changes, and two changes like reads. */
const changes = ({ call }: Sent) =>
  call.startsWith('GET ')
    ? /^GET \/streaming\/(private|group)-chat\//.test(call)
    : !['POST /settings/keys', 'POST /payout-requests/performer/calculate'].includes(call);

describe('contract kit: on the sandbox, with both tokens', () => {
  const { sent, fetch } = listening();
  let report: Report;
  beforeAll(async () => {
    report = await checkContract({ server: { base, fetch }, tokens, changes: true });
  });

  it('finds no difference and makes every call', () => {
    expect(getDifferences(report)).toEqual([]);
    expect(report).toMatchObject({
      missing: [],
      skipped: [],
      withoutStatus: [],
      withoutEnvelope: [],
      relativeMedia: [],
      withoutCountry: false,
    });
    expect(new Set(report.checked.map(({ name }) => name))).toEqual(new Set(Object.keys(operations)));
    expect(formatReport(report)).toMatch(
      /^\d+ calls checked with \d+ requests\. Everything that the site needs matches the contract\.$/,
    );
    expect(isFit(report)).toBe(true);
  });

  it('sends changes without a token and with an empty body', () => {
    const requests = sent.filter(changes);
    expect(requests.length).toBeGreaterThan(70);
    expect(requests.filter(({ token, body }) => token !== null || !['', '{}'].includes(body))).toEqual([]);
  });
});

describe('contract kit: on the sandbox, without tokens', () => {
  const { sent, fetch } = listening();
  let skipped: Report['skipped'];
  beforeAll(async () => {
    ({ skipped } = await checkContract({ server: { base, fetch } }));
  });

  it('sends no change', () => {
    expect(sent.filter(changes)).toEqual([]);
    expect(skipped.filter(({ reason }) => reason.startsWith('would change something')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['tip', 'deleteEvent', 'joinGroup', 'acceptPrivate', 'login']),
    );
  });

  it('lists the calls it could not make without a token', () => {
    expect(skipped).toContainEqual({ name: 'getMe', call: 'GET /users/me', reason: 'needs the token of a fan' });
    expect(skipped).toContainEqual({
      name: 'searchSales',
      call: 'GET /orders/details/search',
      reason: 'needs the token of a performer',
    });
  });
});

describe('contract kit: on a server that differs, reports where', () => {
  const cases: [string, string, Change, string, string][] = [
    [
      'a field of another type',
      '/user/assets/videos/search',
      changeRecords({ price: 'ten' }),
      'searchVideos',
      'data.data[].price is "ten"; it must be a number (3 times)',
    ],
    [
      'a field that must be one of a few',
      '/user/assets/photos',
      changeRecords({ _id: 7 }),
      'searchPhotos',
      'data.data[]._id is 7; it must be text (3 times)',
    ],
    [
      'a list without a total',
      '/posts/search',
      changePage(({ data }) => ({ data })),
      'searchPosts',
      'data.total is missing; it must be a number',
    ],
    [
      'no data',
      '/countries/list',
      changeBody(() => ({ message: 'Hello' })),
      'listCountries',
      'the response has no "data"; wrap it as { "status": 0, "data": … }',
    ],
    [
      'another status in the envelope',
      '/languages/list',
      changeBody((body) => ({ ...body, status: 'ok' })),
      'listLanguages',
      'status is "ok"; it must be 0 in a successful response',
    ],
    [
      'more records than requested',
      '/site-promo/search',
      changePage(({ data, total }) => ({ data: Array(9).fill(data[0]), total })),
      'searchPromos',
      '9 records, although at most 3 were requested (limit=3)',
    ],
    [
      'a page of HTML',
      '/phone-codes/list',
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
      'listPhoneCodes',
      'the content type is "text/html"; it must be "application/json"',
    ],
    [
      'a response that is cut off',
      '/user-additional',
      () => new Response('{"status":0,"da', { headers: { 'Content-Type': 'application/json' } }),
      'getUserAdditional',
      'the body is not valid JSON',
    ],
    [
      'no response',
      '/country-block/check',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') })),
      'checkCountry',
      'no response: ECONNRESET',
    ],
    [
      'a call for everybody that needs an account',
      '/subscriptions/current',
      () => Response.json({ status: 0, data: null }),
      'getMembership',
      'responded with 200; it must be 401 (on 401 the site sends the visitor to log in): {"status":0,"data":null}',
    ],
  ];
  let report: Report;
  beforeAll(async () => {
    report = await checkWith(Object.fromEntries(cases.map(([, path, change]) => [path, change])));
  });

  it.each(cases)('%s', (_what, _path, _change, name, difference) => {
    expect(getDifferences(report)).toContainEqual([name, [difference]]);
    expect(formatReport(report)).toContain(difference);
  });

  it('reports nothing else', () => {
    expect(new Set(getDifferences(report).map(([name]) => name))).toEqual(new Set(cases.map(([, , , name]) => name)));
    expect(report.missing).toEqual([]);
    expect(formatReport(report)).toMatch(/10 needed calls to correct\.$/);
    expect(isFit(report)).toBe(false);
  });

  it('names the affected pages and the schema file', () => {
    expect(formatReport(report, findSchemaFiles())).toMatch(
      / {2}GET \/user\/assets\/videos\/search\n(.*\n)+? {4}pages: \/videos, \/home.*\n {4}see src\/contract\/video\.ts:\d+\n/,
    );
    expect([...findSchemaFiles().keys()]).toEqual(expect.arrayContaining(Object.keys(operations)));
  });
});

const all = Object.entries<Operation>(operations);

/** A back end with only the calls of the specification, and the envelope and CORS headers of simple servers. */
function minimalBackEnd() {
  const app = new Hono();
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  };
  app.options('*', () => new Response(null, { status: 204, headers: cors }));
  // Before "/performers/{id}" takes "me" for an id.
  app.get('/performers/me', (c) => c.notFound());
  for (const [, { method, path, support }] of all) {
    if (support) continue;
    app.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const response = await served(c.req.raw);
      const { status: _, ...body } = (await response.json()) as Record<string, unknown>;
      return Response.json(body, { status: response.status, headers: cors });
    });
  }
  app.get('/socket.io/', (c) => c.text('0{"sid":"x","upgrades":[],"pingInterval":25000,"pingTimeout":20000}'));
  const fetch: Fetch = async (request) => app.fetch(request);
  return { base, fetch };
}

describe('contract kit: on a back end with the required calls only', () => {
  let report: Report;
  let text: string;
  beforeAll(async () => {
    report = await checkContract({
      server: minimalBackEnd(),
      tokens,
      changes: true,
      origin: 'https://www.example.com',
    });
    text = formatReport(report, findSchemaFiles());
  });

  it('passes, and names each missing call once, with the affected pages', () => {
    expect(getDifferences(report)).toEqual([]);
    expect(isFit(report)).toBe(true);
    const extended = all.flatMap(([name, { support }]) => (support ? [name] : []));
    expect(report.missing.map(({ name }) => name).sort()).toEqual(extended.sort());
    expect(text).not.toContain('Needed:');
    expect(text.match(/not found: GET \/streaming\/user\/search\n/g)).toHaveLength(1);
    expect(text).toMatch(
      /not found: GET \/streaming\/user\/search\n {4}pages: \/live, \/stream\/\[username\]\n {4}see src\/contract\/streaming\.ts:\d+\n/,
    );
    expect(text).toMatch(/Optional:[^]+Only the sandbox has these calls[^]+GET \/earning\/performer\/days/);
  });

  it('mentions the missing status once and continues with the data', () => {
    expect(text.match(/"status": 0/g)).toHaveLength(1);
    expect(report.withoutStatus.length).toBeGreaterThan(40);
  });

  it('explains the benefit of the optional header', () => {
    expect(text).toContain(
      'Access-Control-Allow-Headers could also list "idempotency-key": with it, your server can recognize a payment',
    );
  });
});

describe('contract kit: on a back end that sends bare data', () => {
  /** Null needs its envelope, and so do responses to POST. */
  const fetch: Fetch = async (request) => {
    const response = await served(request);
    if (request.method !== 'GET' || !response.ok) return response;
    const { data } = (await response.clone().json()) as Body;
    return typeof data === 'object' && data !== null ? Response.json(data) : response;
  };
  let report: Report;
  beforeAll(async () => {
    report = await checkContract({ server: { base, fetch }, tokens });
  });

  it('checks the data, passes, and mentions the missing envelopes once', () => {
    expect(getDifferences(report)).toEqual([]);
    expect(report).toMatchObject({ missing: [], withoutStatus: [] });
    expect(report.withoutEnvelope.length).toBeGreaterThan(40);
    expect(formatReport(report).match(/responded with bare data/g)).toHaveLength(1);
    expect(isFit(report)).toBe(true);
  });

  it('is recognized as an API', async () => {
    expect(await explainNoContact({ base, fetch })).toBeNull();
  });

  it('reports differences in bare data', async () => {
    const changed = await checkWith({
      '/countries/list': () => Response.json([{ code: 1, name: 'Germany' }]),
      '/posts/search': () => Response.json([]),
    });
    expect(getDifferences(changed)).toEqual([
      ['searchPosts', ['data.total is missing; it must be a number']],
      ['listCountries', ['data[].code is 1; it must be text']],
    ]);
  });
});

describe('contract kit: with one different response', () => {
  it('names the path that responds', async () => {
    const report = await checkWith({
      '/performers/search': () => Response.json({ message: 'Cannot GET' }, { status: 404 }),
    });
    expect(report.missing).toEqual([{ name: 'searchPerformers', alias: '/performers/user/search' }]);
    expect(formatReport(report)).toContain('found at GET /performers/user/search: map the path in a proxy');
    expect(isFit(report)).toBe(false);
  });

  it('reports differences in data without a status', async () => {
    const report = await checkWith({ '/countries/list': () => Response.json({ data: [{ code: 1 }] }) });
    expect(getDifferences(report)).toEqual([
      ['listCountries', ['data[].name is missing; it must be text', 'data[].code is 1; it must be text']],
    ]);
  });

  it('suggests the country in the country check', async () => {
    const report = await checkWith({
      '/country-block/check': changeBody((body) => ({ ...body, data: { blocked: false } })),
    });
    expect(getDifferences(report)).toEqual([]);
    expect(formatReport(report)).toContain('GET /country-block/check could also return "countryCode"');
    expect(isFit(report)).toBe(true);
  });

  it('requests absolute media URLs', async () => {
    const report = await checkWith({ '/performers/search': changeRecords({ avatar: '/uploads/x.png' }) });
    expect(report.relativeMedia).toEqual([
      { name: 'searchPerformers', place: 'data.data[].avatar', url: '/uploads/x.png' },
    ]);
    expect(formatReport(report)).toContain('Send absolute URLs (https://…)');
    expect(isFit(report)).toBe(true);
  });
});

describe('contract kit: a server that is not an API', () => {
  it('is reported with a question about the path', async () => {
    const app = new Hono().mount('/api/v1', (request) => served(request));
    const fetch: Fetch = async (request) => app.fetch(request);
    expect(await explainNoContact({ base: `${base}/x`, fetch })).toBe(
      `No call of the API was found at ${base}/x. Is the path right?\nGET /settings/public was found at ${base}/api/v1: try --base ${base}/api/v1`,
    );
    expect(await explainNoContact({ base: `${base}/api/v1`, fetch })).toBeNull();
  });

  it.each<[string, Fetch, string]>([
    [
      'sends web pages',
      async () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      'the URL of a site instead of its API',
    ],
    ['responds to everything with an empty object', async () => Response.json({}), 'Is the path right?'],
    [
      'redirects visitors',
      async () => new Response(null, { status: 302, headers: { Location: 'https://other.example/' } }),
      'Is the path right?',
    ],
    [
      'does not respond',
      () => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })),
      'No response from http://api.test: connect ECONNREFUSED',
    ],
  ])('is recognized: %s', async (_what, fetch, hint) => {
    expect(await explainNoContact({ base, fetch })).toContain(hint);
  });

  it('gets a finite report if every response is wrong', async () => {
    const report = await checkContract({
      server: { base, fetch: async () => Response.json({ status: 0, data: [[null]] }) },
      tokens,
      changes: true,
    });
    expect(isFit(report)).toBe(false);
    expect(formatReport(report)).toMatch(/\d+ needed calls to correct\./);
  });
});

describe('contract kit: for a site in a browser', () => {
  const origin = 'https://www.example.com';
  const serveWith =
    (headers: Record<string, string>): Fetch =>
    async (request) => {
      const response = await served(request);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    };

  it('passes on a running sandbox', async () => {
    const server = await serveSandbox(createSandbox({ baseUrl: base }), 0);
    const findings = await checkForBrowsers({ base: server.url, fetch }, origin);
    await server.stop();
    expect(findings.filter(({ differences, suggestions }) => differences.length + suggestions.length > 0)).toEqual([]);
    expect(findings.map(({ name }) => name)).toEqual([
      'preflight',
      'preflight',
      'preflight',
      'preflight',
      'readable',
      'live connection',
      'resumable uploads',
    ]);
  });

  it('suggests resumable uploads to a server without them, and names what prevents browsers from using them', async () => {
    const getSuggestions = async (fetch: Fetch) =>
      (await checkForBrowsers({ base, fetch }, origin)).find(({ name }) => name === 'resumable uploads')?.suggestions;
    expect(await getSuggestions(() => Promise.resolve(new Response(null, { status: 404 })))).toEqual([
      expect.stringMatching(/^The server could also accept large files by tus 1\.0\.0 at \/uploads/),
    ]);
    const hidden = serveWith({
      'Access-Control-Expose-Headers': 'ETag, Tus-Extension, Tus-Resumable, Tus-Version, Upload-Length, Upload-Offset',
    });
    expect(await getSuggestions(hidden)).toEqual([
      'Resumable uploads require Location in Access-Control-Expose-Headers; otherwise, browsers don’t use them',
    ]);
  });

  it('reports a server that allows another site only', async () => {
    const others = serveWith({
      'Access-Control-Allow-Origin': 'https://other.example',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': 'GET, POST',
    });
    const findings = await checkForBrowsers({ base, fetch: others }, origin);
    const lacking = `Access-Control-Allow-Origin is "https://other.example"; it must be "*" or "${origin}"`;
    const noToken = 'Access-Control-Allow-Headers lacks "authorization"';
    expect(findings.map(({ call, differences }) => [call, differences])).toEqual([
      ['OPTIONS /users/me for GET', [lacking, noToken]],
      ['OPTIONS /users/me for POST', [lacking, noToken]],
      ['OPTIONS /users/me for PUT', [lacking, noToken, 'Access-Control-Allow-Methods lacks "PUT"']],
      ['OPTIONS /users/me for DELETE', [lacking, noToken, 'Access-Control-Allow-Methods lacks "DELETE"']],
      ['GET /settings/public', [lacking]],
      ['GET /socket.io/', [expect.stringMatching(/^responded with 404; it must be the handshake of Socket\.IO 4/)]],
      ['OPTIONS /uploads', []],
    ]);
  });
});
