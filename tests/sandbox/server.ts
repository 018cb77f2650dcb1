import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Sandbox } from './app';

export type RunningServer = {
  /** Such as `http://127.0.0.1:4000`. */
  url: string;
  /** Closes every connection and frees the port. */
  stop: () => Promise<void>;
};

const HOST = '127.0.0.1';

/**
 * Serves the sandbox and its sockets on a port of this machine; port 0 takes any free one. Rejects if the port is
 * taken.
 */
export async function serveSandbox(sandbox: Sandbox, port: number): Promise<RunningServer> {
  const server = createAdaptorServer({ fetch: sandbox.app.fetch, hostname: HOST }) as Server;
  sandbox.realtime.attach(server);
  sandbox.mediaServer.attach(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${taken}`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await sandbox.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
