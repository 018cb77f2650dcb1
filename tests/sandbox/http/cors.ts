import type { MiddlewareHandler } from 'hono';
import { resumableUpload } from '@/contract/resumable-upload';

const EVERY_RESPONSE = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': [
    'Accept-Ranges',
    'Content-Length',
    'Content-Range',
    'ETag',
    ...resumableUpload.cors.exposeHeaders,
  ].join(', '),
};
/**
 * The headers that pages of other origins may send: those that docs/back-end.md requires of a real API. Any other
 * header fails here too.
 */
export const preflightHeaders = [
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Metadata',
  'Upload-Offset',
];
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
};
/** How long browsers may cache the preflight response, in seconds. */
const MAX_AGE = '600';

/** The currently allowed headers. Tests remove some to simulate a back end with the minimum of the contract. */
export interface AllowedHeaders {
  names: readonly string[];
}

export const allAllowed = (): AllowedHeaders => ({ names: preflightHeaders });

/**
 * Lets pages of any origin read the response. That is safe because the token is sent in a header, never in a cookie
 * (contract A.1).
 */
export function allowOrigins(response: Response): Response {
  for (const [name, value] of Object.entries(EVERY_RESPONSE)) response.headers.set(name, value);
  return response;
}

/** Responds to preflights. Browsers must not cache a list that a test has changed. */
export const cors =
  (allowed: AllowedHeaders): MiddlewareHandler =>
  async (c, next) => {
    // Browsers check for resumable uploads with a real OPTIONS request after its preflight.
    const isQuestion = c.req.path === resumableUpload.path && !c.req.header('Access-Control-Request-Method');
    if (c.req.method === 'OPTIONS' && !isQuestion) {
      const maxAge = allowed.names === preflightHeaders ? MAX_AGE : '0';
      return allowOrigins(
        new Response(null, {
          status: 204,
          headers: {
            ...PREFLIGHT,
            'Access-Control-Allow-Headers': allowed.names.join(', '),
            'Access-Control-Max-Age': maxAge,
          },
        }),
      );
    }
    await next();
    allowOrigins(c.res);
  };
