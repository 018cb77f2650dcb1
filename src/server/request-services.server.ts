import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SessionToken } from '@/lib/browser/session-token';
import { ApiError } from '@/lib/http/errors';
import { publicCache } from '@/lib/http/public-cache';
import { tokenForDocument } from '@/lib/page/guest-view';
import { serverConfig } from '@/lib/page/runtime-config';
import { createServices, type Services } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import type { GetText } from '@/services/http/http-client-options';
import { nodeGet } from '@/services/http/node-get.server';
import { requestCookies } from './cookies.server';
import { preventCaching } from './edge/prevent-caching';
import { reportFailures } from './edge/report-failures';
import { createGuestCaches, shareGuestResponses } from './guest-cache.server';
import { logFailure, logMissingCall } from './ops/error-log';
import { getRequestId } from './request-id';
import { noteRetryAfter } from './retry';
import { getVisitorIpAddress } from './visitor-ip-address';

/** Larger responses would block this process for all visitors. */
export const MAX_RESPONSE_BYTES = 5_000_000;

/** Connections to the API, shared by all visitors. Headers of each call identify the visitor. */
let connections: GetText | undefined;
const getConnections = () => (connections ??= nodeGet(serverConfig().apiEndpoint, MAX_RESPONSE_BYTES));

/** Calls of every first view, which `bootstrap` logs under their paths. */
const LOGGED_ELSEWHERE = new Set(['users.me', 'settings.getPublic', 'countryBlock.check']);

const guestCaches = createGuestCaches(publicCache);

interface Exchange {
  req: IncomingMessage & { cookies?: Partial<Record<string, string>> };
  res: ServerResponse;
}

/** The session token and the services for the visitor of this request. */
export function requestServices({ req, res }: Exchange): { sessionToken: SessionToken; services: Services } {
  const {
    apiEndpoint,
    publicApiEndpoint,
    apiDeadlineMs,
    publicCacheSeconds,
    settingsCacheSeconds,
    siteUrl,
    trustProxy,
    trustedProxies,
  } = serverConfig();
  const ipAddress = getVisitorIpAddress(req, trustProxy, trustedProxies);
  const sessionToken = tokenForDocument(requestCookies(req, res, siteUrl.startsWith('https:')), req.url ?? '');
  const http = new HttpClient({
    baseUrl: apiEndpoint,
    publicUrl: publicApiEndpoint,
    token: sessionToken.get,
    deadlineMs: apiDeadlineMs,
    endsAt: apiDeadlineMs > 0 ? Date.now() + apiDeadlineMs : undefined,
    maxResponseBytes: MAX_RESPONSE_BYTES,
    // The token is invalid; load-app.server handles the redirect.
    onUnauthorized: sessionToken.clear,
    getText: getConnections(),
    share: publicCacheSeconds > 0 ? shareGuestResponses(guestCaches, publicCacheSeconds, ipAddress, req) : undefined,
    headers: { 'X-Forwarded-For': ipAddress, 'X-Request-Id': getRequestId(req) },
  });
  // An incomplete page must not be cached for others.
  const services = reportFailures(createServices({ http, cache: publicCache, settingsSeconds: settingsCacheSeconds }), {
    onFailure(error, call) {
      preventCaching(res);
      if (error instanceof ApiError) noteRetryAfter(res, error);
      const isAborted = error instanceof ApiError && error.aborted;
      if (!isAborted && !LOGGED_ELSEWHERE.has(call)) logFailure(call, error, getRequestId(req));
    },
    onMissingCall: logMissingCall,
  });
  return { sessionToken, services };
}
