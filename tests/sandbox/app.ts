import { Hono } from 'hono';
import { operations } from '@/contract/operations';
import { resumableUpload } from '@/contract/resumable-upload';
import { mailPages } from './accounts/mail-pages';
import { MediaServer } from './ant/media-server';
import { checkoutPages } from './checkout/checkout-pages';
import { Gateway } from './checkout/gateway';
import type { Context } from './context';
import { Connections } from './controls/connections';
import { controlRoutes } from './controls/controls.routes';
import { FaultBook } from './controls/faults';
import { intercept } from './controls/intercept';
import { RequestLog } from './controls/request-log';
import { openDatabase } from './db/database';
import { loadSeed } from './db/load-seed';
import { makeStore, type Store } from './db/store';
import { docsRoutes } from './docs/docs.routes';
import { fileRoutes } from './files/files.routes';
import { noMedia, type MediaSource } from './files/media-source';
import { allAllowed, cors } from './http/cors';
import { HttpError } from './http/errors';
import { mountOperations } from './http/mount';
import type { Env } from './http/visitor';
import { resumeLive, startLive } from './live/live';
import { Timers, USUAL_PATIENCE, type Patience } from './live/timers';
import { Realtime } from './realtime/realtime';
import { authRoutes } from './routes/auth.routes';
import { blockRoutes } from './routes/block.routes';
import { commentRoutes } from './routes/comment.routes';
import { contentRoutes } from './routes/content.routes';
import { conversationRoutes } from './routes/conversation.routes';
import { couponRoutes } from './routes/coupon.routes';
import { earningRoutes } from './routes/earning.routes';
import { eventRoutes } from './routes/event.routes';
import { fanRoutes } from './routes/fan.routes';
import { feedRoutes } from './routes/feed.routes';
import { messageRoutes } from './routes/message.routes';
import { orderRoutes } from './routes/order.routes';
import { ownGalleryRoutes } from './routes/own-gallery.routes';
import { ownPhotoRoutes } from './routes/own-photo.routes';
import { ownProductRoutes } from './routes/own-product.routes';
import { ownVideoRoutes } from './routes/own-video.routes';
import { packageRoutes } from './routes/package.routes';
import { paymentRoutes } from './routes/payment.routes';
import { payoutRoutes } from './routes/payout.routes';
import { performerAccountRoutes } from './routes/performer-account.routes';
import { performerRoutes } from './routes/performer.routes';
import { postRoutes } from './routes/post.routes';
import { productRoutes } from './routes/product.routes';
import { reactionRoutes } from './routes/reaction.routes';
import { siteRoutes } from './routes/site.routes';
import { storyRoutes } from './routes/story.routes';
import { streamingRoutes } from './routes/streaming.routes';
import { subscriptionRoutes } from './routes/subscription.routes';
import { tokenTransactionRoutes } from './routes/token-transaction.routes';
import { userRoutes } from './routes/user.routes';
import { videoRoutes } from './routes/video.routes';
import { buildSeed } from './seed/build-seed';
import type { SeedData, SeedOptions } from './seed/seed-data';
import { onVideoConverted } from './uploads/video-converted';
import { resumableRoutes } from './uploads/resumable.routes';
import { Uploads } from './uploads/uploads';

export type SandboxOptions = {
  dir?: string | null;
  /** In memory even if a directory is given. */
  memory?: boolean;
  /** The base URL of links to seeded files. */
  baseUrl?: string;
  /** The URL of the web app. */
  siteUrl?: string;
  now?: () => Date;
  /** Images and videos. Without it, their URLs respond with 404. */
  media?: MediaSource;
  /** Called with log messages that come after `notices`. */
  log?: (sentence: string) => void;
  /** Time limits of live shows. Tests use shorter ones. */
  patience?: Partial<Patience>;
  /** Replaces the default content. */
  seed?: (options: SeedOptions) => SeedData;
};

export type Sandbox = {
  app: Hono<Env>;
  store: Store;
  realtime: Realtime;
  mediaServer: MediaServer;
  uploads: Uploads;
  notices: string[];
  /** Restores the seed. Sessions stay valid. */
  reset: () => void;
  close: () => Promise<void>;
};

/**
 * Creates the back end: an HTTP application with its database. `server.ts` serves it on a port; `msw.ts` connects it to
 * Jest.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const {
    baseUrl = 'http://127.0.0.1:4000',
    siteUrl = 'http://127.0.0.1:3000',
    now = () => new Date(),
    media = noMedia,
    seed = buildSeed,
    log: say,
  } = options;
  const { db, fresh, secret, notice } = openDatabase(options.memory ? null : (options.dir ?? null));
  const store = makeStore(db);
  const faults = new FaultBook();
  const log = new RequestLog();
  const connections = new Connections();
  const realtime = new Realtime({
    store,
    secret,
    now,
    baseUrl,
    received: (event, body) =>
      log.add({
        at: now().toISOString(),
        method: 'SOCKET',
        path: event,
        query: {},
        headers: {},
        body,
        status: null,
        milliseconds: null,
      }),
    admits: () => faults.take('GET', '/socket.io/') === null,
  });
  const mediaServer = new MediaServer({
    store,
    secret,
    now,
    media,
    log: say,
    opens: (path) => faults.take('GET', path) === null,
  });
  const timers = new Timers();
  const uploads = new Uploads({ store, now, dir: options.memory ? null : (options.dir ?? null) });
  const context: Context = {
    store,
    secret,
    now,
    realtime,
    mediaServer,
    timers,
    patience: { ...USUAL_PATIENCE, ...options.patience },
    uploads,
    siteUrl,
  };
  startLive(context);
  uploads.onVideoConverted = (film) => onVideoConverted(context, film);
  const gateway = new Gateway(context);

  let made: { minute: number; seed: SeedData } | null = null;
  /** The seed is the same within a minute. */
  const freshSeed = (): SeedData => {
    const minute = Math.floor(now().getTime() / 60_000);
    if (made?.minute !== minute) made = { minute, seed: seed({ now: now(), baseUrl }) };
    return made.seed;
  };
  const reset = (): void => {
    faults.clear();
    log.clear();
    timers.clear();
    realtime.admitAll();
    mediaServer.reset();
    uploads.clear();
    loadSeed(store, freshSeed());
  };
  if (fresh) reset();
  else resumeLive(context);
  uploads.resume();

  const app = new Hono<Env>();
  app.use(intercept(faults, log, connections, now));
  const allowedHeaders = allAllowed();
  app.route(
    '/__sandbox',
    controlRoutes(context, { faults, log, connections, gateway, reset, freshSeed, allowedHeaders }),
  );
  app.use(cors(allowedHeaders));
  app.route('/', docsRoutes());
  app.route('/files', fileRoutes(context, media));
  app.route('/', mailPages(context));
  app.route('/checkout', checkoutPages(context, gateway));
  app.route('/', mediaServer.routes());
  // Browsers request it for every page of the sandbox.
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.route(resumableUpload.path, resumableRoutes(context, Object.values(operations)));
  mountOperations(app, context, Object.values(operations), getRoutes(context, gateway));
  app.notFound((c) =>
    c.json({ statusCode: 404, message: `Cannot ${c.req.method} ${c.req.path}`, error: 'Not Found' }, 404),
  );
  app.onError((error, c) => {
    if (error instanceof HttpError) return c.json(error.body, { status: error.status as 400 });
    console.error(error);
    return c.json({ statusCode: 500, message: 'Something went wrong in the sandbox.' }, 500);
  });

  const close = async (): Promise<void> => {
    gateway.stop();
    await mediaServer.close();
    await uploads.close();
    await realtime.close();
    timers.clear();
    db.close();
  };
  return { app, store, realtime, mediaServer, uploads, notices: notice ? [notice] : [], reset, close };
}

const getRoutes = (context: Context, gateway: Gateway) => [
  ...authRoutes(context),
  ...userRoutes(context),
  ...performerRoutes(context),
  ...performerAccountRoutes(context),
  ...videoRoutes(context),
  ...ownVideoRoutes(context),
  ...ownGalleryRoutes(context),
  ...ownPhotoRoutes(context),
  ...ownProductRoutes(context),
  ...contentRoutes(context),
  ...productRoutes(context),
  ...postRoutes(context),
  ...feedRoutes(context),
  ...storyRoutes(context),
  ...eventRoutes(context),
  ...commentRoutes(context),
  ...reactionRoutes(context),
  ...siteRoutes(context),
  ...subscriptionRoutes(context),
  ...tokenTransactionRoutes(context),
  ...packageRoutes(context),
  ...paymentRoutes(context, gateway),
  ...couponRoutes(context),
  ...orderRoutes(context),
  ...earningRoutes(context),
  ...fanRoutes(context),
  ...payoutRoutes(context),
  ...blockRoutes(context),
  ...streamingRoutes(context),
  ...conversationRoutes(context),
  ...messageRoutes(context),
];
