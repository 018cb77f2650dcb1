import { spawn } from 'node:child_process';
import { lastLines, Failure } from './failure.mjs';
import { root } from './places.mjs';

const running = new Set();
const ownGroup = process.platform !== 'win32';
const PATIENCE_MS = 5000;

function signal(child, name) {
  try {
    // Signal the whole group, because `next dev` and `tsx watch` have child processes.
    if (ownGroup) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // It has already exited.
  }
}

// However this process ends, its children end too.
process.on('exit', () => running.forEach((child) => signal(child, 'SIGKILL')));

let ending = false;

/**
 * Handles a signal: child processes may end their own children, such as browsers, and no further step starts. The
 * second signal kills everything.
 */
let onSignal = (_name, number) => {
  const end = () => process.exit(128 + number);
  if (ending) end();
  ending = true;
  running.forEach((child) => signal(child, 'SIGINT'));
  setTimeout(end, PATIENCE_MS);
  setInterval(() => running.size === 0 && end(), 50);
};

function heedSignals() {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    if (process.listenerCount(name) === 0) process.on(name, (...details) => onSignal(...details));
}

const parent = process.ppid;

/** A signal sent to npm ends npm and its shell but doesn't reach this process, which only loses its parent. */
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
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: ownGroup,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
    child.on('close', (code, endedBy) => {
      running.delete(child);
      if (endedBy) output.text += `Ended by ${endedBy}.\n`;
      if (!ending) resolve(code ?? 1);
    });
  });
  return { child, output, ended };
}

/**
 * Runs a command, by default a script with this Node. Returns its exit code and output; `echo` also prints the output
 * as it arrives.
 */
export async function run(args, options) {
  const { output, ended } = start(args, options);
  return { code: await ended, output: output.text };
}

/**
 * Starts a server. `ended` resolves to a Failure with its last lines if it stops on its own; `stop()` ends it and
 * returns its exit code.
 */
export function serve(name, args, options) {
  const { child, output, ended } = start(args, options);
  let stopping = false;
  return {
    name,
    pid: child.pid,
    log: () => output.text,
    ended: ended.then((code) =>
      stopping ? null : new Failure(`The ${name} stopped with exit code ${code}.`, lastLines(output.text)),
    ),
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

/** Resolves to the outcome of `work`, or rejects with the Failure of a server that stops first. */
export function rejectIfStopped(server, work) {
  const stopped = server.ended.then((failure) => {
    if (failure) throw failure;
    return new Promise(() => {});
  });
  return Promise.race([work, stopped]);
}

/** Waits until `url` responds with a 2xx status. Throws a Failure if the server stops first or the time is up. */
export async function waitUntilReady(server, url, seconds) {
  const end = Date.now() + seconds * 1000;
  let waiting = true;
  const poll = async () => {
    while (waiting && Date.now() < end) {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) return true;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return false;
  };
  try {
    if (await rejectIfStopped(server, poll())) return;
  } finally {
    waiting = false;
  }
  throw new Failure(`The ${server.name} did not respond at ${url} within ${seconds} seconds.`, lastLines(server.log()));
}

/** Stops everything on Ctrl-C, on SIGTERM and when the terminal closes, then exits with 0. */
export function stopOnSignal(stop) {
  let isStopping = false;
  const stopOnce = async () => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(0);
  };
  onSignal = stopOnce;
  heedSignals();
  whenAlone(stopOnce);
}
