import { livePlaylist, type Segment } from './live-window';

/** How far back a viewer can go. Seconds. */
const REWIND = 75;

/** With less than that a player would soon stand still. */
const FIRST_SEGMENTS = 2;

type Kept = Segment & { body: Uint8Array };

/**
 * The HLS of one published stream: its last segments, in memory. It outlives publishers, so that one who comes back goes on in
 * the same playlist after a discontinuity.
 */
export class Recording {
  private segments: Kept[] = [];
  private discontinuity = 0;
  private lastRun: symbol | null = null;
  private next: number;
  private over = false;

  constructor(
    private readonly streamId: string,
    now: number,
  ) {
    // Higher than anything a viewer has seen before a restart of the sandbox: there is about one segment a second.
    this.next = Math.floor(now / 1000);
  }

  /** Another encoder begins; what it gives takes its segments. `at` in milliseconds since 1970. */
  begin(): (body: Uint8Array, seconds: number, at: number) => void {
    const run = Symbol(this.streamId);
    this.over = false;
    return (body, seconds, at) => {
      const starts = this.lastRun !== null && this.lastRun !== run;
      this.lastRun = run;
      this.segments.push({ uri: `${encodeURIComponent(this.streamId)}/${this.next}.ts`, seconds, at, starts, body });
      this.next += 1;
      this.forget();
    };
  }

  /** Nothing follows: players stop where it ends. */
  end(): void {
    this.over = true;
  }

  /** Null in the first seconds. */
  playlist(): string | null {
    if (this.segments.length < FIRST_SEGMENTS) return null;
    return livePlaylist({ segments: this.segments, sequence: this.next - this.segments.length, discontinuity: this.discontinuity, ended: this.over });
  }

  read(file: string): Uint8Array | null {
    const [, number] = /^(\d+)\.ts$/.exec(file) ?? [];
    return this.segments[Number(number) - (this.next - this.segments.length)]?.body ?? null;
  }

  private forget(): void {
    let length = this.segments.reduce((sum, segment) => sum + segment.seconds, 0);
    while (length > REWIND) {
      const [oldest, following] = this.segments;
      if (!oldest || !following) return;
      this.segments.shift();
      if (following.starts) this.discontinuity += 1;
      length -= oldest.seconds;
    }
  }
}
