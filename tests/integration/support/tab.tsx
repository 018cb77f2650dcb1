import './browser-parts';
import { configure, waitFor } from '@testing-library/dom';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { NextComponentType } from 'next';
import type { AppContext } from 'next/app';
import type { NextRouter } from 'next/router';
import type { ComponentProps } from 'react';
import type { AppStore } from '@/store/make-store';
import { antdComponents } from '@/styles/antd-theme.mjs';
import { API, SITE } from '../../ssr/support/urls';
import { PAGES, getRoute } from '../../ssr/support/pages';
import { installModal } from '../components/modal-in-jsdom';

configure({
  getElementError: (message) =>
    new Error(`${message?.slice(0, 300)}\nOn the page: ${document.body.textContent?.slice(0, 600)}`),
});
installModal();

export const getCurrentUrl = (): string => window.location.pathname + window.location.search;

interface TabOptions {
  /** The base URL of the API. */
  api?: string;
  /** Additional pages by path. */
  pages?: Record<string, NextComponentType>;
}

export interface Tab {
  user: UserEvent;
  /** Goes to another page of the site, like a link. */
  follow(path: string): Promise<boolean>;
  /** Runs a function after the next page was loaded and before it is rendered. */
  beforeNextPage(act: () => void): void;
  /** External URLs that the tab opened, such as payment pages. */
  left: readonly string[];
  close(): void;
}

/**
 * Libraries without state of a visit. All tabs of a file share them, because they are most of what a tab would load
 * again.
 */
const SHARED = [
  ...['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'lucide-react'],
  ...['react-redux', '@reduxjs/toolkit', 'redux-saga', 'redux-saga/effects', 'axios'],
  ...['sanitize-html', 'pino', 'prom-client'],
];
const share = (names: readonly string[]) => {
  for (const name of names) {
    const library: unknown = jest.requireActual(name);
    jest.doMock(name, () => library);
  }
};
share(SHARED);

/** The parts of antd (jest.config.js), for tests of the studio only: they take a moment to load. */
let antd = [
  '@ant-design/cssinjs',
  ...['ConfigProvider', ...antdComponents].map(
    (name) => `antd/lib/${name.replace(/[a-z](?=[A-Z])/g, '$&-').toLowerCase()}`,
  ),
];
const shareAntd = () => {
  share(antd);
  antd = [];
};

/** The element that received the focus last. */
let focused: EventTarget | null = null;
document.addEventListener('focusin', ({ target }) => (focused = target));

/** True if the focused element was removed or disabled, and the focus is nowhere. */
const isFocusLost = () =>
  document.activeElement === document.body &&
  focused instanceof HTMLElement &&
  (!focused.isConnected || focused.matches(':disabled'));

/** Focus must never fall to the body. Its recovery takes a few frames (shell/frame/keep-focus). */
async function expectFocus(): Promise<void> {
  if (!isFocusLost()) return;
  await waitFor(() => {
    if (isFocusLost()) throw new Error(`The focus was lost with ${(focused as HTMLElement).outerHTML.slice(0, 160)}`);
  });
}

const openTabs = new Set<Tab>();
const stores: AppStore[] = [];
afterEach(async () => {
  if (openTabs.size > 0) await expectFocus();
});
afterEach(() => {
  openTabs.forEach((tab) => tab.close());
  stores.splice(0).forEach((store) => store.stop());
  document.cookie = 'token=; Max-Age=0; Path=/';
  window.localStorage.clear();
  window.sessionStorage.clear();
  delete document.documentElement.dataset.theme;
});

/**
 * The whole app in a browser tab: this project's `_app` and pages under Next's own client router, with the real store,
 * services and shell. The first page starts with the state that the server would send. Every tab has its own modules,
 * as in a browser, so opening the same URL again is a reload.
 */
export async function openTab(path: string, { api = API, pages = {} }: TabOptions = {}): Promise<Tab> {
  focused = null;
  jest.resetModules();
  if (path.startsWith('/studio')) shareAntd();
  const left: string[] = [];
  // The one thing that jsdom can't do.
  jest.doMock('@/shell/session/leave-site', () => ({ leaveSite: (url: string) => left.push(url) > 0 }));
  // Sagas that outlive their test would react to the events of the next one.
  jest.doMock('@/store/make-store', () => {
    const { makeStore } = jest.requireActual<typeof import('@/store/make-store')>('@/store/make-store');
    return {
      makeStore(...options: Parameters<typeof makeStore>) {
        const store = makeStore(...options);
        stores.push(store);
        return store;
      },
    };
  });
  const [
    { useEffect },
    { flushSync },
    { createRoot },
    { createRouter, makePublicRouterInstance },
    { RouterContext },
    { default: App },
  ] = await Promise.all([
    import('react'),
    import('react-dom'),
    import('react-dom/client'),
    import('next/dist/client/router'),
    import('next/dist/shared/lib/router-context.shared-runtime'),
    import('@/pages/_app'),
    // Preloaded, as if the site had been visited before.
    import('@/store/root-saga.client'),
  ]);
  const forgetListeners = rememberListeners();
  window.history.replaceState({}, '', path);
  const { route, query } = getRoute(path);
  const pageAt = async (requested: string) => pages[requested] ?? (await PAGES[requested]?.())?.default;
  const Component = await pageAt(route);
  const props = await firstPage(path, api);
  Object.assign(window, {
    __NEXT_DATA__: { props, page: route, query, buildId: 'test', appGip: true },
    __BUILD_MANIFEST: { __rewrites: {}, sortedPages: [] },
  });

  type AppProps = ComponentProps<typeof App>;
  // The last effect to run: the page is rendered and has its listeners.
  let onRendered: () => void = () => undefined;
  const rendered = new Promise<void>((resolve) => (onRendered = resolve));
  const Last = () => useEffect(onRendered, []) ?? null;

  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let closed = false;
  const draw = (info: { Component?: unknown; props?: object }) =>
    root.render(
      <RouterContext value={makePublicRouterInstance(router as Parameters<typeof makePublicRouterInstance>[0])}>
        <App {...({ ...info.props, Component: info.Component, router } as AppProps)} />
        <Last />
      </RouterContext>,
    );
  // Synchronous, so that no test sees the new URL with the old page. Ignored once the tab is closed.
  const show = async (info: Parameters<typeof draw>[0]) => closed || flushSync(() => draw(info));
  const router = createRouter(route, query, path, {
    initialProps: props,
    Component,
    App,
    wrapApp: () => () => null,
    pageLoader: {
      getPageList: () => Promise.resolve([...Object.keys(pages), ...Object.keys(PAGES)]),
      loadPage: async (requests: string) => ({ page: await pageAt(requests), mod: {}, styleSheets: [] }),
      getMiddleware: () => Promise.resolve(null),
      getDataHref: () => '',
      prefetch: () => Promise.resolve(),
      _isSsg: () => Promise.resolve(false),
    },
    subscription: show,
    isFallback: false,
  } as unknown as Parameters<typeof createRouter>[3]);
  draw({ Component, props });
  await rendered;
  // A logged-in visitor moves the pointer at once, so that tests don't wait for what loads with the first interaction.
  if (document.cookie.includes('token=')) window.dispatchEvent(new Event('pointermove'));

  const tab: Tab = {
    user: withFocusChecks(userEvent.setup()),
    left,
    follow: (to) => {
      focused = null;
      return (router as unknown as NextRouter).push(to);
    },
    beforeNextPage(act) {
      const once = () => {
        router.events.off('beforeHistoryChange', once);
        act();
      };
      router.events.on('beforeHistoryChange', once);
    },
    close() {
      closed = true;
      openTabs.delete(tab);
      root.unmount();
      forgetListeners();
      document.body.replaceChildren();
    },
  };
  openTabs.add(tab);
  return tab;
}

/** Checks the focus before every action. */
const withFocusChecks = (user: UserEvent): UserEvent =>
  new Proxy(user, {
    get(target, name) {
      const action: unknown = Reflect.get(target, name);
      if (typeof action !== 'function') return action;
      return async (...options: unknown[]) => {
        await expectFocus();
        return action.apply(target, options) as unknown;
      };
    },
  });

/**
 * The page props that the server sends with the first page: same bootstrap and loader, for the visitor with this
 * cookie.
 */
async function firstPage(path: string, api: string): Promise<object> {
  const [
    { makeStore },
    { createSagaRunner },
    { rootReducer },
    { bootstrap },
    { loadPage, getScope },
    { getDefinition },
    { noPorts },
    { createServices },
    { HttpClient },
    { tokenForDocument },
    { browserCookies },
    { createPublicCache },
  ] = await Promise.all([
    import('@/store/make-store'),
    import('@/store/saga-runner'),
    import('@/store/root-reducer'),
    import('@/shell/load/bootstrap'),
    import('@/shell/load/load-page'),
    import('@/shell/load/define-page'),
    import('@/store/ports'),
    import('@/services/create-services'),
    import('@/services/http/http-client'),
    import('@/lib/page/guest-view'),
    import('@/lib/browser/cookies'),
    import('@/lib/http/public-cache'),
  ]);
  const sessionToken = tokenForDocument(browserCookies(), path);
  const services = createServices({
    http: new HttpClient({ baseUrl: api, token: sessionToken.get }),
    cache: createPublicCache(),
  });
  const store = makeStore({ sagas: createSagaRunner(), services, sessionToken, ports: noPorts });
  await store.run(bootstrap, 'test-request', api);
  const { route, query } = getRoute(path);
  const context = { ctx: { pathname: route, query, asPath: path } } as unknown as AppContext;
  const outcome = await loadPage(
    getDefinition((await PAGES[route]?.())?.default),
    getScope(store, context, { siteUrl: SITE, publicApiEndpoint: api }),
  );
  // Slices in their initial state are not sent (store/wrapper).
  const initial: object = rootReducer(undefined, { type: 'start' });
  const changed = Object.fromEntries(
    Object.entries(store.getState()).filter(([slice, value]) => value !== Reflect.get(initial, slice)),
  );
  const props = {
    runtime: { apiEndpoint: api, publicApiEndpoint: api, siteUrl: SITE, captchaScript: 'https://captcha.test/api.js' },
    pageProps: { outcome },
    initialState: changed,
  };
  return JSON.parse(JSON.stringify(props)) as object;
}

/** Records window listeners and returns a function that removes them, because a closed tab must not react to events. */
function rememberListeners(): () => void {
  const added: Parameters<typeof window.addEventListener>[] = [];
  const add = window.addEventListener;
  window.addEventListener = (...listener: Parameters<typeof add>) => {
    added.push(listener);
    add.apply(window, listener);
  };
  return () => {
    window.addEventListener = add;
    for (const [type, listener, options] of added) window.removeEventListener(type, listener, options);
  };
}
