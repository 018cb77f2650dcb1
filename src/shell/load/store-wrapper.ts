// By its whole name: by this one browsers get something else (next.config.js).
import { renderVisitor, requestSagas, requestVisitor } from '@/shell/load/request-visitor.server';
import { lazySagas } from '@/store/lazy-sagas';
import { createStoreWrapper } from '@/store/wrapper';
import { browserVisitor } from './visitor';
import { whenThereIsNeed } from './on-first-need';

const sagas = typeof window === 'undefined' ? requestSagas : lazySagas(whenThereIsNeed);

/** Gives each request on the server, and the browser, a store of its own. */
export const storeWrapper = createStoreWrapper((exchange, onUnauthorized, onRefresh) => {
  if (typeof window !== 'undefined') return browserVisitor(onUnauthorized, onRefresh);
  return exchange ? requestVisitor(exchange) : renderVisitor();
}, sagas);
