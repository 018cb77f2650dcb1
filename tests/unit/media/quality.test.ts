import { listQualities, pickQuality, qualityLabel } from '@/media/quality';

const renditions = [
  { width: 854, height: 480, bitrate: 700_000 },
  { width: 1920, height: 1080, bitrate: 5_000_000 },
  { width: 1280, height: 720, bitrate: 2_500_000 },
];

test('the menu lists the best first and remembers each place in the manifest', () => {
  expect(listQualities(renditions)).toEqual([
    { size: 1080, index: 1 },
    { size: 720, index: 2 },
    { size: 480, index: 0 },
  ]);
});

test('an upright video is named by its shorter side', () => {
  expect(listQualities([{ width: 720, height: 1280, bitrate: 1 }])).toEqual([{ size: 720, index: 0 }]);
});

test('of several renditions of one size the richest is offered; one without a picture is not', () => {
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
])('a wish for %ip gives %ip', (wanted, given) => {
  expect(pickQuality(listQualities(renditions), wanted)?.size).toBe(given);
});

test('without a wish or without a choice the player decides', () => {
  expect(pickQuality(listQualities(renditions), null)).toBeNull();
  expect(pickQuality([], 480)).toBeNull();
});

test('a quality is written as people know it', () => {
  expect(qualityLabel(480)).toBe('480p');
});
