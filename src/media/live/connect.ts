import type { LiveFault } from './live-repair';

interface ConnectOptions {
  /** `ws(s)://…/websocket` */
  websocket: string;
  streamId: string;
  token: string | null;
  /** What is sent, or the element that shows what comes. */
  send?: MediaStream;
  show?: HTMLVideoElement;
  /** The server says that the stream runs (`publish_started`, `play_started`). */
  onStarted(): void;
  /** Why the connection is of no use any more; said once. `reason` is the definition of contract F.3, or the package's own word. */
  onEnd(fault: LiveFault, reason: string): void;
}

export interface Connection {
  peer(): RTCPeerConnection | undefined;
}

/** Definitions of contract F.3 and what they mean for us; all others are faults of the way. */
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

/** Words of the package that end nothing. */
const HARMLESS = ['protocol_not_supported', 'data_channel_error', 'already_playing', 'already_publishing'];

/** The server answers a ping every 3 s. */
const SILENT_FOR_MS = 10_000;
const LOOK_EVERY_MS = 1000;
/** A peer connection that lost its way may find it again by itself, but not for long. */
const PEER_LOST_MS = 4000;

async function loadAdaptor() {
  const [{ WebRTCAdaptor }, { Logger }] = await Promise.all([
    import('@antmedia/webrtc_adaptor/dist/es/webrtc_adaptor.js'),
    import('@antmedia/webrtc_adaptor/dist/es/loglevel.min.js'),
  ]);
  Logger.setLevel('silent', false);
  return WebRTCAdaptor;
}

/** Runs `make`, and gives what takes back the listeners that it put on the window: the package never does. */
function withoutTraces<T>(make: () => T): { made: T; takeBack: () => void } {
  const add = window.addEventListener;
  const listeners: Parameters<typeof add>[] = [];
  window.addEventListener = (...listener: Parameters<typeof add>) => {
    listeners.push(listener);
    add.apply(window, listener);
  };
  try {
    return { made: make(), takeBack: () => listeners.forEach(([type, listener]) => window.removeEventListener(type, listener)) };
  } finally {
    window.addEventListener = add;
  }
}

/**
 * One connection to the media server by WebRTC, to publish `send` or to play on `show` (contract F.3, F.4). It does not reconnect: who opens it
 * does, with a fresh token; the package's own way would use the old one. Ends with the signal, and leaves nothing behind: no socket, peer
 * connection, timer, listener or audio context. Rejects when the package's code cannot be had, or the signal came first.
 */
export async function connect({ websocket, streamId, token, send, show, onStarted, onEnd }: ConnectOptions, until: AbortSignal): Promise<Connection> {
  const WebRTCAdaptor = await loadAdaptor();
  until.throwIfAborted();
  let ended = false;
  let heardAt: number | null = null;
  let lostAt: number | null = null;

  const end = (reason: string) => {
    if (ended) return;
    ended = true;
    onEnd(FAULTS[reason] ?? 'network', reason);
  };
  const { made: adaptor, takeBack } = withoutTraces(
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
          if (ended) return;
          if (info === 'initialized') {
            if (send) adaptor.publish(streamId, token);
            else adaptor.play(streamId, token);
          } else if (info === 'publish_started' || info === 'play_started') onStarted();
          else if (info === 'pong') heardAt = Date.now();
          else if (['closed', 'server_will_stop', 'publish_finished', 'play_finished'].includes(info)) end(info);
        },
        callbackError(error) {
          if (!HARMLESS.includes(error)) end(error);
        },
      }),
  );
  const peer = () => adaptor.remotePeerConnection[streamId];

  const timer = window.setInterval(() => {
    const now = Date.now();
    const state = peer()?.iceConnectionState;
    if (state !== 'disconnected') lostAt = null;
    else lostAt ??= now;
    const isLost = state === 'failed' || (lostAt !== null && now - lostAt > PEER_LOST_MS);
    const isSilent = heardAt !== null && now - heardAt > SILENT_FOR_MS;
    if (isLost || isSilent) end(isLost ? 'ice_failed' : 'silent');
  }, LOOK_EVERY_MS);

  until.addEventListener('abort', () => {
    ended = true;
    window.clearInterval(timer);
    takeBack();
    const socket = adaptor.webSocketAdaptor;
    // A socket takes its time to close, and browsers complain of each word that is said to it meanwhile.
    if (socket?.wsConn?.readyState === WebSocket.CLOSING) socket.send = () => undefined;
    adaptor.stop(streamId);
    adaptor.closeWebSocket();
    socket?.clearPingTimer();
    // Whatever is still under way would open the socket again to be said.
    if (socket) socket.send = () => undefined;
    adaptor.mediaManager.audioContext.close().catch(() => undefined);
  });

  return { peer };
}
