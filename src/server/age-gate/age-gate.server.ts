import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '@/contract/settings';
import { requestCookies } from '@/server/cookies.server';
import { ownPath, paths } from '@/lib/page/paths';
import { serverConfig } from '@/lib/page/runtime-config';
import type { Services } from '@/services/create-services';
import { logFailure } from '@/server/ops/error-log';
import { AGE_COOKIE, type AgeGate, isGateClosed } from '@/lib/page/age-gate';

/** User agents of search engines and link-preview services, which read public pages and can't confirm an age. */
const CRAWLER =
  /googlebot|google-inspectiontool|storebot-google|googleother|bingbot|bingpreview|slurp|duckduckbot|baiduspider|yandex(bot|images|video)|applebot|petalbot|seznambot|qwantify|facebookexternalhit|facebot|twitterbot|linkedinbot|pinterest(bot)?\/|slackbot|telegrambot|whatsapp|discordbot|redditbot|mastodon|ia_archiver|archive\.org_bot/i;

/** True for the `User-Agent` of a known crawler. The header can be forged. */
export const isCrawler = (userAgent: string | undefined): boolean => CRAWLER.test(userAgent ?? '');

const DAY_SECONDS = 24 * 60 * 60;

const USUAL_DAYS = 30;
/** Target of "Leave" when the settings name none. */
const USUAL_LEAVE_URL = 'https://www.google.com/';

const getCookies = (req: IncomingMessage, res: ServerResponse) =>
  requestCookies(req, res, serverConfig().siteUrl.startsWith('https:'));

/** How long the confirmation is remembered, in whole days. */
const getDays = ({ ageGateDays }: Settings): number =>
  ageGateDays && ageGateDays >= 1 ? Math.round(ageGateDays) : USUAL_DAYS;

const getLeaveUrl = ({ ageGateLeaveUrl = '' }: Settings): string =>
  /^https?:\/\//i.test(ageGateLeaveUrl) && URL.canParse(ageGateLeaveUrl) ? ageGateLeaveUrl : USUAL_LEAVE_URL;

/** Sets the cookie that confirms the visitor's age. */
export const rememberAge = (req: IncomingMessage, res: ServerResponse, settings: Settings): void =>
  getCookies(req, res).set(AGE_COOKIE, '1', getDays(settings) * DAY_SECONDS);

/** True when a guest has to confirm their age before restricted pages. Crawlers are exempt. */
export const isAgeGateRequired = (req: IncomingMessage, res: ServerResponse, settings: Settings): boolean =>
  isGateClosed({ settings, route: '', loggedIn: false, confirmed: getCookies(req, res).get(AGE_COOKIE) }) &&
  !isCrawler(req.headers['user-agent']);

/**
 * True when this request has to see the gate instead of the page. Account holders have confirmed their age, so they get
 * the cookie and don't see the gate after logging out.
 */
export function shouldShowAgeGate(
  req: IncomingMessage,
  res: ServerResponse,
  { settings, loggedIn, route }: { settings: Settings; loggedIn: boolean; route: string },
): boolean {
  if (!settings.ageGate) return false;
  const confirmed = getCookies(req, res).get(AGE_COOKIE);
  if (loggedIn && confirmed === undefined) rememberAge(req, res, settings);
  return isGateClosed({ settings, route, loggedIn, confirmed }) && !isCrawler(req.headers['user-agent']);
}

/** The sanitized text of the site owner for the gate; empty if there is none or it fails to load. */
async function gateText({ ageGatePageId }: Settings, { posts }: Services, requestId: string): Promise<string> {
  if (!ageGatePageId) return '';
  try {
    const { data } = await posts.get(ageGatePageId);
    const { sanitize } = await import('@/lib/safe-html');
    return sanitize(data.content ?? '', serverConfig().publicApiEndpoint);
  } catch (error) {
    logFailure('age gate', error, requestId);
    return '';
  }
}

/** Builds the age gate shown instead of the page at `path`. */
export async function makeAgeGate(
  settings: Settings,
  services: Services,
  path: string,
  requestId: string,
): Promise<AgeGate> {
  return {
    html: await gateText(settings, services, requestId),
    next: ownPath(path) ?? paths.home,
    days: getDays(settings),
    leaveUrl: getLeaveUrl(settings),
  };
}
