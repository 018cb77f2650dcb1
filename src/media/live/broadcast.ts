import { streamUrls } from './stream-urls';
import { connect } from './connect';
import type { Connection } from './connect';
import type { StreamHosts, TokenSource } from './live-types';
import { nextPublishRepair } from './publish-repair';
import type { PublisherStep } from './publisher-types';

export interface PublishTo {
  hosts: StreamHosts;
  token: TokenSource;
}

interface BroadcastOptions {
  onStep(step: PublisherStep, message?: string | null): void;
  /** Called when the server confirms that the stream is live: at the start and after each repair. */
  onLive(): void;
}

interface Broadcast {
  /** Publishes these tracks until `stop`, reconnecting after every drop. */
  start(streamId: string, to: PublishTo, sent: MediaStream): Promise<void>;
  /** Returns true when a broadcast was running. */
  stop(): boolean;
  /** Reconnects, to add a track the current connection has no sender for. */
  renew(): void;
  onOnline(): void;
  peer(): RTCPeerConnection | undefined;
}

/** How long to wait for `publish_started`. */
const NOT_STARTED_MS = 12_000;

/** Being live this long resets the retry delays. */
const HEALTHY_AFTER_MS = 30_000;

const RENEWED = 'Your sound was added. Reconnecting…';
const NO_SERVER = 'Livestreams aren’t set up on this site.';

/**
 * Keeps a stream live by the rules of publish-repair.ts until the performer stops it. Each attempt uses a fresh token.
 */
export function createBroadcast({ onStep, onLive }: BroadcastOptions): Broadcast {
  let publication: { streamId: string; to: PublishTo; sent: MediaStream } | null = null;
  let attempt = new AbortController();
  let connection: Connection | null = null;
  let tries = 0;
  let liveSince = 0;
  let isWaitingForNetwork = false;
  let retryTimer: number | undefined;

  const disconnect = () => {
    window.clearTimeout(retryTimer);
    attempt.abort();
    connection = null;
  };

  const onDropped = (reason: string) => {
    if (!publication) return;
    disconnect();
    if (liveSince > 0 && Date.now() - liveSince > HEALTHY_AFTER_MS) tries = 0;
    liveSince = 0;
    const repair = nextPublishRepair(reason, tries, navigator.onLine);
    onStep('repairing', repair.message);
    isWaitingForNetwork = !navigator.onLine;
    if (!isWaitingForNetwork) tries += 1;
    retryTimer = window.setTimeout(() => void publish(), repair.afterMs);
  };

  const publish = async () => {
    disconnect();
    if (!publication) return;
    const { streamId, to, sent } = publication;
    const urls = streamUrls(to.hosts, window.location.protocol);
    if (!urls) {
      publication = null;
      onStep('failed', NO_SERVER);
      return;
    }
    const mine = new AbortController();
    attempt = mine;
    retryTimer = window.setTimeout(() => onDropped('publishTimeoutError'), NOT_STARTED_MS);
    const onStarted = () => {
      window.clearTimeout(retryTimer);
      liveSince = Date.now();
      isWaitingForNetwork = false;
      onLive();
      onStep('live');
    };
    const onEnd = (_fault: unknown, reason: string) => !mine.signal.aborted && onDropped(reason);
    try {
      const token = await to.token(streamId, 'publish');
      if (mine.signal.aborted) return;
      const opened = await connect(
        { websocket: urls.publish, streamId, token, send: sent, onStarted, onEnd },
        mine.signal,
      );
      if (!mine.signal.aborted) connection = opened;
    } catch {
      if (!mine.signal.aborted) onDropped('code');
    }
  };

  return {
    async start(streamId, to, sent) {
      if (publication?.streamId === streamId) return;
      publication = { streamId, to, sent };
      tries = 0;
      onStep('starting');
      await publish();
    },
    stop() {
      const wasOnAir = publication !== null;
      publication = null;
      isWaitingForNetwork = false;
      disconnect();
      return wasOnAir;
    },
    renew() {
      if (!publication || !connection) return;
      onStep('repairing', RENEWED);
      void publish();
    },
    onOnline() {
      if (!isWaitingForNetwork) return;
      isWaitingForNetwork = false;
      onStep('repairing', 'You’re back online. Reconnecting…');
      void publish();
    },
    peer: () => connection?.peer(),
  };
}
