import type { IncomingMessage } from 'node:http';
import type { Settings } from '@/contract/settings';
import { publicCache } from '@/lib/http/public-cache';
import { serverConfig } from '@/lib/page/runtime-config';
import { createServices, type Services } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import { reportFailures } from '@/server/edge/report-failures';
import { logFailure, logMissingCall } from '@/server/ops/error-log';
import { getRequestId } from '@/server/request-id';
import { MAX_RESPONSE_BYTES } from '@/server/request-services.server';

type Request = Pick<IncomingMessage, 'headers'>;

/** Services without a token: what crawlers get is the same for every visitor. */
export function guestServices(req: Request): Services {
  const { apiEndpoint, publicApiEndpoint, apiDeadlineMs, settingsCacheSeconds } = serverConfig();
  const http = new HttpClient({
    baseUrl: apiEndpoint,
    publicUrl: publicApiEndpoint,
    token: () => null,
    deadlineMs: apiDeadlineMs,
    maxResponseBytes: MAX_RESPONSE_BYTES,
    headers: { 'X-Request-Id': getRequestId(req) },
  });
  return reportFailures(createServices({ http, cache: publicCache, settingsSeconds: settingsCacheSeconds }), {
    onMissingCall: logMissingCall,
  });
}

/** Loads the site settings; an empty object if that fails, so that defaults apply (design §3). */
export async function siteSettings(req: Request): Promise<Settings> {
  try {
    return (await guestServices(req).settings.getPublic()).data;
  } catch (error) {
    logFailure('settings/public', error, getRequestId(req));
    return {};
  }
}
