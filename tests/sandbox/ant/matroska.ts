import type { Frame, VideoCodec } from './frames';

/** The minimum of Matroska (RFC 9559) that pipes timed frames and audio to ffmpeg. */

export const VIDEO_TRACK = 1;
export const AUDIO_TRACK = 2;

const MICROSECOND_STEPS = 1_000_000;

/** The header: one video track, one Opus track, or both. `key` is the first key frame. */
export function matroskaHead(video: { codec: VideoCodec; key: Frame } | null, audio: boolean): Buffer {
  const tracks = [...(video ? [videoTrack(video.codec, video.key)] : []), ...(audio ? [audioTrack()] : [])];
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, 'matroska'), element(0x4287, 4), element(0x4285, 2)),
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    element(0x1549a966, element(0x2ad7b1, MICROSECOND_STEPS), element(0x4d80, 'encore'), element(0x5741, 'encore')),
    element(0x1654ae6b, ...tracks),
  ]);
}

/** One frame or audio packet. `milliseconds` is its time. */
export function matroskaBlock(track: number, milliseconds: number, key: boolean, data: Buffer): Buffer {
  return element(
    0x1f43b675,
    element(0xe7, milliseconds),
    element(0xa3, Buffer.of(0x80 | track, 0, 0, key ? 0x80 : 0), data),
  );
}

function videoTrack(codec: VideoCodec, { sps, pps }: Frame): Buffer {
  const isH264 = codec === 'h264';
  const setUp = isH264 && sps && pps ? [element(0x63a2, decoderConfiguration(sps, pps))] : [];
  // A placeholder: the real size is in the frames and may change.
  const size = element(0xe0, element(0xb0, 640), element(0xba, 360));
  return element(
    0xae,
    element(0xd7, VIDEO_TRACK),
    element(0x73c5, VIDEO_TRACK),
    element(0x83, 1),
    element(0x9c, 0),
    element(0x86, isH264 ? 'V_MPEG4/ISO/AVC' : 'V_VP8'),
    ...setUp,
    size,
  );
}

/** ISO/IEC 14496-15 §5.3.3.1. */
function decoderConfiguration(sps: Buffer, pps: Buffer): Buffer {
  const sized = (nal: Buffer): Buffer => Buffer.concat([Buffer.of(nal.length >> 8, nal.length & 255), nal]);
  return Buffer.concat([Buffer.of(1), sps.subarray(1, 4), Buffer.of(0xff, 0xe1), sized(sps), Buffer.of(1), sized(pps)]);
}

function audioTrack(): Buffer {
  // RFC 7845 §5.1: version 1, two channels, nothing to skip, 48 kHz, no gain.
  const opusHead = Buffer.concat([Buffer.from('OpusHead'), Buffer.from('0102000080bb0000000000', 'hex')]);
  const rate = Buffer.alloc(8);
  rate.writeDoubleBE(48_000);
  const sound = element(0xe1, element(0xb5, rate), element(0x9f, 2));
  return element(
    0xae,
    element(0xd7, AUDIO_TRACK),
    element(0x73c5, AUDIO_TRACK),
    element(0x83, 2),
    element(0x9c, 0),
    element(0x86, 'A_OPUS'),
    element(0x63a2, opusHead),
    sound,
  );
}

function element(id: number, ...content: (Buffer | string | number)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'number' ? unsigned(part) : Buffer.from(part))));
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length));
  size[0] = 0x01;
  return Buffer.concat([unsigned(id), size, body]);
}

function unsigned(value: number): Buffer {
  const digits = value.toString(16);
  return Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex');
}
