type Options = {
  callback(info: string, data?: unknown): void;
  callbackError(error: string, data?: unknown): void;
  localStream?: MediaStream;
};

/** The media server's response to `play` and `publish`: `play_started`, `publish_started`, or the code of an error. */
type Respond = (streamId: string, token: string | null) => string;

const ERRORS = ['no_stream_exist', 'unauthorized_access', 'streamIdInUse'];

/** Replaces Ant Media's package, which opens sockets and peer connections that jsdom lacks. */
export class WebRTCAdaptor {
  static made: WebRTCAdaptor[] = [];
  static respond: Respond = () => 'no_stream_exist';

  remotePeerConnection: Record<string, unknown> = {};
  webSocketAdaptor = { send: () => undefined, clearPingTimer: () => undefined };
  mediaManager = { audioContext: { close: () => Promise.resolve() } };
  request: { streamId: string; token: string | null } | null = null;
  closed = false;

  constructor(readonly options: Options) {
    WebRTCAdaptor.made.push(this);
    queueMicrotask(() => options.callback('initialized'));
  }

  play(streamId: string, token: string | null) {
    this.request = { streamId, token };
    const response = WebRTCAdaptor.respond(streamId, token);
    queueMicrotask(() =>
      ERRORS.includes(response) ? this.options.callbackError(response) : this.options.callback(response),
    );
  }

  publish(streamId: string, token: string | null) {
    this.play(streamId, token);
  }

  stop() {}

  closeWebSocket() {
    this.closed = true;
  }
}

export const Logger = { setLevel: () => undefined };

/** A browser with WebRTC and a media server without connections and streams. */
export function freshServer(): void {
  Object.defineProperty(window, 'RTCPeerConnection', { configurable: true, value: class {} });
  WebRTCAdaptor.made = [];
  WebRTCAdaptor.respond = () => 'no_stream_exist';
}
