/** Headers of resumable uploads (tus 1.0.0), sent only if the server supports them. */
export const TUS_HEADERS = ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'] as const;

/**
 * Every header that browsers send to the API beyond those that CORS always allows. An API on another origin must list
 * the required ones in `Access-Control-Allow-Headers` and should list the optional ones. Add new headers here and in
 * docs/back-end.md.
 */
export const REQUEST_HEADERS = {
  required: ['Authorization', 'Content-Type'],
  optional: ['Idempotency-Key', ...TUS_HEADERS],
} as const;

type RequestHeader = (typeof REQUEST_HEADERS)['required' | 'optional'][number];

export type RequestHeaders = Partial<Record<RequestHeader, string>>;
