import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SITE } from './urls';
import { freshProcess } from './site';

type ApiModule = { default: unknown; config?: object };
type Route = { pattern: RegExp; load: () => Promise<ApiModule> };

const FOLDER = join(process.cwd(), 'src/pages/api');

/** Every file below `src/pages/api`. */
const ROUTES: Route[] = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => {
    const path = file.replace(/\.ts$/, '').replace(/\[(\w+)\]/g, '(?<$1>[^/]+)');
    return {
      pattern: new RegExp(`^/api/${path}$`),
      load: () => import(`@/pages/api/${file.replace(/\.ts$/, '')}`) as Promise<ApiModule>,
    };
  });

export interface CrawlerServer {
  /** Requests a URL that is not a page. Doesn't follow redirects. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  close(): void;
}

/**
 * Starts a server with the site's files for crawlers and its API routes behind Next's own resolver, over real
 * connections.
 */
export async function startCrawlerServer(environment: Record<string, string> = {}): Promise<CrawlerServer> {
  freshProcess(environment);
  const [{ apiResolver }, { NextRequest }, { proxy, config }] = await Promise.all([
    import('next/dist/server/api-utils/node/api-resolver'),
    import('next/server'),
    import('@/proxy'),
  ]);
  const proxied = new RegExp(
    `^(${config.matcher
      .filter((source) => typeof source === 'string')
      .map((source) => source.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+'))
      .join('|')})$`,
  );
  const behind = (url: URL) =>
    proxied.test(url.pathname) ? new URL(proxy(new NextRequest(url)).headers.get('x-middleware-rewrite') ?? url) : url;
  const context = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '', dev: false };

  const server = createServer((req, res) => {
    const { pathname, searchParams } = behind(new URL(req.url ?? '/', SITE));
    const route = ROUTES.find(({ pattern }) => pattern.test(pathname));
    const query = { ...Object.fromEntries(searchParams), ...route?.pattern.exec(pathname)?.groups };
    void Promise.resolve(route?.load()).then((module) => apiResolver(req, res, query, module, context, false));
  });
  // On a busy machine a keep-alive connection could close just as it is reused.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ask: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
