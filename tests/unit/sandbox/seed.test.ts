import { buildSeed } from '@sandbox/seed/build-seed';
import { idOf } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { accessOf } from '@sandbox/seed/rows/common';

const NOW = new Date('2026-03-14T15:09:26.535Z');
const BASE_URL = 'http://127.0.0.1:4000';
const seed = buildSeed({ now: NOW, baseUrl: BASE_URL });
const now = NOW.toISOString();

const videoAt = (slug: string) => {
  const video = seed.videos.find((row) => row.slug === slug);
  if (!video) throw new Error(`No video ${slug}`);
  return video;
};
const fan = (email: string) => {
  const user = seed.users.find((row) => row.email === email);
  if (!user) throw new Error(`No user ${email}`);
  return user;
};

test('the seed has the amounts that the demo promises', () => {
  expect(seed.performers).toHaveLength(24);
  expect(seed.videos).toHaveLength(60);
  expect(seed.galleries).toHaveLength(23);
  expect(seed.products).toHaveLength(24);
  expect(seed.posts.filter(({ type }) => type === 'post').length).toBeGreaterThanOrEqual(30);
  expect(seed.messages).toHaveLength(60);
});

test('the seed is the same within a minute and differs on another day', () => {
  expect(buildSeed({ now: new Date('2026-03-14T15:09:59Z'), baseUrl: BASE_URL })).toEqual(seed);
  const later = buildSeed({ now: new Date('2026-03-15T15:09:00Z'), baseUrl: BASE_URL });
  expect(later.videos.map(({ _id, slug }) => [_id, slug])).toEqual(seed.videos.map(({ _id, slug }) => [_id, slug]));
  expect(later.videos[0]?.createdAt).not.toBe(seed.videos[0]?.createdAt);
});

test('every record has its own id and plausible dates', () => {
  const { settings, countries, languages, phoneCodes, userAdditional, blockedCountries, ...stored } = seed;
  expect([settings, countries, languages, phoneCodes].every((rows) => rows.length > 0)).toBe(true);
  expect([Object.keys(userAdditional).length, blockedCountries.length]).toEqual([11, 0]);
  const tables: Array<Array<{ _id: string; createdAt: string; updatedAt: string }>> = Object.values(stored);
  const ids = tables.flatMap((rows) => rows.map(({ _id }) => _id));
  expect(tables.length).toBeGreaterThan(20);
  expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
  for (const rows of tables) expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
  for (const { createdAt, updatedAt } of tables.flat())
    expect([createdAt <= now, updatedAt <= now, new Date(createdAt).toISOString()]).toEqual([true, true, createdAt]);
});

test('slugs are unique and simple', () => {
  for (const rows of [seed.videos, seed.galleries, seed.products, seed.posts]) {
    const slugs = rows.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  }
  const usernames = [...seed.users, ...seed.performers].map(({ username }) => username);
  expect(new Set(usernames).size).toBe(usernames.length);
  expect(usernames.filter((name) => !/^[a-z0-9]+$/.test(name))).toEqual([]);
});

describe('seeded accounts', () => {
  test('include fans, performer, unverified and inactive', () => {
    expect(fan('fan@example.com')).toMatchObject({
      balance: 500,
      status: 'active',
      verifiedEmail: true,
      password: 'sandbox-pass',
    });
    expect(fan('fan2@example.com')).toMatchObject({ balance: 20, status: 'active' });
    expect(fan('unverified@example.com')).toMatchObject({ verifiedEmail: false, status: 'pending-email-confirmation' });
    expect(fan('inactive@example.com').status).toBe('inactive');
    expect(seed.performers.find(({ email }) => email === 'performer@example.com')).toMatchObject({
      username: 'aria',
      status: 'active',
      password: 'sandbox-pass',
    });
  });

  test('include a live performer in every kind of show, nova always', () => {
    expect(new Set(seed.performers.map(({ streamingStatus }) => streamingStatus))).toEqual(
      new Set(['public', 'group', 'private', 'offline']),
    );
    expect(seed.performers.find(({ username }) => username === LANDMARKS.livePerformer)).toMatchObject({
      live: 1,
      streamingStatus: 'public',
      isOnline: true,
    });
    expect(seed.performers.every(({ live, streamingStatus }) => (live === 1) === (streamingStatus !== 'offline'))).toBe(
      true,
    );
  });

  test('descriptions use the options of the site', () => {
    const { heights, weights, eyes, hairs, bodyTypes, ethnicities, genders } = seed.userAdditional;
    const values = (options: Array<{ value: string }>) => options.map(({ value }) => value);
    for (const performer of seed.performers) {
      expect(values(heights)).toContain(performer.height);
      expect(values(weights)).toContain(performer.weight);
      expect(values(eyes)).toContain(performer.eyes);
      expect(values(hairs)).toContain(performer.hair);
      expect(values(bodyTypes)).toContain(performer.bodyType);
      expect(values(ethnicities)).toContain(performer.ethnicity);
      expect(values(genders)).toContain(performer.gender);
      expect(seed.countries.map(({ code }) => code)).toContain(performer.country);
      expect(seed.languages.map(({ code }) => code)).toEqual(expect.arrayContaining(performer.languages));
    }
  });
});

describe('seeded videos', () => {
  test('have every status', () => {
    expect(new Set(seed.videos.map(({ status }) => status))).toEqual(
      new Set(['draft', 'active', 'inactive', 'file-error']),
    );
    expect(new Set(seed.videos.map(accessOf))).toEqual(new Set(['free', 'members', 'paid']));
    expect(videoAt(LANDMARKS.processingVideo)).toMatchObject({ processing: true, source: null });
    expect(videoAt(LANDMARKS.brokenVideo)).toMatchObject({ status: 'file-error', source: null });
    expect(videoAt(LANDMARKS.draftVideo).status).toBe('draft');
    expect(videoAt(LANDMARKS.inactiveVideo).status).toBe('inactive');
    expect(seed.videos.some(({ description }) => description === '')).toBe(true);
    expect(seed.videos.some(({ title }) => title.length > 80)).toBe(true);
    expect(seed.videos.some(({ performerIds }) => performerIds.length > 1)).toBe(true);
    expect(seed.videos.some(({ teaser }) => teaser === null)).toBe(true);
    const scheduled = seed.videos.filter(({ isSchedule }) => isSchedule);
    expect(scheduled.length).toBeGreaterThanOrEqual(3);
    expect(scheduled.every(({ scheduledAt }) => scheduledAt !== null && scheduledAt > now)).toBe(true);
  });

  test('include those that tests refer to', () => {
    expect(videoAt(LANDMARKS.lockedVideo)).toMatchObject({ isSale: true, price: 40, status: 'active' });
    expect(videoAt(LANDMARKS.lockedVideo).teaserSource).not.toBeNull();
    expect(accessOf(videoAt(LANDMARKS.freeVideo))).toBe('free');
    expect(videoAt(LANDMARKS.freeVideo).video.duration).toBeGreaterThan(180);
    expect(accessOf(videoAt(LANDMARKS.discussedVideo))).toBe('members');
  });

  test('are no longer than their clip', () => {
    for (const { source, video } of seed.videos) {
      if (!source || !('clip' in source)) continue;
      expect(source.seconds).toBe(video.duration);
      expect(source.seconds % 2).toBe(0);
      expect(source.seconds).toBeLessThanOrEqual(source.clip === 'morning' ? 30 : 480);
    }
  });
});

describe('seeded galleries and products', () => {
  test('galleries contain as many photos as they say', () => {
    for (const { _id, slug, numOfItems, coverPhotoId } of seed.galleries) {
      const photos = seed.photos.filter(({ galleryId }) => galleryId === _id);
      expect(photos).toHaveLength(numOfItems);
      if (slug === LANDMARKS.emptyGallery) continue;
      expect(numOfItems).toBeGreaterThanOrEqual(6);
      expect(numOfItems).toBeLessThanOrEqual(40);
      expect(photos.some((photo) => photo._id === coverPhotoId)).toBe(true);
    }
    expect(new Set(seed.galleries.map(accessOf))).toEqual(new Set(['free', 'members', 'paid']));
    expect(seed.galleries.find(({ slug }) => slug === LANDMARKS.ownedGallery)?.numOfItems).toBe(40);
  });

  test('products are physical, digital and sold out', () => {
    const at = (slug: string) => seed.products.find((row) => row.slug === slug);
    expect(at(LANDMARKS.physicalProduct)).toMatchObject({ type: 'physical' });
    expect(at(LANDMARKS.digitalProduct)).toMatchObject({
      type: 'digital',
      digitalFileName: expect.stringMatching(/\.pdf$/),
    });
    expect(at(LANDMARKS.soldOutProduct)).toMatchObject({ type: 'physical', stock: 0, status: 'active' });
  });
});

describe('seeded references', () => {
  const performers = new Set(seed.performers.map(({ _id }) => _id));
  const users = new Set(seed.users.map(({ _id }) => _id));
  const categories = new Set(seed.categories.map(({ _id }) => _id));
  const objects = new Map<string, Set<string>>(
    Object.entries({
      video: seed.videos,
      gallery: seed.galleries,
      product: seed.products,
      performer: seed.performers,
      post: seed.posts,
      comment: seed.comments,
    }).map(([type, rows]) => [type, new Set(rows.map(({ _id }) => _id))]),
  );

  test('from content to performers and categories are valid', () => {
    for (const { performerIds, performerId, categoryIds } of [...seed.videos, ...seed.galleries]) {
      expect(performerIds[0]).toBe(performerId);
      expect(performerIds.filter((id) => !performers.has(id))).toEqual([]);
      expect(categoryIds.filter((id) => !categories.has(id))).toEqual([]);
    }
    for (const { performerId, categoryIds } of [...seed.products, ...seed.posts]) {
      expect(performerId === null || performers.has(performerId)).toBe(true);
      expect(categoryIds.filter((id) => !categories.has(id))).toEqual([]);
    }
    for (const { performerId } of [...seed.events, ...seed.stories, ...seed.photos, ...seed.streams])
      expect(performers.has(performerId)).toBe(true);
    for (const { categoryIds } of seed.performers) expect(categoryIds.every((id) => categories.has(id))).toBe(true);
  });

  test('from comments and reactions to objects and authors are valid', () => {
    const known = ({ source, createdBy }: { source: string; createdBy: string }) =>
      (source === 'user' ? users : performers).has(createdBy);
    for (const { objectId, objectType } of [...seed.comments, ...seed.reactions])
      expect(objects.get(objectType)?.has(objectId)).toBe(true);
    expect(seed.reactions.filter((row) => !known(row))).toEqual([]);
    // One author has closed the account.
    expect(new Set(seed.comments.filter((row) => !known(row)).map(({ createdBy }) => createdBy)).size).toBe(1);
  });

  test('from messages and requests to rooms and people are valid', () => {
    const rooms = new Set(seed.conversations.map(({ _id }) => _id));
    for (const { conversationId, senderId, isSystem } of seed.messages) {
      expect(rooms.has(conversationId)).toBe(true);
      expect(senderId === null ? isSystem : users.has(senderId) || performers.has(senderId)).toBe(true);
    }
    expect(seed.privateRequests).toHaveLength(2);
    for (const { conversationId, userId } of seed.privateRequests)
      expect(rooms.has(conversationId) && users.has(userId)).toBe(true);
    for (const { conversationId } of seed.streams) expect(rooms.has(conversationId)).toBe(true);
  });

  test('from settings to pages and from menus to parents are valid', () => {
    const pages = new Set(
      seed.posts.filter(({ type, status }) => type === 'page' && status === 'published').map(({ _id }) => _id),
    );
    const setting = (key: string) => seed.settings.find((row) => row.key === key)?.value;
    for (const key of ['welcomePageId', 'homeContentPageId', 'acceptanceSignupId', 'contactPageId'])
      expect(pages.has(String(setting(key)))).toBe(true);
    const slugs = new Set(seed.posts.map(({ slug }) => slug));
    for (const { path, isPage } of seed.menus) if (isPage) expect(slugs.has(path.replace('/page/', ''))).toBe(true);
    const menus = new Set(seed.menus.map(({ _id }) => _id));
    for (const { parentId } of seed.menus) expect(parentId === null || menus.has(parentId)).toBe(true);
    expect(new Set(seed.menus.map(({ section }) => section))).toEqual(new Set(['main', 'header', 'footer']));
  });
});

test('comment counts match the comments', () => {
  const below = (id: string) => seed.comments.filter(({ objectId }) => objectId === id).length;
  expect(below(videoAt(LANDMARKS.freeVideo)._id)).toBe(12);
  expect(below(videoAt(LANDMARKS.discussedVideo)._id)).toBe(60);
  expect(below(videoAt(LANDMARKS.crowdedVideo)._id)).toBe(500);
  expect(below(videoAt(LANDMARKS.talkVideo)._id)).toBe(7);
  for (const { _id, stats } of [...seed.videos, ...seed.galleries, ...seed.products])
    expect(stats.comments).toBe(below(_id));
  for (const { _id, totalReply } of seed.comments) expect(totalReply).toBe(below(_id));
});

test('the running event is still running if a site started late in the evening reaches the next day', () => {
  const evening = buildSeed({ now: new Date('2026-03-14T23:58:00Z'), baseUrl: BASE_URL });
  const on = evening.events.find(({ startAt, endAt }) => startAt <= '2026-03-14T23:58' && endAt >= '2026-03-15T12:00');
  expect(on?._id).toBe(idOf('event', LANDMARKS.events.live));
});

test('events are past, running, upcoming, public and private', () => {
  expect(seed.events.some(({ endAt }) => endAt < now)).toBe(true);
  expect(seed.events.some(({ startAt, endAt }) => startAt <= now && endAt >= now)).toBe(true);
  expect(seed.events.filter(({ startAt, status }) => startAt > now && status === 'active').length).toBeGreaterThan(5);
  expect(seed.events.some(({ isPrivate, price }) => isPrivate && price > 0)).toBe(true);
  expect(seed.events.every(({ startAt, endAt }) => startAt < endAt)).toBe(true);
});

test('banners exist in every position and stories of every kind', () => {
  expect(new Set(seed.banners.map(({ position }) => position))).toEqual(
    new Set(['top', 'bottom', 'left', 'right', 'middle']),
  );
  expect(new Set(seed.stories.map(({ type }) => type))).toEqual(new Set(['text', 'photo', 'video']));
  expect(seed.stories.some(({ isSale, price }) => isSale && price > 0)).toBe(true);
});

test('settings have every public key and separate the private ones', () => {
  const keys = seed.settings.filter((row) => row.public).map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(
      'siteName logoUrl favicon loginPlaceholderImage footerContent maintenanceMode requireEmailVerification currency currencySymbol metaKeywords metaDescription headerScript afterBodyScript homeTitle homeMetaKeywords homeMetaDescription gaCode welcomePageId homeContentPageId acceptanceSignupId contactPageId bannerAutoplaySpeed AntMediaAppname viewerURL publisherURL subscriberUrl optionForBroadcast optionForPrivate optionForGroup secureOption AntMediaEnterprise enableGoogleReCaptcha googleReCaptchaSiteKey ccbillEnable stripePublishableKey paymentGateway tokenConversionRate minimumTipPrice maximumTipPrice minimumSubscriptionPrice maximumSubscriptionPrice minimumWalletPrice maximumWalletPrice minimumPayoutAmount userBenefit modelBenefit performerVerifyNumber'.split(
        ' ',
      ),
    ),
  );
  expect(seed.settings.filter((row) => !row.public).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['siteCommission', 'googleReCaptchaSecretKey']),
  );
  expect(new Set(seed.settings.map(({ key }) => key)).size).toBe(seed.settings.length);
});

test('countries, languages and phone codes are real', () => {
  expect(seed.countries.length).toBeGreaterThan(230);
  expect(seed.countries.find(({ code }) => code === 'CI')?.name).toMatch(/^C[oô]te d[’']Ivoire$/);
  expect(seed.countries.filter(({ name, code }) => name === code)).toEqual([]);
  expect(seed.languages.find(({ code }) => code === 'pt')?.name).toBe('Portuguese');
  expect(seed.phoneCodes.find(({ countryCode }) => countryCode === 'PH')).toEqual({
    name: 'Philippines',
    code: '+63',
    dialCode: '+63',
    countryCode: 'PH',
  });
});
