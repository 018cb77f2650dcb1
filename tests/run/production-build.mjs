import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeModulesEager } from './eager-modules.mjs';
import { Failure, lastLines } from './failure.mjs';
import { fingerprint, stampFile } from './freshness.mjs';
import { bin, inRoot, root } from './places.mjs';
import { run } from './processes.mjs';

async function step(args, sentence, { echo = false } = {}) {
  const { code, output } = await run(args, {
    echo,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ENCORE_BUILD: '1' },
  });
  if (code !== 0) throw new Failure(sentence, echo ? '' : lastLines(output, 60));
}

/** Generates `public/antd.css`, the style sheet of the antd components in use. */
export const makeStylesheet = (options) =>
  step([inRoot('src/styles/build-antd-css.mjs')], 'The style sheet of the antd components could not be made.', options);

/** Makes `.next/standalone`, a self-contained server, and stamps it with the fingerprint of its sources. */
export async function build(options) {
  const sources = fingerprint(root);
  rmSync(stampFile(root), { force: true });
  await makeStylesheet(options);
  await step([bin('next'), 'build'], 'The production build failed: the reason stands above.', options);
  await makeModulesEager(inRoot('.next/static/chunks'));

  const standalone = inRoot('.next/standalone');
  if (!existsSync(`${standalone}/server.js`))
    throw new Failure('The build made no server: next.config.js must say output: "standalone".');
  // Next doesn't copy these to the server, but copies the current .env. Settings belong to the start, not to the build.
  cpSync(inRoot('public'), `${standalone}/public`, { recursive: true });
  cpSync(inRoot('.next/static'), `${standalone}/.next/static`, { recursive: true });
  for (const name of readdirSync(standalone).filter((file) => file.startsWith('.env'))) rmSync(`${standalone}/${name}`);
  writeFileSync(stampFile(root), sources);
}
