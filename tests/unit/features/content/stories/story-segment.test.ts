import type { Post } from '@/contract/post';
import { ageText, secondsOfSegment, storySegment } from '@/features/content/stories/story-segment';

const NOW = Date.parse('2026-03-14T12:00:00Z');
const base: Post = {
  _id: 's',
  title: '',
  createdAt: '2026-03-14T09:10:00Z',
  expiredAt: '2026-03-15T09:10:00Z',
  isSale: true,
  price: 0,
  isBought: false,
  isSubscribed: false,
};
const picture = { _id: 'f', type: 'photo', url: '/whole.jpg?token=t', thumbnails: ['/small.jpg?token=t'] };
const segment = (extra: Partial<Post>) => storySegment({ ...base, ...extra }, NOW);

test.each([
  ['2026-03-14T11:59:40Z', 'just now'],
  ['2026-03-14T11:59:00Z', '1 min ago'],
  ['2026-03-14T11:00:01Z', '59 min ago'],
  ['2026-03-14T11:00:00Z', '1 h ago'],
  ['2026-03-13T12:00:00Z', '24 h ago'],
  [undefined, ''],
])('a story posted at %s is shown as %p old', (iso, expected) => {
  expect(ageText(iso, NOW)).toBe(expected);
});

test('images, videos and texts of stories are distinguished', () => {
  expect(segment({ files: [picture], text: 'Sound check.' })).toMatchObject({
    kind: 'picture',
    picture: '/whole.jpg?token=t',
    video: null,
    text: 'Sound check.',
    age: '2 h ago',
  });
  expect(segment({ files: [{ type: 'video', url: '/clip.mp4', thumbnails: ['/still.jpg'] }] })).toMatchObject({
    kind: 'video',
    picture: '/still.jpg',
    video: '/clip.mp4',
  });
  expect(segment({ text: 'Rest day.' })).toMatchObject({ kind: 'text', picture: null, video: null, text: 'Rest day.' });
});

test.each([
  ['<p>Rest <b>day</b></p>\n<p>Yes.</p>', 'Rest day\nYes.'],
  ['One<br>two <br /> three', 'One\ntwo\nthree'],
  ['<h2>Tonight</h2>At nine<table><tr><td>Row</td><td>five</td></tr></table>', 'Tonight\nAt nineRow five'],
  ['1 < 2, <b>really</b><br>3 < 4', '1 < 2, really\n3 < 4'],
  ['a&#0;b&#xd800;c&#10;d', 'a b c d'],
  [
    'Tom &amp; Jerry &lt;3 &quot;now&quot; &#8364;5&#x21;&nbsp;&constructor; &#38;lt;',
    'Tom & Jerry <3 "now" €5! &constructor; &lt;',
  ],
  ['First line\nsecond line', 'First line\nsecond line'],
  ['&#99999999;', '&#99999999;'],
])('the HTML of a story (%s) is shown as text with its lines', (content, text) => {
  expect(segment({ content }).text).toBe(text);
});

test('a locked story contains only the blurred image', () => {
  const locked = segment({
    price: 5,
    files: [{ type: 'video', url: null, thumbnails: ['/blur.jpg'] }],
    image: { url: '/blur.jpg' },
    text: '',
  });
  expect(locked).toMatchObject({ lock: { price: 5 }, picture: '/blur.jpg', video: null, text: '' });
  expect(segment({ isSale: false, files: [{ type: 'photo', url: null, thumbnails: ['/blur.jpg'] }] })).toMatchObject({
    lock: { price: null },
    picture: '/blur.jpg',
  });
});

test('a free story that the server withholds until it is ordered is locked', () => {
  expect(segment({ files: [{ type: 'photo', url: null, thumbnails: ['/blur.jpg'] }] }).lock).toEqual({ price: 0 });
});

test('a story whose files were sent is unlocked, whatever its flags say', () => {
  expect(segment({ price: 5, isBought: false, files: [picture] }).lock).toBeNull();
});

test('a story stays as long as its text or caption takes to read, between 5 and 20 seconds', () => {
  expect(secondsOfSegment(segment({ files: [picture], text: '' }))).toBe(5);
  expect(secondsOfSegment(segment({ files: [picture], text: 'x'.repeat(180) }))).toBe(10);
  expect(secondsOfSegment(segment({ text: 'Short.' }))).toBe(5);
  expect(secondsOfSegment(segment({ text: 'x'.repeat(180) }))).toBe(10);
  expect(secondsOfSegment(segment({ text: 'x'.repeat(5000) }))).toBe(20);
});
