import { z } from 'zod';

/**
 * Resumable uploads by tus 1.0.0 (https://tus.io/protocols/resumable-upload), an optional capability: it adds no call to `operations`. A browser
 * finds out by `OPTIONS /uploads`, once for a visit and only when a performer is about to send a large file. Without it, files go as parts of
 * their forms, pages offer no Pause, and an upload that breaks off begins again.
 */
export const resumableUpload = {
  /** New uploads are created here (`POST`); the `Location` of the answer takes `HEAD`, `PATCH` and, if offered, `DELETE`. */
  path: '/uploads',
  version: '1.0.0',
  /** What `Tus-Extension` of the answer to `OPTIONS` has to name. */
  neededExtensions: ['creation'],
  optionalExtensions: ['termination'],
  /** What browsers of other origins have to be allowed to do (CORS). */
  cors: {
    methods: ['HEAD', 'OPTIONS', 'PATCH', 'POST'],
    allowHeaders: ['Authorization', 'Content-Type', 'Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset'],
    exposeHeaders: ['Location', 'Tus-Extension', 'Tus-Resumable', 'Tus-Version', 'Upload-Length', 'Upload-Offset'],
  },
  errors: {
    401: 'No token, or its session is over; the upload stays and continues with a new token',
    404: 'No such upload of this account: the browser begins again',
    409: 'The offset is not what the server has: the browser asks for it again',
    410: 'The upload was used, or its time is over: the browser begins again',
    413: 'The file is too large for its part',
    423: 'The server is still busy with the bytes before: the browser retries',
  },
  finish:
    'The finished upload takes part in the call named by its metadata: the same multipart form, with the same Idempotency-Key, whose file part is a text part that holds the address of the upload. ' +
    'The call checks, limits and answers as if the file had come with it.',
} as const;

/** The keys of `Upload-Metadata`. */
export const uploadMetadata = z.object({
  filename: z.string().describe('The name of the file'),
  filetype: z.string().optional().describe('The type that the browser takes it for; may be empty'),
  path: z.string().describe('The path of the call that the file is for'),
  part: z.string().describe('The name of its part there'),
});
export type UploadMetadata = z.infer<typeof uploadMetadata>;
