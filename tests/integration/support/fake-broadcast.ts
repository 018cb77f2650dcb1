/** A camera or microphone track without media. */
class FakeTrack extends EventTarget {
  enabled = true;
  readyState = 'live';

  constructor(readonly kind: 'audio' | 'video') {
    super();
  }

  stop(): void {
    this.readyState = 'ended';
  }

  /** Simulates an unplugged device. */
  unplug(): void {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }

  getSettings(): MediaTrackSettings {
    return {};
  }

  async applyConstraints(): Promise<void> {}
}

class FakeStream {
  constructor(private tracks: FakeTrack[] = []) {}
  getTracks = () => [...this.tracks];
  addTrack = (track: FakeTrack) => void this.tracks.push(track);
  removeTrack = (track: FakeTrack) => void (this.tracks = this.tracks.filter((each) => each !== track));
}

interface AdaptorOptions {
  callback(info: string, data?: unknown): void;
  callbackError(error: string, data?: unknown): void;
}

/** A connection to the media server whose responses the test determines. */
class FakeAdaptor {
  readonly published: [streamId: string, token: string | null][] = [];
  readonly remotePeerConnection = {};
  readonly webSocketAdaptor = null;
  readonly mediaManager = { audioContext: { close: () => Promise.resolve() } };
  closed = false;

  constructor(private readonly options: AdaptorOptions) {
    queueMicrotask(() => this.emit('initialized'));
  }

  publish(streamId: string, token: string | null): void {
    this.published.push([streamId, token]);
  }

  stop(): void {}

  closeWebSocket(): void {
    this.closed = true;
  }

  emit(info: string): void {
    this.options.callback(info);
  }
}

/** Provides the tests of this file with a camera, a microphone and a fake of Ant Media Server. */
export function fakeBroadcast() {
  const connections: FakeAdaptor[] = [];
  const tracks: FakeTrack[] = [];
  let refusal: { name: string; kind?: FakeTrack['kind'] } | null = null;

  jest.doMock('@antmedia/webrtc_adaptor/dist/es/webrtc_adaptor.js', () => ({
    WebRTCAdaptor: class extends FakeAdaptor {
      constructor(options: AdaptorOptions) {
        super(options);
        connections.push(this);
      }
    },
  }));
  jest.doMock('@antmedia/webrtc_adaptor/dist/es/loglevel.min.js', () => ({ Logger: { setLevel: () => undefined } }));

  const open = (kind: FakeTrack['kind']) => {
    const track = new FakeTrack(kind);
    tracks.push(track);
    return track;
  };
  const isRefused = (kind: FakeTrack['kind']) => refusal !== null && (refusal.kind ?? kind) === kind;
  /** Browsers hide id and name of devices without permission. */
  const listed = (kind: FakeTrack['kind'], deviceId: string, label: string) => ({
    kind: `${kind}input`,
    ...(isRefused(kind) ? { deviceId: '', label: '' } : { deviceId, label }),
  });
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async ({ video, audio }: MediaStreamConstraints) => {
      if (refusal && (video ? isRefused('video') : isRefused('audio'))) throw new DOMException('', refusal.name);
      return new FakeStream([...(video ? [open('video')] : []), ...(audio ? [open('audio')] : [])]);
    },
    enumerateDevices: async () => [
      listed('video', 'front', 'Front camera'),
      listed('video', 'desk', 'Desk camera'),
      listed('audio', 'mic', 'Microphone'),
    ],
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  Object.assign(window, { MediaStream: FakeStream });

  beforeEach(() => {
    connections.splice(0);
    tracks.splice(0);
    refusal = null;
  });
  return {
    connections,
    /** Every track that was ever opened. */
    tracks,
    /** Denies access to all devices, or to one kind, with an error of this name. */
    refuse: (name: string, kind?: FakeTrack['kind']) => void (refusal = { name, kind }),
    /** Grants access again. */
    allow: () => void (refusal = null),
  };
}
