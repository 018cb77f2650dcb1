import Router from 'next/router';
import { browserCookies } from '@/lib/browser/cookies';
import { tokenForDocument } from '@/lib/page/guest-view';
import { browserConfig } from '@/lib/page/runtime-config';
import { readText, writeText } from '@/device/storage';
import { lazyServices } from '@/services/lazy-services';
import { servicesCode } from '@/services/http/services-code';
import type { StoragePort } from '@/store/ports';
import type { Visitor } from '@/store/saga';
import { leaveSite } from '@/shell/session/leave-site';
import { onReturn } from '@/shell/session/on-return';
import { pageRefresher } from './page-refresher';
import { toastBus } from '@/shell/frame/toasts';

const deviceStorage: StoragePort = {
  readText,
  writeText,
  onChange(listener) {
    const tell = (event: StorageEvent) => listener(event.key);
    // A page that Back brings out of the browser's memory was told nothing.
    const catchUp = ({ persisted }: PageTransitionEvent) => persisted && listener(null);
    window.addEventListener('storage', tell);
    window.addEventListener('pageshow', catchUp);
    return () => {
      window.removeEventListener('storage', tell);
      window.removeEventListener('pageshow', catchUp);
    };
  },
};

/** Everything of the visitor in this browser. `onUnauthorized` hears of a 401 of any call (spec §8), `onRefresh` that the page in sight is about to be loaded again. */
export function browserVisitor(onUnauthorized: () => void, onRefresh: () => void): Visitor {
  const sessionToken = tokenForDocument(browserCookies(), window.location.pathname + window.location.search);
  const client = { baseUrl: browserConfig().apiEndpoint, token: sessionToken.get, onUnauthorized };
  // The loader of the page that is being opened needs them: they come beside its code, not after it.
  Router.events.on('routeChangeStart', () => void servicesCode().catch(() => undefined));
  return {
    sessionToken,
    services: lazyServices(async () => (await servicesCode())(client)),
    ports: {
      notify: toastBus().show,
      navigate: (path, { replace = false } = {}) => void (replace ? Router.replace(path) : Router.push(path)),
      currentPath: () => Router.asPath,
      refresh: pageRefresher(onRefresh),
      leave: leaveSite,
      onReturn,
      // Where its code does not come nothing else does, and the other tab's press is as far as this one's.
      hold: (name) => import('@/shell/session/tab-locks').then(({ hold }) => hold(name)).catch(() => () => undefined),
      storage: deviceStorage,
    },
  };
}
