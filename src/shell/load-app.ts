import type { AppContext, AppInitialProps } from 'next/app';
import Router from 'next/router';
import { ApiError } from '@/lib/errors';
import { type PageOutcome, outcomeOfError } from '@/lib/outcome';
import { paths } from '@/lib/paths';
import { browserConfig, type RuntimeConfig } from '@/lib/runtime-config';
import type { AppStore } from '@/store/make-store';
import type { PageScope } from '@/store/page-scope';
import { definitionOf } from './page';

/** What `_app` gets: where things are, and what the page's loader found. */
export interface AppData extends AppInitialProps {
  runtime: RuntimeConfig;
  pageProps: { outcome: PageOutcome<object>; requestId?: string };
}

type Page = ReturnType<typeof definitionOf>;

/** Runs a page's loader. A failed call of its subject becomes an outcome; only a 401 goes on, to end the session. */
export async function loadPage(page: Page, scope: PageScope): Promise<PageOutcome<object>> {
  if (!page?.load) return { kind: 'ok', props: {}, status: 200 };
  try {
    return await page.load(scope);
  } catch (error) {
    return outcomeOfError(error);
  }
}

/** The scope of a loader for this store and address. */
export const scopeOf = (store: AppStore, { ctx }: AppContext, siteUrl: string, signal?: AbortSignal): PageScope => ({
  services: store.services,
  run: store.run,
  dispatch: store.dispatch,
  getState: store.getState,
  query: ctx.query,
  path: ctx.asPath ?? ctx.pathname,
  siteUrl,
  signal,
});

/** A navigation that another one replaces: it never ends, so nothing of the abandoned page is shown. */
const abandoned = () => new Promise<never>(() => undefined);

async function leaveFor(path: string): Promise<never> {
  await Router.replace(path);
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

async function loadInBrowser(store: AppStore, context: AppContext): Promise<AppData> {
  const runtime = browserConfig();
  const page = definitionOf(context.Component);
  const { asPath = paths.home } = context.ctx;
  if (page?.authenticate && !page.noredirect && !store.getState().auth.loggedIn) return leaveFor(paths.login(asPath));
  try {
    const outcome = await loadPage(page, scopeOf(store, context, runtime.siteUrl, untilNextNavigation()));
    return outcome.kind === 'redirect' ? await leaveFor(outcome.to) : { runtime, pageProps: { outcome } };
  } catch (error) {
    // The 401 has already ended the session and is on its way to the log-in page (spec §8).
    if (error instanceof ApiError && error.status === 401) return abandoned();
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
