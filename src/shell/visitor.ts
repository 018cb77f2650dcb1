import Router from 'next/router';
import { browserCookies } from '@/lib/cookies';
import { browserConfig } from '@/lib/runtime-config';
import { createSessionToken } from '@/lib/session-token';
import { readText, writeText } from '@/lib/storage';
import { lazyServices } from '@/services/lazy-services';
import type { StoragePort } from '@/store/ports';
import type { Visitor } from '@/store/saga';
import { leaveSite } from './leave-site';
import { onReturn } from './on-return';
import { pageRefresher } from './page-refresher';
import { toastBus } from './toasts';

const deviceStorage: StoragePort = {
  readText,
  writeText,
  onChange(listener) {
    const tell = (event: StorageEvent) => listener(event.key);
    window.addEventListener('storage', tell);
    return () => window.removeEventListener('storage', tell);
  },
};

/** Everything of the visitor in this browser. `onUnauthorized` hears of a 401 of any call (spec §8). */
export function browserVisitor(onUnauthorized: () => void): Visitor {
  const sessionToken = createSessionToken(browserCookies());
  const client = { baseUrl: browserConfig().apiEndpoint, token: sessionToken.get, onUnauthorized };
  return {
    sessionToken,
    services: lazyServices(async () => (await import('@/services/browser-services')).browserServices(client)),
    ports: {
      notify: toastBus().show,
      navigate: (path, { replace = false } = {}) => void (replace ? Router.replace(path) : Router.push(path)),
      currentPath: () => Router.asPath,
      refresh: pageRefresher(),
      leave: leaveSite,
      onReturn,
      // Where its code does not come nothing else does, and the other tab's press is as far as this one's.
      hold: (name) => import('./tab-locks').then(({ hold }) => hold(name)).catch(() => () => undefined),
      storage: deviceStorage,
    },
  };
}
