import type { IncomingMessage } from 'node:http';
import { publicCache } from '@/lib/http/public-cache';
import { guestServices } from '@/server/crawlers/guest-services.server';
import { processState } from './process-state';
import { errorText } from './safe-text';

/** Why the API fails to return the settings, or null. */
async function apiProblem(req: Pick<IncomingMessage, 'headers'>): Promise<string | null> {
  try {
    // Simultaneous probes share one API call.
    await publicCache.getOrLoad('ready', 0, () => guestServices(req).settings.getPublic('all', true));
    processState().isStarted = true;
    return null;
  } catch (error) {
    return `api: ${errorText(error)}`;
  }
}

/**
 * Why this process should get no requests now, or null. A new process waits for the API. Once started it stays ready
 * without it: otherwise an API outage would remove all processes from the load balancer, with their cached and error
 * pages. `deep` checks the API anyway.
 */
export async function unreadyReason(req: Pick<IncomingMessage, 'headers'>, deep: boolean): Promise<string | null> {
  if (processState().draining) return 'draining';
  return processState().isStarted && !deep ? null : apiProblem(req);
}
