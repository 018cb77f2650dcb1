import { HttpClient } from '@/services/http/http-client';
import { readChange, readEvent, readReply, readRows, replyKind } from '@/services/http/normalize';
import { ReactionService } from '@/services/reaction.service';
import { allCalls, onTheWire } from '../all-calls';

const reading = { mediaBase: 'https://api.test' };
const read = (call: string, data: unknown) => {
  const [method = '', path = ''] = call.split(' ');
  const kind = replyKind(method, path) ?? '';
  return (kind.startsWith('#') ? readRows(kind, [data], reading, 10)?.[0] : readReply(kind, data, reading)) as
    Record<string, unknown> | undefined;
};
const product = (fields: object) => read('GET /user/assets/products/p1', { _id: 'p1', name: 'Mug', ...fields });
const performer = (fields: object) => read('GET /performers/aria', { _id: 'a', ...fields });
const account = (fields: object) => read('GET /users/me', { _id: 'u1', ...fields });
const video = (fields: object) => read('GET /user/assets/videos/v1', { _id: 'v1', title: 'Dawn', ...fields });
const settings = (fields: object) => read('GET /settings/public', fields);

test.each(allCalls.map(({ as }) => onTheWire(as)))('%s is parsed as in the contract', (call) => {
  expect(replyKind(...(call.split(' ') as [string, string]))).toBeDefined();
});

describe('normalized records', () => {
  test('are dropped without an id', () => {
    expect(read('GET /user/assets/videos/search', { title: 'Dawn' })).toBeUndefined();
    expect(read('GET /user/assets/videos/v1', { title: 'Dawn' })).toBeUndefined();
    expect(video({ performer: { name: 'Aria' } })).not.toHaveProperty('performer');
  });

  test('may have their id as `id` or as a number', () => {
    expect(
      read('GET /user/assets/videos/v1', { id: 7, title: 'Dawn', performer: { id: 8, username: 'aria' } }),
    ).toEqual({
      _id: '7',
      title: 'Dawn',
      performer: { _id: '8', name: 'aria', username: 'aria' },
      performerId: '8',
    });
    for (const _id of ['undefined', 'null', 'NaN', '[object Object]', ' ', {}, true])
      expect(read('GET /user/assets/videos/v1', { _id, title: 'Dawn' })).toBeUndefined();
  });

  test('keep the fields of the contract and nothing else', () => {
    expect(performer({ name: 'Aria', username: 'aria', bankAccount: '123', password: 'secret' })).toEqual({
      _id: 'a',
      name: 'Aria',
      username: 'aria',
    });
  });

  test('lose an unreadable optional field and nothing more', () => {
    expect(account({ username: 'robin', avatar: { name: 'x' }, balance: 'x', roles: 7 })).toEqual({
      _id: 'u1',
      name: 'robin',
      username: 'robin',
    });
    expect(performer({ username: 'aria', height: 170, eyes: { a: 1 } })).toEqual({
      _id: 'a',
      name: 'aria',
      username: 'aria',
      height: '170',
    });
  });

  test('of an account are parsed by isPerformer', () => {
    const parsed = { _id: 'u1', name: 'Unknown' };
    expect(account({ isPerformer: 'false', monthlyPrice: 5 })).toEqual({ ...parsed, isPerformer: false });
    expect(account({ isPerformer: 1, monthlyPrice: 5 })).toEqual({
      ...parsed,
      username: 'u1',
      isPerformer: true,
      monthlyPrice: 5,
    });
  });

  test('are deduplicated in a list, and limited to the requested number', () => {
    const items = Array.from({ length: 30 }, (_, index) => ({ _id: `v${Math.floor(index / 2)}`, title: 'Dawn' }));
    expect(readRows('#@video', items, reading, 5)).toHaveLength(5);
    expect(readRows('#@video', items, reading, 100)).toHaveLength(15);
    expect(readRows('#@video', [null, 'text', { title: 'x' }], reading, 5)).toBeUndefined();
  });
});

describe('normalized names', () => {
  test.each([
    [{ username: 'aria' }, 'aria'],
    [{ name: null, username: 'aria' }, 'aria'],
    [{ name: '  ', username: 'aria' }, 'aria'],
    [{}, 'Unknown'],
  ])('of a person with %p: %s', (fields, name) => {
    expect(performer(fields)?.name).toBe(name);
  });

  test('are not invented in the partial reply to a change', () => {
    expect(readChange(replyKind('PUT', '/users') ?? '', { success: true }, reading)).toEqual({});
    expect(readChange(replyKind('PUT', '/users') ?? '', { phone: '555' }, reading)).toEqual({ phone: '555' });
  });

  test('use alternative fields, and "Untitled" if there is none', () => {
    expect(video({ title: undefined, name: 'Dusk' })?.title).toBe('Dusk');
    expect(video({ title: {} })?.title).toBe('Untitled');
    expect(read('GET /user/assets/galleries/g1/view', { _id: 'g1', title: 'Harbor' })).toEqual({
      _id: 'g1',
      title: 'Harbor',
      name: 'Harbor',
    });
  });
});

test.each(['undefined', 'NaN', '[object Object]', 'Invalid Date'])('%p is no text', (nothing) => {
  expect(video({ title: nothing, description: nothing, slug: 'dawn' })).toEqual({
    _id: 'v1',
    title: 'dawn',
    slug: 'dawn',
  });
});

describe('normalized numbers', () => {
  test('are parsed from plain text, and never invented', () => {
    expect(product({ price: '12.50', stock: '3' })).toMatchObject({ price: 12.5, stock: 3 });
    for (const price of [undefined, null, '', 'free', -5, 1e15, {}, '1e3', '0x10'])
      expect(product({ price })).not.toHaveProperty('price');
  });

  test('that are impossible are dropped', () => {
    expect(video({ stats: { views: -7, likes: 7.12, comments: 1e15, favourites: 3 } })?.stats).toEqual({
      favourites: 3,
      bookmarks: 3,
    });
    expect(video({ video: { duration: 1e15 } })?.video).toEqual({});
  });
});

describe('normalized booleans', () => {
  test.each(['0', 'off', 'no', '', 'false', ' No ', 'OFF', 0, false])('%p is false', (value) => {
    expect(settings({ maintenanceMode: value })).toEqual({ maintenanceMode: false });
    expect(read('GET /country-block/check', { blocked: value })).toEqual({ blocked: false });
  });

  test.each(['1', 'on', 'yes', 'true', 'TRUE', 1, true])('%p is true', (value) => {
    expect(settings({ maintenanceMode: value })).toEqual({ maintenanceMode: true });
  });

  test.each([[[]], [{}], ['perhaps']])('%p is missing', (value) => {
    expect(settings({ maintenanceMode: value })).toEqual({});
    expect(read('GET /country-block/check', { blocked: value })).toEqual({ blocked: false });
  });
});

describe('normalized media URLs', () => {
  test.each([
    ['/uploads/x.png', 'https://api.test/uploads/x.png'],
    ['uploads/x.png', 'https://api.test/uploads/x.png'],
    ['https://cdn.test/x.png', 'https://cdn.test/x.png'],
    ['//cdn.test/x.png', '//cdn.test/x.png'],
    [{ url: '/x.png' }, 'https://api.test/x.png'],
    [{ thumbnails: ['/x.png'] }, 'https://api.test/x.png'],
    ['javascript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    ['\u0001java\tscript:alert(1)', undefined],
    ['da\nta:text/html,x', undefined],
    ['fi\tle:///etc/passwd', undefined],
    ['/up\nloads/x.png', 'https://api.test/uploads/x.png'],
    [{ name: 'x' }, undefined],
    ['', undefined],
    ['null', undefined],
    ['undefined', undefined],
    ['[object Object]', undefined],
    ['/uploads/undefined', undefined],
    ['https://cdn.test/null?size=small', undefined],
    ['https://cdn.test/undefined.png', 'https://cdn.test/undefined.png'],
  ])('%p is %s', (image, url) => {
    expect(product({ image })?.image).toBe(url);
  });

  test('may replace a file object', () => {
    expect(video({ thumbnail: '/x.png' })?.thumbnail).toEqual({ url: 'https://api.test/x.png' });
  });
});

test('social links without a usable text are dropped', () => {
  const socialsLink = { twitter: '@aria', facebook: 'undefined', tiktok: ' ', google: null, youtube: 'null' };
  expect(Object.entries(performer({ username: 'aria', socialsLink })?.socialsLink ?? {})).toEqual([
    ['twitter', '@aria'],
  ]);
});

test('dates are ISO or missing', () => {
  expect(video({ createdAt: 1_714_557_600_000 })?.createdAt).toBe('2024-05-01T10:00:00.000Z');
  for (const createdAt of [1_714_557_600, '1714557600', '1714557600000', '2024-05-01 10:00:00', '2024-05-01T10:00'])
    expect(video({ createdAt })?.createdAt).toBe('2024-05-01T10:00:00.000Z');
  // Always with milliseconds, so that they can be compared as text.
  expect(video({ createdAt: '2024-05-01T10:00:05Z' })?.createdAt).toBe('2024-05-01T10:00:05.000Z');
  expect(video({ createdAt: '2024-05-01T10:00:05.5Z' })?.createdAt).toBe('2024-05-01T10:00:05.500Z');
  expect(video({ createdAt: '2024-05-01' })?.createdAt).toBe('2024-05-01');
  for (const createdAt of [0, '0', '0000000000', 'soon', '', {}, '+275760-09-13T00:00:00.000Z', 8e15, 'null'])
    expect(video({ createdAt })).not.toHaveProperty('createdAt');
});

test.each<[string, string | number]>([
  ['1960-03-01', Date.UTC(1960, 2)],
  ['1960-03-01', Date.UTC(1960, 2) / 1000],
  ['1960-03-01', String(Date.UTC(1960, 2))],
  ['1972-03-01', Date.UTC(1972, 2)],
  ['1972-03-01', Date.UTC(1972, 2) / 1000],
])('a date before 1973 (%s) is read from %p, in seconds or ms', (day, createdAt) => {
  expect(video({ createdAt })?.createdAt).toBe(`${day}T00:00:00.000Z`);
});

test('texts are cut at a limit, at whole characters', () => {
  expect((video({ title: 'x'.repeat(5000) })?.title as string).length).toBeLessThan(310);
  expect((video({ description: 'x'.repeat(1_000_000) })?.description as string).length).toBeLessThan(20_010);
  expect(video({ title: `${'x'.repeat(299)}😀!` })?.title).toBe(`${'x'.repeat(299)}…`);
  expect(video({ slug: 'a\ud800b' })?.slug).toBe('a\ufffdb');
  expect(settings({ viewerURL: 'h'.repeat(254), publisherURL: 'media.test' })).toEqual({ publisherURL: 'media.test' });
});

describe('variants of other back ends', () => {
  const readStatus = (call: string, fields: object, status: unknown) =>
    read(call, { _id: 'x1', ...fields, status })?.status;
  const DATES = { startAt: '2030-01-01T20:00:00.000Z', endAt: '2030-01-01T21:00:00.000Z', title: 'Show' };

  test.each([
    ['subscription', 'GET /subscriptions/user/search', {}, { Cancelled: 'deactivated', expired: 'deactivated' }],
    [
      'order line',
      'GET /orders/details/o1',
      {},
      {
        cancelled: 'failed',
        Declined: 'failed',
        shipped: 'shipping',
        completed: 'paid',
        received: 'delivered',
        'On Hold': 'pending',
        unpaid: 'pending',
        chargeback: 'refunded',
      },
    ],
    ['payout', 'GET /payout-requests/performer/search', {}, { paid: 'done', success: 'done', void: 'rejected' }],
    ['event', 'GET /event/e1/view', DATES, { canceled: 'inactive', published: 'active' }],
  ] as const)('a status of a %s may be another word with the same meaning', (_kind, call, fields, words) => {
    for (const [word, meaning] of Object.entries(words))
      expect([word, readStatus(call, fields, word)]).toEqual([word, meaning]);
    for (const own of Object.values(words)) expect(readStatus(call, fields, own)).toBe(own);
  });

  test('a word without a known meaning is ignored, and only a status has synonyms', () => {
    expect(readStatus('GET /subscriptions/user/search', {}, 'mystery')).toBe('active');
    expect(readStatus('GET /orders/details/o1', {}, 'constructor')).toBeUndefined();
    expect(read('GET /orders/details/o1', { _id: 'o1', deliveryStatus: 'paid' })).not.toHaveProperty('deliveryStatus');
    expect(product({ type: 'published' })).not.toHaveProperty('type');
  });

  test('menu entries require a path', () => {
    expect(
      settings({
        menus: [
          { title: 'About', section: 'footer', internal: true },
          [],
          null,
          { title: 'News', path: 'https://encore.test/null' },
          { title: 'Terms', path: '/terms' },
        ],
      }),
    ).toEqual({ menus: [{ title: 'Terms', path: '/terms' }] });
  });

  test('a performer with a kind of show is live, whether or not the server says so', () => {
    const live = (fields: object) =>
      (read('GET /performers/p1', { _id: 'p1', username: 'aria', ...fields }) as { live?: boolean }).live;
    expect(live({ streamingStatus: 'public' })).toBe(true);
    expect(live({ streamingStatus: 'private', live: null })).toBe(true);
    expect(live({ streamingStatus: 'private', live: false })).toBe(false);
    expect(live({ streamingStatus: 'offline' })).toBeUndefined();
  });

  test('a favorite gallery may be a bookmark', () => {
    const gallery = { _id: 'g1', name: 'Set', isBookMarked: true };
    expect(read('GET /user/assets/galleries/g1/view', gallery)).toMatchObject({ isFavourited: true });
  });

  test('payout sums may be {price, tokens}', () => {
    expect(read('POST /payout-requests/performer/calculate', { price: 10, tokens: 100 })).toEqual({
      remainingUnpaidTokens: 100,
    });
  });

  test('a flat order is its own line', () => {
    const both = { _id: 'o1', quantity: 2, totalPrice: 20, deliveryStatus: 'shipping' };
    const buyer = { _id: 'u1', name: 'Robin' };
    const flat = {
      ...both,
      orderNumber: 'AB12',
      productId: 'p1',
      productInfo: { _id: 'p1', name: 'Mug', type: 'physical' },
      userId: 'u1',
      userInfo: buyer,
      performerId: 'a1',
    };
    const line = { ...both, name: 'Mug', productType: 'physical', buyerId: 'u1', buyer, sellerId: 'a1' };
    expect(read('GET /orders/details/o1', flat)).toMatchObject(line);
    expect(read('GET /orders/users/search', flat)).toMatchObject({ _id: 'o1', details: [line] });
  });

  test('a post uses its text as content, and its beginning as title', () => {
    const post = (fields: object) => read('GET /posts/p1', { _id: 'p1', ...fields });
    expect(post({ text: 'Hello <fans>' })).toMatchObject({
      title: 'Hello <fans>',
      content: '<p>Hello &lt;fans&gt;</p>',
    });
    expect(post({ text: '**New** [video](https://example.com/a), _soon_\nMore' })?.title).toBe('New video, soon');
    expect(post({ text: `第1話 ${'夜'.repeat(100)}` })?.title).toBe(`第1話 ${'夜'.repeat(55)}…`);
    expect(post({ performer: { _id: 'a', name: 'Aria' } })?.title).toBe('Post by Aria');
    expect(post({ type: 'story', text: 'Hi' })).not.toHaveProperty('content');
  });

  test('an event requires a start, and lasts an hour without an end', () => {
    const event = (fields: object) => read('GET /event/e1/view', { _id: 'e1', ...fields });
    expect(event({ title: 'Show' })).toBeUndefined();
    expect(event({ start: '2030-01-01T20:00:00.000Z' })).toMatchObject({
      title: 'Untitled',
      startAt: '2030-01-01T20:00:00.000Z',
      endAt: '2030-01-01T21:00:00.000Z',
    });
    expect(event({ start: 1_893_528_000 })).toMatchObject({
      startAt: '2030-01-01T20:00:00.000Z',
      endAt: '2030-01-01T21:00:00.000Z',
    });
  });
});

describe('the item of a reaction', () => {
  const item = (objectType: unknown, objectInfo: object) =>
    read('GET /reactions/search', { _id: 'r1', objectId: 'a1', action: 'favourite', objectType, objectInfo })
      ?.objectInfo;

  test('is read as the kind of thing that it is', () => {
    expect(item('performer', { _id: 'a1', name: { first: 'Aria' }, username: 'aria', avatar: '/a.png' })).toEqual({
      _id: 'a1',
      name: 'aria',
      username: 'aria',
      avatar: 'https://api.test/a.png',
    });
    expect(item('Product', { id: 7, name: 'Mug', price: '5' })).toEqual({ _id: '7', name: 'Mug', price: 5 });
  });

  test('is dropped if nothing says what it is', () => {
    for (const kind of [undefined, 'constructor', 'coupon list', {}])
      expect(item(kind, { _id: 'a1', name: 'Aria' })).toBeUndefined();
  });

  test('is of the requested kind if the record does not repeat it', async () => {
    const reaction = { _id: 'r1', objectId: 'a1', action: 'favourite', objectInfo: { _id: 'a1', username: 'aria' } };
    const http = new HttpClient({
      baseUrl: 'https://api.test',
      token: () => null,
      getText: async () => ({
        status: 200,
        text: JSON.stringify({ data: { data: [reaction], total: 1 } }),
        encoded: false,
      }),
    });
    const { data } = await new ReactionService(http).search({ objectType: 'performer' });
    expect(data.data[0]?.objectInfo).toMatchObject({ _id: 'a1', name: 'aria' });
  });
});

describe('socket events', () => {
  const received = (event: string, payload: unknown) => readEvent(event, payload, reading);

  test('are parsed by the contract', () => {
    expect(received('update_balance', { token: '5', type: {} })).toEqual({ token: 5 });
    expect(
      received('message_created_conversation_c1', { _id: 'm1', conversationId: 'c1', text: null, senderInfo: 'x' }),
    ).toEqual({ _id: 'm1', conversationId: 'c1', text: '' });
  });

  test('without usable data are dropped', () => {
    expect(received('update_balance', { token: 'x' })).toBeUndefined();
    expect(received('private-chat-request', { conversationId: 'c1' })).toBeUndefined();
    expect(received('tipped', null)).toBeUndefined();
  });
});
