import { measureLoudness } from '@/media/live/level-meter';
import { nextPublishRepair } from '@/media/live/publish-repair';

test('a broken broadcast is retried without end, at most ten seconds apart', () => {
  const pauses = [0, 1, 2, 3, 4, 50].map((tries) => nextPublishRepair('closed', tries, true).afterMs);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test('offline, a broadcast is retried at a steady pace, because the browser may be wrong', () => {
  const repairs = [0, 5].map((tries) => nextPublishRepair('closed', tries, false));
  expect(repairs).toEqual(Array(2).fill({ afterMs: 8000, message: expect.stringContaining('offline') }));
});

test('the reason why the media server refuses a broadcast is shown', () => {
  expect(nextPublishRepair('streamIdInUse', 0, true).message).toMatch(/last connection is still open/);
  expect(nextPublishRepair('unauthorized_access', 0, true).message).toMatch(/stream key wasn’t accepted/);
});

test('the level meter shows 0 for silence, moves with a voice, and is full for noise', () => {
  const wave = (peak: number) => Float32Array.from({ length: 512 }, (_, index) => peak * Math.sin(index / 4));
  expect(measureLoudness(new Float32Array(512))).toBe(0);
  expect(measureLoudness(new Float32Array())).toBe(0);
  expect(measureLoudness(wave(0.1))).toBeGreaterThan(0.1);
  expect(measureLoudness(wave(0.1))).toBeLessThan(0.4);
  expect(measureLoudness(wave(1))).toBe(1);
});
