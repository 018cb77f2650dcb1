import { createStoreWrapper } from '@/store/wrapper';
import { browserVisitor, renderVisitor, requestVisitor } from './visitor';

/** Gives each request on the server, and the browser, a store of its own. */
export const storeWrapper = createStoreWrapper((exchange, onUnauthorized) => {
  if (exchange) return requestVisitor(exchange);
  return typeof window === 'undefined' ? renderVisitor() : browserVisitor(onUnauthorized);
});
