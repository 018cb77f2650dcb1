import type { IncomingMessage } from 'node:http';
import { publicCache } from '@/lib/public-cache';
import { guestServices } from '../machines/guest-services.server';
import { processState } from './process-state';
import { errorText } from './safe-text';

/** Why this process should get no requests now, or null: it is being stopped, or the API does not give the settings. */
export async function unreadyReason(req: Pick<IncomingMessage, 'headers'>): Promise<string | null> {
  if (processState().draining) return 'draining';
  try {
    // Probes that come at once are one question to the API.
    await publicCache.getOrLoad('ready', 0, () => guestServices(req).settings.getPublic('all', true));
    return null;
  } catch (error) {
    return `api: ${errorText(error)}`;
  }
}
