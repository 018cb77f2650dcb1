/**
 * Every header that a browser may send to the API, besides those that CORS always allows. An API on another origin must name the required
 * ones in `Access-Control-Allow-Headers`, and should name the optional ones. Whoever adds a header adds it here and in README.
 */
export const REQUEST_HEADERS = {
  required: ['Authorization', 'Content-Type'],
  optional: ['Idempotency-Key'],
} as const;

type RequestHeader = (typeof REQUEST_HEADERS)['required' | 'optional'][number];

export type RequestHeaders = Partial<Record<RequestHeader, string>>;
