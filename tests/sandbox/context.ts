import type { Store } from './db/store';
import type { Realtime } from './realtime/realtime';

/** What every part of the sandbox works with. */
export type Context = {
  store: Store;
  /** Signs sessions, mail links and media addresses. */
  secret: Uint8Array;
  now: () => Date;
  realtime: Realtime;
  /** Where the web app lives: links in mails lead back there. */
  siteUrl: string;
};
