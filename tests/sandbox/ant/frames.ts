import type { RtpPacket } from 'werift';

export type VideoCodec = 'h264' | 'vp8';

export type Frame = {
  data: Buffer;
  key: boolean;
  /** In units of the RTP clock. */
  timestamp: number;
  /** Parameter sets of H.264 key frames, which the decoder needs first. */
  sps?: Buffer;
  pps?: Buffer;
};

/** Reassembles frames from RTP packets. After a loss it drops everything up to the next key frame. */
export class FrameAssembler {
  private packets: RtpPacket[] = [];
  private last: number | null = null;
  private broken = true;

  constructor(
    private readonly codec: VideoCodec,
    private readonly lost: () => void,
  ) {}

  push(packet: RtpPacket): Frame | null {
    const { sequenceNumber, timestamp, marker } = packet.header;
    if (packet.payload.length === 0) {
      // Bandwidth probes are padding: they have a sequence number but no content.
      this.last = sequenceNumber;
      return null;
    }
    const gap = this.last !== null && sequenceNumber !== ((this.last + 1) & 0xffff);
    this.last = sequenceNumber;
    if (gap) {
      this.broken = true;
      this.packets = [];
      this.lost();
    }
    if (this.packets[0] && this.packets[0].header.timestamp !== timestamp) this.packets = [];
    this.packets.push(packet);
    if (!marker) return null;
    const payloads = this.packets.map(({ payload }) => payload);
    this.packets = [];
    const frame = this.codec === 'h264' ? h264Frame(payloads, timestamp) : vp8Frame(payloads, timestamp);
    if (!frame || (this.broken && !frame.key)) return null;
    this.broken = false;
    return frame;
  }
}

const NAL = { slice: 5, sps: 7, pps: 8, stapA: 24, fuA: 28 };
const nalType = (nal: Buffer): number => (nal[0] ?? 0) & 31;

/** Joins the NAL units of RTP payloads (RFC 6184 §5.6-5.8), each prefixed with its length. */
function h264Frame(payloads: readonly Buffer[], timestamp: number): Frame | null {
  const nals: Buffer[] = [];
  let fragments: Buffer[] = [];
  for (const payload of payloads) {
    const type = nalType(payload);
    if (type === NAL.stapA) {
      for (let at = 1; at + 2 < payload.length;) {
        const length = payload.readUInt16BE(at);
        nals.push(payload.subarray(at + 2, at + 2 + length));
        at += 2 + length;
      }
    } else if (type === NAL.fuA) {
      const [indicator = 0, header = 0] = payload;
      if (header & 128) fragments = [Buffer.of((indicator & 224) | (header & 31))];
      fragments.push(payload.subarray(2));
      if (header & 64) nals.push(Buffer.concat(fragments));
    } else nals.push(payload);
  }
  if (nals.length === 0) return null;
  const find = (type: number): Buffer | undefined => nals.find((nal) => nalType(nal) === type);
  const data = Buffer.concat(nals.flatMap((nal) => [uint32(nal.length), nal]));
  return { data, key: find(NAL.slice) !== undefined, timestamp, sps: find(NAL.sps), pps: find(NAL.pps) };
}

/** Joins the RTP payloads of one frame without their descriptors (RFC 7741 §4.2). */
function vp8Frame(payloads: readonly Buffer[], timestamp: number): Frame | null {
  const data = Buffer.concat(payloads.map((payload) => payload.subarray(vp8DescriptorLength(payload))));
  const [first] = data;
  return first === undefined ? null : { data, key: (first & 1) === 0, timestamp };
}

function vp8DescriptorLength(payload: Buffer): number {
  const [required = 0, extension = 0, picture = 0] = payload;
  if (!(required & 128)) return 1;
  const pictureId = extension & 128 ? (picture & 128 ? 2 : 1) : 0;
  return 2 + pictureId + (extension & 64 ? 1 : 0) + (extension & 48 ? 1 : 0);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
