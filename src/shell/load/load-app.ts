import type { AppContext } from 'next/app';
import Router from 'next/router';
import { ApiError } from '@/lib/http/errors';
import { GUEST_TOKEN, isGuestView, withGuestView } from '@/lib/page/guest-view';
import { getCurrentUrl, getPath, paths } from '@/lib/page/paths';
import { browserConfig } from '@/lib/page/runtime-config';
import { markAssetError } from '@/next-adapter/asset-error';
import type { AppStore } from '@/store/make-store';
import { sessionEnded } from '@/store/session/session.actions';
import { isBrowserGated } from '@/shell/age-gate/is-browser-gated';
import { type AppData, loadPage, getScope } from './load-page';
import { getDefinition } from './define-page';

/** Never resolves, so that nothing of a replaced navigation is shown. */
const waitForever = () => new Promise<never>(() => undefined);

/**
 * Redirects to another page. On Back and Forward the browser already shows the requested URL, so that entry is
 * replaced; otherwise the previous page stays in the history.
 */
async function leaveFor(path: string, requestedUrl: string): Promise<never> {
  await (requestedUrl === getCurrentUrl() ? Router.replace(path) : Router.push(path));
  return waitForever();
}

/** An error for which Next loads the whole document. `useOfflineGuard` delays that until the site responds. */
const newDocumentError = () => markAssetError(new Error('This page needs a new document.'));

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

/** True if this document may use camera and microphone, or the browser can't tell. */
const canUseDevices = (): boolean =>
  (document as Document & { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy?.allowsFeature(
    'camera',
  ) ?? true;

async function loadInBrowser(store: AppStore, context: AppContext): Promise<AppData> {
  const runtime = browserConfig();
  const page = getDefinition(context.Component);
  const { asPath = paths.home, pathname: route } = context.ctx;
  const isInGuestView = store.sessionToken === GUEST_TOKEN;
  if (isInGuestView !== isGuestView(asPath)) {
    // A document keeps its token, so a page in guest view stays in guest view.
    if (isInGuestView && getPath(asPath) === getPath(Router.asPath)) return leaveFor(withGuestView(asPath), asPath);
    throw newDocumentError();
  }
  const { auth } = store.getState();
  // The server has the text of the gate. A document made for a guest may not use devices, so a new one is loaded.
  if (isBrowserGated(store.getState(), route) || (page?.devices && auth.loggedIn && !canUseDevices()))
    throw newDocumentError();
  if (page?.authenticate && !page.noredirect) {
    const hasToken = store.sessionToken.get() !== null;
    // The cookie expired or was deleted, so the visitor is logged out, whatever the page still shows.
    if (auth.loggedIn && !hasToken) store.dispatch(sessionEnded());
    if (!auth.loggedIn || !hasToken) return leaveFor(paths.login(asPath), asPath);
  }
  try {
    const signal = untilNextNavigation();
    const scope = getScope(store, context, runtime, signal);
    const outcome = await loadPage(page, scope, isBrowserGated(store.getState()));
    if (outcome.kind === 'failed') (await import('./keep-page').catch(() => null))?.keepPage(outcome, asPath, signal);
    return outcome.kind === 'redirect' ? await leaveFor(outcome.to, asPath) : { runtime, pageProps: { outcome } };
  } catch (error) {
    // The 401 has ended the session, and the redirect to the login page is under way (spec §8).
    if (error instanceof ApiError && error.endsSession) return waitForever();
    throw error;
  }
}

/**
 * `_app.getInitialProps`. On the server it runs bootstrap, access gates and the page loader and sets the status; in the
 * browser only gates and loader (design §3).
 */
export const loadApp =
  (store: AppStore) =>
  async (context: AppContext): Promise<AppData> => {
    if (typeof window !== 'undefined') return loadInBrowser(store, context);
    const { loadOnServer } = await import('./load-app.server');
    return loadOnServer(store, context);
  };
