import { createStoreWrapper } from '@/store/wrapper';
import { renderVisitor, requestVisitor } from './request-visitor';
import { browserVisitor } from './visitor';

/** Gives each request on the server, and the browser, a store of its own. */
export const storeWrapper = createStoreWrapper((exchange, onUnauthorized) => {
  // The check stands first and alone: it keeps what only a server needs out of the browser's script.
  if (typeof window !== 'undefined') return browserVisitor(onUnauthorized);
  return exchange ? requestVisitor(exchange) : renderVisitor();
});
