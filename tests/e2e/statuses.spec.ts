import { ACCOUNTS, PASSWORD } from './support/accounts';
import { FREE_VIDEO, LANDMARKS } from './support/places';
import type { Fault } from './support/sandbox';
import { expect, test } from './support/test';

const CATEGORY = '/category/live-sets';
const VIDEO_CALL = `/user/assets/videos/${LANDMARKS.freeVideo}`;

/** Every call that a page makes while it is made, with the pages that are about its answer: these are not there without it. */
const CALLS: Record<string, readonly string[]> = {
  '/settings/public': [],
  '/country-block/check': [],
  '/users/me': [],
  '/site-promo/search': [],
  '/comments/search': [],
  '/user-additional': [],
  '/countries/list': [],
  '/performers/search': ['/performers'],
  '/performers/aria': ['/performers/aria'],
  '/user/assets/videos/search': ['/videos', '/performers/aria', CATEGORY],
  [VIDEO_CALL]: [FREE_VIDEO],
  '/user/assets/categories/search': ['/categories', CATEGORY],
  '/posts/terms': ['/page/terms'],
};

const PAGES = ['/home', '/performers', '/performers/aria', '/videos', FREE_VIDEO, '/categories', CATEGORY, '/page/terms', '/auth/login', '/login'];

const WAYS: Record<string, Omit<Fault, 'path'>> = {
  'breaks off': { drop: true },
  'answers 500': { status: 500, body: { statusCode: 500, message: 'Internal server error' } },
  'answers HTML': { status: 200, body: '<!doctype html><title>Welcome to nginx</title>', contentType: 'text/html' },
  'answers nothing': { status: 200, body: '', contentType: 'application/json' },
  'takes 8 seconds': { delay: 8000 },
};

const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '').trim();

for (const [way, fault] of Object.entries(WAYS)) {
  test(`whichever call ${way}, every page answers with the right status and can be read`, async ({ sandbox, servers }) => {
    test.setTimeout(240_000);
    const { data } = (await (
      await fetch(`${servers.api}/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: ACCOUNTS.fan, password: PASSWORD }),
      })
    ).json()) as { data: { token: string } };

    for (const [call, lost] of Object.entries(CALLS)) {
      await sandbox.fault({ path: call, ...fault });
      const answers = await Promise.all(
        // The log-in pages lead those who are logged in away.
        PAGES.map(async (path) => {
          const headers: Record<string, string> = path.endsWith('/login') ? {} : { Cookie: `token=${data.token}` };
          const answer = await fetch(servers.site + path, { headers, redirect: 'manual' });
          const html = await answer.text();
          return { path, status: answer.status, heading: heading(html) ? 'a heading' : html.slice(0, 200) };
        }),
      );
      await sandbox.clearFaults();
      const expected = PAGES.map((path) => ({ path, status: lost.includes(path) ? 503 : 200, heading: 'a heading' }));
      expect(answers, `${call} ${way}`).toEqual(expected);
    }
  });
}

test('with the whole back end gone every page still says something', async ({ sandbox, servers }) => {
  await sandbox.fault({ path: '/*', drop: true });
  const answers = await Promise.all(
    PAGES.map(async (path) => {
      const answer = await fetch(servers.site + path);
      return { path, status: answer.status, heading: Boolean(heading(await answer.text())) };
    }),
  );
  expect(answers).toEqual(PAGES.map((path) => ({ path, status: path.endsWith('/login') ? 200 : 503, heading: true })));
  expect((await fetch(`${servers.site}/api/health`)).status).toBe(200);
});
