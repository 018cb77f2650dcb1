import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Failure, lastLines } from './failure.mjs';
import { inRoot } from './places.mjs';
import { run } from './processes.mjs';

/** The headless shell needs a third less CPU. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

/** Possible paths of system browsers, best first. */
function systemPlaces({ platform = process.platform, env = process.env } = {}) {
  if (platform === 'darwin') return MAC_APPS.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap((path) =>
      folders.map((folder) => join(folder, path)),
    );
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function playwrightsOwn() {
  try {
    return createRequire(inRoot('package.json'))('@playwright/test').chromium.executablePath();
  } catch {
    return '';
  }
}

/** Finds an installed Chromium, or null. Throws a Failure if CHROMIUM_PATH is wrong. */
export function findChromium({ env = process.env, platform, exists = existsSync, own = playwrightsOwn } = {}) {
  if (env.CHROMIUM_PATH) {
    if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Failure(`CHROMIUM_PATH says "${env.CHROMIUM_PATH}", but there is no such file.`);
  }
  return (
    systemPlaces({ platform, env }).find((path) => exists(path)) ?? [own()].find((path) => path && exists(path)) ?? null
  );
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

async function installDebians() {
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['update', '-qq'], { command: 'apt-get', env });
  const install = (name) => run(['install', '-y', '-qq', '--no-install-recommends', name], { command: 'apt-get', env });
  // Older Debian releases have no headless shell package.
  const { code, output } =
    [await install('chromium-headless-shell')].find(({ code }) => code === 0) ?? (await install('chromium'));
  if (code !== 0)
    throw new Failure(
      'The browser tests need Chromium and installing it failed: run apt-get install chromium, or set CHROMIUM_PATH.',
      lastLines(output),
    );
}

/**
 * Returns the path of a Chromium; installs Debian's if there is none and this account may. Otherwise throws a Failure
 * that says what to install.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) await installDebians();
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure(
    'The browser tests need Chromium: install chromium or Google Chrome, run npx playwright install --with-deps chromium, or set CHROMIUM_PATH.',
  );
}
