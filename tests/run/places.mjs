import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export const inRoot = (...parts) => join(root, ...parts);

/** The file behind a package's command, so that it runs by `node` on every system: bin('next'), bin('@playwright/test', 'playwright'). */
export function bin(packageName, command = packageName) {
  const manifest = inRoot('node_modules', packageName, 'package.json');
  const { bin: commands } = createRequire(manifest)(manifest);
  return join(manifest, '..', typeof commands === 'string' ? commands : commands[command]);
}

/** Takes the settings of `.env`, where there is one; what the environment already says wins. */
export function readEnvFile() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}
