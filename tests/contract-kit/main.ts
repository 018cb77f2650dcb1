/** `npm run contract`: checks a server against src/contract. See tests/contract-kit/README.md. */
import { parseArgs } from 'node:util';
import { sendCall, type Server } from './send-call';
import { explainNoContact } from './first-contact';
import { checkContract } from './kit';
import { formatReport, isFit } from './report';
import { findSchemaFiles } from './schema-files';

const USAGE = 'npm run contract -- --base URL [--fan TOKEN] [--performer TOKEN] [--origin URL] [--changes]';

function readArguments() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      fan: { type: 'string' },
      performer: { type: 'string' },
      origin: { type: 'string' },
      changes: { type: 'boolean' },
    },
  });
  if (!values.base || !URL.canParse(values.base) || !/^https?:/.test(values.base))
    throw new TypeError(`Missing server URL. Pass it as --base, with http:// or https://: ${USAGE}`);
  return { ...values, base: values.base.replace(/\/+$/, ''), origin: values.origin && new URL(values.origin).origin };
}

/** Without this check, a mistyped token would look like a server that refuses half of its calls. */
async function checkToken(server: Server, option: string, token: string | undefined): Promise<void> {
  if (token === undefined) return;
  const response = await sendCall(server, 'GET', '/users/me', {}, token);
  if ('failed' in response || ![401, 403].includes(response.status)) return;
  throw new Error(
    `GET /users/me responded with ${response.status} to the token of --${option}. Get a new token from POST /auth/login and pass it as it is, without "Bearer".`,
  );
}

async function main(): Promise<void> {
  const { base, fan, performer, origin, changes } = readArguments();
  const server = { base, fetch };
  const noContact = await explainNoContact(server);
  if (noContact) throw new Error(noContact);
  await checkToken(server, 'fan', fan);
  await checkToken(server, 'performer', performer);
  const report = await checkContract({ server, tokens: { fan, performer }, origin, changes });
  process.stdout.write(`${formatReport(report, findSchemaFiles())}\n`);
  process.exitCode = isFit(report) ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
