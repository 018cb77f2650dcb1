/* Replaces `request-visitor.server` in browser bundles; see `turbopack` in next.config.js. */

const never = (): never => {
  throw new Error('Requests are answered by the server.');
};

export const requestVisitor = never;
export const renderVisitor = never;
export const requestSagas = never;
