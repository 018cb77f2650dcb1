import Router from 'next/router';
import { browserCookies, requestCookies } from '@/lib/cookies';
import { publicCache } from '@/lib/public-cache';
import { browserConfig, serverConfig } from '@/lib/runtime-config';
import { createSessionToken } from '@/lib/session-token';
import { readText, writeText } from '@/lib/storage';
import { createServices } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import type { Ports, StoragePort } from '@/store/ports';
import type { Visitor } from '@/store/saga';
import type { Exchange } from '@/store/wrapper';
import { requestIdOf } from './request-id';
import { toastBus } from './toasts';
import { visitorAddress } from './visitor-address';

const deviceStorage: StoragePort = {
  readText,
  writeText,
  onChange(listener) {
    const tell = (event: StorageEvent) => listener(event.key);
    window.addEventListener('storage', tell);
    return () => window.removeEventListener('storage', tell);
  },
};

/** Nothing to show, keep or open while a page is made on the server. */
const serverPorts: Ports = {
  notify: () => () => undefined,
  navigate: () => undefined,
  currentPath: () => '',
  storage: { readText: () => null, writeText: () => false, onChange: () => () => undefined },
};

/** Everything of the visitor in this browser. `onUnauthorized` hears of a 401 of any call (spec §8). */
export function browserVisitor(onUnauthorized: () => void): Visitor {
  const sessionToken = createSessionToken(browserCookies());
  const http = new HttpClient({ baseUrl: browserConfig().apiEndpoint, token: sessionToken.get, onUnauthorized });
  return {
    sessionToken,
    services: createServices({ http, cache: publicCache }),
    ports: {
      notify: toastBus().show,
      navigate: (path, { replace = false } = {}) => void (replace ? Router.replace(path) : Router.push(path)),
      currentPath: () => Router.asPath,
      storage: deviceStorage,
    },
  };
}

/** Everything of the visitor whose request is being answered. */
export function requestVisitor({ req, res }: Exchange): Visitor {
  const { apiEndpoint, apiDeadlineMs, settingsCacheSeconds, siteUrl, trustProxy } = serverConfig();
  const sessionToken = createSessionToken(requestCookies(req, res, siteUrl.startsWith('https:')));
  const http = new HttpClient({
    baseUrl: apiEndpoint,
    token: sessionToken.get,
    deadlineMs: apiDeadlineMs,
    // The token is of no use any more; load-app.server leads on from there.
    onUnauthorized: sessionToken.clear,
    headers: { 'X-Forwarded-For': visitorAddress(req, trustProxy), 'X-Request-Id': requestIdOf(req) },
  });
  return { sessionToken, services: createServices({ http, cache: publicCache, settingsSeconds: settingsCacheSeconds }), ports: serverPorts };
}

/** Nobody: for the store of a server's render, which shows state and asks nothing. */
export function renderVisitor(): Visitor {
  const http = new HttpClient({ baseUrl: serverConfig().apiEndpoint, token: () => null });
  const sessionToken = { get: () => null, set: () => undefined, clear: () => undefined };
  return { sessionToken, services: createServices({ http, cache: publicCache, settingsSeconds: 0 }), ports: serverPorts };
}
