import type { Services } from '@/services/create-services';

/** An id that would break a path without encoding. */
const ID = 'a/b c?';
const CODED = 'a%2Fb%20c%3F';

export interface Call {
  name: string;
  make: (services: Services) => Promise<unknown>;
  /** Method and path on the wire, as in the contract. Every parameter is `ID`. */
  as: string;
  query?: string[][];
  body?: unknown;
  /** Doesn't identify the visitor. */
  anonymous?: boolean;
  /** Its `data` is a plain list. */
  bare?: boolean;
}

const page = { limit: 12, offset: 24, sort: 'asc', sortBy: 'newest', q: 'jazz' } as const;
const pageQuery = [
  ['limit', '12'],
  ['offset', '24'],
  ['sort', 'asc'],
  ['sortBy', 'newest'],
  ['q', 'jazz'],
];

const login = { username: 'fan', password: 'sandbox-pass', remember: true };
const registration = { email: 'fan@example.com', password: 'sandbox-pass', username: 'fan' };
const event = { title: 'Evening', startAt: '2030-01-01T20:00:00.000Z', endAt: '2030-01-01T21:00:00.000Z' };
const reaction = { action: 'like', objectId: 'v1', objectType: 'video' } as const;
export const cart = { products: [{ _id: 'p1', quantity: 2 }], deliveryAddress: 'High Street 1' };
export const tip = { performerId: 'p1', price: 20, conversationId: 'c1' };
const bank = { firstName: 'Ann', lastName: 'Lee', bankName: 'Harbour Bank', bankAccount: 'GB291234' };
const contact = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };

export const calls: Call[] = [
  { name: 'auth.login', make: (s) => s.auth.login(login), as: 'POST /auth/login', body: login, anonymous: true },
  {
    name: 'auth.verifyEmail',
    make: (s) => s.auth.verifyEmail({ source: 'u1', sourceType: 'user' }),
    as: 'POST /auth/email-verification',
    body: { source: 'u1', sourceType: 'user' },
  },
  {
    name: 'auth.resendVerification',
    make: (s) => s.auth.resendVerification({ email: 'fan@example.com' }),
    as: 'POST /auth/email-verification/resend',
    body: { email: 'fan@example.com' },
  },
  {
    name: 'auth.changePassword',
    make: (s) => s.auth.changePassword({ password: 'new-pass', source: 'user' }),
    as: 'PUT /auth/users/me/password',
    body: { password: 'new-pass', source: 'user' },
  },
  {
    name: 'auth.logout',
    make: (s) => s.auth.logout({ scope: 'others' }),
    as: 'POST /auth/logout',
    body: { scope: 'others' },
  },
  {
    name: 'auth.forgotPassword',
    make: (s) => s.auth.forgotPassword({ email: 'fan@example.com' }),
    as: 'POST /auth/users/forgot',
    body: { email: 'fan@example.com' },
  },
  {
    name: 'auth.register',
    make: (s) => s.auth.register(registration),
    as: 'POST /auth/users/register',
    body: registration,
  },

  { name: 'users.me', make: (s) => s.users.me(), as: 'GET /users/me' },
  { name: 'users.update', make: (s) => s.users.update({ name: 'Ann' }), as: 'PUT /users', body: { name: 'Ann' } },
  {
    name: 'users.search',
    make: (s) => s.users.search({ ...page, role: 'user' }),
    as: 'GET /users/search',
    query: [...pageQuery, ['role', 'user']],
  },
  { name: 'users.view', make: (s) => s.users.view(ID), as: 'GET /users/view/{id}' },
  { name: 'countryBlock.check', make: (s) => s.countryBlock.check(), as: 'GET /country-block/check' },

  {
    name: 'performers.search',
    make: (s) => s.performers.search({ ...page, categoryIds: ['1', '2'], isFreeSubscription: true }),
    as: 'GET /performers/search',
    query: [...pageQuery, ['categoryIds', '1'], ['categoryIds', '2'], ['isFreeSubscription', 'true']],
  },
  { name: 'performers.get', make: (s) => s.performers.get(ID), as: 'GET /performers/{id}' },
  { name: 'performers.me', make: (s) => s.performers.me(), as: 'GET /performers/me' },
  {
    name: 'performers.searchFans',
    make: (s) => s.performers.searchFans({ q: 'robin', sortBy: 'name' }),
    as: 'GET /performer/fans',
    query: [
      ['q', 'robin'],
      ['sortBy', 'name'],
    ],
  },
  {
    name: 'performers.updateOwn',
    make: (s) => s.performers.updateOwn(ID, { monthlyPrice: 12 }),
    as: 'PUT /performers/{id}',
    body: { monthlyPrice: 12 },
  },
  {
    name: 'performers.saveBanking',
    make: (s) => s.performers.saveBanking(ID, bank),
    as: 'PUT /performers/{id}/banking-settings',
    body: bank,
  },

  {
    name: 'categories.search',
    make: (s) => s.categories.search({ group: 'video', ...page }),
    as: 'GET /user/assets/categories/search',
    query: [['group', 'video'], ...pageQuery],
  },
  {
    name: 'galleries.search',
    make: (s) => s.galleries.search(page),
    as: 'GET /user/assets/galleries/search',
    query: pageQuery,
  },
  { name: 'galleries.get', make: (s) => s.galleries.get(ID), as: 'GET /user/assets/galleries/{id}/view' },
  {
    name: 'photos.search',
    make: (s) => s.photos.search({ target: 'gallery', targetId: 'g1' }),
    as: 'GET /user/assets/photos',
    query: [
      ['target', 'gallery'],
      ['targetId', 'g1'],
    ],
  },
  {
    name: 'photos.searchInGallery',
    make: (s) => s.photos.searchInGallery(ID, { limit: 40 }),
    as: 'GET /user/assets/gallery/{id}/photos',
    query: [['limit', '40']],
  },
  {
    name: 'products.searchOwn',
    make: (s) => s.products.searchOwn({ status: 'draft' }),
    as: 'GET /performer/assets/products/search',
    query: [['status', 'draft']],
  },
  {
    name: 'products.search',
    make: (s) => s.products.search({ includedIds: ['p1', 'p2'] }),
    as: 'GET /user/assets/products/search',
    query: [
      ['includedIds', 'p1'],
      ['includedIds', 'p2'],
    ],
  },
  { name: 'products.get', make: (s) => s.products.get(ID), as: 'GET /user/assets/products/{id}' },
  { name: 'products.getOwn', make: (s) => s.products.getOwn(ID), as: 'GET /performer/assets/products/{id}/view' },
  {
    name: 'products.downloadLink',
    make: (s) => s.products.downloadLink(ID),
    as: 'GET /user/assets/products/{id}/download-link',
  },
  {
    name: 'videos.search',
    make: (s) => s.videos.search({ ...page, isSale: false }),
    as: 'GET /user/assets/videos/search',
    query: [...pageQuery, ['isSale', 'false']],
  },
  { name: 'videos.get', make: (s) => s.videos.get(ID), as: 'GET /user/assets/videos/{id}' },
  { name: 'videos.getOwn', make: (s) => s.videos.getOwn(ID), as: 'GET /performer/assets/videos/{id}/view' },
  {
    name: 'videos.searchOwn',
    make: (s) => s.videos.searchOwn({ status: 'draft', isSchedule: true }),
    as: 'GET /performer/assets/videos/search',
    query: [
      ['status', 'draft'],
      ['isSchedule', 'true'],
    ],
  },
  { name: 'videos.removeOwn', make: (s) => s.videos.removeOwn(ID), as: 'DELETE /performer/assets/videos/{id}' },
  {
    name: 'videos.removeFile',
    make: (s) => s.videos.removeFile(ID, 'teaser'),
    as: 'DELETE /performer/assets/videos/remove-file/{id}',
    body: { type: 'teaser' },
  },
  {
    name: 'galleries.searchOwn',
    make: (s) => s.galleries.searchOwn({ status: 'draft' }),
    as: 'GET /performer/assets/galleries/search',
    query: [['status', 'draft']],
  },
  { name: 'galleries.getOwn', make: (s) => s.galleries.getOwn(ID), as: 'GET /performer/assets/galleries/{id}/view' },
  {
    name: 'galleries.create',
    make: (s) => s.galleries.create({ name: 'Harbour' }),
    as: 'POST /performer/assets/galleries',
    body: { name: 'Harbour', title: 'Harbour' },
  },
  {
    name: 'galleries.update',
    make: (s) => s.galleries.update(ID, { price: 5 }),
    as: 'PUT /performer/assets/galleries/{id}',
    body: { price: 5 },
  },
  { name: 'galleries.remove', make: (s) => s.galleries.remove(ID), as: 'DELETE /performer/assets/galleries/{id}' },
  {
    name: 'photos.searchOwn',
    make: (s) => s.photos.searchOwn({ galleryId: 'g1' }),
    as: 'GET /performer/assets/photos/search',
    query: [['galleryId', 'g1']],
  },
  { name: 'photos.getOwn', make: (s) => s.photos.getOwn(ID), as: 'GET /performer/assets/photos/{id}/view' },
  {
    name: 'photos.update',
    make: (s) => s.photos.update(ID, { ordering: 0 }),
    as: 'PUT /performer/assets/photos/{id}',
    body: { ordering: 0 },
  },
  { name: 'photos.setCover', make: (s) => s.photos.setCover(ID), as: 'POST /performer/assets/photos/set-cover/{id}' },
  { name: 'photos.remove', make: (s) => s.photos.remove(ID), as: 'DELETE /performer/assets/photos/{id}' },
  { name: 'products.remove', make: (s) => s.products.remove(ID), as: 'DELETE /performer/assets/products/{id}' },
  {
    name: 'feeds.searchOwn',
    make: (s) => s.feeds.searchOwn({ type: 'photo' }),
    as: 'GET /feeds/performers',
    query: [['type', 'photo']],
  },
  { name: 'feeds.getOwn', make: (s) => s.feeds.getOwn(ID), as: 'GET /feeds/performers/{id}' },
  {
    name: 'feeds.create',
    make: (s) => s.feeds.create({ text: 'Hello', fileIds: ['f1'] }),
    as: 'POST /feeds/performers',
    body: { text: 'Hello', fileIds: ['f1'] },
  },
  {
    name: 'feeds.update',
    make: (s) => s.feeds.update(ID, { isPinned: true }),
    as: 'PUT /feeds/performers/{id}',
    body: { isPinned: true },
  },
  { name: 'feeds.remove', make: (s) => s.feeds.remove(ID), as: 'DELETE /feeds/performers/{id}' },
  {
    name: 'stories.searchOwn',
    make: (s) => s.stories.searchOwn({ isExpired: false }),
    as: 'GET /stories/performers',
    query: [['isExpired', 'false']],
  },
  { name: 'stories.getOwn', make: (s) => s.stories.getOwn(ID), as: 'GET /stories/performers/{id}' },
  {
    name: 'stories.create',
    make: (s) => s.stories.create({ text: 'Hello' }),
    as: 'POST /stories/performers',
    body: { text: 'Hello' },
  },
  {
    name: 'stories.update',
    make: (s) => s.stories.update(ID, { status: 'inactive' }),
    as: 'PUT /stories/performers/{id}',
    body: { status: 'inactive' },
  },
  { name: 'stories.remove', make: (s) => s.stories.remove(ID), as: 'DELETE /stories/performers/{id}' },
  {
    name: 'posts.search',
    make: (s) => s.posts.search({ type: 'story', performerId: 'p1' }),
    as: 'GET /posts/search',
    query: [
      ['type', 'story'],
      ['performerId', 'p1'],
    ],
  },
  { name: 'posts.get', make: (s) => s.posts.get(ID), as: 'GET /posts/{id}' },
  {
    name: 'promos.search',
    make: (s) => s.promos.search({ position: 'top', limit: 99 }),
    as: 'GET /site-promo/search',
    query: [
      ['position', 'top'],
      ['limit', '99'],
    ],
  },

  {
    name: 'comments.create',
    make: (s) => s.comments.create({ content: 'Lovely', objectId: 'v1', objectType: 'video' }),
    as: 'POST /comments',
    body: { content: 'Lovely', objectId: 'v1', objectType: 'video' },
  },
  {
    name: 'comments.searchOwnItems',
    make: (s) => s.comments.searchOwnItems({ ...page, isAnswered: false }),
    as: 'GET /comments/performer/search',
    query: [...pageQuery, ['isAnswered', 'false']],
  },
  {
    name: 'comments.search',
    make: (s) => s.comments.search({ objectId: 'v1', objectType: 'video' }),
    as: 'GET /comments/search',
    query: [
      ['objectId', 'v1'],
      ['objectType', 'video'],
    ],
  },
  { name: 'comments.remove', make: (s) => s.comments.remove(ID), as: 'DELETE /comments/{id}' },

  { name: 'reactions.add', make: (s) => s.reactions.add(reaction), as: 'POST /reactions', body: reaction },
  { name: 'reactions.remove', make: (s) => s.reactions.remove(reaction), as: 'DELETE /reactions', body: reaction },
  {
    name: 'reactions.search',
    make: (s) => s.reactions.search({ objectId: 'v1', action: 'like' }),
    as: 'GET /reactions/search',
    query: [
      ['objectId', 'v1'],
      ['action', 'like'],
    ],
  },
  {
    name: 'reactions.searchGalleries',
    make: (s) => s.reactions.searchGalleries({ action: 'favourite' }),
    as: 'GET /reactions/galleries',
    query: [['action', 'favourite']],
  },
  {
    name: 'reactions.searchVideos',
    make: (s) => s.reactions.searchVideos({ action: 'watch_later' }),
    as: 'GET /reactions/videos',
    query: [['action', 'watch_later']],
  },

  {
    name: 'earnings.stats',
    make: (s) => s.earnings.stats({ isPaid: true }),
    as: 'GET /earning/performer/stats',
    query: [['isPaid', 'true']],
  },
  {
    name: 'earnings.search',
    make: (s) => s.earnings.search({ fromDate: '2024-05-01T00:00:00.000Z' }),
    as: 'GET /earning/performer/search',
    query: [['fromDate', '2024-05-01T00:00:00.000Z']],
  },

  {
    name: 'earnings.days',
    make: (s) => s.earnings.days({ isToken: false }),
    as: 'GET /earning/performer/days',
    query: [['isToken', 'false']],
    bare: true,
  },

  {
    name: 'payouts.search',
    make: (s) => s.payouts.search({ status: 'done' }),
    as: 'GET /payout-requests/performer/search',
    query: [['status', 'done']],
  },
  {
    name: 'payouts.request',
    make: (s) => s.payouts.request({ requestTokens: 500 }),
    as: 'POST /payout-requests/performer',
    body: { source: 'performer', requestTokens: 500 },
  },
  {
    name: 'payouts.update',
    make: (s) => s.payouts.update(ID, { requestTokens: 600 }),
    as: 'PUT /payout-requests/performer/{id}',
    body: { requestTokens: 600 },
  },
  { name: 'payouts.withdraw', make: (s) => s.payouts.withdraw(ID), as: 'DELETE /payout-requests/performer/{id}' },
  { name: 'payouts.get', make: (s) => s.payouts.get(ID), as: 'GET /payout-requests/performer/{id}/view' },
  {
    name: 'payouts.calculate',
    make: (s) => s.payouts.calculate(),
    as: 'POST /payout-requests/performer/calculate',
    body: {},
  },

  {
    name: 'blocks.countries',
    make: (s) => s.blocks.countries(['DE']),
    as: 'POST /performer-blocks/countries',
    body: { countryCodes: ['DE'] },
  },
  { name: 'blocks.users', make: (s) => s.blocks.users(page), as: 'GET /performer-blocks/users', query: pageQuery },
  {
    name: 'blocks.blockUser',
    make: (s) => s.blocks.blockUser({ targetId: 'u1', reason: 'Rude' }),
    as: 'POST /performer-blocks/user',
    body: { targetId: 'u1', reason: 'Rude' },
  },
  { name: 'blocks.unblockUser', make: (s) => s.blocks.unblockUser(ID), as: 'DELETE /performer-blocks/user/{id}' },

  { name: 'events.create', make: (s) => s.events.create(event), as: 'POST /event', body: event },
  {
    name: 'events.search',
    make: (s) => s.events.search({ performerId: 'p1' }),
    as: 'GET /event',
    query: [['performerId', 'p1']],
  },
  { name: 'events.get', make: (s) => s.events.get(ID), as: 'GET /event/{id}/view' },
  {
    name: 'events.update',
    make: (s) => s.events.update(ID, { title: 'Later' }),
    as: 'PUT /event/{id}',
    body: { title: 'Later' },
  },
  { name: 'events.remove', make: (s) => s.events.remove(ID), as: 'DELETE /event/{id}' },

  {
    name: 'orders.searchSales',
    make: (s) => s.orders.searchSales({ deliveryStatus: 'shipping' }),
    as: 'GET /orders/details/search',
    query: [['deliveryStatus', 'shipping']],
  },
  { name: 'orders.search', make: (s) => s.orders.search(page), as: 'GET /orders/users/search', query: pageQuery },
  {
    name: 'orders.searchLines',
    make: (s) => s.orders.searchLines({ productType: 'digital' }),
    as: 'GET /orders/users/details/search',
    query: [['productType', 'digital']],
  },
  { name: 'orders.getLine', make: (s) => s.orders.getLine(ID), as: 'GET /orders/details/{id}' },
  {
    name: 'orders.update',
    make: (s) => s.orders.update(ID, { deliveryStatus: 'shipping', shippingCode: 'X1' }),
    as: 'PUT /orders/{id}/update',
    body: { deliveryStatus: 'shipping', shippingCode: 'X1' },
  },

  {
    name: 'payments.searchPayments',
    make: (s) => s.payments.searchPayments({ status: 'success' }),
    as: 'GET /payment/transactions',
    query: [['status', 'success']],
  },
  {
    name: 'payments.searchTransactions',
    make: (s) => s.payments.searchTransactions(page),
    as: 'GET /transactions/user/search',
    query: pageQuery,
  },
  {
    name: 'payments.subscribe',
    make: (s) => s.payments.subscribe({ packageId: 'k1' }),
    as: 'POST /payment/subscribe',
    body: { packageId: 'k1' },
  },
  {
    name: 'payments.purchaseVideo',
    make: (s) => s.payments.purchaseVideo(ID, { couponCode: 'SPRING' }),
    as: 'POST /payment/purchase-video/{id}',
    body: { couponCode: 'SPRING' },
  },
  {
    name: 'payments.purchaseProducts',
    make: (s) => s.payments.purchaseProducts(cart),
    as: 'POST /payment/purchase-products',
    body: cart,
  },
  {
    name: 'payments.purchaseTokens',
    make: (s) => s.payments.purchaseTokens(ID),
    as: 'POST /payment/purchase-tokens/{id}',
  },
  { name: 'coupons.apply', make: (s) => s.coupons.apply(ID), as: 'POST /coupons/{code}/apply-coupon' },

  {
    name: 'subscriptions.searchSubscribers',
    make: (s) => s.subscriptions.searchSubscribers({ status: 'active' }),
    as: 'GET /subscriptions/performer/search',
    query: [['status', 'active']],
  },
  {
    name: 'subscriptions.search',
    make: (s) => s.subscriptions.search({ performerId: 'p1' }),
    as: 'GET /subscriptions/user/search',
    query: [['performerId', 'p1']],
  },
  { name: 'subscriptions.current', make: (s) => s.subscriptions.current(), as: 'GET /subscriptions/current' },
  {
    name: 'subscriptions.cancelCurrent',
    make: (s) => s.subscriptions.cancelCurrent(),
    as: 'POST /subscriptions/cancel',
  },
  { name: 'subscriptions.cancel', make: (s) => s.subscriptions.cancel(ID), as: 'POST /subscriptions/cancel/{id}' },
  {
    name: 'packages.searchSubscriptions',
    make: (s) => s.packages.searchSubscriptions({ limit: 99 }),
    as: 'GET /package/subscription/search',
    query: [['limit', '99']],
  },
  {
    name: 'packages.searchTokens',
    make: (s) => s.packages.searchTokens({ limit: 99 }),
    as: 'GET /package/token/search',
    query: [['limit', '99']],
  },

  {
    name: 'tokenTransactions.search',
    make: (s) => s.tokenTransactions.search({ type: 'tip' }),
    as: 'GET /token-transactions/user/search',
    query: [['type', 'tip']],
  },
  {
    name: 'tokenTransactions.buyVideo',
    make: (s) => s.tokenTransactions.buyVideo(ID),
    as: 'POST /token-transactions/video/{id}',
  },
  {
    name: 'tokenTransactions.buyGallery',
    make: (s) => s.tokenTransactions.buyGallery(ID),
    as: 'POST /token-transactions/gallery/{id}',
  },
  {
    name: 'tokenTransactions.buyStory',
    make: (s) => s.tokenTransactions.buyStory(ID),
    as: 'POST /token-transactions/stories/{id}',
  },
  {
    name: 'tokenTransactions.buyProducts',
    make: (s) => s.tokenTransactions.buyProducts(cart),
    as: 'POST /token-transactions/products',
    body: cart,
  },
  {
    name: 'tokenTransactions.enterStream',
    make: (s) => s.tokenTransactions.enterStream(ID),
    as: 'POST /token-transactions/stream/{id}',
  },
  {
    name: 'tokenTransactions.tip',
    make: (s) => s.tokenTransactions.tip(tip),
    as: 'POST /token-transactions/tip',
    body: tip,
  },

  {
    name: 'streaming.session',
    make: (s) => s.streaming.session(ID, 'public'),
    as: 'GET /streaming/session/{performerId}/public',
  },
  { name: 'streaming.goLive', make: (s) => s.streaming.goLive(), as: 'POST /streaming/live' },
  {
    name: 'streaming.join',
    make: (s) => s.streaming.join({ performerId: 'p1' }),
    as: 'POST /streaming/join',
    body: { performerId: 'p1' },
  },
  {
    name: 'streaming.token',
    make: (s) => s.streaming.token({ id: 's1', type: 'play', expireDate: 1700000000000 }),
    as: 'POST /streaming/token',
    body: { id: 's1', type: 'play', expireDate: 1700000000000 },
  },
  {
    name: 'streaming.searchLive',
    make: (s) => s.streaming.searchLive({ type: 'public', isFree: true }),
    as: 'GET /streaming/user/search',
    query: [
      ['type', 'public'],
      ['isFree', 'true'],
    ],
  },
  {
    name: 'streaming.requestPrivate',
    make: (s) => s.streaming.requestPrivate(ID, { userNote: 'Please' }),
    as: 'POST /streaming/private-chat/{performerId}',
    body: { userNote: 'Please' },
  },
  {
    name: 'streaming.acceptPrivate',
    make: (s) => s.streaming.acceptPrivate(ID),
    as: 'GET /streaming/private-chat/{conversationId}',
  },
  {
    name: 'streaming.declinePrivate',
    make: (s) => s.streaming.declinePrivate(ID),
    as: 'POST /streaming/private-chat/{conversationId}/decline',
  },
  {
    name: 'streaming.cancelPrivate',
    make: (s) => s.streaming.cancelPrivate(ID),
    as: 'POST /streaming/private-chat/cancel/{conversationId}',
  },
  {
    name: 'streaming.timeoutPrivate',
    make: (s) => s.streaming.timeoutPrivate(ID, ID),
    as: 'POST /streaming/private-chat/timeout/{conversationId}/{performerId}',
  },
  {
    name: 'streaming.privateRequests',
    make: (s) => s.streaming.privateRequests(),
    as: 'GET /streaming/private/available-list',
    bare: true,
  },
  { name: 'streaming.openGroup', make: (s) => s.streaming.openGroup(), as: 'POST /streaming/group-chat' },
  {
    name: 'streaming.joinGroup',
    make: (s) => s.streaming.joinGroup(ID),
    as: 'GET /streaming/group-chat/{performerId}',
  },
  {
    name: 'conversations.getOfStream',
    make: (s) => s.conversations.getOfStream(ID),
    as: 'GET /conversations/stream/{id}',
  },
  {
    name: 'conversations.getPublic',
    make: (s) => s.conversations.getPublic('p1'),
    as: 'GET /conversations/stream/public',
    query: [['performerId', 'p1']],
  },
  {
    name: 'messages.search',
    make: (s) => s.messages.search(ID, { offset: 0, limit: 25 }),
    as: 'GET /messages/conversations/public/{id}',
    query: [
      ['offset', '0'],
      ['limit', '25'],
    ],
  },
  {
    name: 'messages.send',
    make: (s) => s.messages.send(ID, { text: 'Hi' }),
    as: 'POST /messages/stream/conversations/{id}',
    body: { text: 'Hi' },
  },
  {
    name: 'messages.mute',
    make: (s) => s.messages.mute(ID, { userId: ID, isMuted: true }),
    as: 'POST /messages/mute-user/{conversationId}',
    body: { userId: ID, isMuted: true },
  },
  {
    name: 'messages.mutedUsers',
    make: (s) => s.messages.mutedUsers({ conversationId: ID, limit: 200 }),
    as: 'GET /messages/mute-users',
    query: [
      ['conversationId', ID],
      ['limit', '200'],
    ],
  },
  { name: 'messages.remove', make: (s) => s.messages.remove(ID), as: 'DELETE /messages/stream/{id}' },

  {
    name: 'search.totals',
    make: (s) => s.search.totals('jazz & co'),
    as: 'GET /search/total',
    query: [['q', 'jazz & co']],
  },
  {
    name: 'settings.getPublic',
    make: (s) => s.settings.getPublic(),
    as: 'GET /settings/public',
    query: [['group', 'all']],
    anonymous: true,
  },
  {
    name: 'settings.getKeys',
    make: (s) => s.settings.getKeys(['siteName']),
    as: 'POST /settings/keys',
    body: { keys: ['siteName'] },
  },
  { name: 'contact.send', make: (s) => s.contact.send(contact), as: 'POST /contact', body: contact },
  {
    name: 'reference.countries',
    make: (s) => s.reference.countries(),
    as: 'GET /countries/list',
    anonymous: true,
    bare: true,
  },
  {
    name: 'reference.languages',
    make: (s) => s.reference.languages(),
    as: 'GET /languages/list',
    anonymous: true,
    bare: true,
  },
  {
    name: 'reference.phoneCodes',
    make: (s) => s.reference.phoneCodes(),
    as: 'GET /phone-codes/list',
    anonymous: true,
    bare: true,
  },
  {
    name: 'reference.userAdditional',
    make: (s) => s.reference.userAdditional(),
    as: 'GET /user-additional',
    anonymous: true,
  },
  {
    name: 'captcha.verify',
    make: (s) => s.captcha.verify('answer'),
    as: 'POST /re-captcha/verify',
    body: { token: 'answer' },
  },
];

/** The same for multipart calls, whose bodies are tested in uploads.test.ts. */
const uploads: Call[] = [
  { name: 'users.uploadAvatar', make: (s) => s.users.uploadAvatar(new Blob(['x'])), as: 'POST /users/avatar/upload' },
  {
    name: 'users.uploadAvatarOf',
    make: (s) => s.users.uploadAvatarOf(ID, new Blob(['x'])),
    as: 'POST /users/{id}/avatar/upload',
  },
  {
    name: 'videos.upload',
    make: (s) => s.videos.upload({ title: 'Evening', video: new Blob(['x']) }),
    as: 'POST /performer/assets/videos/upload',
  },
  {
    name: 'videos.updateOwn',
    make: (s) => s.videos.updateOwn(ID, { title: 'Evening' }),
    as: 'PUT /performer/assets/videos/{id}',
  },
  {
    name: 'photos.upload',
    make: (s) => s.photos.upload({ galleryId: 'g1', photo: new Blob(['x']) }),
    as: 'POST /performer/assets/photos/upload',
  },
  {
    name: 'products.create',
    make: (s) => s.products.create({ name: 'Mug', type: 'physical', price: 5 }),
    as: 'POST /performer/assets/products',
  },
  {
    name: 'products.update',
    make: (s) => s.products.update(ID, { stock: 3 }),
    as: 'PUT /performer/assets/products/{id}',
  },
  {
    name: 'products.uploadImage',
    make: (s) => s.products.uploadImage(new Blob(['x'])),
    as: 'POST /performer/assets/products/image',
  },
  {
    name: 'feeds.uploadFile',
    make: (s) => s.feeds.uploadFile(ID as 'photo', new Blob(['x'])),
    as: 'POST /feeds/performers/{kind}/upload',
  },
  {
    name: 'stories.uploadFile',
    make: (s) => s.stories.uploadFile(ID as 'photo', new Blob(['x'])),
    as: 'POST /stories/performers/{kind}/upload',
  },
  {
    name: 'auth.registerPerformer',
    make: (s) =>
      s.auth.registerPerformer({
        ...registration,
        idVerification: new Blob(['x']),
        documentVerification: new Blob(['y']),
      }),
    as: 'POST /auth/performers/register',
  },
  {
    name: 'performers.uploadAvatar',
    make: (s) => s.performers.uploadAvatar(new Blob(['x'])),
    as: 'POST /performers/avatar/upload',
  },
  {
    name: 'performers.uploadCover',
    make: (s) => s.performers.uploadCover(new Blob(['x'])),
    as: 'POST /performers/cover/upload',
  },
  {
    name: 'performers.uploadWelcomeVideo',
    make: (s) => s.performers.uploadWelcomeVideo(new Blob(['x'])),
    as: 'POST /performers/welcome-video/upload',
  },
  {
    name: 'performers.uploadDocument',
    make: (s) => s.performers.uploadDocument(new Blob(['x'])),
    as: 'POST /performers/documents/upload',
  },
  { name: 'comments.update', make: (s) => s.comments.update(ID, { content: 'Better' }), as: 'PUT /comments/{id}' },
];

export const allCalls = [...calls, ...uploads];

/** The path on the wire, with every parameter replaced by the encoded `ID`. */
export const onTheWire = (as: string) => as.replace(/\{\w+\}/g, CODED);
