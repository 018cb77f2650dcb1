import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@/contract/settings';
import { serverConfig } from '@/lib/page/runtime-config';
import { isAgeGateRequired } from '@/server/age-gate/age-gate.server';

/**
 * Classes of guests: `open` get pages, `gated` get the age gate, `closed` get neither because their country is blocked
 * or the site is in maintenance mode. Shared caches have to store pages per class.
 */
export type VisitorClass = 'open' | 'gated' | 'closed';

/** Header in which a cache names the class it requests, and in which `/api/visitor-class` responds. */
export const CLASS_HEADER = 'X-Visitor-Class';

/**
 * Header with the visitor's country in the response of `/api/visitor-class`. Pages differ by country because performers
 * may hide in one. Absent if the API names none.
 */
export const COUNTRY_HEADER = 'X-Visitor-Place';

export function visitorClass(
  req: IncomingMessage,
  res: ServerResponse,
  { settings, blocked }: { settings: Settings; blocked: boolean },
): VisitorClass {
  if (settings.maintenanceMode || blocked) return 'closed';
  return isAgeGateRequired(req, res, settings) ? 'gated' : 'open';
}

/** The class that the proxy in front requests; undefined without the header or if the proxy is not trusted. */
export function visitorClassHeader({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const value = headers['x-visitor-class'];
  return serverConfig().trustProxy === 'proxy' && typeof value === 'string' && value !== '' ? value : undefined;
}
