import type { RtpPacket } from 'werift';
import type { Kind, PlayerPeer } from './peers';

/** Somebody who watches by WebRTC. */
export type Player = {
  peer: PlayerPeer;
  /** The stream is over. */
  finished: () => void;
};

/** Less apart than this, key frames are not asked for: everybody gets the same one. Milliseconds. */
const KEY_FRAME_PAUSE = 400;

/** Who watches one stream by WebRTC: all get the same packets, none is encoded anew. */
export class Audience {
  private readonly players = new Set<Player>();
  private askedAt = 0;
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

  /** Another source goes on in place of the one before. */
  restart(): void {
    for (const { peer } of this.players) peer.restart();
  }

  wantsKeyFrame(): void {
    const now = Date.now();
    if (now - this.askedAt < KEY_FRAME_PAUSE) return;
    this.askedAt = now;
    this.options.askForKeyFrame?.();
  }

  /** Everybody is told that it is over for them. */
  dismiss(): void {
    const all = [...this.players];
    this.players.clear();
    for (const player of all) player.finished();
  }

  /** The stream is over. */
  finish(): void {
    this.over = true;
    this.dismiss();
  }
}
