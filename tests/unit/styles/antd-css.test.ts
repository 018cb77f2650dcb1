import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'encore-antd-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('antd takes its colors from the tokens of the site', async () => {
  const made = join(folder, 'antd.css');
  await promisify(execFile)('node', ['src/styles/build-antd-css.mjs', made], { cwd: root });

  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const used = [...readFileSync(made, 'utf8').matchAll(/var\((--(?:color|font|motion|shadow)-[\w-]+)/g)].map(
    (match) => match[1] ?? '',
  );
  expect(used).toContain('--color-accent');
  expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
}, 30_000);
