/*
 * The parts of Ant Media's package that we use, by the file that holds nothing else: its index brings a library for pictures without background
 * along, and its own types say `any` of nearly everything.
 */
declare module '@antmedia/webrtc_adaptor/dist/es/webrtc_adaptor.js' {
  interface AdaptorOptions {
    websocketURL: string;
    isPlayMode: boolean;
    /** Whether it connects again by itself, with the token it had. */
    reconnectIfRequiredFlag: boolean;
    dataChannelEnabled: boolean;
    mediaConstraints: { video: boolean; audio: boolean };
    /** What is sent; without it the package opens the devices itself. */
    localStream?: MediaStream;
    remoteVideoElement?: HTMLVideoElement;
    callback(info: string, data: unknown): void;
    callbackError(error: string, data: unknown): void;
  }

  export class WebRTCAdaptor {
    constructor(options: AdaptorOptions);
    /** By stream id. */
    remotePeerConnection: Record<string, RTCPeerConnection | undefined>;
    /** `wsConn` comes with the first event. */
    webSocketAdaptor: { wsConn?: WebSocket; send(text: string): void; clearPingTimer(): void } | null;
    mediaManager: { audioContext: AudioContext };
    publish(streamId: string, token: string | null): void;
    play(streamId: string, token: string | null): void;
    /** Tells the server, and closes the peer connection. */
    stop(streamId: string): void;
    closeWebSocket(): void;
  }
}

declare module '@antmedia/webrtc_adaptor/dist/es/loglevel.min.js' {
  export const Logger: { setLevel(level: 'silent', persist: boolean): void };
}
