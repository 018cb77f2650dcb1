import type { MiddlewareHandler } from 'hono';

const EVERY_ANSWER = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Accept-Ranges, Content-Length, Content-Range, ETag',
};
/** The headers that pages of other origins may send: those that the README asks a real API for, and no others, so that any other fails here too. */
export const preflightHeaders = ['Authorization', 'Content-Type', 'Idempotency-Key'];
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': preflightHeaders.join(', '),
  'Access-Control-Max-Age': '600',
};

/** Lets pages of any origin read the answer: the token travels in a header, never in a cookie (contract A.1). */
export function allowOrigins(response: Response): Response {
  for (const [name, value] of Object.entries(EVERY_ANSWER)) response.headers.set(name, value);
  return response;
}

export const cors: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'OPTIONS') return allowOrigins(new Response(null, { status: 204, headers: PREFLIGHT }));
  await next();
  allowOrigins(c.res);
};
