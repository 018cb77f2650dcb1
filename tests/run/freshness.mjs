import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What a production build is made of, relative to the root. */
const SOURCES = ['src', 'public', 'next.config.js', 'package.json', 'package-lock.json', 'tsconfig.json', 'tests/run/production-build.mjs', 'tests/run/eager-modules.mjs'];

/** Made by the build itself. */
const MADE = new Set([join('public', 'antd.css')]);

function* filesBelow(root, path) {
  const full = join(root, path);
  if (!existsSync(full) || MADE.has(path)) return;
  if (!statSync(full).isDirectory()) return yield path;
  for (const name of readdirSync(full).sort()) yield* filesBelow(root, join(path, name));
}

/** One text for the contents of all sources: a check-out or a touched file does not change it, an edit does. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of filesBelow(root, source)) {
      const content = readFileSync(join(root, path));
      hash.update(`${path.split(sep).join('/')}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

const stamp = (root) => join(root, '.next', 'encore-build.stamp');

/** Where the stamp of a finished build is kept: inside the build, so that they disappear together. */
export const stampFile = stamp;

export function needsBuild(root) {
  const built = existsSync(join(root, '.next', 'standalone', 'server.js')) && existsSync(stamp(root));
  return !built || readFileSync(stamp(root), 'utf8') !== fingerprint(root);
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Whether what is installed differs from the lock file. Optional packages may be missing: they belong to other systems. */
export function needsInstall(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return true;
  const present = packagesIn(installed);
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json'))).filter(([path]) => path !== '');
  return wanted.some(([path, { version, optional }]) => (present[path] ? present[path].version !== version : !optional));
}
