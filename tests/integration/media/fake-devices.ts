/** The part of a media track that the publisher uses. */
export class FakeTrack extends EventTarget {
  enabled = true;
  readyState = 'live';

  constructor(
    readonly kind: 'audio' | 'video',
    readonly deviceId = kind === 'video' ? 'c1' : 'm1',
  ) {
    super();
  }

  getSettings() {
    return { deviceId: this.deviceId };
  }

  /** Simulates an unplugged device. */
  unplug() {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }

  stop() {
    this.readyState = 'ended';
  }

  applyConstraints() {
    return Promise.resolve();
  }
}

class FakeStream {
  constructor(private tracks: FakeTrack[] = []) {}

  getTracks = () => this.tracks;
  getVideoTracks = () => this.tracks.filter(({ kind }) => kind === 'video');
  addTrack = (track: FakeTrack) => void this.tracks.push(track);
  removeTrack = (track: FakeTrack) => {
    this.tracks = this.tracks.filter((other) => other !== track);
  };
}

/**
 * Gives jsdom a camera and a microphone. `refuse`, which a test may change, makes one of them fail as in browsers,
 * which hide the ids of devices without permission. Returns all tracks that were opened.
 */
export function fakeDevices(refuse: { video?: string; audio?: string } = {}): FakeTrack[] {
  const opened: FakeTrack[] = [];
  const open = (kind: 'audio' | 'video', constraints?: MediaTrackConstraints | boolean) => {
    const reason = refuse[kind];
    if (reason) return Promise.reject(new DOMException('', reason));
    const wanted =
      typeof constraints === 'object' ? (constraints.deviceId as ConstrainDOMStringParameters | undefined) : undefined;
    const track = new FakeTrack(kind, wanted?.exact as string | undefined);
    opened.push(track);
    return Promise.resolve(new FakeStream([track]));
  };
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: ({ video, audio }: MediaStreamConstraints) => (video ? open('video', video) : open('audio', audio)),
    getDisplayMedia: () => open('video'),
    enumerateDevices: () =>
      Promise.resolve([
        { kind: 'videoinput', deviceId: refuse.video === 'NotAllowedError' ? '' : 'c1', label: 'Front camera' },
        { kind: 'audioinput', deviceId: refuse.audio === 'NotAllowedError' ? '' : 'm1', label: '' },
      ]),
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  Object.defineProperty(window, 'MediaStream', { configurable: true, value: FakeStream });
  return opened;
}

/** Connects exactly these devices, cameras named `c…` and microphones `m…`, and fires a `devicechange` event. */
export async function plug(ids: readonly string[]): Promise<void> {
  const devices = ids.map((deviceId) => ({
    kind: deviceId.startsWith('c') ? 'videoinput' : 'audioinput',
    deviceId,
    label: deviceId,
  }));
  navigator.mediaDevices.enumerateDevices = () => Promise.resolve(devices as MediaDeviceInfo[]);
  navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
}
