import { livePlaylist, type Segment } from './live-window';

/** How far back viewers can seek, in seconds. */
const REWIND = 75;

/** With fewer segments, a player would soon stall. */
const FIRST_SEGMENTS = 2;

type StoredSegment = Segment & { body: Uint8Array };

/**
 * The HLS of one published stream: its latest segments, in memory. It outlives its publisher, so a returning one
 * continues in the same playlist after a discontinuity.
 */
export class Recording {
  private segments: StoredSegment[] = [];
  private discontinuity = 0;
  private lastRun: symbol | null = null;
  private next: number;
  private over = false;

  constructor(
    private readonly streamId: string,
    now: number,
  ) {
    // Higher than any number that viewers saw before a restart of the sandbox, since segments last about a second.
    this.next = Math.floor(now / 1000);
  }

  /** Starts a new encoder. Returns the function that adds its segments; `at` is in ms since 1970. */
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

  /** Marks the playlist as ended, so players stop at its end. */
  end(): void {
    this.over = true;
  }

  /** Null in the first seconds. */
  playlist(): string | null {
    if (this.segments.length < FIRST_SEGMENTS) return null;
    return livePlaylist({
      segments: this.segments,
      sequence: this.next - this.segments.length,
      discontinuity: this.discontinuity,
      ended: this.over,
    });
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
