import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Store } from '../db/store';
import type { MediaSource } from '../files/media-source';
import type { Env } from '../http/visitor';
import type { ClipKey } from '../media/clip-recipes';
import { findFfmpeg } from '../media/ffmpeg';
import { settingIsOn } from '../views/settings';
import { hlsRoutes } from './hls.routes';
import { Loop } from './loop';
import { LOOPED_STREAMS } from './looped-streams';
import { loadWebRtc } from './peers';
import { SignalingSession } from './signaling';
import { Studio } from './studio';
import { StreamTokens, type TokenType } from './tokens';

type Events = { started: [streamId: string]; ended: [streamId: string] };

type Options = {
  store: Store;
  secret: Uint8Array;
  now: () => Date;
  /** Source of the looped clips. */
  media: MediaSource;
  /** Whether a signaling socket may open at this path. Faults can refuse it. */
  opens?: (path: string) => boolean;
  /** Writes a message to the log. */
  log?: (sentence: string) => void;
  ffmpeg?: () => Promise<string | null>;
};

/** Interval of heartbeats, in ms. A socket that doesn't respond within two of them is closed. */
const HEARTBEAT = 10_000;
/** Longer than any session description, in bytes. */
const MAX_MESSAGE_BYTES = 200_000;

/**
 * A small version of Ant Media Server (contract F): signaling at `/{app}/websocket`, HLS at `/{app}/streams/`. Without
 * `attach`, as under msw, nobody can publish and nothing runs.
 */
export class MediaServer {
  readonly tokens: StreamTokens;
  private readonly events = new EventEmitter<Events>();
  private readonly studio: Studio;
  private readonly log: (sentence: string) => void;
  private sockets: WebSocketServer | null = null;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(private readonly options: Options) {
    const { secret, now, log: say = () => undefined, ffmpeg = findFfmpeg } = options;
    this.log = say;
    this.tokens = new StreamTokens(secret, now);
    this.studio = new Studio({
      now,
      ffmpeg,
      say,
      started: (streamId) => this.events.emit('started', streamId),
      ended: (streamId) => this.events.emit('ended', streamId),
    });
    this.loopAll();
  }

  /** Events in place of Ant's webhooks: a stream started or ended. Loops and `reset` emit none. */
  on(event: keyof Events, listener: (streamId: string) => void): void {
    this.events.on(event, listener);
  }

  isPublishing(streamId: string): boolean {
    return this.studio.isPublishing(streamId);
  }

  /** Ends a stream or loop and notifies its publisher and players. */
  endStream(streamId: string): void {
    this.studio.end(streamId);
  }

  /** Plays a clip in a loop until `endStream` or `reset`. */
  addLoop(streamId: string, clip: ClipKey): void {
    const { media, ffmpeg = findFfmpeg } = this.options;
    this.studio.addLoop(new Loop(streamId, clip, { media, ffmpeg, log: this.log }));
  }

  /**
   * Accepts signaling sockets on this HTTP server, beside Socket.IO, which ignores requests that are already handled.
   */
  attach(server: Server): void {
    const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
    const alive = new WeakSet<WebSocket>();
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const { pathname } = new URL(request.url ?? '/', 'http://media');
      if (pathname !== `/${this.appName()}/websocket`) return;
      if (this.options.opens && !this.options.opens(pathname))
        return void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n');
      sockets.handleUpgrade(request, socket, head, (opened) => {
        alive.add(opened);
        opened.on('pong', () => alive.add(opened));
        new SignalingSession(opened, {
          studio: this.studio,
          admits: (...requested) => this.admits(...requested),
          say: this.log,
        });
      });
    });
    this.heartbeat = setInterval(() => {
      for (const socket of sockets.clients) {
        if (!alive.delete(socket)) socket.terminate();
        else socket.ping();
      }
    }, HEARTBEAT);
    this.sockets = sockets;
  }

  /** Loads the WebRTC library in advance, because the browser of the first publisher would time out. */
  async preloadWebRtc(): Promise<void> {
    await loadWebRtc();
  }

  routes(): Hono<Env> {
    return hlsRoutes({
      studio: this.studio,
      now: this.options.now,
      appName: () => this.appName(),
      admits: (streamId, token) => this.admits(streamId, 'play', token),
    });
  }

  reset(): void {
    this.studio.clear();
    this.loopAll();
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    this.events.removeAllListeners();
    // Disconnect first, so that browsers reconnect instead of hearing that their streams ended.
    for (const socket of this.sockets?.clients ?? []) socket.terminate();
    this.sockets?.close();
    this.sockets = null;
    this.studio.clear();
  }

  private loopAll(): void {
    for (const [streamId, clip] of Object.entries(LOOPED_STREAMS)) this.addLoop(streamId, clip);
  }

  private admits(streamId: string, type: TokenType, token: unknown): boolean {
    return !settingIsOn(this.options.store, 'secureOption') || this.tokens.check(streamId, type, token);
  }

  private appName(): string {
    const name = this.options.store.settings.get('AntMediaAppname')?.value;
    return typeof name === 'string' && name !== '' ? name : 'LiveApp';
  }
}
