import { isStartedVideo, parseProgress, updateProgress } from '@/device/watch-progress';

describe('the playback position', () => {
  test('is stored before those of other videos', () => {
    expect(updateProgress([{ id: 'a', seconds: 40 }], 'b', 130, 300)).toEqual([
      { id: 'b', seconds: 130 },
      { id: 'a', seconds: 40 },
    ]);
  });

  test('is stored once per video, with the latest second', () => {
    const list = updateProgress(
      [
        { id: 'a', seconds: 40 },
        { id: 'b', seconds: 10 },
      ],
      'b',
      90,
      300,
    );
    expect(list).toEqual([
      { id: 'b', seconds: 90 },
      { id: 'a', seconds: 40 },
    ]);
  });

  test('is deleted in the first seconds', () => {
    expect(updateProgress([{ id: 'a', seconds: 40 }], 'a', 4, 300)).toEqual([]);
  });

  test.each([
    ['at the very end', 300, 300],
    ['in the last 3 %', 292, 300],
    ['half a minute before the end of a long film', 7171, 7200],
    ['in the last second of a short clip', 19.5, 20],
  ])('is removed %s: the video is watched', (_when, seconds, duration) => {
    expect(updateProgress([{ id: 'a', seconds: 40 }], 'a', seconds, duration)).toEqual([
      { id: 'a', seconds: 0, watched: true },
    ]);
  });

  test('of a video watched before is stored again, and the video stays watched', () => {
    const watched = [{ id: 'a', seconds: 0, watched: true }];
    expect(updateProgress(watched, 'a', 90, 300)).toEqual([{ id: 'a', seconds: 90, watched: true }]);
    expect(updateProgress(watched, 'a', 2, 300)).toEqual(watched);
  });

  test.each([
    ['just before the last 3 %', 290, 300],
    ['a minute before the end of a long film', 7140, 7200],
    ['while the length is unknown', 50, NaN],
  ])('is stored %s', (_when, seconds, duration) => {
    expect(updateProgress([], 'a', seconds, duration)).toEqual([{ id: 'a', seconds }]);
  });

  test('is stored for the latest 200 videos', () => {
    let list = updateProgress([], 'first', 60, 300);
    for (let n = 0; n < 200; n += 1) list = updateProgress(list, `v${n}`, 60, 300);
    expect(list).toHaveLength(200);
    expect(list[0]?.id).toBe('v199');
    expect(list.some(({ id }) => id === 'first')).toBe(false);
  });

  test('is read from damaged data as far as possible', () => {
    expect(
      parseProgress([
        { id: 'a', seconds: 40 },
        { id: 7, seconds: 1 },
        { id: 'b' },
        null,
        'x',
        { id: 'c', seconds: -1 },
      ]),
    ).toEqual([{ id: 'a', seconds: 40 }]);
    expect(parseProgress({ a: 40 })).toEqual([]);
  });
});

test.each([
  ['65fa0c', true],
  ['6f9619ff-8b86-4d01-b42d-00cf4fc964ff', true],
  ['post-65fa0c', false],
  ['welcome-65fa0c', false],
  ['own-65fa0c', false],
])('%s is a video to continue: %s', (id, isVideo) => {
  expect(isStartedVideo({ id, seconds: 30 })).toBe(isVideo);
});
