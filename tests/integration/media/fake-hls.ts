/** A minimal hls.js: a stream in three sizes, and the selection that the player allows. */
export default class FakeHls {
  static readonly Events = {
    MANIFEST_PARSED: 'parsed',
    LEVEL_SWITCHED: 'switched',
    LEVEL_LOADED: 'loaded',
    ERROR: 'error',
  };
  static readonly ErrorTypes = {};
  static readonly ErrorDetails = {};
  static readonly DefaultConfig = { fragLoadPolicy: {}, manifestLoadPolicy: {}, playlistLoadPolicy: {} };
  static made: FakeHls[] = [];

  readonly levels = [360, 480, 720].map((height) => ({ height, width: (height * 16) / 9, bitrate: height * 1000 }));
  readonly listeners = new Map<string, (event: string, data: unknown) => void>();
  autoLevelCapping = -1;
  latestLevelDetails = null;
  liveSyncPosition = null;
  playingDate = null;
  latency = 3;

  constructor() {
    FakeHls.made.push(this);
  }
  on(event: string, listener: (event: string, data: unknown) => void) {
    this.listeners.set(event, listener);
  }
  loadSource() {
    queueMicrotask(() => this.listeners.get('parsed')?.('parsed', { levels: this.levels }));
  }
  attachMedia() {}
  destroy() {}
}
