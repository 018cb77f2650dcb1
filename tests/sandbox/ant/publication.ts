import type { RtpPacket } from 'werift';
import { Audience } from './audience';
import type { Kind, PublisherPeer, Tracks } from './peers';
import { Recorder } from './recorder';
import type { Recording } from './recording';

/** The publisher of a stream, as its signaling session sees it. */
export type Publisher = {
  peer: PublisherPeer;
  tracks: Tracks;
  /** The first packet arrived. */
  started: () => void;
  finished: (silent: boolean) => void;
};

type Options = {
  now: () => Date;
  recording: Recording;
  /** Null if there is no HLS. */
  ffmpeg: string | null;
  log: (sentence: string) => void;
  started: () => void;
  /** `wasLive` is true if the stream had started. */
  ended: (wasLive: boolean) => void;
};

/** Interval of key frames, in ms. Each starts an HLS segment. */
const KEY_FRAME_EVERY = 950;
/** A stream without packets for this long is over. Milliseconds. */
const SILENCE = 5000;
/** A publisher counts as alive for this long after its last packet. Milliseconds. */
const ALIVE = 2000;
const FIRST_PACKET = 15_000;

/** A live stream: forwards the RTP of its publisher to the audience and to HLS, until it is stopped or times out. */
export class Publication {
  readonly audience = new Audience({ askForKeyFrame: () => this.publisher?.peer.askForKeyFrame() });
  private publisher: Publisher | null = null;
  private hasStarted = false;
  private recorder: Recorder | null = null;
  private lastPacket = 0;
  private offered: number;
  private state: 'waiting' | 'live' | 'ended' = 'waiting';
  private sent: Tracks | null = null;
  private readonly clock: NodeJS.Timeout;

  constructor(private readonly options: Options) {
    this.offered = this.time();
    this.clock = setInterval(() => this.tick(), KEY_FRAME_EVERY);
    this.clock.unref();
  }

  /** Tracks for players; null before the first packet. */
  get tracks(): Tracks | null {
    return this.state === 'live' ? this.sent : null;
  }

  /** Whether a publisher is active. Anyone can replace one that lost its connection. */
  get isTaken(): boolean {
    return this.state === 'live' && this.time() - this.lastPacket < ALIVE && this.publisher !== null;
  }

  /** Sets the publisher and replaces the current one. */
  publish(publisher: Publisher): void {
    this.dismiss();
    this.publisher = publisher;
    this.offered = this.time();
    this.audience.restart();
  }

  receive(from: PublisherPeer, kind: Kind, packet: RtpPacket): void {
    const { publisher } = this;
    if (this.state === 'ended' || publisher?.peer !== from) return;
    this.lastPacket = this.time();
    if (!this.hasStarted) this.begin(publisher);
    this.recorder?.push(kind, packet);
    this.audience.send(kind, packet);
  }

  /** Handles a lost connection. The publisher can return until the stream times out. */
  lose(peer: PublisherPeer): void {
    if (this.publisher?.peer !== peer) return;
    this.dismiss();
    // Nothing was published yet, so there is nothing to wait for.
    if (this.state === 'waiting') this.end();
  }

  /** The publisher stopped the stream. */
  stop(peer: PublisherPeer): void {
    if (this.publisher?.peer !== peer) return;
    this.dismiss();
    this.end();
  }

  end(silent = false): void {
    if (this.state === 'ended') return;
    const wasLive = this.state === 'live';
    this.state = 'ended';
    clearInterval(this.clock);
    this.publisher?.finished(silent);
    this.dismiss();
    this.audience.finish();
    this.options.ended(wasLive);
  }

  /** Ends HLS without the last segment. */
  kill(): void {
    const { recorder } = this;
    this.end();
    recorder?.kill();
  }

  /** Handles the first packet of a publisher. */
  private begin(publisher: Publisher): void {
    const { recording, ffmpeg, log } = this.options;
    const { tracks } = publisher;
    this.hasStarted = true;
    // The codecs changed, so players have to negotiate again.
    if (this.sent && (this.sent.video !== tracks.video || this.sent.audio !== tracks.audio)) this.audience.dismiss();
    this.sent = tracks;
    if (ffmpeg)
      this.recorder = new Recorder({
        binary: ffmpeg,
        ...tracks,
        recording,
        wantsKeyFrame: () => this.audience.wantsKeyFrame(),
        say: log,
      });
    const isFirst = this.state === 'waiting';
    this.state = 'live';
    publisher.started();
    if (isFirst) this.options.started();
  }

  private time(): number {
    return this.options.now().getTime();
  }

  private dismiss(): void {
    this.hasStarted = false;
    this.recorder?.close();
    this.recorder = null;
    const { publisher } = this;
    this.publisher = null;
    void publisher?.peer.close();
  }

  private tick(): void {
    const silent =
      this.state === 'live' ? this.time() - this.lastPacket > SILENCE : this.time() - this.offered > FIRST_PACKET;
    if (silent) this.end(true);
    else this.audience.wantsKeyFrame();
  }
}
