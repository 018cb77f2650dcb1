import { fileErrorText, stateWords } from '@/features/studio-videos/video-state';
import { ownVideoQuery, OWN_VIDEO_LIST, type OwnVideoFilter } from '@/features/studio-videos/video-list';
import { valuesOfFile, valuesOfVideo, videoProblems, videoText } from '@/features/studio-videos/video-values';
import { addressOf, readView } from '@/lib/list-address';

const now = Date.parse('2026-05-09T10:00:00Z');

test('a file names its video', () => {
  expect(valuesOfFile('my_summer-night  2.final.mp4').title).toBe('My summer night 2.final');
  expect(valuesOfFile('.mp4').title).toBe('');
});

test('a video that is opened and saved unchanged stays as it is', () => {
  const video = {
    _id: 'v',
    title: 'Evening',
    description: 'Slow.',
    status: 'active' as const,
    isSale: true,
    price: 40,
    isSchedule: true,
    scheduledAt: '2026-06-01T18:00:00.000Z',
    tags: ['night'],
    categoryIds: ['c'],
    participantIds: ['p'],
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { _id, ...text } = video;
  expect(videoText(valuesOfVideo(video, zone))).toEqual(text);
  expect(Object.values(videoProblems(valuesOfVideo(video, zone), now)).filter(Boolean)).toEqual([]);
});

test('each field that is wrong says so', () => {
  const wrong = { ...valuesOfFile('a.mp4'), title: ' ', description: 'x'.repeat(5001), access: 'sale', isSchedule: true, categoryIds: Array.from({ length: 11 }, String) };
  expect(videoProblems(wrong, now)).toEqual({
    title: 'Give the video a title.',
    description: 'This is longer than 5000 characters.',
    price: 'Enter a price, in figures.',
    scheduledAt: 'Choose a day and a time.',
    categoryIds: 'Choose at most 10 categories.',
  });
});

test('the state that matters most is the one that is said', () => {
  const label = (video: Parameters<typeof stateWords>[0]) => stateWords(video).label;
  expect(label({ status: 'file-error', processing: true })).toBe('Not usable');
  expect(label({ status: 'active', processing: true })).toBe('Processing');
  expect(label({ status: 'inactive', isSchedule: true })).toBe('Hidden');
  expect(label({ status: 'active', isSchedule: true, scheduledAt: '2026-06-01T18:00:00Z' })).toBe('Out on 1 Jun 2026');
  expect(label({ status: 'active' })).toBe('Published');
  expect(fileErrorText({ status: 'file-error', fileError: 'This is no film.' })).toBe('This is no film.');
  expect(fileErrorText({ status: 'active', fileError: 'Old.' })).toBeNull();
});

test('the address of the list becomes one question to the server', () => {
  const view = readView<OwnVideoFilter>(OWN_VIDEO_LIST, { status: 'scheduled', access: 'sale', sort: 'price-down', q: 'night' });
  expect(ownVideoQuery(view)).toEqual({ q: 'night', isSchedule: true, isSale: true, sortBy: 'price', sort: 'desc' });
  expect(addressOf(OWN_VIDEO_LIST, readView<OwnVideoFilter>(OWN_VIDEO_LIST, { status: 'constructor', sort: 'newest' }))).toBe('/studio/videos');
});
