import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { call, folderWith, write } from './run-scripts';

const lock = (packages: Record<string, object>) =>
  JSON.stringify({ lockfileVersion: 3, packages: { '': { name: 'x' }, ...packages } });

describe('packages are installed', () => {
  const wanted = lock({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-macs': { version: '2.0.0', optional: true },
  });
  const needsInstall = (files: Record<string, string>) =>
    call('freshness', `m.needsInstall(${JSON.stringify(folderWith({ 'package-lock.json': wanted, ...files }))})`);

  test('if there are none', async () => {
    expect(await needsInstall({})).toEqual({ gave: true });
  });

  test('if an installation was interrupted', async () => {
    expect(await needsInstall({ 'node_modules/a/package.json': '{}' })).toEqual({ gave: true });
  });

  test('if the lock file requires another version', async () => {
    expect(
      await needsInstall({ 'node_modules/.package-lock.json': lock({ 'node_modules/a': { version: '0.9.0' } }) }),
    ).toEqual({ gave: true });
  });

  test('but not again, nor for packages of other systems', async () => {
    expect(
      await needsInstall({ 'node_modules/.package-lock.json': lock({ 'node_modules/a': { version: '1.0.0' } }) }),
    ).toEqual({ gave: false });
  });
});

describe('the site is built', () => {
  let root = '';

  const needsBuild = () => call('freshness', `m.needsBuild(${JSON.stringify(root)})`);

  beforeEach(async () => {
    root = folderWith({
      'src/pages/index.tsx': 'one',
      'public/logo.svg': '<svg/>',
      'package-lock.json': '{}',
      'package.json': '{}',
      'tsconfig.json': '{}',
      'next.config.js': '',
    });
    const print = await call('freshness', `m.fingerprint(${JSON.stringify(root)})`);
    write(root, '.next/standalone/server.js', '');
    write(root, '.next/encore-build.stamp', (print as { gave: string }).gave);
  });

  afterEach(() => rmSync(root, { recursive: true }));

  test('not again for the same sources, whatever their dates', async () => {
    utimesSync(join(root, 'src/pages/index.tsx'), new Date(), new Date(Date.now() + 60_000));
    expect(await needsBuild()).toEqual({ gave: false });
  });

  test('not again for a file that the build generates', async () => {
    write(root, 'public/antd.css', '.ant {}');
    expect(await needsBuild()).toEqual({ gave: false });
  });

  test.each([
    ['a source has changed', 'src/pages/index.tsx', 'two'],
    ['a file is new', 'src/pages/videos.tsx', 'one'],
    ['a static file has changed', 'public/logo.svg', '<svg></svg>'],
    ['the packages have changed', 'package-lock.json', '{"packages":{}}'],
    ['the settings of the build have changed', 'next.config.js', 'module.exports = {}'],
  ])('if %s', async (_why, path, content) => {
    write(root, path, content);
    expect(await needsBuild()).toEqual({ gave: true });
  });

  test('if a source was deleted', async () => {
    rmSync(join(root, 'src/pages/index.tsx'));
    expect(await needsBuild()).toEqual({ gave: true });
  });

  test('if the last build did not finish', async () => {
    rmSync(join(root, '.next/encore-build.stamp'));
    expect(await needsBuild()).toEqual({ gave: true });
  });
});
