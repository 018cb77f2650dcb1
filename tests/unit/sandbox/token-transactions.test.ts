import type { StoryRow } from '@sandbox/seed/rows/content';
import type { StreamRow } from '@sandbox/seed/rows/live';
import { setUpSandbox, type ApiResponse } from './support/caller';
import { getLedger, moneyState, refusal, getRefusal } from './support/money';
import { ids, NOW } from './support/small-seed';

const { fan, newcomer, ...api } = setUpSandbox();
const { store } = api.sandbox;
afterEach(() => jest.restoreAllMocks());

const buy = (path: string, body?: unknown, account = fan) => account.post(`/token-transactions/${path}`, body);
const me = async (account = fan) => (await account.get('/users/me')).data;

const ADDRESS = { deliveryAddress: '12 Quayside, Bristol', postalCode: 'BS1', phoneNumber: '1' };
const shirts = (quantity: number) => ({ products: [{ _id: ids.shirt, quantity }], ...ADDRESS });

const at = (hoursAgo: number) => {
  const timestamp = new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString();
  return { createdAt: timestamp, updatedAt: timestamp };
};

const endedStory = (): StoryRow =>
  store.stories.insert({
    ...at(25),
    _id: 'c0'.repeat(12),
    type: 'text',
    title: 'Tonight',
    text: 'The secret words',
    textColor: '',
    backgroundUrl: '',
    files: [],
    performerId: ids.aria,
    isSale: true,
    price: 5,
    totalLike: 0,
    totalComment: 0,
    source: null,
    blurred: '',
  });

const show = (own: Partial<StreamRow> = {}): StreamRow =>
  store.streams.insert({
    ...at(0),
    _id: 'd0'.repeat(12),
    performerId: ids.aria,
    type: 'public',
    sessionId: 'd0'.repeat(12),
    isStreaming: true,
    title: 'Tonight',
    description: '',
    isFree: false,
    price: 30,
    stats: { members: 0, likes: 0 },
    userIds: [],
    totalViewer: 0,
    streamingTime: 0,
    lastStreamingTime: NOW.toISOString(),
    startedAt: NOW.toISOString(),
    endedAt: null,
    since: {},
    conversationId: ids.room,
    ...own,
  });

/** The emitted events with their receivers. */
function recordEvents(): [target: unknown, event: string, payload: unknown][] {
  const events: [unknown, string, unknown][] = [];
  jest
    .spyOn(api.sandbox.realtime, 'emit')
    .mockImplementation(async (target, event, ...payload) => void events.push([target, event, payload[0]]));
  return events;
}

describe('a purchase with tokens unlocks at once', () => {
  test('a video, by id or slug', async () => {
    const events = recordEvents();
    const response = await buy('video/paid-song');
    expect(response.data).toMatchObject({
      status: 'success',
      type: 'video',
      target: 'video',
      targetId: ids.paidVideo,
      totalPrice: 40,
      sourceId: ids.fan,
      performerInfo: { username: 'aria' },
      products: [{ name: 'paid song', tokens: 40, quantity: 1 }],
    });
    expect(await me()).toMatchObject({ balance: 460, stats: { totalTokenSpent: 40 } });
    const video = (await fan.get(`/user/assets/videos/${ids.paidVideo}`)).data;
    expect(video).toMatchObject({ isBought: true, video: { url: expect.stringContaining('videoId=') as string } });
    expect(store.performers.get(ids.aria)?.balance).toBe(532);
    expect(store.earnings.list()).toMatchObject([
      { performerId: ids.aria, grossPrice: 40, netPrice: 32, siteCommission: 0.2, isToken: true, type: 'video' },
    ]);
    expect((await getLedger(api, '?reason=video')).entries).toMatchObject([
      {
        transactionId: response.data._id,
        moves: [{ amount: -4000 }, { amount: 3200 }, { account: 'site', amount: 800 }],
      },
    ]);
    // The payer's app subtracts the price itself, so only the seller is notified.
    expect(events).toEqual([
      [{ account: ids.aria }, 'update_balance', { token: 32, balance: 532 }],
      [
        { account: ids.fan },
        'token_transaction_success',
        { item: { _id: ids.paidVideo, type: 'video', name: 'paid song' } },
      ],
    ]);
  });
});

describe('products paid with tokens', () => {
  test('cost whole tokens per item and are ordered with their address', async () => {
    store.products.update(ids.shirt, { price: 12.51 });
    const bought = (await buy('products', { productId: ids.shirt, quantity: 2, ...ADDRESS, userNote: 'Ring twice' }))
      .data;
    expect(bought).toMatchObject({
      totalPrice: 252,
      products: [{ price: 126, quantity: 2 }],
      shippingInfo: { ...ADDRESS, userNote: 'Ring twice', quantity: 2 },
    });
    expect(store.products.get(ids.shirt)?.stock).toBe(1);
    const [order] = store.orders.list();
    expect(order).toMatchObject({
      ...ADDRESS,
      transactionId: bought._id,
      sellerId: ids.aria,
      totalPrice: 252,
      status: 'paid',
      deliveryStatus: 'created',
      payBy: 'token',
    });
    expect(store.orderDetails.list()).toMatchObject([
      { orderId: order?._id, orderNumber: `${order?.orderNumber}-S1`, unitPrice: 126, userNote: 'Ring twice' },
    ]);
  });

  test('of several sellers are one payment, with an order and a share for each seller', async () => {
    store.products.update(ids.song, { performerId: ids.ben, price: 4 });
    const products = [
      { _id: ids.shirt, quantity: 1 },
      { _id: ids.song, quantity: 1 },
      { _id: ids.shirt, quantity: 1 },
    ];
    const bought = (await buy('products', { products, ...ADDRESS })).data;
    expect(bought).toMatchObject({ totalPrice: 440, performerId: null, products: [{ quantity: 2 }, { quantity: 1 }] });
    expect((await getLedger(api, '?reason=product')).entries).toMatchObject([
      { moves: [{ amount: -44_000 }, { amount: 32_000 }, { amount: 3_200 }, { amount: 8_800 }] },
    ]);
    const orders = store.orders
      .list()
      .map(({ sellerId, totalPrice, deliveryAddress, deliveryStatus }) => [
        sellerId,
        totalPrice,
        deliveryAddress,
        deliveryStatus,
      ]);
    expect(orders).toHaveLength(2);
    expect(orders).toEqual(
      expect.arrayContaining([
        [ids.aria, 400, ADDRESS.deliveryAddress, 'created'],
        [ids.ben, 40, '', 'delivered'],
      ]),
    );
  });

  test('of which one is left go to one of two simultaneous buyers', async () => {
    await api.control('balance', { user: 'newcomer', balance: 500 });
    store.products.update(ids.shirt, { stock: 1 });
    const responses = await Promise.all([buy('products', shirts(1)), buy('products', shirts(1), newcomer)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(responses.map(getRefusal)).toContainEqual(['products', '“shirt” is sold out.']);
    expect((await getLedger(api, '?reason=product')).entries).toHaveLength(1);
    expect([(await me()).balance, (await me(newcomer)).balance]).toEqual(
      responses[0].status === 200 ? [300, 500] : [500, 300],
    );
  });
});

describe('a refusal gives its reason and changes nothing', () => {
  const tip = (price: number, more: object = {}) => buy('tip', { performerId: ids.aria, price, ...more });

  test.each<[string, number, unknown, () => Promise<ApiResponse>]>([
    ['bought already', 400, 'You’ve already bought this video.', () => buy('video/bought-song')],
    ['free', 400, 'This video is free.', () => buy('video/free-song')],
    [
      'for members',
      400,
      'This video is for members and subscribers only. It isn’t sold separately.',
      () => buy('video/member-song'),
    ],
    [
      'not out yet',
      400,
      'This video isn’t published yet.',
      () => (store.videos.update(ids.upcomingVideo, { price: 10 }), buy('video/upcoming-song')),
    ],
    ['a draft', 404, 'This video couldn’t be found.', () => buy('video/draft-song')],
    ['unknown', 404, 'This gallery couldn’t be found.', () => buy(`gallery/${'0'.repeat(24)}`)],
    [
      'of a closed account',
      404,
      'This video couldn’t be found.',
      () => (store.performers.update(ids.aria, { status: 'inactive' }), buy('video/paid-song')),
    ],
    ['a page', 404, 'This post couldn’t be found.', () => buy(`stories/${ids.terms}`)],
    ['an ended story', 404, 'This story couldn’t be found.', () => buy(`stories/${endedStory()._id}`)],
    [
      'a withdrawn product',
      404,
      'One of these products couldn’t be found.',
      () => (store.products.update(ids.song, { status: 'inactive' }), buy('products', { productId: ids.song })),
    ],
    [
      'a blank address',
      400,
      ['deliveryAddress', 'Enter a shipping address.'],
      () => buy('products', { productId: ids.shirt, deliveryAddress: '  ' }),
    ],
    ['more than there are', 400, ['products', 'Only 3 of “shirt” are left.'], () => buy('products', shirts(4))],
    [
      'more than there are, in two lines',
      400,
      ['products', 'Only 3 of “shirt” are left.'],
      () => buy('products', { products: [...shirts(2).products, ...shirts(2).products], ...ADDRESS }),
    ],
    ['fewer than none', 400, ['products.0.quantity', 'Choose at least 1.'], () => buy('products', shirts(-2))],
    [
      'half of one',
      400,
      ['products.0.quantity', 'The quantity must be a whole number.'],
      () => buy('products', shirts(0.5)),
    ],
    ['very many', 400, ['products.0.quantity', 'Choose at most 1,000.'], () => buy('products', shirts(2e9))],
    [
      'a number as text',
      400,
      ['quantity', 'The quantity must be a whole number.'],
      () => buy('products', { productId: ids.song, quantity: '1' }),
    ],
    ['a huge tip', 400, ['price', 'The maximum tip is 100,000 tokens.'], () => tip(1e10)],
    ['a tip for a closed account', 404, 'This performer couldn’t be found.', () => tip(5, { performerId: ids.shut })],
    [
      "a tip in somebody else's room",
      404,
      'This room couldn’t be found.',
      () => tip(5, { performerId: ids.ben, conversationId: ids.room }),
    ],
    ['a show that is over', 400, 'This show isn’t live.', () => buy(`stream/${show({ isStreaming: false })._id}`)],
    [
      'a private show',
      400,
      'Private shows have no ticket. They’re paid per minute.',
      () => buy(`stream/${show({ type: 'private' })._id}`),
    ],
    ['an unknown show', 404, 'This show couldn’t be found.', () => buy('stream/none')],
  ])('%s: %i', async (_, status, sentence, request) => {
    const before = moneyState(api);
    const events = recordEvents();
    expect(refusal(await request())).toEqual([status, sentence]);
    expect(moneyState(api)).toEqual(before);
    expect(events).toEqual([]);
  });

  test('not enough tokens', async () => {
    await api.control('balance', { user: 'fan', balance: 20 });
    const before = moneyState(api);
    expect(refusal(await buy('video/paid-song'))).toEqual([
      422,
      'You have 20 tokens, but this costs 40 tokens. Get more tokens first.',
    ]);
    expect(moneyState(api)).toEqual(before);
  });
});

describe('the ticket of a live show', () => {
  test('is bought once', async () => {
    const { _id } = show();
    expect((await buy(`stream/${_id}`)).data).toMatchObject({
      type: 'public_chat',
      target: 'stream',
      sessionId: _id,
      totalPrice: 30,
      status: 'success',
    });
    expect(refusal(await buy(`stream/${_id}`))).toEqual([400, 'You already have a ticket to this show.']);
    expect(store.streams.get(_id)?.userIds).toEqual([ids.fan]);
  });

  test('is not charged if the show is free', async () => {
    const before = moneyState(api);
    expect((await buy(`stream/${show({ isFree: true })._id}`)).data).toEqual({ success: true });
    expect(moneyState(api)).toEqual(before);
  });
});

describe('a tip', () => {
  test('reaches the performer with its message', async () => {
    const events = recordEvents();
    const tip = (await buy(`tip/${ids.ben}`, { price: 4, message: ' For the encore ' })).data;
    expect(tip).toMatchObject({
      type: 'tip',
      target: 'performer',
      targetId: ids.ben,
      totalPrice: 4,
      products: [{ description: 'For the encore' }],
    });
    expect(events).toEqual([
      [{ account: ids.ben }, 'update_balance', { token: 4, balance: 504 }],
      [
        { account: ids.ben },
        'tipped',
        {
          senderInfo: expect.objectContaining({ username: 'fan' }) as object,
          token: 4,
          netPrice: 4,
          message: 'For the encore',
          conversationId: null,
        },
      ],
    ]);
    expect((await buy('tip', { performerId: ids.ben, price: 1, message: 'x'.repeat(201) })).status).toBe(400);
  });

  test('in a room is a message of its chat', async () => {
    const events = recordEvents();
    expect((await buy('tip', { performerId: ids.aria, price: 20, conversationId: ids.room })).data).toMatchObject({
      type: 'stream_tip',
      target: 'stream',
    });
    const line = {
      conversationId: ids.room,
      type: 'tip',
      text: 'Tipped 20 tokens',
      senderId: ids.fan,
      senderSource: 'user',
    };
    expect(store.messages.list()).toMatchObject([{ ...line, token: 20 }]);
    expect(events).toContainEqual([
      { account: ids.aria },
      'tipped',
      expect.objectContaining({ token: 20, conversationId: ids.room }) as object,
    ]);
    expect(events).toContainEqual([
      { room: ids.room },
      `message_created_conversation_${ids.room}`,
      expect.objectContaining({ ...line, meta: { token: 20 } }) as object,
    ]);
  });

  test('keeps to the limits of the settings', async () => {
    const row = { group: 'payment', public: true } as const;
    store.settings.insert({ ...row, _id: 'minimumTipPrice', key: 'minimumTipPrice', value: 5 });
    store.settings.insert({ ...row, _id: 'maximumTipPrice', key: 'maximumTipPrice', value: 50 });
    expect(refusal(await buy('tip', { performerId: ids.aria, price: 4 }))).toEqual([
      400,
      ['price', 'The minimum tip is 5 tokens.'],
    ]);
    expect(refusal(await buy('tip', { performerId: ids.aria, price: 51 }))).toEqual([
      400,
      ['price', 'The maximum tip is 50 tokens.'],
    ]);
    expect((await buy('tip', { performerId: ids.aria, price: 50 })).status).toBe(200);
  });
});
