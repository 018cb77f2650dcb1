// The full path is required: next.config.js replaces it in browser bundles.
import { renderVisitor, requestSagas, requestVisitor } from '@/shell/load/request-visitor.server';
import { lazySagas } from '@/store/lazy-sagas';
import { createStoreWrapper } from '@/store/wrapper';
import { browserVisitor } from './visitor';
import { afterInteractionOrDelay, nextPaint } from '@/lib/browser/timing';

const sagas = typeof window === 'undefined' ? requestSagas : lazySagas({ begin: afterInteractionOrDelay, nextPaint });

/** Creates a store per request on the server, and one in the browser. */
export const storeWrapper = createStoreWrapper((exchange, onUnauthorized, onRefresh) => {
  if (typeof window !== 'undefined') return browserVisitor(onUnauthorized, onRefresh);
  return exchange ? requestVisitor(exchange) : renderVisitor();
}, sagas);
