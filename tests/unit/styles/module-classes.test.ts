import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => join('src', path));

/** The classes of CSS modules that a file uses without a rule: TypeScript doesn't notice them. */
function missingIn(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(([, name = '', path = '']) => {
    const css = readFileSync(path.startsWith('@/') ? path.replace('@/', 'src/') : join(dirname(file), path), 'utf8');
    const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, one]) => one));
    return [...code.replaceAll(/'[^'\n]*'/g, '').matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
      .filter(([, used]) => !classes.has(used))
      .map(([used]) => `${file}: ${used}`);
  });
}

test('every class that a component takes from a CSS module has a rule', () => {
  expect(files.flatMap(missingIn)).toEqual([]);
});
