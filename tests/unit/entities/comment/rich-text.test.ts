import { parseSeconds, textPieces } from '@/entities/comment/rich-text';

test('time codes and URLs are found in plain text', () => {
  expect(textPieces('Best at 1:20, see https://x.example/a?b=1. Also 1:02:03')).toEqual([
    { kind: 'text', text: 'Best at ' },
    { kind: 'time', text: '1:20', seconds: 80 },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'https://x.example/a?b=1', href: 'https://x.example/a?b=1' },
    { kind: 'text', text: '. Also ' },
    { kind: 'time', text: '1:02:03', seconds: 3723 },
  ]);
});

test.each(['javascript:alert(1)', '<script>alert(1)</script>', '12:345', '1:99', ''])('%p stays plain text', (text) => {
  expect(textPieces(text).every(({ kind }) => kind === 'text')).toBe(true);
});

test.each([
  ['95', 95],
  ['1m35s', 95],
  ['1h2m3s', 3723],
  ['', null],
  ['soon', null],
  ['-5', null],
])('?t=%s is second %p', (text, seconds) => {
  expect(parseSeconds(text)).toBe(seconds);
});
