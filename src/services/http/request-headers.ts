/** Headers of resumable uploads, which a browser sends only where the server offers these (tus 1.0.0). */
export const TUS_HEADERS = ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'] as const;

/**
 * Every header that a browser may send to the API, besides those that CORS always allows. An API on another origin must name the required
 * ones in `Access-Control-Allow-Headers`, and should name the optional ones. Whoever adds a header adds it here and in docs/back-end.md.
 */
export const REQUEST_HEADERS = {
  required: ['Authorization', 'Content-Type'],
  optional: ['Idempotency-Key', ...TUS_HEADERS],
} as const;

type RequestHeader = (typeof REQUEST_HEADERS)['required' | 'optional'][number];

export type RequestHeaders = Partial<Record<RequestHeader, string>>;
