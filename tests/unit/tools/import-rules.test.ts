import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import packageJson from '../../../package.json';
import { CLEAN, MISTAKES, type Tree } from './import-rules.trees';

const root = resolve(__dirname, '../../..');
const rulesFile = join(root, '.dependency-cruiser.cjs');

/** An empty package for every import of one, so that it resolves inside the tree. */
const PACKAGES: Tree = Object.fromEntries(
  [...Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies }), 'left-pad'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'module.exports = {};'],
    ...(name === 'next'
      ? ['dynamic', 'router'].map((file) => [`node_modules/next/${file}.js`, 'module.exports = {};'])
      : []),
  ]),
);

interface Violation {
  rule: string;
  from: string;
}

const trees: string[] = [];

/** Writes the tree to its own folder and returns the violations of the project's rules. */
async function violationsIn(tree: Tree): Promise<Violation[]> {
  const folder = mkdtempSync(join(tmpdir(), 'encore-imports-'));
  trees.push(folder);
  for (const [path, code] of Object.entries({ ...PACKAGES, ...tree })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  for (const file of ['package.json', 'tsconfig.json']) cpSync(join(root, file), join(folder, file));
  const command = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const output = await new Promise<string>((done) => {
    execFile(
      process.execPath,
      [command, 'src', 'tests/sandbox', '--config', rulesFile, '--output-type', 'json'],
      { cwd: folder, maxBuffer: 1e8 },
      (_error, stdout) => done(stdout),
    );
  });
  const { summary } = JSON.parse(output) as { summary: { violations: { from: string; rule: { name: string } }[] } };
  return summary.violations.map(({ from, rule }) => ({ from, rule: rule.name }));
}

afterAll(() => trees.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('a tree that follows the rules passes', async () => {
  expect(await violationsIn(CLEAN)).toEqual([]);
}, 30_000);

test('each wrong import is reported by its rule, and nothing else is', async () => {
  const wrong = MISTAKES.map(({ file, code, besides }) => ({ [file]: code, ...besides }));
  const found = await violationsIn(Object.assign({}, CLEAN, ...wrong) as Tree);
  const guilty = MISTAKES.map(({ rule, file, besides }) => ({ rule, files: [file, ...Object.keys(besides ?? {})] }));
  for (const { rule, files } of guilty)
    expect([files[0], found.filter(({ from }) => files.includes(from)).map((one) => one.rule)]).toEqual([
      files[0],
      [rule],
    ]);
  expect(found.filter(({ from }) => !guilty.some(({ files }) => files.includes(from)))).toEqual([]);
}, 60_000);

test('every rule has a test with a wrong import', async () => {
  const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(rulesFile);
  expect(MISTAKES.map(({ rule }) => rule).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});
