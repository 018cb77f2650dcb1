import { fileErrorText } from '@/features/studio/videos/video-state';
import { OWN_VIDEOS } from '@/features/studio/videos/video-list';
import { videoUploads, type VideoDraft } from '@/features/studio/videos/video-uploads';
import {
  isMissingText,
  staysConfirmed,
  valuesOfFile,
  valuesOfVideo,
  videoProblems,
  videoText,
} from '@/features/studio/videos/video-values';
import { getListUrl, readView } from '@/lib/lists/list-url';
import type { Services } from '@/services/create-services';

const now = Date.parse('2026-05-09T10:00:00Z');

test('the file name is the default title of a video', () => {
  expect(valuesOfFile('my_summer-night  2.final.mp4').title).toBe('My summer night 2.final');
  expect(valuesOfFile('.mp4').title).toBe('');
});

test('a video that is opened and saved without changes stays the same', () => {
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

test('each invalid field has its error', () => {
  const wrong = {
    ...valuesOfFile('a.mp4'),
    title: ' ',
    description: 'x'.repeat(5001),
    access: 'sale',
    isSchedule: true,
    categoryIds: Array.from({ length: 11 }, String),
  };
  expect(videoProblems(wrong, now)).toEqual({
    title: 'Give the video a title.',
    description: 'Use at most 5,000 characters.',
    price: 'Enter a price in numbers.',
    scheduledAt: 'Choose a day and a time.',
    categoryIds: 'Choose at most 10 categories.',
  });
});

test('a hidden video is saved whatever its schedule, which is removed', () => {
  const hidden = { ...valuesOfFile('a.mp4'), status: 'inactive', isSchedule: true };
  for (const scheduledAt of ['', '2020-05-09T10:00']) {
    expect(videoProblems({ ...hidden, scheduledAt }, now).scheduledAt).toBeUndefined();
    expect(videoText({ ...hidden, scheduledAt })).toMatchObject({
      status: 'inactive',
      isSchedule: false,
      scheduledAt: undefined,
    });
  }
});

test('a confirmed video stays confirmed while its terms are unchanged and valid', () => {
  const sold = { ...valuesOfFile('a.mp4'), access: 'sale', price: '20' };
  expect(staysConfirmed(sold, { ...sold, title: 'Evening', tags: ['night'] }, now)).toBe(true);
  expect(staysConfirmed({ ...sold, access: 'free' }, { ...sold, access: 'free', price: '2' }, now)).toBe(true);
  for (const change of [
    { price: '2' },
    { access: 'free' },
    { status: 'inactive' },
    { isSchedule: true, scheduledAt: '2030-01-01T10:00' },
    { title: ' ' },
  ]) {
    expect(staysConfirmed(sold, { ...sold, ...change }, now)).toBe(false);
  }
});

test('a confirmed video lacks only text if nothing but title or description is invalid', () => {
  const sold = { ...valuesOfFile('a.mp4'), access: 'sale', price: '20' };
  expect(isMissingText(sold, { ...sold, title: ' ' }, now)).toBe(true);
  expect(isMissingText(sold, { ...sold, description: 'a'.repeat(5_001), tags: ['night'] }, now)).toBe(true);
  expect(isMissingText(sold, { ...sold, title: 'Evening' }, now)).toBe(false);
  expect(isMissingText(sold, { ...sold, title: '', price: '2' }, now)).toBe(false);
});

test('a file error is shown as long as it applies', () => {
  expect(fileErrorText({ status: 'file-error', fileError: 'This is no film.' })).toBe('This is no film.');
  expect(fileErrorText({ status: 'active', fileError: 'Old.' })).toBeNull();
});

test('the URL of the video list becomes one server query', () => {
  const view = readView(OWN_VIDEOS.rules, {
    status: 'scheduled',
    access: 'sale',
    sort: 'price-down',
    q: 'night',
  });
  expect(OWN_VIDEOS.query(view)).toEqual({
    q: 'night',
    status: 'active',
    isSchedule: true,
    isSale: true,
    sortBy: 'price',
    sort: 'desc',
  });
  expect(getListUrl(OWN_VIDEOS.rules, readView(OWN_VIDEOS.rules, { status: 'constructor', sort: 'newest' }))).toBe(
    '/studio/videos',
  );
});

test('later edits are sent without the images already uploaded', async () => {
  const sent: object[] = [];
  const services = {
    videos: {
      updateOwn: (_id: string, { title, thumbnail, teaser }: Record<string, unknown>) =>
        Promise.resolve(sent.push({ title, thumbnail, teaser })),
    },
  } as unknown as Services;
  const [thumbnail, teaser] = [new File(['a'], 'a.jpg'), new File(['b'], 'b.mp4')];
  const first: VideoDraft = {
    values: { ...valuesOfFile('a.mp4'), title: 'Evening' },
    fallbackTitle: 'a',
    finished: true,
    thumbnail,
    teaser: null,
  };
  const later = { ...first, values: { ...first.values, title: 'Night' }, teaser };
  await videoUploads.save?.(services, 'v', later, first, {});
  await videoUploads.save?.(services, 'v', { ...later, thumbnail: new File(['c'], 'c.jpg') }, later, {});
  expect(sent).toEqual([
    { title: 'Night', thumbnail: undefined, teaser },
    { title: 'Night', thumbnail: expect.objectContaining({ name: 'c.jpg' }), teaser: undefined },
  ]);
});

test('an upload is hidden and unscheduled until it is confirmed', async () => {
  const sent: object[] = [];
  const services = {
    videos: { upload: (parts: object) => Promise.resolve(sent.push(parts)) },
  } as unknown as Services;
  const draft: VideoDraft = {
    values: { ...valuesOfFile('a.mp4'), isSchedule: true, scheduledAt: '2099-06-01T18:00' },
    fallbackTitle: 'a',
    finished: false,
    thumbnail: null,
    teaser: null,
  };
  for (const finished of [false, true])
    await videoUploads.send(services, new File(['a'], 'a.mp4'), { ...draft, finished }, {});
  expect(sent).toMatchObject([
    { status: 'inactive', isSchedule: false, scheduledAt: undefined },
    { status: 'active', isSchedule: true, scheduledAt: expect.stringMatching(/^2099-06-01T/) },
  ]);
});
