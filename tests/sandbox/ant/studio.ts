import type { RtpPacket } from 'werift';
import type { Audience } from './audience';
import type { Loop } from './loop';
import type { Kind, PublisherPeer, Tracks } from './peers';
import { Publication, type Publisher } from './publication';
import { Recording } from './recording';

type Options = {
  now: () => Date;
  /** Null if ffmpeg is not installed. */
  ffmpeg: () => Promise<string | null>;
  say: (sentence: string) => void;
  started: (streamId: string) => void;
  ended: (streamId: string) => void;
};

/** A publisher that stops and starts again within this time continues in the same playlist. Milliseconds. */
const PLAYLIST_ENDS_AFTER = 2000;
/** Time for viewers to play the rest, in ms. */
const PLAYLIST_LIFETIME_MS = 15_000;

type Taped = { recording: Recording; timers: NodeJS.Timeout[] };

/** All live streams: published ones and loops. */
export class Studio {
  private readonly publications = new Map<string, Publication>();
  private readonly taped = new Map<string, Taped>();
  private readonly loops = new Map<string, Loop>();
  private ffmpeg: Promise<string | null> | null = null;

  constructor(private readonly options: Options) {}

  isPublishing(streamId: string): boolean {
    return this.loops.has(streamId) || Boolean(this.publications.get(streamId)?.tracks);
  }

  isTaken(streamId: string): boolean {
    return this.publications.get(streamId)?.isTaken ?? false;
  }

  viewers(streamId: string): number {
    return this.publications.get(streamId)?.audience.size ?? this.loops.get(streamId)?.audience.size ?? 0;
  }

  async source(streamId: string): Promise<{ audience: Audience; tracks: Tracks } | null> {
    const publication = this.publications.get(streamId);
    if (publication?.tracks) return { audience: publication.audience, tracks: publication.tracks };
    return (await this.loops.get(streamId)?.source()) ?? null;
  }

  /** The HLS of a published stream, or null. */
  recording(streamId: string): Recording | null {
    return this.taped.get(streamId)?.recording ?? null;
  }

  /** The loop with this id, unless someone publishes in its place. */
  loop(streamId: string): Loop | null {
    return this.publications.get(streamId)?.tracks ? null : (this.loops.get(streamId) ?? null);
  }

  addLoop(loop: Loop): void {
    this.loops.get(loop.streamId)?.stop();
    this.loops.set(loop.streamId, loop);
  }

  async publish(streamId: string, publisher: Publisher): Promise<void> {
    const ffmpeg = await this.findFfmpeg();
    (this.publications.get(streamId) ?? this.open(streamId, ffmpeg)).publish(publisher);
  }

  receive(streamId: string, from: PublisherPeer, kind: Kind, packet: RtpPacket): void {
    this.publications.get(streamId)?.receive(from, kind, packet);
  }

  /** If `lost` is true, the publisher may return. Otherwise, the stream ends. */
  leave(streamId: string, peer: PublisherPeer, lost: boolean): void {
    const publication = this.publications.get(streamId);
    if (lost || !publication) publication?.lose(peer);
    else publication.stop(peer);
    void peer.close();
  }

  end(streamId: string): void {
    this.publications.get(streamId)?.end();
    this.loops.get(streamId)?.stop();
    this.loops.delete(streamId);
  }

  /** Ends everything without notifications. */
  clear(): void {
    const publications = [...this.publications.values()];
    const loops = [...this.loops.values()];
    for (const { timers } of this.taped.values()) timers.forEach(clearTimeout);
    this.publications.clear();
    this.loops.clear();
    this.taped.clear();
    for (const publication of publications) publication.kill();
    for (const loop of loops) loop.stop();
  }

  private findFfmpeg(): Promise<string | null> {
    this.ffmpeg ??= this.options.ffmpeg().then((binary) => {
      if (!binary) this.options.say(NO_HLS);
      return binary;
    });
    return this.ffmpeg;
  }

  private open(streamId: string, ffmpeg: string | null): Publication {
    const { now, say: log, started, ended } = this.options;
    const taped = this.taped.get(streamId) ?? { recording: new Recording(streamId, Date.now()), timers: [] };
    const publication = new Publication({
      now,
      recording: taped.recording,
      ffmpeg,
      log,
      started: () => {
        taped.timers.splice(0).forEach(clearTimeout);
        if (ffmpeg) this.taped.set(streamId, taped);
        started(streamId);
      },
      ended: (wasLive) => {
        if (this.publications.get(streamId) !== publication) return;
        this.publications.delete(streamId);
        if (!wasLive) return;
        taped.timers.push(
          setTimeout(() => taped.recording.end(), PLAYLIST_ENDS_AFTER).unref(),
          setTimeout(() => this.taped.delete(streamId), PLAYLIST_LIFETIME_MS).unref(),
        );
        ended(streamId);
      },
    });
    this.publications.set(streamId, publication);
    return publication;
  }
}

export const NO_HLS =
  'ffmpeg was not found on this machine and not in node_modules: live streams can be watched by WebRTC only.';
