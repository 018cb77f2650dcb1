import { loudness } from '@/media/live/level-meter';
import { nextPublishRepair } from '@/media/live/publish-repair';

test('a broken broadcast is tried again without end, ten seconds apart at most', () => {
  const pauses = [0, 1, 2, 3, 4, 50].map((tries) => nextPublishRepair('closed', tries, true).afterMs);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('offline it waits for the network', () => {
  expect(nextPublishRepair('closed', 0, false)).toEqual({ afterMs: null, says: expect.stringContaining('offline') });
});

test('says why the media server does not take the broadcast', () => {
  expect(nextPublishRepair('streamIdInUse', 0, true).says).toMatch(/still holds/);
  expect(nextPublishRepair('unauthorized_access', 0, true).says).toMatch(/refused your ticket/);
});

test('silence is 0, a voice moves the meter, noise fills it', () => {
  const wave = (peak: number) => Float32Array.from({ length: 512 }, (_, index) => peak * Math.sin(index / 4));
  expect(loudness(new Float32Array(512))).toBe(0);
  expect(loudness(new Float32Array())).toBe(0);
  expect(loudness(wave(0.1))).toBeGreaterThan(0.1);
  expect(loudness(wave(0.1))).toBeLessThan(0.4);
  expect(loudness(wave(1))).toBe(1);
});
