import { test as base } from '@playwright/test';
import { Problems } from './problems';
import { Sandbox } from './sandbox';
import { startServers, type Servers } from './servers';

interface TestFixtures {
  sandbox: Sandbox;
  problems: Problems;
}

/** The test of all browser tests: a site and a back end per worker, and every page watched. */
export const test = base.extend<TestFixtures, { servers: Servers }>({
  servers: [
    async ({}, provide, { parallelIndex }) => {
      const servers = await startServers(parallelIndex);
      await provide(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  baseURL: async ({ servers }, provide) => provide(servers.site),

  sandbox: [
    async ({ servers }, provide) => {
      const sandbox = new Sandbox(servers.api);
      await provide(sandbox);
      await sandbox.tidy();
    },
    { auto: true },
  ],

  problems: [
    async ({ context, servers }, provide) => {
      const problems = new Problems([servers.site, servers.api]);
      problems.watch(context);
      const before = servers.webLog().length;
      await provide(problems);
      for (const line of servers.webLog().slice(before).match(/^.*unhandled.*$/gim) ?? []) problems.add(`web server: ${line}`);
      base.expect(problems.unexpected(), 'errors of the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
});

export const expect = test.expect;
