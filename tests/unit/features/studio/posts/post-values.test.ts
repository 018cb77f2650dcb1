import { NEW_POST, postBody, postProblems, postValues, type PostValues } from '@/features/studio/posts/post-values';
import { formatFileType } from '@/features/studio/posts/file-types';
import { getTeaserText, getLockPrice, getFiles } from '@/features/studio/posts/post-preview-data';
import { limitProblems } from '@/features/studio/shared/form/limit';
import { LIMITS } from '@/features/studio/shared/form/limits';

const NOW = Date.parse('2026-05-03T12:00:00Z');
const wrong = (values: Partial<PostValues>) =>
  [limitProblems(LIMITS.createFeed, { ...NEW_POST, ...values }), postProblems({ ...NEW_POST, ...values }, NOW)].flatMap(
    (problems) => Object.entries(problems).flatMap(([name, text]) => (text === undefined ? [] : name)),
  );

test('a post needs a text, a title or a file', () => {
  expect(wrong({ text: ' \n ' })).toEqual(['text']);
  expect(wrong({ text: 'Hello' })).toEqual([]);
  expect(wrong({ title: 'Hello' })).toEqual([]);
  expect(wrong({ fileIds: ['f'] })).toEqual([]);
});

test('price and time are validated only if they apply', () => {
  expect(wrong({ text: 'x', access: 'sale', price: '' })).toEqual(['price']);
  expect(wrong({ text: 'x', access: 'subscribers', price: '' })).toEqual([]);
  expect(wrong({ text: 'x', isSchedule: true, scheduledAt: '' })).toEqual(['scheduledAt']);
  expect(wrong({ text: 'x', isSchedule: true, scheduledAt: '', status: 'draft' })).toEqual([]);
});

test('saved post values fill the form unchanged', () => {
  const values: PostValues = {
    ...NEW_POST,
    title: 'One',
    text: 'Two',
    access: 'sale',
    price: '4.5',
    isSchedule: true,
    scheduledAt: '2026-05-04T10:00',
    fileIds: ['f'],
    categoryIds: ['c'],
  };
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(postValues({ _id: 'p', type: 'photo', ...postBody(values, [{ type: 'photo' }]) }, zone)).toEqual(values);
});

test('the type of a post follows from its files, if they tell', () => {
  const getPostType = (...files: { type?: string; mimeType?: string }[]) => postBody(NEW_POST, files).type;
  expect(getPostType()).toBe('text');
  expect(getPostType({ type: 'photo' })).toBe('photo');
  expect(getPostType({ type: 'photo' }, { mimeType: 'video/mp4' })).toBe('video');
  expect(getPostType({ type: 'photo' }, {})).toBeUndefined();
});

test('a draft is not scheduled', () => {
  expect(
    postBody({ ...NEW_POST, text: 'x', status: 'draft', isSchedule: true, scheduledAt: '2026-05-04T10:00' }, []),
  ).toMatchObject({ status: 'draft', isSchedule: false, scheduledAt: undefined });
});

test('the preview knows which viewers see a lock', () => {
  expect(getLockPrice({ ...NEW_POST, access: 'free' })).toBeUndefined();
  expect(getLockPrice(NEW_POST)).toEqual({ price: null });
  expect(getLockPrice({ ...NEW_POST, access: 'sale', price: '8' })).toEqual({ price: 8 });
});

test('the preview shows the start in whole words, and files in the order of the form', () => {
  expect(getTeaserText(`${'word '.repeat(40)}`)).toMatch(/^(word )+word…$/);
  expect(getTeaserText(`今夜 ${'夜'.repeat(200)}`)).toBe(`今夜 ${'夜'.repeat(156)}…`);
  expect(getTeaserText(' short ')).toBe('short');
  const post = { _id: 'p', type: 'photo' as const, files: [{ _id: 'a', url: '/a.jpg', type: 'photo' }] };
  const values = { fileIds: ['b', 'a', 'gone'], fileTypes: [formatFileType({ type: 'video', id: 'b' })] };
  expect(getFiles(values, post, { b: { name: 'b.mp4', url: null } })).toEqual([
    { _id: 'b', url: null, name: 'b.mp4', type: 'video' },
    { _id: 'a', url: '/a.jpg', type: 'photo' },
    { _id: 'gone' },
  ]);
});
