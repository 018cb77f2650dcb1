import { LANDMARKS } from '@sandbox/seed/landmarks';
import { backend } from './support/backend';
import { read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
serverLog();
let site: Site;
beforeAll(async () => {
  site = await startSite({ SETTINGS_CACHE_SECONDS: '0' });
});

afterEach(api.reset);

const SCRIPT = '</script></title><script>alert(1)</script>';
const HANDLER = '"><img src=x onerror="alert(2)">\u2028<svg/onload=alert(3)>';
const ADDRESS = 'javascript:alert(4)';
const ALL = `${SCRIPT} ${HANDLER} ${ADDRESS}`;

const found = <T,>(row: T | undefined): T => {
  if (!row) throw new Error('The sandbox has no such record.');
  return row;
};
const videoOf = (slug: string) => found(api.store.videos.list().find((row) => row.slug === slug));
const performerOf = (name: string) => found(api.store.performers.list().find(({ username }) => username === name));

/** What in a page could run: scripts besides our own, handlers, links and forms that are code, frames. A picture's address is only fetched. */
function dangers(html: string): string[] {
  const { elements } = read(html);
  const isOurs = (script: ReturnType<typeof elements>[number]) => script.hasAttribute('nonce') || script.getAttributeValue('type') === 'application/ld+json';
  const isCode = (key: string, value: unknown) => /^on|^srcdoc$/i.test(key) || (/^(href|action|formaction)$/i.test(key) && /^\s*(javascript|vbscript|data):/i.test(String(value)));
  return [
    ...elements('script').filter((script) => !isOurs(script)),
    ...elements('*').filter(({ tagName, attributes }) => tagName !== 'link' && attributes.some(({ key, value }) => isCode(key, value))),
    ...['iframe', 'object', 'embed', 'base', 'img[src="x"]'].flatMap((selector) => elements(selector)),
  ].map((element) => `<${element.tagName} ${element.attributes.map(({ key, value }) => `${key}=${String(value)}`).join(' ')}>`);
}

test('names, titles and texts of people are words, whatever they are', async () => {
  const free = videoOf(LANDMARKS.freeVideo);
  const writer = found(api.store.users.list().find(({ username }) => username === 'yukiko'));
  api.store.videos.update(free._id, { title: ALL, description: ALL, tags: [ALL, 'plain'] });
  api.store.performers.update(performerOf('aria')._id, { name: ALL, bio: ALL, city: ALL });
  api.store.users.update(writer._id, { name: ALL, avatar: ADDRESS });
  for (const comment of api.store.comments.list().filter(({ objectId }) => objectId === free._id)) api.store.comments.update(comment._id, { content: ALL, createdBy: writer._id, source: 'user' });
  const topic = found(api.store.categories.list().find(({ slug }) => slug === 'lessons'));
  api.store.categories.update(topic._id, { name: ALL, description: ALL });

  for (const path of [`/video/${free.slug}`, '/performers/aria', '/performers/aria?tab=about', '/performers', '/videos', '/home', '/categories', '/category/lessons', `/performers?q=${encodeURIComponent(ALL.slice(0, 99))}`]) {
    const { status, html } = await site.get(path);
    expect([path, status, dangers(html)]).toEqual([path, 200, []]);
    expect(read(html).text).toContain('<script>alert(1)</script>');
    // It reaches the browser's script whole, too: the state is not broken by it.
    expect(read(html).state.props.pageProps).toBeDefined();
  }

  const page = read((await site.get(`/video/${free.slug}`)).html);
  expect(page.title).toContain(ALL.slice(0, 20));
  expect(page.jsonLd[0]?.name).toBe(ALL);
});

test('an address in a comment becomes a link, code does not', async () => {
  const free = videoOf(LANDMARKS.freeVideo);
  const newest = found(api.store.comments.list(undefined, { order: [{ path: 'createdAt', direction: 'desc' }] }).find(({ objectId }) => objectId === free._id));
  api.store.comments.update(newest._id, { content: `See https://ok.example/a"onmouseover="x and ${ADDRESS} and data:text/html,x` });
  const { html } = await site.get(`/video/${free.slug}`);
  expect(dangers(html)).toEqual([]);
  expect(read(html).links).toContain('https://ok.example/a');
});

test('the footer of the settings keeps its words and links and loses what could run', async () => {
  const footerContent = `<p onclick="alert(1)">Kept <b>words</b></p><script>alert(2)</script><a href="javascript:alert(3)">code</a><a href="/page/terms">terms</a><img src="x" onerror="alert(4)"><iframe src="//evil.test"></iframe><style>*{display:none}</style><svg onload="alert(5)"></svg>`;
  await api.settings({ footerContent });
  const { html } = await site.get('/categories');
  const page = read(html);
  expect(page.elements('footer b').map(({ textContent }) => textContent)).toEqual(['words']);
  expect(page.links).toContain('/page/terms');
  expect(dangers(html.replaceAll('<img src="x"', '<img'))).toEqual([]);
  // Nor is it in the state, where a script of ours would put it on the page.
  expect(html).not.toMatch(/alert\(\d\)|evil\.test|display:none/);
});

test('a page of the site keeps its words and loses what could run', async () => {
  const about = found(api.store.posts.list().find(({ slug }) => slug === 'about'));
  api.store.posts.update(about._id, { title: ALL, content: `<h1>Chapter</h1><p>Kept</p>${ALL}<a href="${ADDRESS}">code</a>` });
  const { html } = await site.get('/page/about');
  expect(dangers(html.replaceAll('<img src="x"', '<img'))).toEqual([]);
  expect(read(html).elements('article h2').map(({ textContent }) => textContent)).toEqual(['Chapter']);
  expect(read(html).elements('h1')).toHaveLength(1);
});

test('menus, banners and pictures lead to pages, never to code', async () => {
  for (const menu of api.store.menus.list()) api.store.menus.update(menu._id, { path: ADDRESS, title: ALL, internal: false });
  for (const banner of api.store.banners.list()) api.store.banners.update(banner._id, { link: ADDRESS, title: ALL, description: ALL });
  await api.settings({ siteName: ALL, logoUrl: ADDRESS, favicon: ADDRESS, loginPlaceholderImage: ADDRESS, homeTitle: ALL, homeMetaDescription: ALL, currencySymbol: ALL });
  api.store.performers.update(performerOf('aria')._id, { avatar: ADDRESS, cover: ADDRESS });
  for (const path of ['/home', '/auth/login', '/performers/aria']) {
    const { html } = await site.get(path);
    expect([path, dangers(html)]).toEqual([path, []]);
    expect(read(html).links.filter((href) => !href.startsWith('/') && href !== '#content')).toEqual([]);
  }
});

test('what the address asks for is not written into the page as markup', async () => {
  for (const path of [`/login?next=${encodeURIComponent(`/"><script>alert(1)</script>`)}`, `/video/${encodeURIComponent(ALL)}`, `/videos?q=${encodeURIComponent(SCRIPT)}&sort=${encodeURIComponent(HANDLER)}`, `/nothing/${encodeURIComponent(SCRIPT)}`]) {
    const { html } = await site.get(path);
    expect([path, dangers(html)]).toEqual([path, []]);
  }
});
