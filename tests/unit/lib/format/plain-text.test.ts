import { toDescription } from '@/lib/format/plain-text';

test.each([
  ['<p>Hello&nbsp;fans</p><p>See you &amp; yours</p>', 'Hello fans\nSee you & yours'],
  ['One<br/>two', 'One\ntwo'],
  ['<ul><li>Jazz</li><li>Blues</li></ul>', 'Jazz\nBlues'],
  ['<p>&lt;script&gt;</p>', '<script>'],
  ['Two\n\nlines  &amp; <3 <b>', 'Two\n\nlines  &amp; <3 <b>'],
  [undefined, ''],
])('a description stored as %p is shown as %p', (stored, shown) => {
  expect(toDescription(stored)).toBe(shown);
});
