/*
 * The parts of Ant Media's package that the app uses. It imports this file instead of the index, which pulls in a
 * background removal library. The package's own types are mostly `any`.
 */
declare module '@antmedia/webrtc_adaptor/dist/es/webrtc_adaptor.js' {
  interface AdaptorOptions {
    websocketURL: string;
    isPlayMode: boolean;
    /** Reconnects automatically, with the old token. */
    reconnectIfRequiredFlag: boolean;
    dataChannelEnabled: boolean;
    mediaConstraints: { video: boolean; audio: boolean };
    /** The stream to publish; without it, the package opens the devices itself. */
    localStream?: MediaStream;
    remoteVideoElement?: HTMLVideoElement;
    callback(info: string, data: unknown): void;
    callbackError(error: string, data: unknown): void;
  }

  export class WebRTCAdaptor {
    constructor(options: AdaptorOptions);
    /** Keyed by stream id. */
    remotePeerConnection: Record<string, RTCPeerConnection | undefined>;
    /** `wsConn` is set with the first event. */
    webSocketAdaptor: { wsConn?: WebSocket; send(text: string): void; clearPingTimer(): void } | null;
    mediaManager: { audioContext: AudioContext };
    publish(streamId: string, token: string | null): void;
    play(streamId: string, token: string | null): void;
    /** Notifies the server and closes the peer connection. */
    stop(streamId: string): void;
    closeWebSocket(): void;
  }
}

declare module '@antmedia/webrtc_adaptor/dist/es/loglevel.min.js' {
  export const Logger: { setLevel(level: 'silent', persist: boolean): void };
}
