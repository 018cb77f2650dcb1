/** Audio output of a browser. Lists the outputs that the page opens, and counts the notes that are heard. */
class FakeAudio {
  static opened: FakeAudio[] = [];
  static notes = 0;
  /** False in Safari, unless it handles a gesture. */
  static canStart = true;

  state = 'suspended';
  currentTime = 0;
  destination = {};

  constructor() {
    FakeAudio.opened.push(this);
  }

  /** Without a gesture, stays pending, as in Safari. */
  resume(): Promise<void> {
    if (FakeAudio.canStart) this.state = 'running';
    return this.state === 'running' ? Promise.resolve() : new Promise(() => undefined);
  }

  createGain() {
    return { gain: { value: 1 }, connect: () => undefined };
  }

  createOscillator() {
    const start = () => {
      FakeAudio.notes += 1;
    };
    return { frequency: { value: 0 }, connect: () => undefined, start, stop: () => undefined };
  }
}

/** Gives the pages of a test file audio output. It stays, because pages share one output. */
export function fakeAudio(): typeof FakeAudio {
  beforeEach(() => {
    Object.assign(FakeAudio, { notes: 0, canStart: true });
    for (const output of FakeAudio.opened) output.state = 'suspended';
    Object.assign(window, { AudioContext: FakeAudio });
  });
  afterAll(() => void Reflect.deleteProperty(window, 'AudioContext'));
  return FakeAudio;
}
