import type { MediaServer } from './ant/media-server';
import type { Store } from './db/store';
import type { Patience, Timers } from './live/timers';
import type { Realtime } from './realtime/realtime';
import type { Uploads } from './uploads/uploads';

export type Context = {
  store: Store;
  /** Signs sessions, email links and media URLs. */
  secret: Uint8Array;
  now: () => Date;
  realtime: Realtime;
  mediaServer: MediaServer;
  /** Delayed actions. A reset cancels them. */
  timers: Timers;
  patience: Patience;
  /** Uploaded files of performers. */
  uploads: Uploads;
  /** The URL of the web app, for links in emails. */
  siteUrl: string;
};
