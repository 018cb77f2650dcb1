import { build } from './production-build.mjs';
import { Failure, lastLines } from './failure.mjs';
import { needsBuild, needsInstall } from './freshness.mjs';
import { root } from './places.mjs';
import { run } from './processes.mjs';

const LEAST_NODE = [20, 19];

/** Throws a Failure if this Node is too old. */
export function ensureNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new Failure(
    `Encore needs Node ${LEAST_NODE.join('.')} or later, but this is Node ${version}: install a newer one from https://nodejs.org and try again.`,
  );
}

/** Installs the packages of the lock file, unless they are installed. */
export async function ensureInstalled() {
  if (!needsInstall(root)) return;
  console.log('Installing packages …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  // `npm run` sets the path of npm's script, which runs without a shell on every system.
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith('.js') ? await run([npm, ...args]) : await run(args, { command: 'npm' });
  if (code !== 0)
    throw new Failure(
      'Installing the packages failed: see the lines above, then run the command again.',
      lastLines(output),
    );
}

/** Makes the production build, unless it is up to date. */
export async function ensureBuilt() {
  if (!needsBuild(root)) return;
  console.log('Building …');
  await build();
}
