import { formatCsv, formatCsvTime } from '@/lib/format/csv';

const lines = (rows: Parameters<typeof formatCsv>[0]) => formatCsv(rows).slice(1).split('\r\n');

test('a CSV file has a UTF-8 byte order mark and RFC 4180 line endings', () => {
  const text = formatCsv([['Name'], ['Zoë']]);
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(text.slice(1)).toBe('Name\r\nZoë\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(formatCsv([['a,b', 'say "hi"', 'two\nlines', 'plain']]).slice(1)).toBe(
    '"a,b","say ""hi""","two\nlines",plain\r\n',
  );
});

test.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx'])(
  'text that looks like a formula (%j) is marked as text',
  (text) => {
    expect(
      lines([[text]])[0]
        ?.replace(/^"/, '')
        .startsWith("'"),
    ).toBe(true);
  },
);

test.each([
  ['x;=1+1', "x;'=1+1"],
  ['x; @SUM(A1);y', "x;' @SUM(A1);y"],
  ['x\t-1', "x\t'-1"],
  ['x;"=1+1;y', `"x;'""=1+1;y"`],
  ['\n=1+1;x', `"'\n'=1+1;x"`],
  ['\t=1', "'\t'=1"],
  ['a-b;c+d', 'a-b;c+d'],
])('the text %j can’t start a formula where semicolons or tabs separate the columns', (text, cell) => {
  expect(formatCsv([[text]]).slice(1)).toBe(`${cell}\r\n`);
});

test('numbers are written with sign and decimal point', () => {
  expect(lines([[-40, 12.5, 0]])[0]).toBe('-40,12.5,0');
});

test('unknown values are empty cells', () => {
  expect(lines([['a', null, undefined, 'b']])[0]).toBe('a,,,b');
});

test('a time is that of the visitor, as spreadsheets read it', () => {
  expect(formatCsvTime('2026-05-31T20:05:00.000Z', 'Asia/Tokyo')).toBe('2026-06-01 05:05');
  expect(formatCsvTime('', 'UTC')).toBe('');
  expect(formatCsvTime(undefined, 'UTC')).toBe('');
});
