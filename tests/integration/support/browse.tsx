import './browser-parts';
import { act, cleanup, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import mitt from 'next/dist/shared/lib/mitt';
import type { NextRouter } from 'next/router';
import { Fragment, useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { PageOutcome } from '@/lib/page/outcome';
import { createPublicCache, publicCache } from '@/lib/http/public-cache';
import type { SessionToken } from '@/lib/browser/session-token';
import { createServices } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import { ServicesContext } from '@/services/services-context';
import { loadPage } from '@/shell/load/load-page';
import { getDefinition } from '@/shell/load/define-page';
import { ReloadView } from '@/shell/load/reload-view';
import { OutcomeView } from '@/shell/load/outcome-view';
import { makeStore } from '@/store/make-store';
import { noPorts } from '@/store/ports';
import { rootSaga } from '@/store/root-saga';
import { createSagaRunner } from '@/store/saga-runner';
import { loadCurrentUser } from '@/store/session/current-user.saga';
import { API, SITE } from '../../ssr/support/urls';
import { PAGES, getRoute } from '../../ssr/support/pages';

/** The path and query in the address bar. */
export const getCurrentUrl = (): string => window.location.pathname + window.location.search;

/**
 * A visitor's browser: the pages of this project with a real store, against the sandbox. A small router replaces Next's
 * and does what these pages rely on: a navigation loads data before it changes the URL, Back does the reverse, and
 * the latest navigation wins.
 */
export async function visit(path: string, token: string | null = null) {
  const sessionToken: SessionToken = {
    get: () => token,
    set: (next) => void (token = next),
    follow: () => undefined,
    clear: () => void (token = null),
  };
  const http = new HttpClient({ baseUrl: API, token: sessionToken.get });
  const services = createServices({ http, cache: createPublicCache() });
  const ports = { ...noPorts, currentPath: getCurrentUrl };
  const store = makeStore({ sagas: createSagaRunner(rootSaga), services, sessionToken, ports });
  publicCache.clear();
  if (token) await store.run(loadCurrentUser);

  let shown: {
    outcome: PageOutcome<object>;
    asPath: string;
    route: string;
    page: ReturnType<typeof getDefinition>;
  } | null = null;
  // Without it, antd adds its styles to the document, and jsdom then takes seconds to compute a style.
  const Frame = path.startsWith('/studio') ? (await import('@/shell/studio/antd-provider')).AntdProvider : Fragment;
  const listeners = new Set<() => void>();
  const events = mitt();
  let newest = 0;

  async function load(to: string, arrive: () => void): Promise<boolean> {
    const mine = ++newest;
    const { route, query } = getRoute(to);
    const page = getDefinition((await PAGES[route]?.())?.default);
    events.emit('routeChangeStart', to, { shallow: false });
    const { run, dispatch, getState } = store;
    const outcome = await loadPage(page, {
      services,
      run,
      dispatch,
      getState,
      query,
      path: to,
      siteUrl: SITE,
      apiUrl: API,
    });
    if (mine !== newest) return false;
    if (outcome.kind === 'redirect') return load(outcome.to, () => window.history.replaceState({}, '', outcome.to));
    await act(async () => {
      arrive();
      shown = { outcome, asPath: to, route, page };
      listeners.forEach((listener) => listener());
    });
    return true;
  }

  const go = (method: 'pushState' | 'replaceState') => (to: unknown) =>
    load(String(to), () => window.history[method]({}, '', String(to)));
  const onPop = () => void load(getCurrentUrl(), () => undefined);
  window.addEventListener('popstate', onPop);
  window.history.replaceState({}, '', path);
  // Pages read the first route from it.
  Object.assign(window, { __NEXT_DATA__: { props: {}, page: getRoute(path).route } });

  function Browser(): ReactNode {
    const view = useSyncExternalStore(
      (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      () => shown,
    );
    if (!view) return null;
    const { route, asPath, outcome, page } = view;
    const router = {
      route,
      pathname: route,
      asPath,
      query: getRoute(asPath).query,
      events,
      push: go('pushState'),
      replace: go('replaceState'),
      prefetch: async () => undefined,
      beforePopState: () => undefined,
    } as unknown as NextRouter;
    return (
      <RouterContext value={router}>
        <Provider store={store}>
          <ServicesContext value={services}>
            <Frame>
              <main>
                {outcome.kind === 'failed' ? (
                  <ReloadView message={outcome.message} />
                ) : outcome.kind === 'ok' ? (
                  page?.renderScreen(outcome.props)
                ) : (
                  <OutcomeView outcome={outcome} />
                )}
              </main>
            </Frame>
          </ServicesContext>
        </Provider>
      </RouterContext>
    );
  }

  render(<Browser />);
  await load(path, () => undefined);

  return {
    store,
    /** Follows a link to another page. */
    follow: (to: string) => go('pushState')(to),
    back: () => act(async () => window.history.back()),
    /** The outcome of the loader of the current page. */
    outcome: () => shown?.outcome,
    leave: () => {
      window.removeEventListener('popstate', onPop);
      cleanup();
      store.stop();
    },
  };
}
