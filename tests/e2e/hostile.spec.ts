import { setSessionCookie } from './support/accounts';
import { ACCOUNT_PAGES, PUBLIC_PAGES } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

/** Pages with texts of the site alone. tests/ssr/hostile-content covers their HTML. */
const SITE_TEXTS = /^\/(auth\/|contact|accessibility|shortcuts|payment\/|user\/account\?)/;
const NEVER = /\b(undefined|NaN|\[object \w+\])/;

test('hostile texts: no page that shows them runs them, breaks, or becomes wider than the phone', async ({
  page,
  sandbox,
  servers,
  problems,
}) => {
  test.setTimeout(300_000);
  await sandbox.hostile();
  page.on('dialog', (dialog) => {
    problems.add(`a script of somebody else ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'evil.test') problems.add(`asked of somebody else: ${request.url()}`);
  });

  const expectHarmless = async (path: string) => {
    expect.soft(await open(page, path), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const found = await page.evaluate(() => ({
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      code: [...document.querySelectorAll('[href], [src], [action], [formaction]')]
        .filter((element) => [...element.attributes].some(({ value }) => /^\s*(javascript|data:text)/i.test(value)))
        .map(({ outerHTML }) => outerHTML),
      frames: document.querySelectorAll('iframe, object, embed, base').length,
      text: document.body.innerText,
    }));
    const { text, ...rest } = found;
    expect.soft(rest, path).toEqual({ wider: 0, code: [], frames: 0 });
    expect.soft(text, path).not.toMatch(NEVER);
  };

  const guestPages = PUBLIC_PAGES.filter(({ status }) => status === 200);
  const fanPages = ACCOUNT_PAGES.filter(({ account }) => account === 'fan');
  for (const { path } of guestPages) if (!SITE_TEXTS.test(path)) await expectHarmless(path);
  await setSessionCookie(page, servers, 'fan');
  for (const { path } of fanPages) if (!SITE_TEXTS.test(path)) await expectHarmless(path);

  await open(page, '/home');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('a[href^="javascript" i]')).toHaveCount(0);
});
