import { backoffDelay, OFFLINE_RETRY_MS } from './live-repair';

interface PublishRepair {
  afterMs: number;
  message: string;
}

/** The media server takes a moment to release a dropped connection. */
const STILL_HELD_MS = 2000;

/**
 * Returns when and with which message a dropped broadcast reconnects. `reason` is a definition from contract F.3 or a
 * reason of connect.ts. It never gives up: only the performer ends the broadcast. Each attempt uses a fresh token.
 */
export function nextPublishRepair(reason: string, tries: number, online: boolean): PublishRepair {
  if (!online)
    return { afterMs: OFFLINE_RETRY_MS, message: 'You’re offline. Your livestream resumes when you reconnect.' };
  switch (reason) {
    case 'streamIdInUse':
      return { afterMs: STILL_HELD_MS, message: 'Your last connection is still open. Retrying…' };
    case 'unauthorized_access':
      return {
        afterMs: backoffDelay(tries),
        message: 'Your stream key wasn’t accepted. Retrying with a new one…',
      };
    case 'not_allowed_unregistered_streams':
      return { afterMs: backoffDelay(tries), message: 'The streaming server doesn’t recognize this show. Retrying…' };
    case 'highResourceUsage':
      return { afterMs: backoffDelay(tries), message: 'The streaming server is busy. Retrying…' };
    default:
      return {
        afterMs: backoffDelay(tries),
        message: 'The connection to the streaming server was lost. Reconnecting…',
      };
  }
}
