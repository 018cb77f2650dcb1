import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@/contract/settings';
import { serverConfig } from '@/lib/page/runtime-config';
import { isRequested } from '@/server/age-gate/age-gate.server';

/**
 * What tells guests apart: `open` see the pages, `gated` the age gate in their place, `closed` neither, because their country is blocked or
 * the site is under maintenance. A cache that keeps pages has to keep them by this.
 */
export type VisitorClass = 'open' | 'gated' | 'closed';

/** How a cache says which class it has asked for, and how it is answered (`/api/visitor-class`). */
export const CLASS_HEADER = 'X-Visitor-Class';

/** The country of the visitor as `/api/visitor-class` answers it: what guests see goes by it, too, for performers may hide in a country. Missing where the API names none. */
export const COUNTRY_HEADER = 'X-Visitor-Place';

export function visitorClass(req: IncomingMessage, res: ServerResponse, { settings, blocked }: { settings: Settings; blocked: boolean }): VisitorClass {
  if (settings.maintenanceMode || blocked) return 'closed';
  return isRequested(req, res, settings) ? 'gated' : 'open';
}

/** The class by which the proxy in front keeps this answer; undefined where none says so or its word is not trusted. */
export function visitorClassHeader({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  const told = headers['x-visitor-class'];
  return serverConfig().trustProxy === 'proxy' && typeof told === 'string' && told !== '' ? told : undefined;
}
