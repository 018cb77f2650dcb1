import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import type { NextComponentType } from 'next';
import type { PagesRender } from 'next/dist/server/render';
import { API, SITE } from './urls';
import { PAGES, getRoute } from './pages';

export interface Visit {
  /** The session token from the cookie. */
  token?: string;
  /** GET if undefined. */
  method?: string;
  headers?: Record<string, string>;
  /** The remote IP address of the connection. */
  remoteAddress?: string;
  /** A page to use for the URL in place of the site's. */
  page?: NextComponentType;
}

/** The response, as the visitor's browser receives it. */
export interface SiteResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The lines of `Set-Cookie`. */
  cookies: string[];
  location: string | undefined;
  html: string;
}

export interface Site {
  /** Requests a URL of the site, like a browser without scripts. */
  get(path: string, visit?: Visit): Promise<SiteResponse>;
}

/**
 * Production mode, because the development checks of React and Redux take most of the time. A busy test machine must
 * not cause timeouts, and no image is fetched in the background after a test.
 */
const ENVIRONMENT = {
  API_ENDPOINT: API,
  SITE_URL: SITE,
  NODE_ENV: 'production',
  API_DEADLINE_MS: '60000',
  PUBLIC_CACHE_SECONDS: '0',
  PICTURE_PREVIEWS: '0',
};

/** Enables the warnings of React and Redux, which fail the test. Three times slower. */
export const WITH_WARNINGS = { NODE_ENV: 'test' };

/** Resets all modules and sets the variables, so that the next imports are as in a new process. */
export function freshProcess(environment: Record<string, string>): void {
  jest.resetModules();
  for (const name of [
    'SETTINGS_CACHE_SECONDS',
    'EDGE_CACHE_SECONDS',
    'TRUST_PROXY',
    'MEDIA_ORIGINS',
    'PUBLIC_API_ENDPOINT',
  ])
    delete process.env[name];
  Object.assign(process.env, ENVIRONMENT, environment);
}

/**
 * Starts a server of the site: Next's own renderer with this project's `_app`, `_document` and pages, configured by
 * these variables. It has its own modules, like a new process, so a server started before can no longer be used.
 */
export async function startSite(environment: Record<string, string> = {}): Promise<Site> {
  freshProcess(environment);
  const [{ renderToHTML }, { default: App }, { default: Document }] = await Promise.all([
    import('next/dist/server/render'),
    import('@/pages/_app'),
    import('@/pages/_document'),
  ]);

  return {
    async get(path, { token, method = 'GET', headers = {}, remoteAddress = '127.0.0.1', page } = {}) {
      const { req, res, ended, body } = exchange(
        path,
        { host: new URL(SITE).host, ...(token ? { cookie: `token=${token}` } : {}), ...headers },
        { method, remoteAddress },
      );
      const { pathname, searchParams } = new URL(path, SITE);
      const { route, query } = page ? { route: pathname, query: Object.fromEntries(searchParams) } : getRoute(path);
      const Component = page ?? (await PAGES[route]?.())?.default;
      // Next does the same before it renders the page for unknown URLs.
      if (route === '/404') res.statusCode = 404;
      const options = {
        ...NEXT_OPTIONS,
        buildManifest: withoutFiles(route),
        App,
        Document,
        Component,
      } as unknown as RenderOptions;
      const rendered = await renderToHTML(req, res, route, query, options, NEXT_BUILD, NEXT_RENDER_DATA);
      if (rendered && !rendered.isNull) {
        res.end(await rendered.toUnchunkedString(true));
        await ended;
      }
      const sent = res.getHeaders();
      return {
        status: res.statusCode,
        headers: sent,
        cookies: [sent['set-cookie'] ?? []].flat().map(String),
        location: getText(sent.location),
        html: body(),
      };
    },
  };
}

type RenderOptions = Parameters<PagesRender>[4];

/** Nothing was built, so there are no scripts and styles to reference. */
const withoutFiles = (route: string) => ({
  pages: { '/_app': [], [route]: [] },
  devFiles: [],
  polyfillFiles: [],
  lowPriorityFiles: [],
  rootMainFiles: [],
});

const NEXT_OPTIONS = {
  reactLoadableManifest: {},
  previewProps: undefined,
  basePath: '',
  assetPrefix: '',
  supportsDynamicResponse: true,
  experimental: {},
};
const NEXT_BUILD = {
  buildId: 'test',
  deploymentId: undefined,
  clientAssetToken: undefined,
  customServer: undefined,
} as const;
const NEXT_RENDER_DATA = {
  isFallback: false,
  isDraftMode: undefined,
  developmentNotFoundSourcePage: undefined,
} as const;

/** A request and its response without a network. */
function exchange(
  path: string,
  headers: Record<string, string>,
  { method, remoteAddress }: { method: string; remoteAddress: string },
) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const req = Object.assign(new IncomingMessage(socket), { method, url: path, headers });
  const res = new ServerResponse(req);
  let sent = Buffer.alloc(0);
  const { end } = res;
  let toEnd: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (toEnd = resolve));
  res.end = (...values: unknown[]) => {
    toEnd();
    if (typeof values[0] === 'string' || values[0] instanceof Uint8Array) sent = Buffer.from(values[0]);
    return Reflect.apply(end, res, values) as typeof res;
  };
  return {
    req,
    res,
    ended,
    body: () => (res.getHeader('Content-Encoding') === 'gzip' ? gunzipSync(sent) : sent).toString(),
  };
}

const getText = (header: OutgoingHttpHeaders[string]): string | undefined =>
  header === undefined ? undefined : String(header);
