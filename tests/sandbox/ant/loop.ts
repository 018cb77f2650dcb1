import type { MediaSource } from '../files/media-source';
import type { ClipKey } from '../media/clip-recipes';
import { Audience } from './audience';
import { loopPlaylist, segmentLengths } from './loop-playlist';
import { LoopSender } from './loop-sender';
import type { Tracks } from './peers';

type Options = {
  media: MediaSource;
  ffmpeg: () => Promise<string | null>;
  log: (sentence: string) => void;
};

const TRACKS: Tracks = { video: 'h264', audio: true };
export const LOOP_RENDITIONS = ['360p', '240p'] as const;
export type LoopRendition = (typeof LOOP_RENDITIONS)[number];
/** Time before the encoder stops after the last viewer left, in ms. The viewer may only be reloading. */
const LINGERS = 3000;
const WHOLE_CLIP = Infinity;

/** A stream that is always live: a repeating clip. HLS needs no encoder; WebRTC runs one while there are viewers. */
export class Loop {
  readonly audience: Audience;
  private sender: LoopSender | null = null;
  private lingering: NodeJS.Timeout | undefined;
  private readonly lengths = new Map<LoopRendition, Promise<number[]>>();

  constructor(
    readonly streamId: string,
    private readonly clip: ClipKey,
    private readonly options: Options,
  ) {
    this.audience = new Audience({ emptied: () => this.linger() });
  }

  /** Null on a machine that can't encode video. */
  async playlist(rendition: LoopRendition, now: Date): Promise<string | null> {
    const name = encodeURIComponent(this.streamId);
    const lengths = await this.getLengths(rendition);
    return lengths.length === 0
      ? null
      : loopPlaylist(
          lengths,
          (index) => `${name}/${rendition}/seg-${String(index).padStart(4, '0')}.ts`,
          now.getTime(),
        );
  }

  /** The master playlist of all renditions. */
  async adaptive(): Promise<string | null> {
    const master = await this.options.media.clip(this.clip, 'master.m3u8', WHOLE_CLIP);
    if (!master) return null;
    return new TextDecoder()
      .decode(master)
      .replace(
        /^(\w+)\/index\.m3u8$/gm,
        (_, rendition: string) => `${encodeURIComponent(this.streamId)}_${rendition}.m3u8`,
      );
  }

  segment(path: string): Promise<Uint8Array | null> {
    return /^\d+p\/seg-\d{4}\.ts$/.test(path)
      ? this.options.media.clip(this.clip, path, WHOLE_CLIP)
      : Promise.resolve(null);
  }

  /** The source for WebRTC players. Starts the encoder. */
  async source(): Promise<{ audience: Audience; tracks: Tracks } | null> {
    clearTimeout(this.lingering);
    if (!this.sender) {
      const [binary, film] = await Promise.all([
        this.options.ffmpeg(),
        this.options.media.clip(this.clip, 'movie.mp4', WHOLE_CLIP),
      ]);
      if (!binary || !film) return null;
      this.sender ??= new LoopSender(binary, film, this.audience, this.options.log);
    }
    // The caller may never join.
    if (this.audience.size === 0) this.linger();
    return { audience: this.audience, tracks: TRACKS };
  }

  stop(): void {
    clearTimeout(this.lingering);
    this.sender?.stop();
    this.sender = null;
    this.audience.finish();
  }

  private linger(): void {
    clearTimeout(this.lingering);
    this.lingering = setTimeout(() => {
      if (this.audience.size > 0) return;
      this.sender?.stop();
      this.sender = null;
    }, LINGERS).unref();
  }

  private getLengths(rendition: LoopRendition): Promise<number[]> {
    const known = this.lengths.get(rendition);
    if (known) return known;
    const read = this.options.media
      .clip(this.clip, `${rendition}/index.m3u8`, WHOLE_CLIP)
      .then((playlist) => (playlist ? segmentLengths(new TextDecoder().decode(playlist)) : []));
    this.lengths.set(rendition, read);
    return read;
  }
}
