import { parsePreferences } from '@/device/playback';

describe('playback preferences', () => {
  test('are read as stored', () => {
    const stored = { volume: 0.4, muted: true, speed: 1.75, quality: 480, loop: true };
    expect(parsePreferences(stored)).toEqual(stored);
  });

  test('fall back field by field', () => {
    expect(parsePreferences({ volume: 7, speed: '2', quality: 480 })).toEqual({
      volume: 1,
      muted: false,
      speed: 1,
      quality: 480,
      loop: false,
    });
    expect(parsePreferences(null)).toEqual({ volume: 1, muted: false, speed: 1, quality: null, loop: false });
  });
});
