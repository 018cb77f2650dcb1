/** `npm run sandbox`: runs the back end on a port of this machine. */
import { createSandbox } from './app';
import { diskMedia } from './files/disk-media';
import { buildSeed } from './seed/build-seed';
import { serveSandbox } from './server';

const log = (text: string): void => void process.stdout.write(`${text}\n`);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function getPort(text: string | undefined): number {
  const port = Number(text?.trim() || 4000);
  return Number.isInteger(port) && port >= 0 && port <= 65_535
    ? port
    : fail(`SANDBOX_PORT is ${text}, which is not a port.`);
}

async function main(): Promise<void> {
  const port = getPort(process.env.SANDBOX_PORT);
  const dir = process.env.SANDBOX_DIR?.trim() || '.sandbox';
  const afresh = process.argv.includes('--reset') || process.env.DEMO_RESET === '1';
  const url = `http://127.0.0.1:${port}`;

  const media = diskMedia(dir, buildSeed({ now: new Date(), baseUrl: url }), log);
  const sandbox = createSandbox({ dir, baseUrl: url, siteUrl: process.env.SITE_URL, media: media.source, log });
  const server = await serveSandbox(sandbox, port).catch((error: NodeJS.ErrnoException) =>
    fail(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken: stop what runs there or set SANDBOX_PORT.`
        : `The sandbox cannot listen on port ${port}: ${error.message}.`,
    ),
  );
  // Reset only after listening: if the port is taken, another sandbox may be using the same data.
  if (afresh) sandbox.reset();
  sandbox.notices.forEach(log);
  log(`Sandbox ready at ${server.url} (docs at ${server.url}/docs), data in ${dir}`);

  const drawing = new AbortController();
  media.prepare(drawing.signal).catch((error: Error) => log(`Not all images could be drawn: ${error.message}`));

  void sandbox.mediaServer.preloadWebRtc();

  const stop = async (): Promise<void> => {
    if (drawing.signal.aborted) return;
    drawing.abort();
    await server.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

main().catch((error: Error) => fail(`The sandbox cannot start: ${error.message}`));
