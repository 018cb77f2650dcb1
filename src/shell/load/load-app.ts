import type { AppContext } from 'next/app';
import Router from 'next/router';
import { browserCookies } from '@/lib/browser/cookies';
import { ApiError } from '@/lib/http/errors';
import { GUEST_TOKEN, isGuestView, withGuestView } from '@/lib/page/guest-view';
import { pathOf, paths } from '@/lib/page/paths';
import { browserConfig } from '@/lib/page/runtime-config';
import type { AppStore } from '@/store/make-store';
import { sessionEnded } from '@/store/session/session.actions';
import { leaveSite } from '@/shell/session/leave-site';
import { AGE_COOKIE, isGateClosed } from '@/server/age-gate/age-gate';
import { type AppData, loadPage, scopeOf } from './load-page';
import { definitionOf } from './define-page';

/** A navigation that another one replaces: it never ends, so nothing of the abandoned page is shown. */
const abandoned = () => new Promise<never>(() => undefined);

/**
 * Goes elsewhere instead of to the page that was asked for. On Back and Forward the browser shows its address already, which
 * is then replaced; otherwise the page one comes from stays in the history.
 */
async function leaveFor(path: string, asked: string): Promise<never> {
  const { pathname, search, hash } = window.location;
  await (asked === pathname + search + hash ? Router.replace(path) : Router.push(path));
  return abandoned();
}

/** Aborts the calls of a navigation once another one starts. */
function untilNextNavigation(): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
    Router.events.off('routeChangeStart', abort);
  };
  Router.events.on('routeChangeStart', abort);
  return controller.signal;
}

/** Whether this document may ask for camera and microphone; browsers that cannot tell do not keep it from that. */
const mayUseDevices = (): boolean => (document as Document & { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy?.allowsFeature('camera') ?? true;

async function loadInBrowser(store: AppStore, context: AppContext): Promise<AppData> {
  const runtime = browserConfig();
  const page = definitionOf(context.Component);
  const { asPath = paths.home, pathname: route } = context.ctx;
  const isInGuestView = store.sessionToken === GUEST_TOKEN;
  if (isInGuestView !== isGuestView(asPath)) {
    // A document has one token or none. The tabs of a page in guest view stay in it.
    leaveSite(isInGuestView && pathOf(asPath) === pathOf(Router.asPath) ? withGuestView(asPath) : asPath);
    return abandoned();
  }
  const { auth, settings } = store.getState();
  const gated = isGateClosed({ settings, route, loggedIn: auth.loggedIn, confirmed: browserCookies().get(AGE_COOKIE) });
  // The server knows the words of the gate. And a document that was made for a guest never gets at devices: a new one does.
  if (gated || (page?.devices && auth.loggedIn && !mayUseDevices())) {
    window.location.assign(asPath);
    return abandoned();
  }
  if (page?.authenticate && !page.noredirect) {
    const hasToken = store.sessionToken.get() !== null;
    // The cookie ran out or was deleted: nobody is logged in any more, whatever the page still shows (C11).
    if (auth.loggedIn && !hasToken) store.dispatch(sessionEnded());
    if (!auth.loggedIn || !hasToken) return leaveFor(paths.login(asPath), asPath);
  }
  try {
    const outcome = await loadPage(page, scopeOf(store, context, runtime.siteUrl, untilNextNavigation()));
    return outcome.kind === 'redirect' ? await leaveFor(outcome.to, asPath) : { runtime, pageProps: { outcome } };
  } catch (error) {
    // The 401 has already ended the session and is on its way to the log-in page (spec §8).
    if (error instanceof ApiError && error.endsSession) return abandoned();
    throw error;
  }
}

/**
 * `_app.getInitialProps`: on the server bootstrap, access gate and page loader with the status code; in the browser, where
 * bootstrap is done, gate and loader only (design §3).
 */
export const loadApp = (store: AppStore) => async (context: AppContext): Promise<AppData> => {
  if (typeof window !== 'undefined') return loadInBrowser(store, context);
  const { loadOnServer } = await import('./load-app.server');
  return loadOnServer(store, context);
};
