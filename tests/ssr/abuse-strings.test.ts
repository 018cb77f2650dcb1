import { http, HttpResponse } from 'msw';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { cases } from '../setup/exhaustive';
import { ACCOUNT_VISITS, GUEST_VISITS, type SiteVisit } from '../setup/site-visits';
import { API } from './support/urls';
import { backend } from './support/backend';
import { dangers } from './support/dangers';
import { DROPPED_FILE, serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
serverLog();
let site: Site;
const tokens: Record<SiteVisit['who'], string | undefined> = {
  guest: undefined,
  fan: undefined,
  performer: undefined,
};
beforeAll(async () => {
  site = await startSite({ SETTINGS_CACHE_SECONDS: '0', PUBLIC_CACHE_SECONDS: '0' });
  tokens.fan = await api.logIn('fan@example.com');
  tokens.performer = await api.logIn('performer@example.com');
});

const MARKUP = `</script></title></style></textarea><script>alert(1)</script><img src=x onerror=alert(2)>"'\` onmouseover=alert(3) x="`;
const CODE = 'javascript:alert(4)';
const PAGE = 'data:text/html,<script>alert(5)</script>';

/** Values that control what a page shows: ids, dates, statuses, slugs. */
const isToken = (text: string) => /^[\w:.+-]*$/.test(text);
const isUrl = (text: string) => /^(https?:)?\/|^data:/.test(text);

/** How the strings of a response are rewritten. */
const ATTACKS: Record<string, (text: string) => string> = {
  'markup in every text, code in place of every URL': (text) =>
    isUrl(text) ? (text.length % 2 ? CODE + text : PAGE) : isToken(text) ? text : MARKUP,
  'markup in place of everything, ids and states too': () => CODE + MARKUP,
};

function rewritten(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => rewritten(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(inner, change)]));
}

/** Rewrites every string of every response. */
const attack = (change: (text: string) => string) =>
  api.server.use(
    http.all(`${API}/*`, async ({ request }) => {
      const response = await api.respond(request.clone());
      return HttpResponse.json(rewritten(await response.json(), change) as object, { status: response.status });
    }),
  );

const PUBLIC_FOR_FANS = ['/home', '/membership', '/contact', `/video/${LANDMARKS.freeVideo}`];

/** Every page with its visitor. */
const VISITS: Pick<SiteVisit, 'who' | 'path'>[] = [
  ...GUEST_VISITS.map(({ path }) => ({ who: 'guest' as const, path })),
  ...PUBLIC_FOR_FANS.map((path) => ({ who: 'fan' as const, path })),
  ...ACCOUNT_VISITS,
];

/** The values of an attribute of these elements. */
const values = (html: string, element: string, name: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^<>]* ${name}="([^"]*)"`, 'g'))].map((match) => match[1] ?? '');

/** Finds what could execute or lead a browser off the page. */
function harm(html: string): string[] {
  return [
    ...dangers(html),
    ...(/<script>alert|<img src=x/.test(html) ? ['raw markup'] : []),
    ...values(html, 'a', 'href').filter((href) => !/^(\/(?!\/)|#|https?:\/\/|mailto:|$)/.test(href)),
    ...values(html, '\\w+', 'style').filter((style) => /url\(|expression|alert/i.test(style)),
    ...values(html, 'meta', 'http-equiv'),
  ];
}

/* Each page is attacked in one of the two ways, and in both in `npm run test:all`. */
test.each(Object.entries(ATTACKS))(
  '%s: is executed nowhere and breaks no page',
  async (name, change) => {
    attack(change);
    const start = Object.keys(ATTACKS).indexOf(name);
    const found: unknown[] = [];
    jest.spyOn(console, 'warn').mockImplementation((text) => {
      if (!DROPPED_FILE.test(String(text))) found.push(text);
    });
    for (const { who, path } of VISITS.filter((_visit, index) => (index + start) % cases(2, 1) === 0)) {
      const { status, html, location } = await site.get(path, { token: tokens[who] });
      const wrong = [
        ...harm(html),
        ...(status < 500 || status === 503 ? [] : [`status ${status}`]),
        ...(location && !/^\/(?![/\\])/.test(location) ? [`leads to ${location}`] : []),
      ];
      if (wrong.length > 0) found.push([who, path, status, wrong.slice(0, 4)]);
    }
    expect(found).toEqual([]);
  },
  180_000,
);
