import { Hono } from 'hono';
import type { Context } from '../context';
import { entityNotFound, forbidden, found } from '../http/errors';
import { mediaIdIn, opensMedia, type ProtectedKind } from '../http/media-access';
import type { Env } from '../http/visitor';
import { isProtectedKind, type ProtectedPictureKind } from '../media/picture-kinds';
import { siteFile } from '../media/site-files';
import type { FileRow } from '../seed/rows/common';
import type { ClipSource } from '../seed/rows/content';
import { fileResponse } from './file-response';
import type { MediaSource } from './media-source';
import { withQuery } from './playlist';

const TYPES: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
};

/** How all performers of the sandbox introduce themselves. */
const WELCOME: ClipSource = { clip: 'morning', seconds: 30 };

/** Everything below `/files`. What somebody has to pay for opens only with the query that an answer of the API gave. */
export function fileRoutes({ store, secret, now }: Context, media: MediaSource): Hono<Env> {
  const app = new Hono<Env>();

  const mustOpen = (request: Request, kind: ProtectedKind, idParam: string | null): void => {
    const query = new URL(request.url).searchParams;
    const isItsOwn = idParam === null || [...query.values()].includes(idParam);
    if (!isItsOwn || !opensMedia(secret, kind, query, now())) throw forbidden('This file is locked, or its address is too old.');
  };

  const clipFile = async (request: Request, source: ClipSource | null | undefined, path: string, isPublic: boolean): Promise<Response> => {
    const clip = found(source, 'This file');
    const body = found(await media.clip(clip.clip, path, clip.seconds), 'This file');
    const extension = path.split('.').at(-1) ?? '';
    const type = TYPES[extension] ?? 'application/octet-stream';
    // Whoever may read the playlist may read what it names: the token travels on.
    const answer = extension === 'm3u8' && !isPublic ? withQuery(body, new URL(request.url).search) : body;
    return fileResponse(request, answer, { type, isPublic });
  };

  /** The protected pictures that an item has. */
  const picturesOf = (kind: ProtectedPictureKind, id: string): readonly FileRow[] => {
    if (kind === 'photo') return [store.photos.get(id)?.photo ?? []].flat();
    return store[kind === 'story' ? 'stories' : 'posts'].get(id)?.files ?? [];
  };

  app.get('/pictures/:kind/:key/:file{.+\\.jpg}', async (c) => {
    const { kind, key, file } = c.req.param();
    const name = file.replace(/\.jpg$/, '');
    const isProtected = isProtectedKind(kind) && !name.startsWith('blur-');
    if (isProtected) {
      mustOpen(c.req.raw, kind, null);
      const pictures = picturesOf(kind, mediaIdIn(kind, new URL(c.req.url).searchParams));
      if (!pictures.some(({ url, thumbnails }) => [url, ...thumbnails].includes(c.req.path))) throw forbidden('This address belongs to another picture.');
    }
    const body = found(await media.picture(kind, key, name), 'This picture');
    return fileResponse(c.req.raw, body, { type: 'image/jpeg', isPublic: !isProtected });
  });

  app.get('/uploads/:id', (c) => {
    const { data, type } = found(store.uploads.get(c.req.param('id')), 'This picture');
    return fileResponse(c.req.raw, Buffer.from(data, 'base64'), { type, isPublic: true });
  });

  app.get('/site/:name', (c) => {
    const body = new TextEncoder().encode(found(siteFile(c.req.param('name')), 'This file'));
    return fileResponse(c.req.raw, body, { type: 'image/svg+xml', isPublic: true });
  });

  app.get('/videos/:id/:path{.+}', (c) => {
    const { id, path } = c.req.param();
    mustOpen(c.req.raw, 'video', id);
    return clipFile(c.req.raw, store.videos.get(id)?.source, path, false);
  });

  app.get('/teasers/:id/teaser.mp4', (c) => clipFile(c.req.raw, store.videos.get(c.req.param('id'))?.teaserSource, 'teaser.mp4', true));

  app.get('/welcome/:id/movie.mp4', (c) =>
    clipFile(c.req.raw, store.performers.get(c.req.param('id'))?.activateWelcomeVideo ? WELCOME : null, 'movie.mp4', true),
  );

  app.get('/stories/:id/:path{.+}', (c) => {
    const { id, path } = c.req.param();
    mustOpen(c.req.raw, 'story', id);
    return clipFile(c.req.raw, store.stories.get(id)?.source, path, false);
  });

  app.get('/posts/:id/:path{.+}', (c) => {
    const { id, path } = c.req.param();
    mustOpen(c.req.raw, 'post', id);
    return clipFile(c.req.raw, store.posts.get(id)?.source, path, false);
  });

  app.get('/downloads/:id/:name', (c) => {
    const { id } = c.req.param();
    mustOpen(c.req.raw, 'product', id);
    const product = found(store.products.get(id), 'This product');
    if (!product.digitalFileName) throw entityNotFound('This file');
    const body = new TextEncoder().encode(`${product.name}\n\nThank you for buying this. In the sandbox every download is this text.\n`);
    return fileResponse(c.req.raw, body, { type: 'text/plain; charset=utf-8', isPublic: false, saveAs: product.digitalFileName });
  });

  return app;
}
