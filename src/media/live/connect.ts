import type { LiveFault } from './live-repair';

interface ConnectOptions {
  /** `ws(s)://…/websocket` */
  websocket: string;
  streamId: string;
  token: string | null;
  /** The stream to publish, or the element to play on. */
  send?: MediaStream;
  show?: HTMLVideoElement;
  /** Called when the server confirms the stream (`publish_started`, `play_started`). */
  onStarted(): void;
  /** Called once when the connection ends. `reason` is a definition from contract F.3 or the package's own term. */
  onEnd(fault: LiveFault, reason: string): void;
}

export interface Connection {
  peer(): RTCPeerConnection | undefined;
}

/** Maps definitions from contract F.3 to faults; all others count as `network`. */
const FAULTS: Record<string, LiveFault> = {
  no_stream_exist: 'absent',
  stream_not_active_or_expired: 'absent',
  play_finished: 'absent',
  unauthorized_access: 'refused',
  not_allowed_unregistered_streams: 'refused',
  notSetRemoteDescription: 'media',
  viewerLimitReached: 'busy',
  highResourceUsage: 'busy',
};

/** Errors of the package that don't end the connection. */
const HARMLESS = ['protocol_not_supported', 'data_channel_error', 'already_playing', 'already_publishing'];

/** The server responds to a ping every 3 s. */
const SILENT_FOR_MS = 10_000;
const CHECK_INTERVAL_MS = 1000;
/** How long a disconnected peer connection can take to recover by itself. */
const PEER_LOST_MS = 4000;

async function loadAdaptor() {
  const [{ WebRTCAdaptor }, { Logger }] = await Promise.all([
    import('@antmedia/webrtc_adaptor/dist/es/webrtc_adaptor.js'),
    import('@antmedia/webrtc_adaptor/dist/es/loglevel.min.js'),
  ]);
  Logger.setLevel('silent', false);
  return WebRTCAdaptor;
}

/**
 * Runs `make` and returns a function that removes the window listeners it added, because the package never removes
 * them.
 */
function trackWindowListeners<T>(make: () => T): { made: T; removeListeners: () => void } {
  const add = window.addEventListener;
  const listeners: Parameters<typeof add>[] = [];
  window.addEventListener = (...listener: Parameters<typeof add>) => {
    listeners.push(listener);
    add.apply(window, listener);
  };
  try {
    return {
      made: make(),
      removeListeners: () => listeners.forEach(([type, listener]) => window.removeEventListener(type, listener)),
    };
  } finally {
    window.addEventListener = add;
  }
}

/**
 * Opens one WebRTC connection to the media server, to publish `send` or to play on `show` (contract F.3, F.4). It
 * doesn't reconnect: the caller does, with a fresh token, because the package would reuse the old one. Aborting the
 * signal closes the connection and releases its socket, peer connection, timer, listeners and audio context. Rejects
 * when the package fails to load or the signal aborts first.
 */
export async function connect(
  { websocket, streamId, token, send, show, onStarted, onEnd }: ConnectOptions,
  until: AbortSignal,
): Promise<Connection> {
  const WebRTCAdaptor = await loadAdaptor();
  until.throwIfAborted();
  let isEnded = false;
  let lastMessageAt: number | null = null;
  let lostAt: number | null = null;

  const end = (reason: string) => {
    if (isEnded) return;
    isEnded = true;
    onEnd(FAULTS[reason] ?? 'network', reason);
  };
  const { made: adaptor, removeListeners } = trackWindowListeners(
    () =>
      new WebRTCAdaptor({
        websocketURL: websocket,
        isPlayMode: send === undefined,
        reconnectIfRequiredFlag: false,
        dataChannelEnabled: false,
        mediaConstraints: { video: send !== undefined, audio: send !== undefined },
        localStream: send,
        remoteVideoElement: show,
        callback(info) {
          if (isEnded) return;
          if (info === 'initialized') {
            if (send) adaptor.publish(streamId, token);
            else adaptor.play(streamId, token);
          } else if (info === 'publish_started' || info === 'play_started') onStarted();
          else if (info === 'pong') lastMessageAt = Date.now();
          else if (['closed', 'server_will_stop', 'publish_finished', 'play_finished'].includes(info)) end(info);
        },
        callbackError(error) {
          if (!HARMLESS.includes(error)) end(error);
        },
      }),
  );
  const getPeer = () => adaptor.remotePeerConnection[streamId];

  const timer = window.setInterval(() => {
    const now = Date.now();
    const state = getPeer()?.iceConnectionState;
    if (state !== 'disconnected') lostAt = null;
    else lostAt ??= now;
    const isLost = state === 'failed' || (lostAt !== null && now - lostAt > PEER_LOST_MS);
    const isSilent = lastMessageAt !== null && now - lastMessageAt > SILENT_FOR_MS;
    if (isLost || isSilent) end(isLost ? 'ice_failed' : 'silent');
  }, CHECK_INTERVAL_MS);

  until.addEventListener('abort', () => {
    isEnded = true;
    window.clearInterval(timer);
    removeListeners();
    const socket = adaptor.webSocketAdaptor;
    // Browsers log an error for each message sent to a closing socket.
    if (socket?.wsConn?.readyState === WebSocket.CLOSING) socket.send = () => undefined;
    adaptor.stop(streamId);
    adaptor.closeWebSocket();
    socket?.clearPingTimer();
    // Pending messages would reopen the socket.
    if (socket) socket.send = () => undefined;
    adaptor.mediaManager.audioContext.close().catch(() => undefined);
  });

  return { peer: getPeer };
}
