import { FrameAssembler } from '@sandbox/ant/frames';
import { loopPlaylist } from '@sandbox/ant/loop-playlist';
import { Recording } from '@sandbox/ant/recording';
import { RtpHeader, RtpPacket } from 'werift';

const read = (playlist: string) => ({
  sequence: Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]),
  discontinuity: Number(/DISCONTINUITY-SEQUENCE:(\d+)/.exec(playlist)?.[1]),
  target: Number(/TARGETDURATION:(\d+)/.exec(playlist)?.[1]),
  ended: playlist.includes('#EXT-X-ENDLIST'),
  segments: [
    ...playlist.matchAll(/(#EXT-X-DISCONTINUITY\n)?#EXT-X-PROGRAM-DATE-TIME:(\S+)\n#EXTINF:([\d.]+),\n(\S+)/g),
  ].map(([, starts, at = '', seconds, uri]) => ({
    starts: starts !== undefined,
    at: Date.parse(at),
    seconds: Number(seconds),
    uri,
  })),
});

/** The number of every segment in the whole stream, computed from a single playlist. */
function numbered(playlist: string): Map<number, { uri: string | undefined; at: number; round: number }> {
  const { sequence, discontinuity, segments } = read(playlist);
  let round = discontinuity;
  return new Map(
    segments.map(({ uri, at, starts }, index) => {
      if (starts) round += 1;
      return [sequence + index, { uri, at, round }];
    }),
  );
}

describe('a looped stream', () => {
  const START = Date.UTC(2030, 0, 1);
  const at = (seconds: number) => loopPlaylist([2, 2, 1.5], (index) => `seg-${index}.ts`, START + seconds * 1000);

  test('can be rewound a minute, and is a second behind', () => {
    const { segments, target, ended } = read(at(0));
    const first = segments[0]?.at ?? 0;
    const last = segments.at(-1);
    const end = (last?.at ?? 0) + (last?.seconds ?? 0) * 1000;
    expect([target, ended]).toEqual([2, false]);
    expect(START - first).toBeGreaterThan(60_000);
    expect(START - end).toBeGreaterThanOrEqual(1000);
    expect(START - end).toBeLessThan(3001);
  });

  test('numbers its rounds low, because players store an entry for each', () => {
    const counted = [0, 5500, 400_000].map((seconds) => read(at(seconds)).discontinuity);
    expect(Math.min(...counted)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...counted)).toBeLessThan(1000);
  });

  test('keeps the data of every segment, without gaps', () => {
    const known = new Map<number, unknown>();
    let newest = 0;
    for (let second = 0; second < 120; second += 0.5) {
      const now = numbered(at(second));
      for (const [sequence, segment] of now) {
        expect(segment).toEqual(known.get(sequence) ?? segment);
        known.set(sequence, segment);
      }
      const last = Math.max(...now.keys());
      if (newest) expect(last - newest).toBeLessThanOrEqual(1);
      newest = last;
    }
    expect(known.size).toBeGreaterThan(60);
  });

  test('has a discontinuity only after its last segment', () => {
    for (const { uri, starts } of read(at(7)).segments.slice(1)) expect(starts).toBe(uri === 'seg-0.ts');
  });
});

describe('a recorded stream', () => {
  const NOW = Date.UTC(2030, 0, 1);
  const body = Buffer.from('segment');

  test('can be watched from its second segment on', () => {
    const recording = new Recording('show', NOW);
    const add = recording.begin();
    expect(recording.playlist()).toBeNull();
    add(body, 1, NOW);
    expect(recording.playlist()).toBeNull();
    add(body, 1, NOW + 1000);
    const { segments, target, discontinuity } = read(recording.playlist() ?? '');
    expect([segments.length, target, discontinuity]).toEqual([2, 1, 0]);
    expect(recording.read(segments[0]?.uri?.replace('show/', '') ?? '')).toBe(body);
  });

  test('continues when a publisher returns, drops old segments, and ends', () => {
    const recording = new Recording('show', NOW);
    const known = new Map<number, unknown>();
    for (let run = 0; run < 4; run += 1) {
      const add = recording.begin();
      for (let second = 0; second < 40; second += 1) {
        add(body, 1, NOW + (run * 50 + second) * 1000);
        for (const [sequence, segment] of numbered(recording.playlist() ?? '')) {
          expect(segment).toEqual(known.get(sequence) ?? segment);
          known.set(sequence, segment);
        }
      }
    }
    const first = read(recording.playlist() ?? '');
    expect(first.segments).toHaveLength(75);
    expect(first.discontinuity + first.segments.filter(({ starts }) => starts).length).toBe(3);
    expect(recording.read('0.ts')).toBeNull();
    expect(first.ended).toBe(false);
    recording.end();
    expect(read(recording.playlist() ?? '').ended).toBe(true);
    recording.begin();
    expect(read(recording.playlist() ?? '').ended).toBe(false);
  });
});

describe('frames from packets', () => {
  const packet = (sequenceNumber: number, timestamp: number, marker: boolean, bytes: number[]) =>
    new RtpPacket(new RtpHeader({ sequenceNumber, timestamp, marker }), Buffer.from(bytes));

  test('of H.264: complete and fragmented, with parameter sets', () => {
    const assembler = new FrameAssembler('h264', () => undefined);
    expect(assembler.push(packet(65_534, 1, true, [0x41, 1]))).toBeNull();
    expect(assembler.push(packet(65_535, 2, false, [24, 0, 2, 0x67, 9, 0, 2, 0x68, 8]))).toBeNull();
    expect(assembler.push(packet(0, 2, false, [0x7c, 0x85, 1]))).toBeNull();
    const frame = assembler.push(packet(1, 2, true, [0x7c, 0x45, 2]));
    expect(frame).toMatchObject({ key: true, timestamp: 2, sps: Buffer.of(0x67, 9), pps: Buffer.of(0x68, 8) });
    expect(frame?.data.subarray(-7)).toEqual(Buffer.of(0, 0, 0, 3, 0x65, 1, 2));
    expect(assembler.push(packet(2, 3, true, [0x41, 1]))).toMatchObject({ key: false });
  });

  test('of VP8: without descriptors', () => {
    const assembler = new FrameAssembler('vp8', () => undefined);
    expect(assembler.push(packet(1, 1, false, [0x90, 0x80, 0x80, 1, 0, 7]))).toBeNull();
    expect(assembler.push(packet(2, 1, true, [0x80, 0x80, 0x05, 8]))).toMatchObject({
      key: true,
      data: Buffer.of(0, 7, 8),
    });
    expect(assembler.push(packet(3, 2, true, [0x10, 1]))).toMatchObject({ key: false });
  });

  test('after a loss stop until the next key frame, which is requested', () => {
    let requested = 0;
    const assembler = new FrameAssembler('h264', () => (requested += 1));
    assembler.push(packet(1, 1, true, [0x65, 1]));
    expect(assembler.push(packet(3, 2, true, [0x41, 1]))).toBeNull();
    expect(requested).toBe(1);
    expect(assembler.push(packet(4, 3, true, [0x41, 1]))).toBeNull();
    expect(assembler.push(packet(5, 4, true, [0x65, 1]))).toMatchObject({ key: true });
  });
});
