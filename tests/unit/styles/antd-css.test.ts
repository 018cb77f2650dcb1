import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../..');

it('public/antd.css is what the script makes today', async () => {
  await expect(promisify(execFile)('node', ['src/styles/build-antd-css.mjs', '--check'], { cwd: root })).resolves.toBeDefined();
}, 30_000);

it('antd takes its colours from the tokens of the site', () => {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const used = [...readFileSync(join(root, 'public/antd.css'), 'utf8').matchAll(/var\((--(?:color|font|motion|shadow)-[\w-]+)/g)].map((match) => match[1] ?? '');
  expect(used).toContain('--color-accent');
  expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});
