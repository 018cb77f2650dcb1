import { createSandbox } from '@sandbox/app';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { startFaultyApi } from '../../setup/faulty-api';
import { type SiteResponse, type Site, startSite } from './site';
import type { VisitedPage } from './visited-pages';

/** The site without caches, in front of a sandbox whose responses can fail or change, for the tests of one file. */
export function faultySite() {
  const sandbox = createSandbox({ baseUrl: 'http://api.test' });
  const api = startFaultyApi((request) => sandbox.app.fetch(request));
  const tokens: Partial<Record<VisitedPage['who'], string>> = {};
  let site: Site;
  let clearCache: () => void;

  async function logIn(username: string): Promise<string> {
    const body = JSON.stringify({ username, password: SEED_PASSWORD });
    const headers = { 'Content-Type': 'application/json' };
    const response = await sandbox.app.fetch(
      new Request('http://api.test/auth/login', { method: 'POST', body, headers }),
    );
    return ((await response.json()) as { data: { token: string } }).data.token;
  }

  beforeAll(async () => {
    tokens.fan = await logIn('fan@example.com');
    tokens.performer = await logIn('performer@example.com');
  });
  afterAll(async () => {
    await (await api).close();
    await sandbox.close();
  });

  return {
    api,
    /** The session token of each visitor. */
    tokens,
    async start(deadlineMs: number): Promise<void> {
      site = await startSite({
        API_ENDPOINT: (await api).url,
        SETTINGS_CACHE_SECONDS: '0',
        EDGE_CACHE_SECONDS: '0',
        API_DEADLINE_MS: String(deadlineMs),
      });
      const { publicCache } = await import('@/lib/http/public-cache');
      clearCache = () => publicCache.clear();
    },
    async open({ path, who }: VisitedPage, requestId: string): Promise<SiteResponse> {
      clearCache();
      return site.get(path, { token: tokens[who], headers: { 'x-request-id': requestId } });
    },
  };
}
