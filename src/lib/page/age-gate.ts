import type { Settings } from '@/contract/settings';

/** Cookie that confirms the age of the visitor; its lifetime comes from the settings. */
export const AGE_COOKIE = 'age-confirmed';

/** Pages without a gate: terms, privacy and whatever else has to be public. */
const OPEN_PAGES = ['/page/[id]'];

export interface AgeGate {
  /** The site owner's sanitized text; empty for the built-in one. */
  html: string;
  /** Path to open after confirming. */
  next: string;
  days: number;
  leaveUrl: string;
}

interface AgeGateContext {
  settings: Pick<Settings, 'ageGate'>;
  /** Route of the page, such as `/page/[id]`. */
  route: string;
  /** Account holders have confirmed their age already. */
  loggedIn: boolean;
  confirmed: string | undefined;
}

/** True when this visitor has to confirm their age first. */
export const isGateClosed = ({ settings, route, loggedIn, confirmed }: AgeGateContext): boolean =>
  Boolean(settings.ageGate) && !loggedIn && confirmed === undefined && !OPEN_PAGES.includes(route);
