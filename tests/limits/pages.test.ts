import { backend } from '../ssr/support/backend';
import { type Site, startSite } from '../ssr/support/site';
import { cpuTimeMs } from './cpu-time';

const api = backend();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});

test.each([
  ['/videos', 'videos'],
  ['/performers', 'performers'],
  ['/shop', 'products'],
  ['/search?tab=videos&q=the', 'videos'],
])('%s renders a list of 5,000 records in less than two seconds of CPU time', async (path, kind) => {
  // The first request also compiles the page.
  await site.get(path);
  await api.items(kind, 5000);
  const start = process.cpuUsage();
  expect((await site.get(path)).status).toBe(200);
  expect(cpuTimeMs(start)).toBeLessThan(2000);
});
