import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Context } from '../context';
import { entityNotFound, forbidden, found } from '../http/errors';
import { mediaIdIn, opensMedia, type ProtectedKind } from '../http/media-access';
import type { Env } from '../http/visitor';
import { isProtectedKind, type ProtectedPictureKind } from '../media/picture-kinds';
import { siteFile } from '../media/site-files';
import type { FileRow } from '../seed/rows/common';
import type { ClipSource, FilmSource } from '../seed/rows/content';
import { ORIGINAL } from '../uploads/video-queue';
import { diskResponse } from './disk-response';
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

/** Of a film that was sent. */
const SENT_PARTS = /^(\d{3,4}p\/seg-\d{4,6}\.ts|teaser\.mp4)$/;
const SENT_PLAYLISTS = /^(master|\d{3,4}p\/index)\.m3u8$/;
const SENT_PICTURES = /^(full|large|small|blur)\.jpg$/;

/** The introduction of every performer in the sandbox. */
const WELCOME: ClipSource = { clip: 'morning', seconds: 30 };

/** Everything below `/files`. Paid files need the query of a URL that the API returned. */
export function fileRoutes({ store, secret, now, uploads }: Context, media: MediaSource): Hono<Env> {
  const app = new Hono<Env>();

  const mustOpen = (request: Request, kind: ProtectedKind, idParam: string | null): void => {
    const query = new URL(request.url).searchParams;
    const isItsOwn = idParam === null || [...query.values()].includes(idParam);
    if (!isItsOwn || !opensMedia(secret, kind, query, now()))
      throw forbidden('This file is locked, or its link has expired.');
  };

  /** A part of a video. Uploaded videos use another name for the single-file form than clips. */
  const filmFile = async (
    request: Request,
    source: FilmSource | null | undefined,
    path: string,
    isPublic: boolean,
  ): Promise<Response> => {
    const film = found(source, 'This file');
    const extension = path.split('.').at(-1) ?? '';
    const options = { type: TYPES[extension] ?? 'application/octet-stream', isPublic };
    if ('file' in film && extension !== 'm3u8') {
      if (!SENT_PARTS.test(path)) throw entityNotFound('This file');
      return diskResponse(
        request,
        join(uploads.getDir(film.file), path === 'teaser.mp4' ? 'movie.mp4' : path),
        options,
      );
    }
    const body = found(
      await ('file' in film ? sentPlaylist(film.file, path) : media.clip(film.clip, path, film.seconds)),
      'This file',
    );
    // The query of the playlist authorizes its parts too, so pass it on.
    return fileResponse(
      request,
      extension === 'm3u8' && !isPublic ? withQuery(body, new URL(request.url).search) : body,
      options,
    );
  };

  const sentPlaylist = (id: string, path: string): Promise<Uint8Array | null> =>
    SENT_PLAYLISTS.test(path) ? readFile(join(uploads.getDir(id), path)).catch(() => null) : Promise.resolve(null);

  /** The protected images of an item. */
  const getPictures = (kind: ProtectedPictureKind, id: string): readonly FileRow[] => {
    if (kind === 'photo') return [store.photos.get(id)?.photo ?? []].flat();
    return store[kind === 'story' ? 'stories' : 'posts'].get(id)?.files ?? [];
  };

  app.get('/pictures/:kind/:key/:file{.+\\.jpg}', async (c) => {
    const { kind, key, file } = c.req.param();
    const name = file.replace(/\.jpg$/, '');
    const isProtected = isProtectedKind(kind) && !name.startsWith('blur-');
    if (isProtected) {
      mustOpen(c.req.raw, kind, null);
      const pictures = getPictures(kind, mediaIdIn(kind, new URL(c.req.url).searchParams));
      if (!pictures.some(({ url, thumbnails }) => [url, ...thumbnails].includes(c.req.path)))
        throw forbidden('This URL belongs to another picture.');
    }
    const body = found(await media.picture(kind, key, name), 'This picture');
    return fileResponse(c.req.raw, body, { type: 'image/jpeg', isPublic: !isProtected });
  });

  app.get('/sent/:id/:name', (c) => {
    const { id, name } = c.req.param();
    const file = found(SENT_PICTURES.test(name) ? store.sentFiles.get(id) : null, 'This picture');
    const isPublic = file.guard === null || name === 'blur.jpg';
    if (!isPublic && file.guard) mustOpen(c.req.raw, file.guard.kind, file.guard.id);
    return diskResponse(c.req.raw, join(uploads.getDir(id), name), { type: 'image/jpeg', isPublic });
  });

  // The cover of a gallery is public, even if its photo is not.
  app.get('/covers/:photoId/:name', async (c) => {
    const { photoId, name } = c.req.param();
    const photo = found(store.photos.get(photoId), 'This cover');
    if (!photo.isGalleryCover) throw entityNotFound('This cover');
    const isSmall = name === 'small.jpg';
    if (photo.fileId)
      return diskResponse(c.req.raw, join(uploads.getDir(photo.fileId), isSmall ? 'small.jpg' : 'large.jpg'), {
        type: 'image/jpeg',
        isPublic: true,
      });
    const [, kind = '', key = '', size = ''] =
      /pictures\/(\w+)\/([\w-]+)\/([\w-]+)\.jpg$/.exec((isSmall && photo.photo.thumbnails[0]) || photo.photo.url) ?? [];
    return fileResponse(c.req.raw, found(await media.picture(kind, key, size), 'This cover'), {
      type: 'image/jpeg',
      isPublic: true,
    });
  });

  app.get('/uploads/:id', (c) => {
    const { data, type, kind } = found(store.uploads.get(c.req.param('id')), 'This picture');
    if (kind === 'document') throw entityNotFound('This picture');
    return fileResponse(c.req.raw, Buffer.from(data, 'base64'), { type, isPublic: true });
  });

  app.get('/documents/:id', (c) => {
    mustOpen(c.req.raw, 'document', c.req.param('id'));
    const { data, type, name = 'document' } = found(store.uploads.get(c.req.param('id')), 'This document');
    return fileResponse(c.req.raw, Buffer.from(data, 'base64'), { type, isPublic: false, saveAs: name });
  });

  app.get('/site/:name', (c) => {
    const body = new TextEncoder().encode(found(siteFile(c.req.param('name')), 'This file'));
    return fileResponse(c.req.raw, body, { type: 'image/svg+xml', isPublic: true });
  });

  app.get('/videos/:id/:path{.+}', (c) => {
    const { id, path } = c.req.param();
    mustOpen(c.req.raw, 'video', id);
    return filmFile(c.req.raw, store.videos.get(id)?.source, path, false);
  });

  app.get('/teasers/:id/teaser.mp4', (c) =>
    filmFile(c.req.raw, store.videos.get(c.req.param('id'))?.teaserSource, 'teaser.mp4', true),
  );

  app.get('/welcome/:id/movie.mp4', (c) =>
    filmFile(
      c.req.raw,
      store.performers.get(c.req.param('id'))?.activateWelcomeVideo ? WELCOME : null,
      'movie.mp4',
      true,
    ),
  );

  app.get('/stories/:id/:path{.+}', (c) => {
    const { id, path } = c.req.param();
    mustOpen(c.req.raw, 'story', id);
    return filmFile(c.req.raw, store.stories.get(id)?.source, path, false);
  });

  app.get('/posts/:id/:path{.+}', (c) => {
    const { id, path } = c.req.param();
    mustOpen(c.req.raw, 'post', id);
    return filmFile(c.req.raw, store.posts.get(id)?.source, path, false);
  });

  app.get('/downloads/:id/:name', (c) => {
    const { id } = c.req.param();
    mustOpen(c.req.raw, 'product', id);
    const product = found(store.products.get(id), 'This product');
    if (!product.digitalFileName) throw entityNotFound('This file');
    if (product.digitalFileId) {
      return diskResponse(c.req.raw, join(uploads.getDir(product.digitalFileId), ORIGINAL), {
        type: 'application/octet-stream',
        isPublic: false,
        saveAs: product.digitalFileName,
      });
    }
    const body = new TextEncoder().encode(
      `${product.name}\n\nThank you for buying this. In the sandbox every download is this text.\n`,
    );
    return fileResponse(c.req.raw, body, {
      type: 'text/plain; charset=utf-8',
      isPublic: false,
      saveAs: product.digitalFileName,
    });
  });

  return app;
}
