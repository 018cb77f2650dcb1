import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

export const inRoot = (...parts) => join(root, ...parts);

/**
 * The script behind a package's command, which runs with `node` on every system: bin('next'), bin('@playwright/test',
 * 'playwright').
 */
export function bin(packageName, command = packageName) {
  const manifest = inRoot('node_modules', packageName, 'package.json');
  const { bin: commands } = createRequire(manifest)(manifest);
  return join(manifest, '..', typeof commands === 'string' ? commands : commands[command]);
}

/** Loads `.env` if it exists. Variables of the environment take precedence. */
export function readEnvFile() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
}
