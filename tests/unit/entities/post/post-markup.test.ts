import { formatMarkup, textToHtml, withoutMarks } from '@/entities/post/post-markup';
import { sanitize } from '@/lib/safe-html';

test.each([
  ['**Now** and _then_', '<p><strong>Now</strong> and <em>then</em></p>'],
  ['snake_case_name, 5 * 3 * 2, ** not bold **', '<p>snake_case_name, 5 * 3 * 2, ** not bold **</p>'],
  [
    'See https://example.com/a_b_c?x=1.',
    '<p>See <a href="https://example.com/a_b_c?x=1">https://example.com/a_b_c?x=1</a>.</p>',
  ],
  ['**[my page](https://example.com)**', '<p><strong><a href="https://example.com">my page</a></strong></p>'],
  [
    'Dates:\n- Oslo\n- **Rome**\nSee you',
    '<p>Dates:</p><ul><li>Oslo</li><li><strong>Rome</strong></li></ul><p>See you</p>',
  ],
  ['1. One\n2. Two', '<ol><li>One</li><li>Two</li></ol>'],
  ['2026. A good year', '<p>2026. A good year</p>'],
  ['One\ntwo\n\nthree', '<p>One<br>two</p><p>three</p>'],
  ['<b onclick="x">&', '<p>&lt;b onclick=&quot;x&quot;&gt;&amp;</p>'],
  [
    '[x](javascript:alert) "https://example.com"',
    '<p>[x](javascript:alert) &quot;<a href="https://example.com">https://example.com</a>&quot;</p>',
  ],
])('the text of a post is formatted: %s', (text, html) => expect(textToHtml(text)).toBe(html));

test('HTML of servers keeps its links and gets formatted between tags', () => {
  expect(formatMarkup('<p>Hi <a href="https://e.com/_a_">https://e.com/_a_</a> **x**</p><p>- one<br />- two</p>')).toBe(
    '<p>Hi <a href="https://e.com/_a_">https://e.com/_a_</a> <strong>x</strong></p><ul><li>one</li><li>two</li></ul>',
  );
  expect(formatMarkup('First\n\nsecond')).toBe('<p>First</p><p>second</p>');
});

test('what is formatted passes the sanitizer again, which closes what a list cut in two', () => {
  expect(sanitize(formatMarkup(sanitize('<p><b>- one<br>- two</b></p>')))).toBe(
    '<p><b>- one</b></p><ul><li>two</li></ul>',
  );
  expect(sanitize(formatMarkup(sanitize('<p>a<br>- <b>one<br>- two</b></p>')))).toBe(
    '<p>a</p><ul><li><b>one</b></li><li>two</li></ul>',
  );
  expect(sanitize(formatMarkup(sanitize('https://example.com')))).toBe(
    '<p><a href="https://example.com" rel="noopener nofollow ugc">https://example.com</a></p>',
  );
});

test('teasers show no marks', () =>
  expect(withoutMarks('**Now** _then_ [here](https://example.com) snake_case_x')).toBe('Now then here snake_case_x'));
