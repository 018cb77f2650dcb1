import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { antdComponents } from '@/styles/antd-theme.mjs';

const root = join(__dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'encore-antd-'));
let css = '';

beforeAll(async () => {
  const made = join(folder, 'antd.css');
  await promisify(execFile)('node', ['src/styles/build-antd-css.mjs', made], { cwd: root });
  css = readFileSync(made, 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('antd takes its colors from the tokens of the site', () => {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const used = [...css.matchAll(/var\((--(?:color|font|motion|shadow)-[\w-]+)/g)].map((match) => match[1] ?? '');
  expect(used).toContain('--color-accent');
  expect(used.filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});

it('the style sheet of antd is at most 70 kB', () => {
  expect(gzipSync(css).length).toBeLessThanOrEqual(70_000);
});

it('labels of fields are at the start of the line above them', () => {
  expect(css).toMatch(/\.ant-form-item-vertical[^{}]*-label\{[^}]*text-align:start/);
});

it('the style sheet of antd has every component that the studio imports', () => {
  const imported = ['src/features/studio', 'src/shell/studio']
    .flatMap((position) =>
      readdirSync(join(root, position), { recursive: true, encoding: 'utf8' }).map((file) => join(position, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from 'antd'/g)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => /^[A-Zn]/.test(name) && name !== 'ConfigProvider');
  expect(imported.filter((name) => !antdComponents.includes(name))).toEqual([]);
});
