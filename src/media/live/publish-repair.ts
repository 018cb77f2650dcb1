import { backoffDelay } from './live-repair';

/** What is done about a broadcast that broke. */
interface PublishRepair {
  /** Null: when the device is online again. */
  afterMs: number | null;
  says: string;
}

/** The media server lets go of a dropped connection after a while. */
const STILL_HELD_MS = 2000;

/**
 * How a broadcast goes on after it broke (`reason` is a definition of contract F.3 or a word of the connection). It never gives up as long as the
 * performer wants to be on air; each try takes a fresh token.
 */
export function nextPublishRepair(reason: string, tries: number, online: boolean): PublishRepair {
  if (!online) return { afterMs: null, says: 'You’re offline. Your livestream resumes when you reconnect.' };
  switch (reason) {
    case 'streamIdInUse':
      return { afterMs: STILL_HELD_MS, says: 'The media server still holds your last connection. Trying again…' };
    case 'unauthorized_access':
      return { afterMs: backoffDelay(tries), says: 'The media server refused your ticket. Trying again with a new one…' };
    case 'not_allowed_unregistered_streams':
      return { afterMs: backoffDelay(tries), says: 'The media server does not know this show. Trying again…' };
    case 'highResourceUsage':
      return { afterMs: backoffDelay(tries), says: 'The media server is very busy. Trying again…' };
    default:
      return { afterMs: backoffDelay(tries), says: 'The connection to the media server was lost. Going back on air…' };
  }
}
