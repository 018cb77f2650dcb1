import { publicCache } from '@/lib/http/public-cache';
import { GUEST_TOKEN } from '@/lib/page/guest-view';
import { serverConfig } from '@/lib/page/runtime-config';
import { requestServices } from '@/server/request-services.server';
import { createServices } from '@/services/create-services';
import { HttpClient } from '@/services/http/http-client';
import { noPorts } from '@/store/ports';
import type { SagaContext } from '@/store/saga';
import { createSagaRunner } from '@/store/saga-runner';
import type { Exchange } from '@/store/wrapper';

/** Token, services and ports of the visitor of this request. */
export const requestVisitor = (exchange: Exchange): SagaContext => ({ ...requestServices(exchange), ports: noPorts });

/** A visitor without a token, for the store of a server render, which makes no calls. */
export function renderVisitor(): SagaContext {
  const http = new HttpClient({ baseUrl: serverConfig().apiEndpoint, token: () => null });
  return {
    sessionToken: GUEST_TOKEN,
    services: createServices({ http, cache: publicCache, settingsSeconds: 0 }),
    ports: noPorts,
  };
}

/** Saga runner of the server: page loaders run finite sagas; there are no watchers. */
export const requestSagas = createSagaRunner();
