import { applyFormat, type TextFormat } from '@/features/studio/posts/text-format';

/** The selection is between bars. */
const apply = (format: TextFormat, marked: string) => {
  const from = marked.indexOf('|');
  const to = marked.lastIndexOf('|') - 1;
  const { text, start, end } = applyFormat(format, marked.replaceAll('|', ''), from, Math.max(from, to));
  return `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`;
};

test.each<[TextFormat, string, string]>([
  ['bold', 'a |word |b', 'a **|word|** b'],
  ['bold', 'a **|word|** b', 'a |word| b'],
  ['italic', '||', '_||_'],
  ['link', 'see |this|', 'see [this](|https://|)'],
  ['link', '|https://example.com|', '[|link|](https://example.com)'],
  ['list', 'a\n|b\nc|\nd', 'a\n|- b\n- c|\nd'],
  ['list', '|- b\n- c|', '|b\nc|'],
  ['numbers', '|b\nc|', '|1. b\n2. c|'],
  ['numbers', 'a||', '1. a||'],
])('%s: %j becomes %j', (format, before, after) => expect(apply(format, before)).toBe(after));
