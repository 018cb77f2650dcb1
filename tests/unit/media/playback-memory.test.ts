import { parsePositions, parsePreferences, placePosition } from '@/media/playback-memory';

describe('where somebody stopped', () => {
  test('is kept in front of the other videos', () => {
    expect(placePosition([{ id: 'a', seconds: 40 }], 'b', 130, 300)).toEqual([
      { id: 'b', seconds: 130 },
      { id: 'a', seconds: 40 },
    ]);
  });

  test('is kept once a video, with the latest second', () => {
    const list = placePosition([{ id: 'a', seconds: 40 }, { id: 'b', seconds: 10 }], 'b', 90, 300);
    expect(list).toEqual([
      { id: 'b', seconds: 90 },
      { id: 'a', seconds: 40 },
    ]);
  });

  test.each([
    ['in the first moments', 4, 300],
    ['at the very end', 300, 300],
    ['in the last 3 %', 292, 300],
    ['half a minute before the end of a long film', 7171, 7200],
    ['in the last second of a short clip', 19.5, 20],
  ])('is forgotten %s', (_when, seconds, duration) => {
    expect(placePosition([{ id: 'a', seconds: 40 }], 'a', seconds, duration)).toEqual([]);
  });

  test.each([
    ['just before the last 3 %', 290, 300],
    ['a minute before the end of a long film', 7140, 7200],
    ['while the length is unknown', 50, NaN],
  ])('is kept %s', (_when, seconds, duration) => {
    expect(placePosition([], 'a', seconds, duration)).toEqual([{ id: 'a', seconds }]);
  });

  test('is kept for the 200 latest videos', () => {
    let list = placePosition([], 'first', 60, 300);
    for (let n = 0; n < 200; n += 1) list = placePosition(list, `v${n}`, 60, 300);
    expect(list).toHaveLength(200);
    expect(list[0]?.id).toBe('v199');
    expect(list.some(({ id }) => id === 'first')).toBe(false);
  });

  test('is read from damaged data as far as it makes sense', () => {
    expect(parsePositions([{ id: 'a', seconds: 40 }, { id: 7, seconds: 1 }, { id: 'b' }, null, 'x', { id: 'c', seconds: -1 }])).toEqual([{ id: 'a', seconds: 40 }]);
    expect(parsePositions({ a: 40 })).toEqual([]);
  });
});

describe('what somebody likes', () => {
  test('is read as it was kept', () => {
    const kept = { volume: 0.4, muted: true, speed: 1.75, quality: 480 };
    expect(parsePreferences(kept)).toEqual(kept);
  });

  test('falls back field by field', () => {
    expect(parsePreferences({ volume: 7, speed: '2', quality: 480 })).toEqual({ volume: 1, muted: false, speed: 1, quality: 480 });
    expect(parsePreferences(null)).toEqual({ volume: 1, muted: false, speed: 1, quality: null });
  });
});
