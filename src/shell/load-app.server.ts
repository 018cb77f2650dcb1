import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { AppContext } from 'next/app';
import { captchaKey } from '@/components/captcha/captcha-key';
import { ApiError } from '@/lib/errors';
import { type PageOutcome, statusOf } from '@/lib/outcome';
import { paths } from '@/lib/paths';
import { oneOf } from '@/lib/query';
import { forBrowser, serverConfig } from '@/lib/runtime-config';
import type { AppStore } from '@/store/make-store';
import { makeAgeGate, meetsAgeGate } from './age-gate/age-gate.server';
import { bootstrap } from './bootstrap';
import { logFailure } from './error-log';
import { type AppData, loadPage, scopeOf } from './load-page';
import { definitionOf } from './page';
import { requestIdOf } from './request-id';
import { type ClosedLayout, isClosed, resolveLayout } from './resolve-layout';
import { FAILURE_RETRY_SECONDS, MAINTENANCE_RETRY_SECONDS } from './retry';
import { contentSecurityPolicy } from './security/csp';

const CLOSED_STATUS: Record<ClosedLayout, number> = { maintenance: 503, geoBlock: 451, ageGate: 200 };

const NOTHING: PageOutcome<object> = { kind: 'ok', props: {}, status: 200 };

/** Ends the response with a redirect; what is given back is never rendered. */
function redirectTo(res: ServerResponse, path: string): AppData {
  res.writeHead(302, { Location: path, 'Cache-Control': 'private, no-store' });
  res.end();
  return { runtime: forBrowser(serverConfig()), pageProps: { outcome: NOTHING } };
}

function secure(res: ServerResponse, store: AppStore): void {
  const { publicApiEndpoint, mediaOrigins, captchaScript, development } = serverConfig();
  const { settings } = store.getState();
  const { viewerURL, publisherURL, subscriberUrl } = settings;
  const streamHosts = [viewerURL, publisherURL, subscriberUrl].filter((host): host is string => typeof host === 'string' && host !== '');
  const captcha = captchaKey(settings) ? captchaScript : null;
  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'), { api: publicApiEndpoint, media: mediaOrigins, streamHosts, captcha }, development);
  res.setHeader('Content-Security-Policy', policy);
}

/** Bootstrap, gate, loader, status: everything between a request and its render. */
export async function loadOnServer(store: AppStore, context: AppContext): Promise<AppData> {
  const { req, res, asPath = paths.home, pathname } = context.ctx;
  if (!req || !res) throw new Error('A page was rendered without a request.');
  const runtime = forBrowser(serverConfig());
  const requestId = requestIdOf(req);
  res.setHeader('X-Request-Id', requestId);
  const answer = (outcome: PageOutcome<object>): AppData => ({ runtime, pageProps: { outcome, requestId } });

  await store.run(bootstrap, requestId);
  secure(res, store);

  const { settings, system, auth } = store.getState();
  const page = definitionOf(context.Component);
  const ageGated = meetsAgeGate(req, res, { settings, loggedIn: auth.loggedIn, route: pathname });
  const layout = resolveLayout({ maintenance: Boolean(settings.maintenanceMode), blocked: system.geoBlocked, ageGated }, page?.layout);
  if (isClosed(layout)) {
    res.statusCode = CLOSED_STATUS[layout];
    if (layout === 'maintenance') res.setHeader('Retry-After', MAINTENANCE_RETRY_SECONDS);
    const closed = answer(NOTHING);
    if (layout !== 'ageGate') return closed;
    const next = pathname === paths.ageCheck ? oneOf(context.ctx.query, 'next') : asPath;
    return { ...closed, pageProps: { ...closed.pageProps, ageGate: await makeAgeGate(settings, store.services, next, requestId) } };
  }

  if (page?.authenticate && !page.noredirect && !auth.loggedIn) {
    store.sessionToken.clear();
    return redirectTo(res, paths.login(asPath));
  }

  try {
    const outcome = await loadPage(page, scopeOf(store, context, runtime.siteUrl));
    // A refused call ends the session also where the page could do without its answer (spec §8).
    if (auth.loggedIn && store.sessionToken.get() === null) return redirectTo(res, paths.sessionEnded(asPath));
    if (outcome.kind === 'redirect') return redirectTo(res, outcome.to);
    // Next has set the status of its own error page already.
    if (page) res.statusCode = pathname === paths.notFound ? 404 : statusOf(outcome);
    if (res.statusCode === 503) res.setHeader('Retry-After', FAILURE_RETRY_SECONDS);
    if (outcome.kind === 'failed') logFailure(`page ${pathname}`, outcome.message, requestId);
    return answer(outcome);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.endsSession) throw error;
    store.sessionToken.clear();
    return redirectTo(res, paths.sessionEnded(asPath));
  }
}
