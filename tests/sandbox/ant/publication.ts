import type { RtpPacket } from 'werift';
import { Audience } from './audience';
import type { Kind, PublisherPeer, Tracks } from './peers';
import { Recorder } from './recorder';
import type { Recording } from './recording';

/** Whoever sends a stream, as its signalling sees it. */
export type Publisher = {
  peer: PublisherPeer;
  tracks: Tracks;
  /** Its first picture or sound has come. */
  started: () => void;
  /** Its stream is over; `silent`: because nothing came any more, or ever. */
  finished: (silent: boolean) => void;
};

type Options = {
  recording: Recording;
  /** Null: there is no HLS. */
  ffmpeg: string | null;
  say: (sentence: string) => void;
  started: () => void;
  /** `wasLive`: it had been seen. */
  ended: (wasLive: boolean) => void;
};

/** A key frame that often: each is the beginning of an HLS segment. Milliseconds. */
const KEY_FRAME_EVERY = 950;
/** A stream without a packet for so long is over. Milliseconds. */
const SILENCE = 5000;
/** A publisher that has sent something so recently is alive. Milliseconds. */
const ALIVE = 2000;
/** To find a way to each other and to send the first picture. Milliseconds. */
const FIRST_PACKET = 15_000;

/** One stream on the air: RTP of its publisher to the audience and into HLS, until it is stopped or falls silent. */
export class Publication {
  readonly audience = new Audience({ askForKeyFrame: () => this.publisher?.peer.askForKeyFrame() });
  private publisher: Publisher | null = null;
  private begun = false;
  private recorder: Recorder | null = null;
  private lastPacket = 0;
  private offered = Date.now();
  private state: 'waiting' | 'live' | 'ended' = 'waiting';
  private sent: Tracks | null = null;
  private readonly clock: NodeJS.Timeout;

  constructor(private readonly options: Options) {
    this.clock = setInterval(() => this.tick(), KEY_FRAME_EVERY);
    this.clock.unref();
  }

  /** What players get, or null before the first packet. */
  get tracks(): Tracks | null {
    return this.state === 'live' ? this.sent : null;
  }

  /** Whether somebody sends it now; who has lost the connection may be followed by anybody. */
  get isTaken(): boolean {
    return this.state === 'live' && Date.now() - this.lastPacket < ALIVE && this.publisher !== null;
  }

  /** Takes a publisher, in place of one that is there. */
  publish(publisher: Publisher): void {
    this.dismiss();
    this.publisher = publisher;
    this.offered = Date.now();
    this.audience.restart();
  }

  receive(from: PublisherPeer, kind: Kind, packet: RtpPacket): void {
    const { publisher } = this;
    if (this.state === 'ended' || publisher?.peer !== from) return;
    this.lastPacket = Date.now();
    if (!this.begun) this.begin(publisher);
    this.recorder?.push(kind, packet);
    this.audience.send(kind, packet);
  }

  /** The publisher's connection is lost: it may come back before the silence becomes too long. */
  lose(peer: PublisherPeer): void {
    if (this.publisher?.peer !== peer) return;
    this.dismiss();
    // Nobody has seen anything yet: there is nothing to wait for.
    if (this.state === 'waiting') this.end();
  }

  /** The publisher does not want to go on. */
  stop(peer: PublisherPeer): void {
    if (this.publisher?.peer !== peer) return;
    this.dismiss();
    this.end();
  }

  /** Everybody is told. */
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

  /** Without waiting for the last segment. */
  kill(): void {
    const { recorder } = this;
    this.end();
    recorder?.kill();
  }

  /** The first packet of a publisher. */
  private begin(publisher: Publisher): void {
    const { recording, ffmpeg, say } = this.options;
    const { tracks } = publisher;
    this.begun = true;
    // Players were promised other codecs: they have to ask again.
    if (this.sent && (this.sent.video !== tracks.video || this.sent.audio !== tracks.audio)) this.audience.dismiss();
    this.sent = tracks;
    if (ffmpeg) this.recorder = new Recorder({ binary: ffmpeg, ...tracks, recording, wantsKeyFrame: () => this.audience.wantsKeyFrame(), say });
    const isFirst = this.state === 'waiting';
    this.state = 'live';
    publisher.started();
    if (isFirst) this.options.started();
  }

  private dismiss(): void {
    this.begun = false;
    this.recorder?.close();
    this.recorder = null;
    const { publisher } = this;
    this.publisher = null;
    void publisher?.peer.close();
  }

  private tick(): void {
    const silent = this.state === 'live' ? Date.now() - this.lastPacket > SILENCE : Date.now() - this.offered > FIRST_PACKET;
    if (silent) this.end(true);
    else this.audience.wantsKeyFrame();
  }
}
