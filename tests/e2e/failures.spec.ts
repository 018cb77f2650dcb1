import type { Page } from '@playwright/test';
import { signIn } from './support/accounts';
import { FREE_VIDEO, LANDMARKS } from './support/places';
import { open } from './support/ready';
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
        body: JSON.stringify({ username: 'fan@example.com', password: 'sandbox-pass' }),
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

test.describe('Retry', () => {
  test.beforeEach(({ problems }) => problems.allow(/ answered (500|503)$/));

  const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text).first();
  const card = (page: Page) => page.getByRole('main').getByRole('article').first();

  for (const { path, call, lost, back } of [
    { path: '/videos', call: '/user/assets/videos/search', lost: 'The videos could not be loaded.', back: card },
    { path: '/performers', call: '/performers/search', lost: 'The performers could not be loaded.', back: card },
    { path: '/categories', call: '/user/assets/categories/search', lost: 'The categories could not be loaded.', back: (page: Page) => inMain(page, 'Live sets') },
    { path: '/performers/aria', call: '/performers/aria', lost: 'This page could not be loaded', back: (page: Page) => inMain(page, 'Aria Velasco') },
    { path: FREE_VIDEO, call: VIDEO_CALL, lost: 'This page could not be loaded', back: (page: Page) => inMain(page, 'Ten minutes for a clear voice') },
    { path: FREE_VIDEO, call: '/comments/search', lost: 'Comments could not be loaded.', back: (page: Page) => inMain(page, 'Show more comments') },
    { path: FREE_VIDEO, call: '/user/assets/videos/search', lost: 'Related videos could not be loaded.', back: (page: Page) => page.getByRole('complementary').getByRole('article').first() },
    { path: '/home', call: '/user/assets/categories/search', lost: 'This row could not be loaded.', back: (page: Page) => inMain(page, 'Live sets') },
  ]) {
    test(`brings back what ${call} gives ${path}, once the fault is gone`, async ({ page, sandbox }) => {
      await sandbox.fault({ path: call, status: 500, body: { statusCode: 500, message: 'The shelf fell over.' } });
      await open(page, path);
      const alert = page.getByRole('alert').filter({ hasText: lost });
      await expect(alert).toContainText('The shelf fell over.');
      await expect(back(page)).toHaveCount(0);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeEnabled();

      await sandbox.clearFaults();
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(back(page)).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  test('brings the rest of a list, and keeps what is there meanwhile', async ({ page, sandbox }) => {
    await open(page, '/videos');
    await sandbox.fault({ path: '/user/assets/videos/search', status: 500, body: {}, times: 1 });
    await page.getByRole('link', { name: /^Show more/ }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'What is above stays.' });
    await expect(alert).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(24);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(48);
  });
});

test('a click on the way to a page that fails keeps the navigation alive', async ({ page, sandbox, servers, problems }) => {
  problems.allow(/ answered 500$/);
  await signIn(page, servers, 'fan');
  await open(page, '/videos');
  await sandbox.fault({ path: '/user/assets/videos/*', status: 500, body: {} });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByTestId('comment-box')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
});
