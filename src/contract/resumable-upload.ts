import { z } from 'zod';

/**
 * Resumable uploads by tus 1.0.0 (https://tus.io/protocols/resumable-upload), an optional capability that adds no call
 * to `operations`. A browser checks for it with `OPTIONS /uploads`, once per visit, when a performer is about to upload
 * a large file. Without it, files are sent as parts of their forms, pages offer no Pause, and an interrupted upload
 * starts over.
 */
export const resumableUpload = {
  /**
   * `POST` creates an upload here; the `Location` of the response accepts `HEAD`, `PATCH` and, if offered, `DELETE`.
   */
  path: '/uploads',
  version: '1.0.0',
  /** Required values of `Tus-Extension` in the response to `OPTIONS`. */
  neededExtensions: ['creation'],
  optionalExtensions: ['termination'],
  /** Required CORS permissions. */
  cors: {
    methods: ['HEAD', 'OPTIONS', 'PATCH', 'POST'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'Tus-Resumable',
      'Upload-Length',
      'Upload-Metadata',
      'Upload-Offset',
    ],
    exposeHeaders: ['Location', 'Tus-Extension', 'Tus-Resumable', 'Tus-Version', 'Upload-Length', 'Upload-Offset'],
  },
  errors: {
    401: 'No token, or its session is over; the upload stays and can continue with a new token',
    404: 'No such upload of this account: the browser starts over',
    409: 'Wrong offset: the browser requests the current one',
    410: 'The upload was used or has expired: the browser starts over',
    413: 'The file is too large for its part',
    423: 'The server is still writing earlier bytes: the browser retries',
  },
  finish:
    'The finished upload takes part in the call named by its metadata: the same multipart form, with the same Idempotency-Key, whose file part is a text part that holds the URL of the upload. ' +
    'The call is checked and limited, and responds, as if the file had come with it.',
} as const;

/** Keys of `Upload-Metadata`. */
export const uploadMetadata = z.object({
  filename: z.string().describe('The name of the file'),
  filetype: z.string().optional().describe('The type detected by the browser; may be empty'),
  path: z.string().describe('The path of the call that uses the file'),
  part: z.string().describe('The name of the part in that call'),
});
export type UploadMetadata = z.infer<typeof uploadMetadata>;
