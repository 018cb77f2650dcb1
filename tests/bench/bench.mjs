/**
 * `npm run bench`: measures the product and reference apps on the same packages, in turns within one run.
 *
 *     npm run bench                        weights, speed, phone and inp
 *     npm run bench -- live                delay of a live picture, and a busy chat
 *     npm run bench -- speed --site URL    one measure of a running site; --api URL for its sandbox, --pid N for its CPU time
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../run/chromium.mjs';
import { ensureInstalled, ensureNode } from '../run/ensure.mjs';
import { Failure, main } from '../run/failure.mjs';
import { inRoot } from '../run/places.mjs';
import { faultsOfInp, measureInp, printInp } from './inp.mjs';
import { faultsOfLive, measureLive, printLive } from './live.mjs';
import { faultsOfPhone, measurePhone, printPhone } from './phone.mjs';
import { runningProduct, startProduct } from './product.mjs';
import { REFERENCE_NAMES, startReference } from './reference-pages.mjs';
import { faultsOfSpeed, measureSpeed, printSpeed } from './speed.mjs';
import { faultsOfWeights, measureWeights, printWeights } from './weights.mjs';

const MAX_MINUTES = 45;

const MEASURES = {
  weights: { measure: measureWeights, print: printWeights, faults: faultsOfWeights },
  speed: { measure: measureSpeed, print: printSpeed, faults: faultsOfSpeed },
  phone: { measure: measurePhone, print: printPhone, faults: faultsOfPhone },
  inp: { measure: measureInp, print: printInp, faults: faultsOfInp },
  live: { measure: measureLive, print: printLive, faults: faultsOfLive },
};
const USUAL = ['weights', 'speed', 'phone', 'inp'];
/** These compare the product to the reference apps. */
const COMPARED = ['weights', 'speed', 'phone'];

function parseArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' }, api: { type: 'string' }, pid: { type: 'string' } },
  });
  const unknown = positionals.find((name) => !(name in MEASURES));
  if (unknown)
    throw new Failure(`"${unknown}" cannot be measured: say ${Object.keys(MEASURES).join(', ')}, or nothing.`);
  return { ...values, names: positionals.length > 0 ? positionals : USUAL };
}

function keep(results) {
  const folder = inRoot('node_modules/.cache/encore');
  const file = `${folder}/bench.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    JSON.stringify(results, (key, value) => (key === 'token' ? undefined : value), 2),
  );
  console.log(`\nThe same as JSON, with every file and every round: ${file}`);
}

async function bench() {
  const { names, site, ...running } = parseArguments();
  ensureNode();
  await ensureInstalled();
  const executablePath = await ensureChromium();
  const product = site ? runningProduct({ site, ...running }) : await startProduct();
  const references = [];
  for (const name of names.some((measure) => COMPARED.includes(measure)) ? REFERENCE_NAMES : [])
    references.push(await startReference(name));
  const limit = setTimeout(() => {
    console.error(`The measurement took more than ${MAX_MINUTES} minutes.`);
    process.exit(1);
  }, MAX_MINUTES * 60_000);
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });

  const results = {};
  for (const name of names) {
    results[name] = await MEASURES[name].measure({ browser, references, product });
    MEASURES[name].print(results[name]);
  }
  await browser.close();
  await Promise.all([product, ...references].map((server) => server.stop()));
  clearTimeout(limit);
  keep(results);
  const faults = names.flatMap((name) => MEASURES[name].faults(results[name]));
  if (faults.length > 0) throw new Failure(`Measured: ${faults.join(', ')}.`);
}

await main(bench);
