import { Hono, type Context as HonoContext } from 'hono';
import type { Operation } from '@/contract/operation';
import { resumableUpload, uploadMetadata, type UploadMetadata } from '@/contract/resumable-upload';
import type { Context } from '../context';
import { badRequest, HttpError } from '../http/errors';
import { admitted, getToken, getViewer } from '../http/session';
import { validated } from '../http/validation';
import { getOrigin, type Env } from '../http/visitor';
import { getLimit, LARGEST_BYTES } from './limits';
import type { ResumableUpload } from './resumable-uploads';

const VERSION = { 'Tus-Resumable': resumableUpload.version };

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;

/** Parses `Upload-Metadata`: pairs of a key and its Base64 value, separated by commas. */
function metadataIn(header: string | undefined): UploadMetadata {
  const pairs = (header ?? '').split(',').map((pair) => pair.trim().split(' '));
  return validated(
    uploadMetadata,
    Object.fromEntries(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')])),
  ) as UploadMetadata;
}

/** Finds the operation of a path, with its parameters. */
function callAt(
  operations: readonly Operation[],
  path: string,
): { operation: Operation; params: Record<string, string> } | null {
  for (const operation of operations) {
    for (const template of [operation.path, ...(operation.aliases ?? [])]) {
      const match = new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
      if (match && operation.multipart) return { operation, params: { ...match.groups } };
    }
  }
  return null;
}

/** Resumable uploads by tus 1.0.0: core protocol, creation and termination. */
export function resumableRoutes({ store, secret, now, uploads }: Context, operations: readonly Operation[]): Hono<Env> {
  const { resumable } = uploads;
  const app = new Hono<Env>();

  const getOwner = async (request: Request): Promise<string> => {
    const token = getToken(request);
    const viewer = admitted('performer', await getViewer(store, secret, token, now()), token !== null);
    return viewer?.account._id ?? '';
  };
  const getUpload = async (c: HonoContext<Env>): Promise<ResumableUpload> =>
    resumable.find(await getOwner(c.req.raw), c.req.param('id') ?? '');

  app.use(async (c, next) => {
    if (!resumable.isOffered) return c.req.method === 'OPTIONS' ? c.body(null, 204) : c.notFound();
    const version = c.req.header('Tus-Resumable');
    if (c.req.method !== 'OPTIONS' && version !== resumableUpload.version)
      throw new HttpError(412, 'This server supports tus 1.0.0.', 'Precondition Failed');
    await next();
    for (const [name, value] of Object.entries({ ...VERSION, 'Cache-Control': 'no-store' }))
      c.res.headers.set(name, value);
  });

  app.options('*', (c) =>
    c.body(null, 204, {
      'Tus-Version': resumableUpload.version,
      'Tus-Extension': [...resumableUpload.neededExtensions, ...resumableUpload.optionalExtensions].join(','),
      'Tus-Max-Size': String(LARGEST_BYTES),
    }),
  );

  app.post('/', async (c) => {
    const ownerId = await getOwner(c.req.raw);
    const length = wholeNumber(c.req.header('Upload-Length'));
    if (length === null) throw badRequest('Upload-Length is the size of the file in bytes.');
    const metadata = metadataIn(c.req.header('Upload-Metadata'));
    const call = callAt(operations, metadata.path);
    const limit = call && getLimit(call.operation, call.params, metadata.part);
    if (!limit) throw badRequest('Upload-Metadata names no call that takes such a file.');
    if (length > limit.bytes)
      throw new HttpError(
        413,
        [{ property: metadata.part, children: [], constraints: { maxSize: limit.sentence } }],
        'Payload Too Large',
      );
    const { id } = await resumable.create(ownerId, length, metadata);
    return c.body(null, 201, { Location: `${getOrigin(c.req.raw)}${resumableUpload.path}/${id}` });
  });

  // Hono handles HEAD with the GET handler.
  app.get('/:id', async (c) => {
    const upload = await getUpload(c);
    return c.body(null, 200, {
      'Upload-Offset': String(await resumable.getOffset(upload)),
      'Upload-Length': String(upload.length),
    });
  });

  app.patch('/:id', async (c) => {
    const upload = await getUpload(c);
    const offset = wholeNumber(c.req.header('Upload-Offset'));
    if (c.req.header('Content-Type') !== 'application/offset+octet-stream')
      throw new HttpError(415, 'The content type must be application/offset+octet-stream.', 'Unsupported Media Type');
    if (offset === null) throw badRequest('Upload-Offset is a whole number of bytes.');
    return c.body(null, 204, { 'Upload-Offset': String(await resumable.append(upload, offset, c.req.raw.body)) });
  });

  app.delete('/:id', async (c) => {
    await resumable.remove(await getUpload(c));
    return c.body(null, 204);
  });

  return app;
}
