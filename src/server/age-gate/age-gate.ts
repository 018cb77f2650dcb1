import type { Settings } from '@/contract/settings';

/** Says that the visitor of this device is of age; it lives as long as the settings say. */
export const AGE_COOKIE = 'age-confirmed';

/** Pages that nobody is kept from: terms, privacy and what else the owner has to show to everybody. */
const OPEN_PAGES = ['/page/[id]'];

/** What the gate shows. */
export interface AgeGate {
  /** The owner's words, cleaned; empty for the built-in ones. */
  html: string;
  /** Where to go once inside. */
  next: string;
  days: number;
  leaveUrl: string;
}

interface Circumstances {
  settings: Pick<Settings, 'ageGate'>;
  /** Route of the page, such as `/page/[id]`. */
  route: string;
  /** Who has an account has answered already. */
  loggedIn: boolean;
  /** The value of the cookie. */
  confirmed: string | undefined;
}

/** Whether this visitor has to say first that they are of age. */
export const isGateClosed = ({ settings, route, loggedIn, confirmed }: Circumstances): boolean =>
  Boolean(settings.ageGate) && !loggedIn && confirmed === undefined && !OPEN_PAGES.includes(route);
