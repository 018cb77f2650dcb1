import { buildSeed } from '@sandbox/seed/build-seed';
import { getId } from '@sandbox/seed/ids';
import { LANDMARKS } from '@sandbox/seed/landmarks';

const NOW = new Date('2026-03-14T15:09:26.535Z');
const BASE_URL = 'http://127.0.0.1:4000';
const seed = buildSeed({ now: NOW, baseUrl: BASE_URL });
const now = NOW.toISOString();
const getIds = (rows: readonly { _id: string }[]) => new Set(rows.map(({ _id }) => _id));

test('the seed is the same within a minute and differs on another day', () => {
  expect(buildSeed({ now: new Date('2026-03-14T15:09:59Z'), baseUrl: BASE_URL })).toEqual(seed);
  const later = buildSeed({ now: new Date('2026-03-15T15:09:00Z'), baseUrl: BASE_URL });
  expect(later.videos.map(({ _id, slug }) => [_id, slug])).toEqual(seed.videos.map(({ _id, slug }) => [_id, slug]));
  expect(later.videos[0]?.createdAt).not.toBe(seed.videos[0]?.createdAt);
});

test('every record has its own id and plausible dates', () => {
  const { settings, countries, languages, phoneCodes, userAdditional, blockedCountries, ...stored } = seed;
  const tables: Array<Array<{ _id: string; createdAt: string; updatedAt: string }>> = Object.values(stored);
  expect(tables.length).toBeGreaterThan(20);
  for (const rows of tables) {
    expect(rows.filter(({ _id }) => !/^[0-9a-f]{24}$/.test(_id))).toEqual([]);
    expect(getIds(rows).size).toBe(rows.length);
  }
  for (const { createdAt, updatedAt } of tables.flat())
    expect([createdAt <= now, updatedAt <= now, new Date(createdAt).toISOString()]).toEqual([true, true, createdAt]);
});

test('slugs and usernames are unique and simple', () => {
  for (const rows of [seed.videos, seed.galleries, seed.products, seed.posts, [...seed.users, ...seed.performers]]) {
    const names = rows.map((row) => ('username' in row ? row.username : row.slug));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  }
});

test('performers are described with the options of the site', () => {
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
  }
});

test('videos are no longer than their clip', () => {
  for (const { source, video } of seed.videos) {
    if (!source || !('clip' in source)) continue;
    expect(source.seconds).toBe(video.duration);
    expect(source.seconds % 2).toBe(0);
    expect(source.seconds).toBeLessThanOrEqual(source.clip === 'morning' ? 30 : 480);
  }
});

test('galleries contain as many photos as they say, one of them as cover', () => {
  for (const { _id, slug, numOfItems, coverPhotoId } of seed.galleries) {
    const photos = seed.photos.filter(({ galleryId }) => galleryId === _id);
    expect(photos).toHaveLength(numOfItems);
    if (slug !== LANDMARKS.emptyGallery) expect(getIds(photos)).toContain(coverPhotoId);
  }
});

test('comment counts match the comments', () => {
  const below = (id: string) => seed.comments.filter(({ objectId }) => objectId === id).length;
  for (const { _id, stats } of [...seed.videos, ...seed.galleries, ...seed.products])
    expect(stats.comments).toBe(below(_id));
  for (const { _id, totalReply } of seed.comments) expect(totalReply).toBe(below(_id));
});

describe('references', () => {
  const performers = getIds(seed.performers);
  const users = getIds(seed.users);
  const categories = getIds(seed.categories);
  const rooms = getIds(seed.conversations);

  test('from content to performers and categories are valid', () => {
    for (const { performerIds, performerId } of [...seed.videos, ...seed.galleries]) {
      expect(performerIds[0]).toBe(performerId);
      expect(performerIds.filter((id) => !performers.has(id))).toEqual([]);
    }
    const { products, posts, events, stories, photos, streams, videos, galleries } = seed;
    for (const { performerId } of [...products, ...posts, ...events, ...stories, ...photos, ...streams])
      expect(performerId === null || performers.has(performerId)).toBe(true);
    for (const { categoryIds } of [...videos, ...galleries, ...products, ...posts, ...seed.performers])
      expect(categoryIds.filter((id) => !categories.has(id))).toEqual([]);
  });

  test('from comments and reactions to objects and authors are valid', () => {
    const { videos, galleries, products, posts, comments, reactions } = seed;
    const objects = getIds([...videos, ...galleries, ...products, ...posts, ...comments, ...seed.performers]);
    const known = ({ source, createdBy }: { source: string; createdBy: string }) =>
      (source === 'user' ? users : performers).has(createdBy);
    expect([...comments, ...reactions].filter(({ objectId }) => !objects.has(objectId))).toEqual([]);
    expect(reactions.filter((row) => !known(row))).toEqual([]);
    // One author has closed the account.
    expect(new Set(comments.filter((row) => !known(row)).map(({ createdBy }) => createdBy)).size).toBe(1);
  });

  test('from messages, requests and shows to rooms and people are valid', () => {
    for (const { conversationId } of [...seed.messages, ...seed.privateRequests, ...seed.streams])
      expect(rooms).toContain(conversationId);
    for (const { senderId, isSystem } of seed.messages)
      expect(senderId === null ? isSystem : users.has(senderId) || performers.has(senderId)).toBe(true);
    for (const { userId } of seed.privateRequests) expect(users).toContain(userId);
  });
});

test('orders add up and their lines belong to them', () => {
  const orders = new Map(seed.orders.map((order) => [order._id, order]));
  expect(seed.orderDetails).toHaveLength(orders.size);
  for (const line of seed.orderDetails) {
    const order = orders.get(line.orderId);
    expect(line.orderNumber).toBe(`${order?.orderNumber}-S1`);
    expect(line.originalPrice).toBeCloseTo(line.unitPrice * line.quantity, 2);
    expect(line.totalPrice).toBeCloseTo(line.originalPrice * (1 - (line.couponInfo?.value ?? 0)), 2);
    expect(order?.totalPrice).toBe(line.totalPrice);
    if (line.productType === 'physical') expect(line.deliveryAddress).not.toBe('');
  }
  expect(new Set(seed.orders.map(({ orderNumber }) => orderNumber)).size).toBe(seed.orders.length);
});

test('earnings come from payments and leave the commission to the site', () => {
  const payments = new Map([...seed.transactions, ...seed.tokenTransactions].map((payment) => [payment._id, payment]));
  for (const { transactionId, grossPrice, netPrice, siteCommission, performerId, isToken } of seed.earnings) {
    expect(payments.get(transactionId)).toMatchObject({ totalPrice: grossPrice, performerId });
    const commission = grossPrice * siteCommission;
    expect(netPrice).toBeCloseTo(grossPrice - (isToken ? Math.floor(commission) : commission), 2);
    if (isToken) expect(netPrice).toBe(Math.round(netPrice));
  }
});

test('the running event is still running if a site started late in the evening reaches the next day', () => {
  const evening = buildSeed({ now: new Date('2026-03-14T23:58:00Z'), baseUrl: BASE_URL });
  const on = evening.events.find(({ startAt, endAt }) => startAt <= '2026-03-14T23:58' && endAt >= '2026-03-15T12:00');
  expect(on?._id).toBe(getId('event', LANDMARKS.events.live));
});
