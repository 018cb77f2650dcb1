import { test as base } from '@playwright/test';
import { Problems } from './problems';
import { Sandbox } from './sandbox';
import { startServers, type Servers } from './servers';

/** Each worker has its own site and back end, which are reset for every test. */
export const testWithServers = base.extend<{ sandbox: Sandbox }, { servers: Servers }>({
  servers: [
    async ({}, provide, { parallelIndex }) => {
      const servers = await startServers(parallelIndex);
      await provide(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  sandbox: [
    async ({ servers }, provide) => {
      const sandbox = new Sandbox(servers.api);
      await provide(sandbox);
      await sandbox.tidy();
    },
    { auto: true },
  ],
});

/** The test function of all browser tests in Chromium. Checks every page for problems. */
export const test = testWithServers.extend<{ problems: Problems }>({
  baseURL: async ({ servers }, provide) => provide(servers.site),

  problems: [
    async ({ context, servers }, provide) => {
      const problems = new Problems([servers.site, servers.api]);
      problems.watch(context);
      const before = servers.webLog().length;
      await provide(problems);
      for (const line of servers
        .webLog()
        .slice(before)
        .match(/^.*unhandled.*$/gim) ?? [])
        problems.add(`web server: ${line}`);
      base.expect(problems.unexpected(), 'errors of the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
