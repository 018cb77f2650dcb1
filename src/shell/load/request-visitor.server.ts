import { requestCookies } from '@/server/cookies.server';
import { ApiError } from '@/lib/http/errors';
import { GUEST_TOKEN, tokenForDocument } from '@/lib/page/guest-view';
import { publicCache } from '@/lib/http/public-cache';
import { serverConfig } from '@/lib/page/runtime-config';
import { createServices } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import type { GetText } from '@/services/http/http-client-options';
import { nodeGet } from '@/services/http/node-get.server';
import { noPorts } from '@/store/ports';
import type { Visitor } from '@/store/saga';
import { sagasAtHand } from '@/store/saga-runner';
import type { Exchange } from '@/store/wrapper';
import { keepPrivate } from '@/server/edge/keep-private';
import { tellFailures } from '@/server/edge/report-failures';
import { logMissingCall } from '@/server/ops/error-log';
import { guestAnswers } from '@/server/guest-cache.server';
import { requestIdOf } from '@/server/request-id';
import { noteRetryAfter } from '@/server/retry';
import { visitorAddress } from '@/server/visitor-address';

/** Larger answers would block this process for everybody (B16). */
export const MAX_ANSWER_BYTES = 5_000_000;

/** The connections to the API, which all visitors share: who calls stands in the headers of each call. */
let connections: GetText | undefined;
const api = () => (connections ??= nodeGet(serverConfig().apiEndpoint, MAX_ANSWER_BYTES));

/** Everything of the visitor whose request is being answered. */
export function requestVisitor({ req, res }: Exchange): Visitor {
  const { apiEndpoint, publicApiEndpoint, apiDeadlineMs, publicCacheSeconds, settingsCacheSeconds, siteUrl, trustProxy, trustedProxies } = serverConfig();
  const address = visitorAddress(req, trustProxy, trustedProxies);
  const sessionToken = tokenForDocument(requestCookies(req, res, siteUrl.startsWith('https:')), req.url ?? '');
  const http = new HttpClient({
    baseUrl: apiEndpoint,
    publicUrl: publicApiEndpoint,
    token: sessionToken.get,
    deadlineMs: apiDeadlineMs,
    endsAt: Date.now() + apiDeadlineMs,
    maxAnswerBytes: MAX_ANSWER_BYTES,
    // The token is of no use any more; load-app.server leads on from there.
    onUnauthorized: sessionToken.clear,
    getText: api(),
    share: publicCacheSeconds > 0 ? guestAnswers(publicCache, publicCacheSeconds, address, req) : undefined,
    headers: { 'X-Forwarded-For': address, 'X-Request-Id': requestIdOf(req) },
  });
  // A page that lacks something is for nobody else.
  const services = tellFailures(createServices({ http, cache: publicCache, settingsSeconds: settingsCacheSeconds }), {
    onFailure(error) {
      keepPrivate(res);
      if (error instanceof ApiError) noteRetryAfter(res, error);
    },
    onMissingCall: logMissingCall,
  });
  return { sessionToken, services, ports: noPorts };
}

/** Nobody: for the store of a server's render, which shows state and asks nothing. */
export function renderVisitor(): Visitor {
  const http = new HttpClient({ baseUrl: serverConfig().apiEndpoint, token: () => null });
  return { sessionToken: GUEST_TOKEN, services: createServices({ http, cache: publicCache, settingsSeconds: 0 }), ports: noPorts };
}

/** How a server runs sagas: page loaders run the finite ones they need, and nothing watches. */
export const requestSagas = sagasAtHand();
