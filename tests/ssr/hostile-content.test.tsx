import { HOSTILE_HTML, HOSTILE_TEXT } from '@sandbox/controls/hostile';
import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { GUEST_VISITS } from '../setup/site-visits';
import { backend } from './support/backend';
import { dangers } from './support/dangers';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
serverLog();
let site: Site;
beforeAll(async () => {
  site = await startSite({ SETTINGS_CACHE_SECONDS: '0' });
});

const ALERT = /<script>alert\(/;

describe('if everyone writes hostile texts', () => {
  beforeAll(() => api.makeHostile());
  afterAll(api.reset);

  test.each(GUEST_VISITS)('$path shows hostile texts as text', async ({ path }) => {
    const { status, html } = await site.get(path);
    expect([path, status, dangers(html)]).toEqual([path, 200, []]);
    const page = read(html);
    // It is readable as text …
    expect(`${page.title} ${page.text}`).toMatch(ALERT);
    // … never as markup, and it reaches the browser's script unchanged: it breaks neither state nor structured data.
    expect(html).not.toMatch(ALERT);
    expect(page.state.props.pageProps).toBeDefined();
    for (const block of page.jsonLd) expect(block['@context']).toBe('https://schema.org');
    // Menus can't link to code.
    expect(page.links.filter((href) => href && !/^(\/|#|https:\/\/)/.test(href))).toEqual([]);
    expect(htmlProblems(html).filter((problem) => !problem.startsWith('long-title'))).toEqual([]);
  });

  test('settings: neither scripts nor removed HTML are sent', async () => {
    const { html } = await site.get('/categories');
    expect(html).not.toMatch(/headerScript|afterBodyScript|gaCode|evil\.test|display:none|position:fixed/);
    expect(
      read(html)
        .elements('footer b')
        .map(({ textContent }) => textContent),
    ).toEqual(['words']);
  });

  test('a fan with a hostile name gets a safe page', async () => {
    const token = await api.logIn('fan@example.com');
    for (const path of [
      '/home',
      '/user/favorites',
      '/user/account',
      '/user/subscriptions',
      '/membership',
      '/user/orders',
      '/user/library',
      '/user/wallet',
      '/user/token-transactions',
      '/user/payments',
    ]) {
      const { html } = await site.get(path, { token });
      expect([path, dangers(html)]).toEqual([path, []]);
      expect(html).not.toMatch(ALERT);
    }
  });
});

describe('text with HTML', () => {
  afterEach(api.reset);

  test('keeps its content on a site page and loses executable parts', async () => {
    const about = api.store.posts.list().find(({ slug }) => slug === 'about');
    api.store.posts.update(about?._id ?? '', {
      content: `<h1>Chapter</h1><p>Kept</p><a href="/page/terms">terms</a>${HOSTILE_HTML}`,
    });
    const { html } = await site.get('/page/about');
    const page = read(html);
    expect(dangers(html)).toEqual([]);
    expect(html).not.toMatch(/alert\(|evil\.test|position:fixed/);
    expect(page.elements('article h2').map(({ textContent }) => textContent)).toEqual(['Chapter']);
    expect(page.elements('h1')).toHaveLength(1);
    expect(page.links).toContain('/page/terms');
  });

  test('is shown without tags in descriptions', async () => {
    const text = '<p>Hello&nbsp;fans</p><p>Bye</p>';
    const { videos, galleries, products, posts, performers } = api.store;
    const bySlug = (slug: string) => (row: { slug: string }) => row.slug === slug;
    const EVENT = eventId(LANDMARKS.events.coming);
    videos.update(videos.list().find(bySlug(LANDMARKS.freeVideo))?._id ?? '', { description: text });
    galleries.update(galleries.list().find(bySlug(LANDMARKS.freeGallery))?._id ?? '', { description: text });
    products.update(products.list().find(bySlug(LANDMARKS.physicalProduct))?._id ?? '', { description: text });
    posts.update(posts.list().find(bySlug(LANDMARKS.lockedPost))?._id ?? '', { shortDescription: text });
    performers.update(performers.list().find(({ username }) => username === 'aria')?._id ?? '', { bio: text });
    api.store.events.update(EVENT, { description: text });
    for (const path of [
      `/video/${LANDMARKS.freeVideo}`,
      `/gallery/${LANDMARKS.freeGallery}`,
      `/product/${LANDMARKS.physicalProduct}`,
      `/post/${LANDMARKS.lockedPost}`,
      `/event/${EVENT}`,
      '/performers/aria',
      '/performers/aria?tab=about',
    ]) {
      const page = read((await site.get(path)).html);
      const shown = [...page.elements('main p'), ...page.elements('main div[dir]')].map(
        ({ textContent }) => textContent,
      );
      expect([path, shown]).toEqual([path, expect.arrayContaining(['Hello fans\nBye'])]);
      expect([path, ...page.meta('description')]).toEqual([path, 'Hello fans Bye']);
    }
  });

  test('turns a URL in a comment into a link, but not code', async () => {
    const free = api.store.videos.list().find(({ slug }) => slug === LANDMARKS.freeVideo);
    const newest = api.store.comments
      .list(undefined, { order: [{ path: 'createdAt', direction: 'desc' }] })
      .find(({ objectId }) => objectId === free?._id);
    api.store.comments.update(newest?._id ?? '', {
      content: 'See https://ok.example/a"onmouseover="x and javascript:alert(1) and data:text/html,x',
    });
    const { html } = await site.get(`/video/${LANDMARKS.freeVideo}`);
    expect(dangers(html)).toEqual([]);
    expect(read(html).links).toContain('https://ok.example/a');
  });
});

test('images of users and of the site are never code', async () => {
  const aria = api.store.performers.list().find(({ username }) => username === 'aria');
  api.store.performers.update(aria?._id ?? '', { avatar: 'javascript:alert(1)', cover: 'javascript:alert(1)' });
  const { html } = await site.get('/performers/aria');
  expect(dangers(html)).toEqual([]);
  expect(
    read(html)
      .meta('og:image')
      .filter((url) => !url.startsWith('http')),
  ).toEqual([]);
  expect(
    read(html)
      .jsonLd.map((block) => JSON.stringify(block))
      .join(),
  ).not.toContain('javascript:');
  api.reset();
});

test('values of the URL are never written as markup', async () => {
  const text = encodeURIComponent(HOSTILE_TEXT.slice(0, 99));
  for (const path of [
    `/login?next=${encodeURIComponent('/"><script>alert(1)</script>')}`,
    `/video/${text}`,
    `/videos?q=${text}&sort=${text}`,
    `/search?q=${text}&tab=${text}`,
    `/contact?about=${text}`,
    `/nothing/${text}`,
  ]) {
    const { html } = await site.get(path);
    expect([path, dangers(html)]).toEqual([path, []]);
    expect(html).not.toMatch(ALERT);
  }
});
