import type { MiddlewareHandler } from 'hono';
import { resumableUpload } from '@/contract/resumable-upload';

const EVERY_ANSWER = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag', ...resumableUpload.cors.exposeHeaders].join(', '),
};
/** The headers that pages of other origins may send: those that docs/back-end.md asks a real API for, and no others, so that any other fails here too. */
export const preflightHeaders = ['Authorization', 'Content-Type', 'Idempotency-Key', 'Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'];
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
};
/** For how many seconds a browser may remember the answer, where nothing changes it. */
const MAX_AGE = '600';

/** The headers that are allowed now. A test takes some away, to be a back end that follows the contract and no more. */
export interface AllowedHeaders {
  names: readonly string[];
}

export const allAllowed = (): AllowedHeaders => ({ names: preflightHeaders });

/** Lets pages of any origin read the answer: the token travels in a header, never in a cookie (contract A.1). */
export function allowOrigins(response: Response): Response {
  for (const [name, value] of Object.entries(EVERY_ANSWER)) response.headers.set(name, value);
  return response;
}

/** Answers preflights; nothing is remembered of a list that a test has changed. */
export const cors = (allowed: AllowedHeaders): MiddlewareHandler => async (c, next) => {
  // A page that asks for resumable uploads sends a real OPTIONS after its preflight.
  const isQuestion = c.req.path === resumableUpload.path && !c.req.header('Access-Control-Request-Method');
  if (c.req.method === 'OPTIONS' && !isQuestion) {
    const maxAge = allowed.names === preflightHeaders ? MAX_AGE : '0';
    return allowOrigins(new Response(null, { status: 204, headers: { ...PREFLIGHT, 'Access-Control-Allow-Headers': allowed.names.join(', '), 'Access-Control-Max-Age': maxAge } }));
  }
  await next();
  allowOrigins(c.res);
};
