import { sanitize } from '@/lib/safe-html';

test.each([
  ['<script>alert(1)</script>ok', 'ok'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="/x.png" onerror=alert(1)>', '<img src="/x.png" alt="" loading="lazy" />'],
  ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
  ['<a href="java\tscript:alert(1)">x</a>', '<span>x</span>'],
  ['<p style="position:fixed">x</p>', '<p>x</p>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<a href="/contact">Contact</a>', '<a href="/contact">Contact</a>'],
])('%s becomes %s', (dirty, clean) => {
  expect(sanitize(dirty)).toBe(clean);
});

test('links to elsewhere pass no rank and no opener', () => {
  expect(sanitize('<a href="https://x.example">x</a>')).toContain('rel="noopener nofollow ugc"');
});
