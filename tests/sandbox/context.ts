import type { MediaServer } from './ant/media-server';
import type { Store } from './db/store';
import type { Patience, Timers } from './live/timers';
import type { Realtime } from './realtime/realtime';
import type { Uploads } from './uploads/uploads';

/** What every part of the sandbox works with. */
export type Context = {
  store: Store;
  /** Signs sessions, mail links and media addresses. */
  secret: Uint8Array;
  now: () => Date;
  realtime: Realtime;
  mediaServer: MediaServer;
  /** What is to happen in a while; a reset calls it off. */
  timers: Timers;
  patience: Patience;
  /** Files that performers sent. */
  uploads: Uploads;
  /** Where the web app lives: links in mails lead back there. */
  siteUrl: string;
};
