/* Replaces `request-visitor.server` in browser bundles; see `turbopack` in next.config.js. */

const throwOnRequest = (): never => {
  throw new Error('Requests are handled by the server.');
};

export const requestVisitor = throwOnRequest;
export const renderVisitor = throwOnRequest;
export const requestSagas = throwOnRequest;
