import type { Audience, Player } from './audience';
import { PlayerPeer, PublisherPeer, type Tracks } from './peers';
import type { Studio } from './studio';
import type { Wire } from './wire';

/** The role of one browser in one stream: publisher or player. */
export type Part = {
  /** Receives an SDP offer or answer. */
  description: (type: string, sdp: string) => Promise<void>;
  candidate: (candidate: string, id: string, label: number) => Promise<void>;
  /** `lost` is true if the connection broke, false if the browser left on purpose. */
  leave: (lost: boolean) => void;
};

export class PublishPart implements Part {
  private peer: PublisherPeer | null = null;

  constructor(
    private readonly studio: Studio,
    private readonly streamId: string,
    private readonly wire: Wire,
  ) {
    wire.send({ command: 'start' });
  }

  async description(type: string, sdp: string): Promise<void> {
    if (type !== 'offer' || this.peer) return;
    const { studio, streamId, wire } = this;
    const { peer, answer, tracks } = await PublisherPeer.answer(
      sdp,
      {
        candidate: (candidate) => wire.candidate(candidate),
        connected: () => this.peer?.askForKeyFrame(),
        gone: () => this.leave(true),
      },
      (kind, packet) => {
        if (this.peer) studio.receive(streamId, this.peer, kind, packet);
      },
    );
    this.peer = peer;
    await studio.publish(streamId, {
      peer,
      tracks,
      started: () => wire.notify('publish_started'),
      finished: (silent) => (silent ? wire.fail('publishTimeoutError') : wire.notify('publish_finished')),
    });
    wire.description('answer', answer);
  }

  async candidate(candidate: string, id: string, label: number): Promise<void> {
    await this.peer?.candidate(candidate, id, label);
  }

  leave(lost: boolean): void {
    if (this.peer) this.studio.leave(this.streamId, this.peer, lost);
  }
}

export class PlayPart implements Part {
  private constructor(
    private readonly audience: Audience,
    private readonly player: Player,
  ) {}

  static async begin(audience: Audience, tracks: Tracks, wire: Wire): Promise<PlayPart> {
    const connected = (): void => {
      wire.notify('play_started');
      audience.wantsKeyFrame();
    };
    let part: PlayPart | null = null;
    const signals = { candidate: wire.candidate.bind(wire), connected, gone: () => part?.leave() };
    const { peer, offer } = await PlayerPeer.offer(tracks, signals, () => audience.wantsKeyFrame());
    const finished = (): void => {
      wire.notify('play_finished');
      void peer.close();
    };
    part = new PlayPart(audience, { peer, finished });
    wire.description('offer', offer);
    audience.add(part.player);
    return part;
  }

  async description(type: string, sdp: string): Promise<void> {
    if (type === 'answer') await this.player.peer.answer(sdp);
  }

  candidate(candidate: string, id: string, label: number): Promise<void> {
    return this.player.peer.candidate(candidate, id, label);
  }

  leave(): void {
    this.audience.remove(this.player);
    void this.player.peer.close();
  }
}
