/** `npm run contract`: does a server keep what src/contract says? See tests/contract-kit/README.md. */
import { parseArgs } from 'node:util';
import { ask } from './ask';
import { checkContract } from './kit';
import { printed } from './report';

const USAGE = 'npm run contract -- --base URL [--fan TOKEN] [--performer TOKEN] [--origin URL] [--changes]';

function asked() {
  const { values } = parseArgs({ options: { base: { type: 'string' }, fan: { type: 'string' }, performer: { type: 'string' }, origin: { type: 'string' }, changes: { type: 'boolean' } } });
  if (!values.base || !URL.canParse(values.base)) throw new TypeError(`Say which server to ask: ${USAGE}`);
  return { ...values, base: values.base.replace(/\/+$/, '') };
}

async function main(): Promise<void> {
  const { base, fan, performer, origin, changes } = asked();
  const server = { base, fetch };
  const first = await ask(server, 'GET', '/settings/public', {});
  if ('failed' in first) throw new Error(`Nobody answers at ${base}: ${first.failed}.`);
  const report = await checkContract({ server, tokens: { fan, performer }, origin, changes });
  process.stdout.write(`${printed(report)}\n`);
  process.exitCode = report.asked.some(({ differences }) => differences.length > 0) ? 1 : 0;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
