import { LISTED_VIDEO } from '@sandbox/routes/listing';
import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { performerId } from '@sandbox/seed/people/performers';
import { SITE } from './support/urls';
import { backend } from './support/backend';
import { read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite, WITH_WARNINGS } from './support/site';

const api = backend();
serverLog();
let site: Site;
beforeAll(async () => {
  site = await startSite({ ...WITH_WARNINGS, SETTINGS_CACHE_SECONDS: '0' });
});

test('structured data: marks a video for sale as paid and a free one as free', async () => {
  const getObject = async (slug: string) => read((await site.get(`/video/${slug}`)).html).jsonLd[0];
  const locked = await getObject(LANDMARKS.lockedVideo);
  expect(locked).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.locked-part' },
    duration: 'PT7M18S',
  });
  expect(read((await site.get(`/video/${LANDMARKS.lockedVideo}`)).html).elements('.locked-part')).toHaveLength(1);

  const free = await getObject(LANDMARKS.freeVideo);
  expect(free).toMatchObject({
    isAccessibleForFree: true,
    creator: [{ '@type': 'Person', name: 'Aria Velasco', url: `${SITE}/performers/aria` }],
  });
  expect(free).not.toHaveProperty('hasPart');
});

test('structured data of an event: gives the price in money, not in tokens', async () => {
  const [event] = read((await site.get(`/event/${eventId(LANDMARKS.events.private)}`)).html).jsonLd;
  expect(event).toMatchObject({
    isAccessibleForFree: false,
    offers: { price: '6.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test.each([0, -1])(
  'structured data of an event: has no price while a token has none (%i)',
  async (tokenConversionRate) => {
    await api.settings({ tokenConversionRate });
    const [event] = read((await site.get(`/event/${eventId(LANDMARKS.events.private)}`)).html).jsonLd;
    expect(event).toMatchObject({ '@type': 'Event', isAccessibleForFree: false });
    expect(event).not.toHaveProperty('offers');
  },
);

test('structured data of a profile: contains the person, links and likes', async () => {
  const [profile] = read((await site.get('/performers/aria')).html).jsonLd;
  expect(profile).toMatchObject({
    mainEntity: {
      '@type': 'Person',
      name: 'Aria Velasco',
      alternateName: 'aria',
      url: `${SITE}/performers/aria`,
      image: expect.stringMatching(/^http:\/\/api\.test\/files\/pictures\/portrait\/aria\//),
      sameAs: [
        'https://facebook.com/ariasings',
        'https://x.example.com/ariasings',
        'https://instagram.example.com/aria',
      ],
      interactionStatistic: [
        {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: expect.any(Number),
        },
        {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/LikeAction',
          userInteractionCount: expect.any(Number),
        },
      ],
    },
  });
});

test('pages of performers and videos have a preview image', async () => {
  for (const path of ['/performers/aria', `/video/${LANDMARKS.lockedVideo}`]) {
    const page = read((await site.get(path)).html);
    expect(page.meta('og:image')).toEqual([expect.stringMatching(/^http:\/\/api\.test\/files\/pictures\//)]);
    expect(page.meta('twitter:card')).toEqual(['summary_large_image']);
  }
});

test('a record is also found by its id, and has one canonical URL', async () => {
  const video = api.store.videos.list().find(({ slug }) => slug === LANDMARKS.freeVideo);
  const performer = api.store.performers.list().find(({ username }) => username === 'aria');
  const byId = async (path: string) => read((await site.get(path)).html).canonical;
  expect(await byId(`/video/${video?._id}`)).toEqual([`${SITE}/video/${LANDMARKS.freeVideo}`]);
  expect(await byId(`/performers/${performer?._id}`)).toEqual([`${SITE}/performers/aria`]);
});

test('a list of several pages links each of them, down to every item', async () => {
  const seen = new Set<string>();
  let path: string | undefined = '/videos';
  let pages = 0;
  while (path && pages < 10) {
    const page = read((await site.get(path)).html);
    for (const href of page.links) if (href.startsWith('/video/')) seen.add(href);
    const next: string | undefined = page.link('next')?.replace(SITE, '');
    if (next) expect(page.links).toContain(next);
    if (pages > 0) expect(page.link('prev')).toBe(SITE + (pages === 1 ? '/videos' : `/videos?page=${pages}`));
    path = next;
    pages += 1;
  }
  const published = api.store.videos.list(LISTED_VIDEO).filter(({ isSchedule }) => !isSchedule);
  expect(pages).toBe(Math.ceil(published.length / 24));
  expect([...seen].sort()).toEqual(published.map(({ slug }) => `/video/${slug}`).sort());
});

test('posts and site pages share a path prefix, and each has its own URL', async () => {
  const led = async (path: string) => {
    const { status, location } = await site.get(path);
    return [status, location];
  };
  expect(await led('/post/terms')).toEqual([307, '/page/terms']);
  expect(await led(`/page/${LANDMARKS.freePost}`)).toEqual([307, `/post/${LANDMARKS.freePost}`]);
  const [story] = api.store.stories.list(undefined, { order: [{ path: 'createdAt', direction: 'desc' }] });
  for (const path of [`/post/${story?._id}`, `/page/${story?._id}`])
    expect(await led(path)).toEqual([307, `/stories/${story?.performerId}`]);
  expect(await led(`/stories/${LANDMARKS.storyTeller}`)).toEqual([
    307,
    `/stories/${performerId(LANDMARKS.storyTeller)}`,
  ]);
});

test('a page number beyond the end redirects to the last page', async () => {
  const response = await site.get('/videos?page=99');
  expect([response.status, response.location]).toEqual([307, '/videos?page=3']);
});

test('every link to this site can be opened', async () => {
  // Links in banners, menus and the footer are set by the owner and may lead anywhere.
  const written = JSON.stringify([api.store.banners.list(), api.store.menus.list(), api.store.settings.list()]);
  const isOwners = (href: string) => written.includes(`"${href}"`) || written.includes(`\\"${href}\\"`);
  const links = new Set<string>();
  for (const path of [
    '/home',
    '/performers',
    '/performers/aria',
    '/videos',
    `/video/${LANDMARKS.freeVideo}`,
    '/categories',
    '/category/live-sets',
    '/404',
  ]) {
    for (const href of read((await site.get(path)).html).links)
      if (href.startsWith('/') && !isOwners(href)) links.add(href);
  }
  // One of each kind is enough, because the others differ only in the record.
  const kinds = new Map(
    [...links].map((href) => [
      href.replace(/^(\/(?:video|performers|category)\/)[^/?]+/, '$1*').replace(/=[^&]*/g, '='),
      href,
    ]),
  );
  const broken: string[] = [];
  for (const href of kinds.values()) if ((await site.get(href)).status >= 400) broken.push(href);
  expect(broken).toEqual([]);
  expect(kinds.size).toBeGreaterThan(6);
});
