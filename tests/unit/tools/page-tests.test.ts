import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUPPORT = 'tests/integration/support';
const CALL = 'quietConsole();';

const read = (path: string) => readFileSync(path, 'utf8');

/** The functions that call `quietConsole` for the file that calls them, such as `studioPages`. */
const helpers = readdirSync(SUPPORT)
  .map((name) => read(join(SUPPORT, name)))
  .filter((text) => text.includes(CALL))
  .flatMap((text) => [...text.matchAll(/^export function (\w+)\(/gm)].map(([, name = '']) => name));

test('every test of pages fails on errors in the console', () => {
  expect(helpers).toContain('studioPages');
  const setUps = [CALL, ...helpers.map((name) => ` = ${name}();`)];
  const noisy = readdirSync('tests/pages', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) => !setUps.some((setUp) => read(join('tests/pages', path)).includes(setUp)));
  expect(noisy).toEqual([]);
});
