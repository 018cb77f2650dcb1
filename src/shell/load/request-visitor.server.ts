import { publicCache } from '@/lib/http/public-cache';
import { GUEST_TOKEN } from '@/lib/page/guest-view';
import { serverConfig } from '@/lib/page/runtime-config';
import { requestServices } from '@/server/request-services.server';
import { createServices } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import { noPorts } from '@/store/ports';
import type { Visitor } from '@/store/saga';
import { createSagaRunner } from '@/store/saga-runner';
import type { Exchange } from '@/store/wrapper';

/** Everything of the visitor whose request is being answered. */
export const requestVisitor = (exchange: Exchange): Visitor => ({ ...requestServices(exchange), ports: noPorts });

/** Nobody: for the store of a server's render, which shows state and asks nothing. */
export function renderVisitor(): Visitor {
  const http = new HttpClient({ baseUrl: serverConfig().apiEndpoint, token: () => null });
  return { sessionToken: GUEST_TOKEN, services: createServices({ http, cache: publicCache, settingsSeconds: 0 }), ports: noPorts };
}

/** How a server runs sagas: page loaders run the finite ones they need, and nothing watches. */
export const requestSagas = createSagaRunner();
