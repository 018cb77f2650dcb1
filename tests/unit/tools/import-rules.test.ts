import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import packageJson from '../../../package.json';
import { CLEAN, MISTAKES, type Tree } from './import-rules.trees';
import { folderWith } from './run-scripts';

const root = resolve(__dirname, '../../..');
const rulesFile = join(root, '.dependency-cruiser.cjs');

/** An empty package for every import of one, so that it resolves inside the tree. */
const PACKAGES = Object.fromEntries(
  [...Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies }), 'left-pad'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    ...['index', ...(name === 'next' ? ['dynamic', 'router', 'dist/client/route-loader'] : [])].map((file) => [
      `node_modules/${name}/${file}.js`,
      'module.exports = {};',
    ]),
  ]),
) as Record<string, string>;

/** An import statement for each module. */
const toCode = (modules: string[]) =>
  modules
    .map((module) => /^(?:(type|lazy) )?(.*)$/.exec(module) ?? [])
    .map(([, mark, path]) =>
      mark === 'type'
        ? `import type {} from '${path}';`
        : mark === 'lazy'
          ? `void import('${path}');`
          : `import '${path}';`,
    )
    .join('\n');

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Writes the tree to its own folder and returns the violations of the project's rules. */
async function findViolations(tree: Tree): Promise<{ rule: string; from: string }[]> {
  const code = Object.fromEntries(Object.entries(tree).map(([path, modules]) => [path, toCode(modules)]));
  const folder = folderWith({ ...PACKAGES, ...code });
  folders.push(folder);
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

test('a tree that follows the import rules passes', async () => {
  expect(await findViolations(CLEAN)).toEqual([]);
});

test('each wrong import is reported by its rule, and nothing else is', async () => {
  const found = await findViolations(Object.assign({}, CLEAN, ...Object.values(MISTAKES)) as Tree);
  const reported = Object.entries(MISTAKES).map(([rule, tree]) => [
    rule,
    found.filter(({ from }) => from in tree).map((violation) => violation.rule),
  ]);
  expect(reported).toEqual(Object.keys(MISTAKES).map((rule) => [rule, [rule]]));
  expect(found).toHaveLength(reported.length);
});

test('every import rule has a test with a wrong import', () => {
  const { forbidden } = jest.requireActual<{ forbidden: { name: string }[] }>(rulesFile);
  expect(Object.keys(MISTAKES).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});
