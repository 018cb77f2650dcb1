import { spawn } from 'node:child_process';
import { lastLines, Failure } from './failure.mjs';
import { root } from './places.mjs';

const running = new Set();
const ownGroup = process.platform !== 'win32';
/** How long a process may take to end what it does. */
const PATIENCE_MS = 5000;

function signal(child, name) {
  try {
    // The whole group: `next dev` and `tsx watch` have children of their own.
    if (ownGroup) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It has ended already.
  }
}

// Whatever ends this process ends what it started.
process.on('exit', () => running.forEach((child) => signal(child, 'SIGKILL')));

let ending = false;

/** What a signal does: what was started ends what it has started itself, such as browsers, and nothing comes after it. Asked twice, it all ends at once. */
let onSignal = (_name, number) => {
  const end = () => process.exit(128 + number);
  if (ending) end();
  ending = true;
  running.forEach((child) => signal(child, 'SIGINT'));
  setTimeout(end, PATIENCE_MS);
  setInterval(() => running.size === 0 && end(), 50);
};

function heedSignals() {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) if (process.listenerCount(name) === 0) process.on(name, (...asked) => onSignal(...asked));
}

const parent = process.ppid;

/** A signal sent to npm ends npm and its shell, but does not reach this process: it only loses its parent. */
const whenAlone = (end) => {
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 200).unref();
};
if (process.env.npm_lifecycle_event) whenAlone(() => onSignal('SIGTERM', 15));

function start(args, { env, cwd = root, echo = false, command = process.execPath } = {}) {
  heedSignals();
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: ownGroup, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = { text: '' };
  const keep = (stream) => (chunk) => {
    output.text = (output.text + chunk).slice(-1_000_000);
    if (echo) stream.write(chunk);
  };
  child.stdout.on('data', keep(process.stdout));
  child.stderr.on('data', keep(process.stderr));
  running.add(child);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      output.text += `${error.message}\n`;
      running.delete(child);
      resolve(127);
    });
    child.on('close', (code) => {
      running.delete(child);
      if (!ending) resolve(code ?? 1);
    });
  });
  return { child, output, ended };
}

/**
 * Runs a command to its end, by default a script under this Node.
 * Gives its exit code and everything it printed; `echo` shows that as it comes.
 */
export async function run(args, options) {
  const { output, ended } = start(args, options);
  return { code: await ended, output: output.text };
}


/** Starts a server. `ended` gives a Failure with its last lines once it stops by itself; `stop()` ends it, waits and gives its exit code. */
export function serve(name, args, options) {
  const { child, output, ended } = start(args, options);
  let stopping = false;
  return {
    name,
    pid: child.pid,
    log: () => output.text,
    ended: ended.then((code) => (stopping ? null : new Failure(`The ${name} stopped with exit code ${code}.`, lastLines(output.text)))),
    async stop(patienceMs = PATIENCE_MS) {
      stopping = true;
      signal(child, 'SIGTERM');
      const patience = setTimeout(() => signal(child, 'SIGKILL'), patienceMs);
      const code = await ended;
      clearTimeout(patience);
      return code;
    },
  };
}

/** The outcome of `work`, or the Failure of a server that stopped by itself before. */
export function unlessItStops(server, work) {
  const stopped = server.ended.then((failure) => {
    if (failure) throw failure;
    return new Promise(() => {});
  });
  return Promise.race([work, stopped]);
}

/** Waits until `url` answers with a 2xx; throws a Failure when the server stops first or the time is over. */
export async function answers(server, url, seconds) {
  const end = Date.now() + seconds * 1000;
  let waiting = true;
  const poll = async () => {
    while (waiting && Date.now() < end) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return false;
  };
  try {
    if (await unlessItStops(server, poll())) return;
  } finally {
    waiting = false;
  }
  throw new Failure(`The ${server.name} did not answer at ${url} within ${seconds} seconds.`, lastLines(server.log()));
}

/** Stops everything on Ctrl-C, on SIGTERM and when the terminal closes, then exits with 0. */
export function stopOnSignal(stop) {
  let asked = false;
  const stopOnce = async () => {
    if (asked) return;
    asked = true;
    await stop();
    process.exit(0);
  };
  onSignal = stopOnce;
  heedSignals();
  whenAlone(stopOnce);
}
