import type { ServerResponse } from 'node:http';
import type { AppContext } from 'next/app';
import { ApiError } from '@/lib/http/errors';
import { type PageOutcome, getStatus } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { readParameter } from '@/lib/lists/query';
import { toBrowserConfig, serverConfig } from '@/lib/page/runtime-config';
import type { AppStore } from '@/store/make-store';
import { makeAgeGate, shouldShowAgeGate } from '@/server/age-gate/age-gate.server';
import { bootstrap } from './bootstrap';
import { allowSharedCaching, isSameForAllGuests, setVary } from '@/server/edge/edge-cache.server';
import { preventCaching } from '@/server/edge/prevent-caching';
import { allowCaching, sendCachedPage } from '@/server/edge/cached-pages.server';
import { visitorClass } from '@/server/edge/visitor-class.server';
import { sendBuffered } from '@/server/edge/send-buffered.server';
import { logFailure } from '@/server/ops/error-log';
import { type AppData, loadPage, getScope } from './load-page';
import { processState } from '@/server/ops/process-state';
import { getDefinition } from './define-page';
import { getRequestId } from '@/server/request-id';
import { isClosed, resolveLayout } from './resolve-layout';
import { MAINTENANCE_RETRY_SECONDS, getRetrySeconds } from '@/server/retry';
import { setPageHeaders } from '@/server/security/page-headers.server';

const CLOSED_STATUS = { maintenance: 503, geoBlock: 451 };

const NOTHING: PageOutcome<object> = { kind: 'ok', props: {}, status: 200 };

/** Data for a response that has ended already; never rendered. */
const createEmptyAppData = (): AppData => ({
  runtime: toBrowserConfig(serverConfig()),
  pageProps: { outcome: NOTHING },
});

function redirectTo(res: ServerResponse, path: string, status = 302): AppData {
  preventCaching(res);
  res.writeHead(status, { Location: path });
  res.end();
  return createEmptyAppData();
}

/**
 * Runs bootstrap, access gates and the page loader, and sets the status: everything between a request and its render.
 */
export async function loadOnServer(store: AppStore, context: AppContext): Promise<AppData> {
  const { req, res, asPath = paths.home, pathname } = context.ctx;
  if (!req || !res) throw new Error('A page was rendered without a request.');
  const runtime = toBrowserConfig(serverConfig());
  const requestId = getRequestId(req);
  processState().routes.set(req, pathname);
  res.setHeader('X-Request-Id', requestId);

  await store.run(bootstrap, requestId, runtime.publicApiEndpoint);

  const { settings, system, auth } = store.getState();
  const page = getDefinition(context.Component);
  setVary(res, settings);
  const cacheRequest = { settings, visitor: visitorClass(req, res, { settings, blocked: system.geoBlocked }) };
  if (!auth.loggedIn && sendCachedPage(req, res, cacheRequest)) return createEmptyAppData();
  sendBuffered(req, res);

  /** Sets caching and security headers. A shared response has no request id. */
  const respond = (outcome: PageOutcome<object>): AppData => {
    const shared = isSameForAllGuests(req, res, {
      open: page !== undefined && !page.authenticate,
      loggedIn: auth.loggedIn,
    });
    if (shared) {
      allowSharedCaching(req, res, cacheRequest);
      allowCaching(req, res, cacheRequest);
    } else preventCaching(res);
    setPageHeaders(res, { settings, loggedIn: auth.loggedIn, shared });
    return { runtime, pageProps: { outcome, ...(shared ? {} : { requestId }) } };
  };
  const ageGated = shouldShowAgeGate(req, res, { settings, loggedIn: auth.loggedIn, route: pathname });
  const layout = resolveLayout(
    { maintenance: Boolean(settings.maintenanceMode), blocked: system.geoBlocked, ageGated },
    page?.layout,
  );
  if (isClosed(layout)) {
    // Behind the age gate, unknown paths stay 404 and crashes 500, which Next has set already.
    if (layout !== 'ageGate') res.statusCode = CLOSED_STATUS[layout];
    if (layout === 'maintenance') res.setHeader('Retry-After', MAINTENANCE_RETRY_SECONDS);
    if (layout !== 'ageGate') return respond(NOTHING);
    const next = pathname === paths.ageCheck ? readParameter(context.ctx.query, 'next') : asPath;
    // Runs before the headers are set, because without the owner's text the response must stay private.
    const ageGate = await makeAgeGate(settings, store.services, next, requestId);
    const closed = respond(NOTHING);
    return { ...closed, pageProps: { ...closed.pageProps, ageGate } };
  }

  if (page?.authenticate && !page.noredirect && !auth.loggedIn) {
    store.sessionToken.clear();
    return redirectTo(res, paths.login(asPath));
  }

  try {
    const isGated = !auth.loggedIn && cacheRequest.visitor === 'gated';
    const outcome = await loadPage(page, getScope(store, context, runtime), isGated);
    // Get-me was refused meanwhile, so the session is over even if the page loaded (spec §8).
    if (auth.loggedIn && store.sessionToken.get() === null) return redirectTo(res, paths.sessionEnded(asPath));
    if (outcome.kind === 'redirect') return redirectTo(res, outcome.to, getStatus(outcome));
    // Next has set the status of its own error page already.
    if (page) res.statusCode = pathname === paths.notFound ? 404 : getStatus(outcome);
    if (res.statusCode === 503) res.setHeader('Retry-After', getRetrySeconds(res));
    if (outcome.kind === 'failed') logFailure(`page ${pathname}`, outcome.message, requestId);
    return respond(outcome);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.endsSession) throw error;
    store.sessionToken.clear();
    return redirectTo(res, paths.sessionEnded(asPath));
  }
}
