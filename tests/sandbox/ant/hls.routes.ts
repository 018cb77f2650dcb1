import { Hono, type Context as HonoContext } from 'hono';
import { fileResponse } from '../files/file-response';
import { withQuery } from '../files/playlist';
import type { Env } from '../http/visitor';
import { LOOP_RENDITIONS, type Loop, type LoopRendition } from './loop';
import { NO_HLS, type Studio } from './studio';

type Options = {
  studio: Studio;
  now: () => Date;
  appName: () => string;
  /** Whether the query authorizes the stream, if streams need a token. */
  admits: (streamId: string, token: string | undefined) => boolean;
};

const PLAYLIST = new RegExp(`^(.+?)(?:_(adaptive|${LOOP_RENDITIONS.join('|')}))?\\.m3u8$`);
const SEGMENT = /^([^/]+)\/(.+\.ts)$/;

const isRendition = (name: string): name is LoopRendition => LOOP_RENDITIONS.some((rendition) => rendition === name);

/** Live HLS at `/{app}/streams/` (contract F.1). */
export function hlsRoutes({ studio, now, appName, admits }: Options): Hono<Env> {
  const app = new Hono<Env>();

  app.get('/:app/streams/:file{.+}', async (c, next) => {
    if (c.req.param('app') !== appName()) return next();
    const file = c.req.param('file');
    const [, streamId = '', part] = PLAYLIST.exec(file) ?? SEGMENT.exec(file) ?? [];
    if (!streamId) return c.text('This file couldn’t be found.', 404);
    // Segments carry the token of their playlist.
    if (!admits(streamId, c.req.query('token'))) return c.text('This stream needs a token.', 403);
    if (file.endsWith('.ts')) return segment(c, streamId, part ?? '');

    const recording = part ? null : studio.recording(streamId);
    const loop = studio.loop(streamId);
    const playlist = recording ? recording.playlist() : loop && (await loopPlaylist(loop, part ?? '360p'));
    if (playlist) return sendPlaylist(c, playlist);
    return !part && !recording && studio.isPublishing(streamId)
      ? c.text(NO_HLS, 503)
      : c.text('This stream is offline.', 404);
  });

  const loopPlaylist = (loop: Loop, part: string): Promise<string | null> => {
    if (part === 'adaptive') return loop.adaptive();
    return isRendition(part) ? loop.playlist(part, now()) : Promise.resolve(null);
  };

  const sendPlaylist = (c: HonoContext<Env>, playlist: string): Response => {
    const body = withQuery(new TextEncoder().encode(playlist), new URL(c.req.url).search);
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': 'application/vnd.apple.mpegurl',
      'Cache-Control': 'no-store',
    });
  };

  const segment = async (c: HonoContext<Env>, streamId: string, file: string): Promise<Response> => {
    const body = studio.recording(streamId)?.read(file) ?? (await studio.loop(streamId)?.segment(file));
    return body
      ? fileResponse(c.req.raw, body, { type: 'video/mp2t', isPublic: true })
      : c.text('This part of the stream is no longer available.', 404);
  };

  return app;
}
