import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';

/**
 * @typedef {{ webdriver: string, browser: string, screen: string }} WebKitPaths
 */

const inPath = (names, { env, exists }) =>
  names
    .flatMap((name) =>
      (env.PATH ?? '')
        .split(delimiter)
        .filter(Boolean)
        .map((folder) => join(folder, name)),
    )
    .find((path) => exists(path)) ?? null;

/** The path of Debian's WebKitGTK browser: `/usr/lib/<machine>/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowsers(list) {
  const under = (folder) => {
    try {
      return list(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  };
  return under('/usr/lib').flatMap((machine) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) => join(machine, version, 'MiniBrowser')),
  );
}

/**
 * Finds an installed Firefox, or null.
 * @public
 * @returns {string | null}
 */
export function findFirefox({ env = process.env, exists = existsSync } = {}) {
  return inPath(['firefox-esr', 'firefox'], { env, exists });
}

/**
 * Finds WebKitGTK with its driver and a virtual screen, or null if one of them is missing.
 * @public
 * @returns {WebKitPaths | null}
 */
export function findWebKit({ env = process.env, exists = existsSync, list = readdirSync } = {}) {
  const webdriver = inPath(['WebKitWebDriver'], { env, exists });
  const screen = inPath(['Xvfb'], { env, exists });
  const browser = miniBrowsers(list).find((path) => exists(path)) ?? null;
  return webdriver && screen && browser ? { webdriver, browser, screen } : null;
}

/** `gstreamer1.0-nice` contains a plugin that WebKitGTK's media code requires at start. */
const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'gstreamer1.0-libav',
  'gstreamer1.0-nice',
];

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

const missing = () => [...(findFirefox() ? [] : ['Firefox']), ...(findWebKit() ? [] : ['WebKit'])];

/**
 * Installs Firefox and WebKitGTK if they are missing and this account may. Returns the names of those that are still
 * missing.
 */
export async function ensureEngines() {
  if (missing().length > 0 && mayInstall()) {
    console.log('Installing Firefox and WebKit …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(['update', '-qq'], { command: 'apt-get', env });
    await run(['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { command: 'apt-get', env });
  }
  return missing();
}
