import { browserCookies } from '@/lib/browser/cookies';
import { AGE_COOKIE, isGateClosed } from '@/lib/page/age-gate';
import type { RootState } from '@/store/root-reducer';

/** True if this guest has to confirm their age before `route`; without a route, before any page behind the gate. */
export const isBrowserGated = ({ auth, settings }: Pick<RootState, 'auth' | 'settings'>, route = ''): boolean =>
  isGateClosed({ settings, route, loggedIn: auth.loggedIn, confirmed: browserCookies().get(AGE_COOKIE) });
