/** A minimal hls.js: a stream in three sizes, and the selection that the player allows. */
export default class FakeHls {
  static readonly Events = {
    MANIFEST_PARSED: 'parsed',
    MAX_AUTO_LEVEL_UPDATED: 'limited',
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
  /** The limit by the size of the player, which tests may change. */
  static sizeLimit = -1;
  private limit = -1;
  loadLevel = -1;
  nextLevel = -1;
  latestLevelDetails = null;
  liveSyncPosition = null;
  playingDate = null;
  latency = 3;

  constructor() {
    FakeHls.made.push(this);
  }
  get autoLevelCapping() {
    return this.limit;
  }
  set autoLevelCapping(level: number) {
    if (this.limit === level) return;
    this.limit = level;
    this.listeners.get('limited')?.('limited', {});
  }
  get maxAutoLevel() {
    return this.limit === -1 ? this.levels.length - 1 : this.limit;
  }
  on(event: string, listener: (event: string, data: unknown) => void) {
    this.listeners.set(event, listener);
  }
  loadSource() {
    this.limit = FakeHls.sizeLimit;
    queueMicrotask(() => this.listeners.get('parsed')?.('parsed', { levels: this.levels }));
  }
  attachMedia() {}
  destroy() {}
}
