import type { RtpPacket } from 'werift';
import type { Kind, PlayerPeer } from './peers';

/** A WebRTC viewer of a stream. */
export type Player = {
  peer: PlayerPeer;
  finished: () => void;
};

/** Minimum interval between key frame requests, in ms. One key frame serves all viewers. */
const KEY_FRAME_PAUSE = 400;

/** The WebRTC viewers of one stream. All of them get the same packets; nothing is encoded again. */
export class Audience {
  private readonly players = new Set<Player>();
  private requestedAt = 0;
  private over = false;

  constructor(private readonly options: { askForKeyFrame?: () => void; emptied?: () => void }) {}

  get size(): number {
    return this.players.size;
  }

  add(player: Player): void {
    if (this.over) player.finished();
    else this.players.add(player);
  }

  remove(player: Player): void {
    if (this.players.delete(player) && this.size === 0) this.options.emptied?.();
  }

  send(kind: Kind, packet: RtpPacket): void {
    for (const { peer } of this.players) peer.send(kind, packet);
  }

  /** Continues with another source. */
  restart(): void {
    for (const { peer } of this.players) peer.restart();
  }

  wantsKeyFrame(): void {
    const now = Date.now();
    if (now - this.requestedAt < KEY_FRAME_PAUSE) return;
    this.requestedAt = now;
    this.options.askForKeyFrame?.();
  }

  /** Notifies all viewers that the stream is over for them. */
  dismiss(): void {
    const all = [...this.players];
    this.players.clear();
    for (const player of all) player.finished();
  }

  finish(): void {
    this.over = true;
    this.dismiss();
  }
}
