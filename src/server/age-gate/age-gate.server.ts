import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@/contract/settings';
import { requestCookies } from '@/server/cookies.server';
import { ownPath, paths } from '@/lib/page/paths';
import { serverConfig } from '@/lib/page/runtime-config';
import type { Services } from '@/services/create-services';
import { logFailure } from '@/server/ops/error-log';
import { AGE_COOKIE, type AgeGate, isGateClosed } from './age-gate';
import { isCrawler } from './crawlers';

const DAY_SECONDS = 24 * 60 * 60;

const USUAL_DAYS = 30;
/** Where "Leave" leads when the settings do not say. */
const USUAL_LEAVE_URL = 'https://www.google.com/';

const cookiesOf = (req: IncomingMessage, res: ServerResponse) => requestCookies(req, res, serverConfig().siteUrl.startsWith('https:'));

/** How long an answer is remembered, in whole days. */
const daysOf = ({ ageGateDays }: Settings): number => (ageGateDays && ageGateDays >= 1 ? Math.round(ageGateDays) : USUAL_DAYS);

const leaveUrlOf = ({ ageGateLeaveUrl = '' }: Settings): string => (/^https?:\/\//i.test(ageGateLeaveUrl) && URL.canParse(ageGateLeaveUrl) ? ageGateLeaveUrl : USUAL_LEAVE_URL);

/** Remembers on the visitor's device that they are of age. */
export const rememberAge = (req: IncomingMessage, res: ServerResponse, settings: Settings): void => cookiesOf(req, res).set(AGE_COOKIE, '1', daysOf(settings) * DAY_SECONDS);

/** Whether a guest with this request has to answer before pages that are not open to everybody. Crawlers need not. */
export const isRequested = (req: IncomingMessage, res: ServerResponse, settings: Settings): boolean =>
  isGateClosed({ settings, route: '', loggedIn: false, confirmed: cookiesOf(req, res).get(AGE_COOKIE) }) && !isCrawler(req.headers['user-agent']);

/**
 * Whether the gate stands before a page for whoever sent this request. Who has an account has said that they are of age: their
 * device remembers it, so that the gate does not meet them as they log out.
 */
export function meetsAgeGate(req: IncomingMessage, res: ServerResponse, { settings, loggedIn, route }: { settings: Settings; loggedIn: boolean; route: string }): boolean {
  if (!settings.ageGate) return false;
  const confirmed = cookiesOf(req, res).get(AGE_COOKIE);
  if (loggedIn && confirmed === undefined) rememberAge(req, res, settings);
  return isGateClosed({ settings, route, loggedIn, confirmed }) && !isCrawler(req.headers['user-agent']);
}

/** The text that the owner wrote for the gate, cleaned; empty when there is none or it cannot be had. */
async function gateText({ ageGatePageId }: Settings, { posts }: Services, requestId: string): Promise<string> {
  if (!ageGatePageId) return '';
  try {
    const { data } = await posts.get(ageGatePageId);
    const { sanitize } = await import('@/lib/safe-html');
    return sanitize(data.content ?? '');
  } catch (error) {
    logFailure('age gate', error, requestId);
    return '';
  }
}

/** The gate in front of an address. */
export async function makeAgeGate(settings: Settings, services: Services, address: string, requestId: string): Promise<AgeGate> {
  return { html: await gateText(settings, services, requestId), next: ownPath(address) ?? paths.home, days: daysOf(settings), leaveUrl: leaveUrlOf(settings) };
}
