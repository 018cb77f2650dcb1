import { listQualities, pickQuality, qualityLabel } from '@/media/quality';

const renditions = [
  { width: 854, height: 480, bitrate: 700_000 },
  { width: 1920, height: 1080, bitrate: 5_000_000 },
  { width: 1280, height: 720, bitrate: 2_500_000 },
];

test('the quality menu lists the best first with its manifest index', () => {
  expect(listQualities(renditions)).toEqual([
    { size: 1080, index: 1 },
    { size: 720, index: 2 },
    { size: 480, index: 0 },
  ]);
});

test('a portrait video is named by its shorter side', () => {
  expect(listQualities([{ width: 720, height: 1280, bitrate: 1 }])).toEqual([{ size: 720, index: 0 }]);
});

test('of several renditions of one size the one with the highest bit rate is listed; audio-only ones are not', () => {
  const list = listQualities([
    { width: 1280, height: 720, bitrate: 1_500_000 },
    { width: 1280, height: 720, bitrate: 3_000_000 },
    { width: 0, height: 0, bitrate: 64_000 },
  ]);
  expect(list).toEqual([{ size: 720, index: 1 }]);
});

test.each([
  [480, 480],
  [900, 720],
  [4320, 1080],
  [144, 480],
])('a preference for %ip selects %ip', (wanted, given) => {
  expect(pickQuality(listQualities(renditions), wanted)?.size).toBe(given);
});

test('without a preference or a choice the player decides', () => {
  expect(pickQuality(listQualities(renditions), null)).toBeNull();
  expect(pickQuality([], 480)).toBeNull();
});

test('quality labels are readable', () => {
  expect(qualityLabel(480)).toBe('480p');
});
