import Router from 'next/router';
import { browserCookies } from '@/lib/browser/cookies';
import { tokenForDocument } from '@/lib/page/guest-view';
import { getCurrentUrl } from '@/lib/page/paths';
import { browserConfig } from '@/lib/page/runtime-config';
import { readText, writeText } from '@/device/storage';
import { lazyServices } from '@/services/lazy-services';
import { servicesCode } from '@/services/http/services-code';
import type { StoragePort } from '@/store/ports';
import type { SagaContext } from '@/store/saga';
import { leaveSite } from '@/shell/session/leave-site';
import { onReturn } from '@/shell/session/on-return';
import { pageRefresher } from './page-refresher';
import { toastBus } from '@/shell/frame/toasts';

const deviceStorage: StoragePort = {
  readText,
  writeText,
  onChange(listener) {
    const notifyListener = (event: StorageEvent) => listener(event.key);
    // A page restored from the back/forward cache missed all events.
    const catchUp = ({ persisted }: PageTransitionEvent) => persisted && listener(null);
    window.addEventListener('storage', notifyListener);
    window.addEventListener('pageshow', catchUp);
    return () => {
      window.removeEventListener('storage', notifyListener);
      window.removeEventListener('pageshow', catchUp);
    };
  },
};

/**
 * Token, services and ports of this browser. `onUnauthorized` is called on a 401 that ends the session (spec §8),
 * `onRefresh` before the current page reloads its data.
 */
export function browserVisitor(onUnauthorized: () => void, onRefresh: () => void): SagaContext {
  const sessionToken = tokenForDocument(browserCookies(), getCurrentUrl());
  const client = { baseUrl: browserConfig().apiEndpoint, token: sessionToken.get, onUnauthorized };
  // The next page's loader needs the services, so their code loads in parallel with the page's code.
  Router.events.on('routeChangeStart', () => void servicesCode().catch(() => undefined));
  return {
    sessionToken,
    services: lazyServices(async () => (await servicesCode())(client)),
    ports: {
      notify: toastBus().show,
      navigate: (path, { replace = false } = {}) => void (replace ? Router.replace(path) : Router.push(path)),
      currentPath: getCurrentUrl,
      refresh: pageRefresher(onRefresh),
      leave: leaveSite,
      onReturn,
      // If this code fails to load, the payment continues without a lock.
      acquireLock: (name) =>
        import('@/shell/session/tab-locks').then((locks) => locks.acquireLock(name)).catch(() => () => undefined),
      storage: deviceStorage,
    },
  };
}
