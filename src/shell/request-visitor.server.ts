import { requestCookies } from '@/lib/cookies';
import { publicCache } from '@/lib/public-cache';
import { serverConfig } from '@/lib/runtime-config';
import { createSessionToken } from '@/lib/session-token';
import { createServices } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import { noPorts } from '@/store/ports';
import type { Visitor } from '@/store/saga';
import type { Exchange } from '@/store/wrapper';
import { requestIdOf } from './request-id';
import { visitorAddress } from './visitor-address';

/** Everything of the visitor whose request is being answered. */
export function requestVisitor({ req, res }: Exchange): Visitor {
  const { apiEndpoint, apiDeadlineMs, settingsCacheSeconds, siteUrl, trustProxy } = serverConfig();
  const sessionToken = createSessionToken(requestCookies(req, res, siteUrl.startsWith('https:')));
  const http = new HttpClient({
    baseUrl: apiEndpoint,
    token: sessionToken.get,
    deadlineMs: apiDeadlineMs,
    // The token is of no use any more; load-app.server leads on from there.
    onUnauthorized: sessionToken.clear,
    headers: { 'X-Forwarded-For': visitorAddress(req, trustProxy), 'X-Request-Id': requestIdOf(req) },
  });
  return { sessionToken, services: createServices({ http, cache: publicCache, settingsSeconds: settingsCacheSeconds }), ports: noPorts };
}

/** Nobody: for the store of a server's render, which shows state and asks nothing. */
export function renderVisitor(): Visitor {
  const http = new HttpClient({ baseUrl: serverConfig().apiEndpoint, token: () => null });
  const sessionToken = { get: () => null, set: () => undefined, clear: () => undefined };
  return { sessionToken, services: createServices({ http, cache: publicCache, settingsSeconds: 0 }), ports: noPorts };
}
