import { connect, createServer } from 'node:net';
import { Failure } from './failure.mjs';

/** Reads a port from the environment. */
export function portFrom(name, fallback, env = process.env) {
  const text = env[name]?.trim() || String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535)
    throw new Failure(`${name} must be a port number from 1 to 65535, but is "${text}".`);
  return port;
}

const isListening = (port) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const done = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(1000, () => done(false));
    socket.on('connect', () => done(true));
    socket.on('error', () => done(false));
  });

const listenError = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.on('error', (error) => resolve(error.code ?? error.message));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(null)));
  });

/** Throws a Failure that names the variable to change if the port is in use. */
export async function assertPortIsFree(name, port, command) {
  // Some systems let two programs listen on one port, so try to connect first.
  const reason = (await isListening(port)) ? 'EADDRINUSE' : await listenError(port);
  if (reason === null) return;
  const other = port > 64535 ? port - 1 : port + 1;
  const why = reason === 'EACCES' ? 'may not be used by this account' : 'is taken by another program';
  throw new Failure(
    `Port ${port} ${why}: stop that program or choose another port, for example ${name}=${other} ${command}`,
  );
}

// Below the ports that systems give to outgoing connections (from 32768 on Linux), so nothing takes the port before its
// server listens, and above those that browsers block.
const FIRST = 20_000;
const COUNT = 12_000;

/** Processes start at different ports, and none gives one out twice. */
let turn = Math.floor(Math.random() * COUNT);

/** A port that is free right now and unlikely to be taken soon. */
export async function freePort() {
  turn = (turn + 1) % COUNT;
  const port = FIRST + turn;
  const reason = await listenError(port);
  if (reason === 'EADDRINUSE') return freePort();
  if (reason !== null) throw new Failure(`Port ${port} of 127.0.0.1 can't be used: ${reason}`);
  return port;
}
