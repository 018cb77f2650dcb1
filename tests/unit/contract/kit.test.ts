import { operations } from '@/contract/operations';
import { createSandbox } from '@sandbox/app';
import { serveSandbox } from '@sandbox/server';
import type { Fetch } from '../../contract-kit/ask';
import { checkForBrowsers } from '../../contract-kit/from-a-browser';
import { checkContract, type Report, type Tokens } from '../../contract-kit/kit';
import { printed } from '../../contract-kit/report';

const base = 'http://api.test';
const sandbox = createSandbox({ baseUrl: base });
afterAll(() => sandbox.close());

const served: Fetch = async (request) => sandbox.app.fetch(request);

async function tokenOf(username: string): Promise<string> {
  const body = JSON.stringify({ username, password: 'sandbox-pass' });
  const answer = await served(new Request(`${base}/auth/login`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }));
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

let tokens: Tokens;
beforeAll(async () => {
  tokens = { fan: await tokenOf('fan@example.com'), performer: await tokenOf('performer@example.com') };
});

const differing = ({ asked }: Report) => asked.filter(({ differences }) => differences.length > 0);

type Spoilt = (answer: Response) => Response | Promise<Response>;

const changed = (change: (body: Record<string, unknown>) => unknown) => async (answer: Response) => Response.json(change((await answer.json()) as Record<string, unknown>), { status: answer.status });

const changedData = (change: (data: { data: Record<string, unknown>[]; total: number }) => unknown) =>
  changed((body) => ({ ...body, data: change(body.data as { data: Record<string, unknown>[]; total: number }) }));

type Sent = { call: string; token: string | null; body: string };

/** The sandbox, and what was asked of it. */
function listening() {
  const sent: Sent[] = [];
  const fetch: Fetch = async (request) => {
    sent.push({ call: `${request.method} ${new URL(request.url).pathname}`, token: request.headers.get('authorization'), body: await request.clone().text() });
    return served(request);
  };
  return { sent, fetch };
}

/** Two questions are written as changes, two changes as questions. */
const changes = ({ call }: Sent) =>
  call.startsWith('GET ') ? /^GET \/streaming\/(private|group)-chat\//.test(call) : !['POST /settings/keys', 'POST /payout-requests/performer/calculate'].includes(call);

describe('on the sandbox, with both tokens', () => {
  const { sent, fetch } = listening();
  let report: Report;
  beforeAll(async () => {
    report = await checkContract({ server: { base, fetch }, tokens, changes: true });
  });

  it('finds every answer as the contract says, and asks every call', () => {
    expect(differing(report)).toEqual([]);
    expect(report.left).toEqual([]);
    expect(new Set(report.asked.map(({ name }) => name))).toEqual(new Set(Object.keys(operations)));
    expect(printed(report)).toMatch(/^\d+ calls asked by \d+ questions: all answers are as the contract says\.$/);
  });

  it('asks for changes as nobody and with nothing in them', () => {
    const asked = sent.filter(changes);
    expect(asked.length).toBeGreaterThan(70);
    expect(asked.filter(({ token, body }) => token !== null || !['', '{}'].includes(body))).toEqual([]);
  });
});

describe('on the sandbox, with nothing', () => {
  const { sent, fetch } = listening();
  let left: Report['left'];
  beforeAll(async () => {
    ({ left } = await checkContract({ server: { base, fetch } }));
  });

  it('asks for no change', () => {
    expect(sent.filter(changes)).toEqual([]);
    expect(left.filter(({ reason }) => reason === 'would change something').map(({ name }) => name)).toEqual(expect.arrayContaining(['tip', 'deleteEvent', 'joinGroup', 'acceptPrivate', 'login']));
  });

  it('says what it could not ask without a token', () => {
    expect(left).toContainEqual({ name: 'getMe', call: 'GET /users/me', reason: 'needs the token of a fan' });
    expect(left).toContainEqual({ name: 'searchSales', call: 'GET /orders/details/search', reason: 'needs the token of a performer' });
  });
});

describe('on a server that differs, says where', () => {
  const cases: [string, string, Spoilt, string, string][] = [
    ['a field of another type', '/user/assets/videos/search', changedData((page) => ({ ...page, data: page.data.map((video) => ({ ...video, price: 'ten' })) })), 'searchVideos', 'data.data[].price: Invalid input: expected number, received string (3 times)'],
    ['a list without a total', '/posts/search', changedData(({ data }) => ({ data })), 'searchPosts', 'data.total: Invalid input: expected number, received undefined'],
    ['no envelope', '/countries/list', changed(({ data }) => data), 'listCountries', 'Invalid input: expected object, received array'],
    ['another status in the envelope', '/languages/list', changed((body) => ({ ...body, status: 'ok' })), 'listLanguages', 'status: status must be 0 in an answer that went well'],
    ['more records than asked for', '/site-promo/search', changedData(({ data, total }) => ({ data: Array.from({ length: 9 }, () => data[0]), total })), 'searchPromos', '9 records, though 3 were asked for'],
    ['a page of HTML', '/phone-codes/list', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), 'listPhoneCodes', 'content type is "text/html", not application/json'],
    ['an answer cut off', '/user-additional', () => new Response('{"status":0,"da', { headers: { 'Content-Type': 'application/json' } }), 'getUserAdditional', 'the body is not JSON'],
    ['a call that it does not have', '/search/total', () => Response.json({ message: 'Cannot GET' }, { status: 404 }), 'getSearchTotals', 'answered 404: {"message":"Cannot GET"}'],
    ['no answer', '/country-block/check', () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNRESET') })), 'checkCountry', 'no answer: ECONNRESET'],
    ['a page for everybody that needs an account', '/subscriptions/current', () => Response.json({ status: 0, data: null }), 'getMembership', 'answered 200, not 401: {"status":0,"data":null}'],
  ];
  const spoilt = new Map(cases.map(([, path, change]) => [path, change]));
  let report: Report;
  beforeAll(async () => {
    const fetch: Fetch = async (request) => (spoilt.get(new URL(request.url).pathname) ?? ((answer) => answer))(await served(request));
    report = await checkContract({ server: { base, fetch } });
  });

  it.each(cases)('%s', (_what, _path, _change, name, difference) => {
    expect(report.asked.filter((finding) => finding.name === name).flatMap(({ differences }) => differences)).toContain(difference);
    expect(printed(report)).toContain(difference);
  });

  it('and of nothing else', () => {
    expect([...new Set(differing(report).map(({ name }) => name))].sort()).toEqual(cases.map(([, , , name]) => name).sort());
    expect(printed(report)).toMatch(/\d+ answers not as the contract says\.$/);
  });
});

describe('for a site in a browser', () => {
  const origin = 'https://www.example.com';

  it('finds a running sandbox fit', async () => {
    const server = await serveSandbox(createSandbox({ baseUrl: base }), 0);
    const findings = await checkForBrowsers({ base: server.url, fetch }, origin);
    await server.stop();
    expect(findings.filter(({ differences }) => differences.length > 0)).toEqual([]);
    expect(findings.map(({ name }) => name)).toEqual(['preflight', 'preflight', 'preflight', 'preflight', 'readable', 'live connection']);
  });

  it('says what a server lacks that answers another site only', async () => {
    const others: Fetch = async (request) => {
      const answer = await served(request);
      answer.headers.set('Access-Control-Allow-Origin', 'https://other.example');
      answer.headers.set('Access-Control-Allow-Headers', '*');
      answer.headers.set('Access-Control-Allow-Methods', 'GET, POST');
      return answer;
    };
    const findings = await checkForBrowsers({ base, fetch: others }, origin);
    const lacking = `access-control-allow-origin is "https://other.example", not "*" or "${origin}"`;
    const noToken = 'access-control-allow-headers lacks "authorization"';
    expect(findings.map(({ call, differences }) => [call, differences])).toEqual([
      ['OPTIONS /users/me for GET', [lacking, noToken]],
      ['OPTIONS /users/me for POST', [lacking, noToken]],
      ['OPTIONS /users/me for PUT', [lacking, noToken, 'access-control-allow-methods lacks "PUT"']],
      ['OPTIONS /users/me for DELETE', [lacking, noToken, 'access-control-allow-methods lacks "DELETE"']],
      ['GET /settings/public', [lacking]],
      ['GET /socket.io/', ['answered 404, not the handshake of Socket.IO 4']],
    ]);
  });
});
