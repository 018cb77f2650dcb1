import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '../../../src');
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
);
const tokens = readFileSync(join(src, 'styles/tokens.css'), 'utf8');

/** Declarations of a sheet as `property: value` lines, without comments. */
const declarations = (sheet: string) =>
  readFileSync(join(src, sheet), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line.includes(':'));

it.each(sheets)('%s takes colors, font sizes, radii and durations from the tokens', (sheet) => {
  const written = declarations(sheet).filter(
    (line) =>
      /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(line) ||
      /^font-size: (?!var\(|inherit|100%|0\.875em)/.test(line) ||
      /^font-weight: (?!var\(|inherit)/.test(line) ||
      /^border-radius: (?!(0|50%|inherit|var\([^)]*\))( (0|var\([^)]*\)))*$)/.test(line) ||
      /^box-shadow: (?!var\(|none|inset)/.test(line) ||
      (/^(transition|animation)\b[^:]*: .*\d+m?s\b/.test(line) && !line.includes('0.01ms')),
  );
  expect(written).toEqual([]);
});

it.each(sheets)('%s uses only existing variables', (sheet) => {
  const text = readFileSync(join(src, sheet), 'utf8');
  const own = new Set([...text.matchAll(/(--[\w-]+)\s*:/g)].map((match) => match[1]));
  const used = [...text.matchAll(/var\((--[\w-]+)(,)?/g)].filter((match) => !match[2]).map((match) => match[1] ?? '');
  expect(used.filter((name) => !own.has(name) && !tokens.includes(`${name}:`))).toEqual([]);
});
