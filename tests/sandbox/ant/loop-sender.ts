import { spawn, type ChildProcess } from 'node:child_process';
import { createSocket, type Socket } from 'node:dgram';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Audience } from './audience';
import type { Kind } from './peers';

/**
 * Maximum run time of an encoder, in seconds. It ends on its own if the sandbox was killed; otherwise it is restarted.
 */
const SHIFT = 600;

const rtpUrl = (port: number): string => `rtp://127.0.0.1:${port}?pkt_size=1200`;

/**
 * A key frame with its parameter sets every half second, because ffmpeg can't produce one on request and new viewers
 * shouldn't wait.
 */
const argumentsFor = (film: string, ports: Record<Kind, number>): string[] => [
  ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-re', '-stream_loop', '-1', '-i', film, '-t', String(SHIFT)],
  ...[
    '-map',
    '0:v',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-tune',
    'zerolatency',
    '-profile:v',
    'baseline',
    '-pix_fmt',
    'yuv420p',
    '-b:v',
    '500k',
    '-g',
    '12',
  ],
  ...['-bsf:v', 'dump_extra', '-f', 'rtp', '-payload_type', '96', rtpUrl(ports.video), '-t', String(SHIFT)],
  ...[
    '-map',
    '0:a',
    '-c:a',
    'libopus',
    '-b:a',
    '48k',
    '-ar',
    '48000',
    '-ac',
    '2',
    '-f',
    'rtp',
    '-payload_type',
    '97',
    rtpUrl(ports.audio),
  ],
];

/** Sends a video in real time, in a loop, to WebRTC viewers. */
export class LoopSender {
  private encoder: ChildProcess | null = null;
  private readonly sockets: Socket[] = [];
  private dir: string | null = null;
  private stopped = false;

  constructor(
    private readonly binary: string,
    film: Uint8Array,
    private readonly audience: Audience,
    private readonly log: (sentence: string) => void,
  ) {
    this.begin(film).catch((error: Error) => log(`A loop could not be sent: ${error.message}`));
  }

  stop(): void {
    this.stopped = true;
    this.encoder?.kill('SIGKILL');
    for (const socket of this.sockets.splice(0)) socket.close();
    // Synchronous, because the process may be about to exit.
    if (this.dir) rmSync(this.dir, { recursive: true, force: true });
  }

  private async begin(film: Uint8Array): Promise<void> {
    const { RtpPacket } = await import('werift');
    const open = (kind: Kind): Promise<number> =>
      new Promise((resolve, reject) => {
        const socket = createSocket('udp4');
        this.sockets.push(socket);
        socket.on('error', reject);
        socket.on('message', (bytes) => this.audience.send(kind, RtpPacket.deSerialize(bytes)));
        socket.bind(0, '127.0.0.1', () => resolve((socket.address() as AddressInfo).port));
      });
    const ports = { video: await open('video'), audio: await open('audio') };
    this.dir = await mkdtemp(join(tmpdir(), 'encore-loop-'));
    const file = join(this.dir, 'film.mp4');
    await writeFile(file, film);
    if (this.stopped) this.stop();
    else this.encode(file, ports);
  }

  private encode(file: string, ports: Record<Kind, number>): void {
    const encoder = spawn(this.binary, argumentsFor(file, ports), { stdio: ['ignore', 'ignore', 'pipe'] });
    this.encoder = encoder;
    encoder.on('error', (error) => this.log(`ffmpeg could not be started: ${error.message}`));
    encoder.stderr.on('data', (text: Buffer) => this.log(`ffmpeg: ${text.toString().trim()}`));
    encoder.on('exit', (code) => {
      if (this.stopped || code !== 0) return;
      this.audience.restart();
      this.encode(file, ports);
    });
  }
}
