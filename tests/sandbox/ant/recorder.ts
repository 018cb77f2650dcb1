import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RtpPacket } from 'werift';
import { FrameAssembler, type Frame, type VideoCodec } from './frames';
import { AUDIO_TRACK, matroskaBlock, matroskaHead, VIDEO_TRACK } from './matroska';
import type { Recording } from './recording';

type Options = {
  binary: string;
  video: VideoCodec | null;
  audio: boolean;
  recording: Recording;
  /** A frame was lost, or the first one is needed. */
  wantsKeyFrame: () => void;
  say: (sentence: string) => void;
};

const VIDEO_RATE = 90;
const AUDIO_RATE = 48;
/** The first packets of all tracks arrive late. Milliseconds. */
const SETTLES_IN = 600;
/** How long to wait for announced audio, in ms. */
const WAIT_FOR_SOUND = 1500;
/** An ffmpeg process that ends sooner would fail again. Milliseconds. */
const SHORT_LIFE = 5000;
/** Maximum data waiting for a stuck ffmpeg process, in bytes. The rest is dropped. */
const PIPE_LIMIT = 16_000_000;

/**
 * Copies H.264 and encodes VP8; audio becomes AAC. Starts a segment at the first key frame after 0.9 seconds, and
 * prints its name and times to stdout.
 */
const argumentsFor = (dir: string, transcodes: boolean): string[] => [
  ...[
    '-hide_banner',
    '-loglevel',
    'error',
    '-fflags',
    'nobuffer',
    '-analyzeduration',
    '200000',
    '-probesize',
    '100000',
    '-fpsprobesize',
    '0',
    '-f',
    'matroska',
    '-i',
    'pipe:0',
    '-map',
    '0',
  ],
  ...(transcodes
    ? [
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-tune',
        'zerolatency',
        '-pix_fmt',
        'yuv420p',
        '-b:v',
        '1500k',
        '-force_key_frames',
        'expr:gte(t,n_forced)',
      ]
    : ['-c:v', 'copy']),
  ...[
    '-c:a',
    'aac',
    '-b:a',
    '96k',
    '-ar',
    '48000',
    '-ac',
    '2',
    '-af',
    'aresample=async=1000:first_pts=0',
    '-muxdelay',
    '0',
    '-muxpreload',
    '0',
  ],
  // By default, audio that stops holds back the video for ten seconds. Microseconds.
  ...['-max_interleave_delta', '500000'],
  ...[
    '-f',
    'segment',
    '-segment_format',
    'mpegts',
    '-segment_time',
    '0.9',
    '-segment_list',
    'pipe:1',
    '-segment_list_type',
    'csv',
    join(dir, '%d.ts'),
  ],
];

/** Creates the HLS segments of one publisher with one ffmpeg process. */
export class Recorder {
  private readonly assembler: FrameAssembler;
  private readonly startedAt = Date.now();
  private encoder: ChildProcess | null = null;
  private dir: string | null = null;
  private state: 'waiting' | 'starting' | 'running' | 'closed' = 'waiting';
  private sound = false;
  /** Set on start. */
  private withSound = false;
  private pending: Buffer[] = [];
  private readonly clocks = { video: new MediaClock(VIDEO_RATE), audio: new MediaClock(AUDIO_RATE) };
  private zero = 0;

  constructor(private readonly options: Options) {
    this.assembler = new FrameAssembler(options.video ?? 'h264', options.wantsKeyFrame);
  }

  push(kind: 'video' | 'audio', packet: RtpPacket): void {
    if (this.state === 'closed') return;
    if (kind === 'audio') {
      this.sound = true;
      if (packet.payload.length === 0) return;
      const at = this.clocks.audio.at(packet.header.timestamp);
      if (this.state === 'waiting' && !this.options.video && this.isSettled()) this.start(at, null);
      this.write(AUDIO_TRACK, at, true, packet.payload);
      return;
    }
    const frame = this.assembler.push(packet);
    if (!frame) return;
    const at = this.clocks.video.at(frame.timestamp);
    if (this.state === 'waiting' && this.isSettled()) {
      if (frame.key) this.start(at, frame);
      else this.options.wantsKeyFrame();
    }
    this.write(VIDEO_TRACK, at, frame.key, frame.data);
  }

  /** Closes the input. Pending data still becomes a segment. */
  close(): void {
    if (this.state === 'closed') return;
    this.state = 'closed';
    this.encoder?.stdin?.end();
    // Kill the process if it hangs.
    const { encoder } = this;
    if (encoder) setTimeout(() => encoder.kill('SIGKILL'), 2000).unref();
  }

  /** Stops at once and drops pending data. */
  kill(): void {
    this.state = 'closed';
    this.encoder?.kill('SIGKILL');
    this.sweep();
  }

  /** Whether the tracks have arrived and their offset is known. */
  private isSettled(): boolean {
    const age = Date.now() - this.startedAt;
    return age > SETTLES_IN && (!this.options.audio || this.sound || age > WAIT_FOR_SOUND);
  }

  /** `at` is the time of the first frame, or of the first audio packet if there is no video. */
  private start(at: number, key: Frame | null): void {
    const { binary, video, recording, say: log } = this.options;
    this.state = 'starting';
    this.zero = at;
    this.clocks.video.freeze();
    this.clocks.audio.freeze();
    this.withSound = this.sound;
    this.pending = [matroskaHead(key && video ? { codec: video, key } : null, this.withSound)];
    void mkdtemp(join(tmpdir(), 'encore-live-')).then((dir) => {
      this.dir = dir;
      if (this.state === 'closed') return this.sweep();
      const encoder = spawn(binary, argumentsFor(dir, video === 'vp8'), { stdio: ['pipe', 'pipe', 'pipe'] });
      this.encoder = encoder;
      this.state = 'running';
      const add = recording.begin();
      // The process may exit first. Later writes can be ignored.
      encoder.stdin.on('error', () => undefined);
      encoder.on('error', (error) => log(`ffmpeg could not be started: ${error.message}`));
      encoder.stderr.on('data', (text: Buffer) => log(`ffmpeg: ${text.toString().trim()}`));
      let stored = Promise.resolve();
      createInterface(encoder.stdout).on('line', (line) => {
        stored = stored
          .then(() => this.store(dir, line, add))
          .catch((error: Error) => log(`A live segment was lost: ${error.message}`));
      });
      encoder.on('close', () => {
        void stored.then(() => rmSync(dir, { recursive: true, force: true }));
        if (this.state !== 'running') return;
        this.state = Date.now() - this.zero > SHORT_LIFE ? 'waiting' : 'closed';
        this.encoder = null;
        log(
          this.state === 'waiting'
            ? 'ffmpeg exited; restarting live HLS.'
            : 'ffmpeg exited immediately, so this stream has no HLS.',
        );
      });
      for (const bytes of this.pending.splice(0)) encoder.stdin.write(bytes);
    });
  }

  private write(track: number, at: number, key: boolean, data: Buffer): void {
    if (this.state !== 'starting' && this.state !== 'running') return;
    if (track === AUDIO_TRACK && !this.withSound) return;
    const milliseconds = at - this.zero;
    if (milliseconds < 0) return;
    const block = matroskaBlock(track, milliseconds, key, data);
    const pipe = this.encoder?.stdin;
    if (!pipe) this.pending.push(block);
    else if (pipe.writable && pipe.writableLength < PIPE_LIMIT) pipe.write(block);
  }

  /** Parses one line of the segment list: `name,start,end`, in seconds. */
  private async store(dir: string, line: string, add: ReturnType<Recording['begin']>): Promise<void> {
    const [name = '', start = '', end = ''] = line.split(',');
    const file = join(dir, name);
    add(await readFile(file), Number(end) - Number(start), this.zero + Number(start) * 1000);
    await rm(file);
  }

  private sweep(): void {
    if (this.dir) rmSync(this.dir, { recursive: true, force: true });
  }
}

/** Converts the timestamps of an RTP stream to the local clock, in ms, based on the packet with the least delay. */
class MediaClock {
  private last: { timestamp: number; at: number } | null = null;
  private frozen = false;

  constructor(private readonly ticksPerMillisecond: number) {}

  at(timestamp: number): number {
    const { last } = this;
    const now = Date.now();
    // RTP timestamps wrap around after 32 bits.
    const expected = last ? last.at + ((timestamp - last.timestamp) | 0) / this.ticksPerMillisecond : now;
    const at = this.frozen ? expected : Math.min(expected, now);
    this.last = { timestamp, at };
    return Math.round(at);
  }

  /** Stops adjusting the offset, because it is in use now. */
  freeze(): void {
    this.frozen = true;
  }
}
