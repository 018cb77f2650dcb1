import type { Services } from '@/services/create-services';

/** An id that would break a path without encoding. */
const ID = 'a/b c?';
const CODED = 'a%2Fb%20c%3F';

type Method<Name> = Name extends `${infer Service extends keyof Services}.${infer Key}`
  ? Key extends keyof Services[Service]
    ? Services[Service][Key]
    : never
  : never;
type MethodName = {
  [Service in keyof Services]: `${Service}.${keyof Services[Service] & string}`;
}[keyof Services];
type Arguments<Name> = Method<Name> extends (...args: infer Args) => Promise<unknown> ? Args : never;

interface Details {
  /** Expected on the wire; by default, the last argument of a read if that is an object. */
  query?: string[][];
  /** Expected on the wire; by default, the last argument of any other call if that is an object. */
  body?: unknown;
  /** Doesn't identify the visitor. */
  anonymous?: boolean;
  /** Its `data` is a plain list. */
  bare?: boolean;
}

export interface Call extends Details {
  name: string;
  make: (services: Services, options?: object) => Promise<unknown>;
  /** Method and path on the wire, as in the contract. Every parameter is `ID`. */
  as: string;
  query: string[][];
}

const getQuery = (values: object): string[][] =>
  Object.entries(values).flatMap(([key, value]) => [value].flat().map((item) => [key, String(item)]));

/** A call of the service method `name` with these arguments, which is sent `as` method and path. */
function call<Name extends MethodName>(name: Name, args: Arguments<Name>, as: string, details: Details = {}): Call {
  const last: unknown = args.at(-1);
  const payload = typeof last === 'object' && last !== null && !(last instanceof Blob) ? last : undefined;
  const isRead = as.startsWith('GET ');
  return {
    name,
    as,
    query: isRead && payload ? getQuery(payload) : [],
    body: isRead ? undefined : payload,
    ...details,
    async make(services, options) {
      const [serviceName, key] = name.split('.') as [keyof Services, string];
      const service = services[serviceName];
      const method: unknown = Reflect.get(service, key);
      if (typeof method !== 'function') throw new Error(`There is no method ${name}.`);
      const before = Array.from({ length: method.length - 1 }, (_, index): unknown => args[index]);
      return Reflect.apply(method, service, options ? [...before, options] : args) as unknown;
    },
  };
}

const page = { limit: 12, offset: 24, sort: 'asc', sortBy: 'newest', q: 'jazz' } as const;
const login = { username: 'fan', password: 'sandbox-pass', remember: true };
const registration = { email: 'fan@example.com', password: 'sandbox-pass', username: 'fan' };
const event = { title: 'Evening', startAt: '2030-01-01T20:00:00.000Z', endAt: '2030-01-01T21:00:00.000Z' };
const reaction = { action: 'like', objectId: 'v1', objectType: 'video' } as const;
const cart = { products: [{ _id: 'p1', quantity: 2 }], deliveryAddress: 'High Street 1' };
const tip = { performerId: 'p1', price: 20, conversationId: 'c1' };
const bank = { firstName: 'Ann', lastName: 'Lee', bankName: 'Harbour Bank', bankAccount: 'GB291234' };
const contact = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };

export const calls: Call[] = [
  call('auth.login', [login], 'POST /auth/login', { anonymous: true }),
  call('auth.verifyEmail', [{ source: 'u1', sourceType: 'user' }], 'POST /auth/email-verification'),
  call('auth.resendVerification', [{ email: 'fan@example.com' }], 'POST /auth/email-verification/resend'),
  call('auth.changePassword', [{ password: 'new-pass', source: 'user' }], 'PUT /auth/users/me/password'),
  call('auth.logout', [{ scope: 'others' }], 'POST /auth/logout'),
  call('auth.forgotPassword', [{ email: 'fan@example.com' }], 'POST /auth/users/forgot'),
  call('auth.register', [registration], 'POST /auth/users/register'),

  call('users.me', [], 'GET /users/me'),
  call('users.update', [{ name: 'Ann' }], 'PUT /users'),
  call('users.search', [{ ...page, role: 'user' }], 'GET /users/search'),
  call('users.view', [ID], 'GET /users/view/{id}'),
  call('countryBlock.check', [], 'GET /country-block/check'),

  call('performers.search', [{ ...page, categoryIds: ['1', '2'], isFreeSubscription: true }], 'GET /performers/search'),
  call('performers.get', [ID], 'GET /performers/{id}'),
  call('performers.me', [], 'GET /performers/me'),
  call('performers.searchFans', [{ q: 'robin', sortBy: 'name' }], 'GET /performer/fans'),
  call('performers.updateOwn', [ID, { monthlyPrice: 12 }], 'PUT /performers/{id}'),
  call('performers.saveBanking', [ID, bank], 'PUT /performers/{id}/banking-settings'),

  call('categories.search', [{ group: 'video', ...page }], 'GET /user/assets/categories/search'),
  call('galleries.search', [page], 'GET /user/assets/galleries/search'),
  call('galleries.get', [ID], 'GET /user/assets/galleries/{id}/view'),
  call('photos.search', [{ target: 'gallery', targetId: 'g1' }], 'GET /user/assets/photos'),
  call('photos.searchInGallery', [ID, { limit: 40 }], 'GET /user/assets/gallery/{id}/photos'),
  call('products.searchOwn', [{ status: 'draft' }], 'GET /performer/assets/products/search'),
  call('products.search', [{ includedIds: ['p1', 'p2'] }], 'GET /user/assets/products/search'),
  call('products.get', [ID], 'GET /user/assets/products/{id}'),
  call('products.getOwn', [ID], 'GET /performer/assets/products/{id}/view'),
  call('products.downloadLink', [ID], 'GET /user/assets/products/{id}/download-link'),
  call('videos.search', [{ ...page, isSale: false }], 'GET /user/assets/videos/search'),
  call('videos.get', [ID], 'GET /user/assets/videos/{id}'),
  call('videos.getOwn', [ID], 'GET /performer/assets/videos/{id}/view'),
  call('videos.searchOwn', [{ status: 'draft', isSchedule: true }], 'GET /performer/assets/videos/search'),
  call('videos.removeOwn', [ID], 'DELETE /performer/assets/videos/{id}'),
  call('videos.removeFile', [ID, 'teaser'], 'DELETE /performer/assets/videos/remove-file/{id}', {
    body: { type: 'teaser' },
  }),
  call('galleries.searchOwn', [{ status: 'draft' }], 'GET /performer/assets/galleries/search'),
  call('galleries.getOwn', [ID], 'GET /performer/assets/galleries/{id}/view'),
  call('galleries.create', [{ name: 'Harbour' }], 'POST /performer/assets/galleries', {
    body: { name: 'Harbour', title: 'Harbour' },
  }),
  call('galleries.update', [ID, { price: 5 }], 'PUT /performer/assets/galleries/{id}'),
  call('galleries.remove', [ID], 'DELETE /performer/assets/galleries/{id}'),
  call('photos.searchOwn', [{ galleryId: 'g1' }], 'GET /performer/assets/photos/search'),
  call('photos.getOwn', [ID], 'GET /performer/assets/photos/{id}/view'),
  call('photos.update', [ID, { ordering: 0 }], 'PUT /performer/assets/photos/{id}'),
  call('photos.setCover', [ID], 'POST /performer/assets/photos/set-cover/{id}'),
  call('photos.remove', [ID], 'DELETE /performer/assets/photos/{id}'),
  call('products.remove', [ID], 'DELETE /performer/assets/products/{id}'),
  call('feeds.searchOwn', [{ type: 'photo' }], 'GET /feeds/performers'),
  call('feeds.getOwn', [ID], 'GET /feeds/performers/{id}'),
  call('feeds.create', [{ text: 'Hello', fileIds: ['f1'] }], 'POST /feeds/performers'),
  call('feeds.update', [ID, { isPinned: true }], 'PUT /feeds/performers/{id}'),
  call('feeds.remove', [ID], 'DELETE /feeds/performers/{id}'),
  call('stories.searchOwn', [{ isExpired: false }], 'GET /stories/performers'),
  call('stories.getOwn', [ID], 'GET /stories/performers/{id}'),
  call('stories.create', [{ text: 'Hello' }], 'POST /stories/performers'),
  call('stories.update', [ID, { status: 'inactive' }], 'PUT /stories/performers/{id}'),
  call('stories.remove', [ID], 'DELETE /stories/performers/{id}'),
  call('posts.search', [{ type: 'story', performerId: 'p1' }], 'GET /posts/search'),
  call('posts.get', [ID], 'GET /posts/{id}'),
  call('promos.search', [{ position: 'top', limit: 99 }], 'GET /site-promo/search'),

  call('comments.create', [{ content: 'Lovely', objectId: 'v1', objectType: 'video' }], 'POST /comments'),
  call('comments.searchOwnItems', [{ ...page, isAnswered: false }], 'GET /comments/performer/search'),
  call('comments.search', [{ objectId: 'v1', objectType: 'video' }], 'GET /comments/search'),
  call('comments.remove', [ID], 'DELETE /comments/{id}'),

  call('reactions.add', [reaction], 'POST /reactions'),
  call('reactions.remove', [reaction], 'DELETE /reactions'),
  call('reactions.search', [{ objectId: 'v1', action: 'like' }], 'GET /reactions/search'),
  call('reactions.searchGalleries', [{ action: 'favourite' }], 'GET /reactions/galleries'),
  call('reactions.searchVideos', [{ action: 'watch_later' }], 'GET /reactions/videos'),

  call('earnings.stats', [{ isPaid: true }], 'GET /earning/performer/stats'),
  call('earnings.search', [{ fromDate: '2024-05-01T00:00:00.000Z' }], 'GET /earning/performer/search'),

  call('earnings.days', [{ isToken: false }], 'GET /earning/performer/days', { bare: true }),

  call('payouts.search', [{ status: 'done' }], 'GET /payout-requests/performer/search'),
  call('payouts.request', [{ requestTokens: 500 }], 'POST /payout-requests/performer', {
    body: { source: 'performer', requestTokens: 500 },
  }),
  call('payouts.update', [ID, { requestTokens: 600 }], 'PUT /payout-requests/performer/{id}'),
  call('payouts.withdraw', [ID], 'DELETE /payout-requests/performer/{id}'),
  call('payouts.get', [ID], 'GET /payout-requests/performer/{id}/view'),
  call('payouts.calculate', [], 'POST /payout-requests/performer/calculate', { body: {} }),

  call('blocks.countries', [['DE']], 'POST /performer-blocks/countries', { body: { countryCodes: ['DE'] } }),
  call('blocks.users', [page], 'GET /performer-blocks/users'),
  call('blocks.blockUser', [{ targetId: 'u1', reason: 'Rude' }], 'POST /performer-blocks/user'),
  call('blocks.unblockUser', [ID], 'DELETE /performer-blocks/user/{id}'),

  call('events.create', [event], 'POST /event'),
  call('events.search', [{ performerId: 'p1' }], 'GET /event'),
  call('events.get', [ID], 'GET /event/{id}/view'),
  call('events.update', [ID, { title: 'Later' }], 'PUT /event/{id}'),
  call('events.remove', [ID], 'DELETE /event/{id}'),

  call('orders.searchSales', [{ deliveryStatus: 'shipping' }], 'GET /orders/details/search'),
  call('orders.search', [page], 'GET /orders/users/search'),
  call('orders.searchLines', [{ productType: 'digital' }], 'GET /orders/users/details/search'),
  call('orders.getLine', [ID], 'GET /orders/details/{id}'),
  call('orders.update', [ID, { deliveryStatus: 'shipping', shippingCode: 'X1' }], 'PUT /orders/{id}/update'),

  call('payments.searchPayments', [{ status: 'success' }], 'GET /payment/transactions'),
  call('payments.searchTransactions', [page], 'GET /transactions/user/search'),
  call('payments.subscribe', [{ packageId: 'k1' }], 'POST /payment/subscribe'),
  call('payments.purchaseVideo', [ID, { couponCode: 'SPRING' }], 'POST /payment/purchase-video/{id}'),
  call('payments.purchaseProducts', [cart], 'POST /payment/purchase-products'),
  call('payments.purchaseTokens', [ID], 'POST /payment/purchase-tokens/{id}'),
  call('coupons.apply', [ID], 'POST /coupons/{code}/apply-coupon'),

  call('subscriptions.searchSubscribers', [{ status: 'active' }], 'GET /subscriptions/performer/search'),
  call('subscriptions.search', [{ performerId: 'p1' }], 'GET /subscriptions/user/search'),
  call('subscriptions.current', [], 'GET /subscriptions/current'),
  call('subscriptions.cancelCurrent', [], 'POST /subscriptions/cancel'),
  call('subscriptions.cancel', [ID], 'POST /subscriptions/cancel/{id}'),
  call('packages.searchSubscriptions', [{ limit: 99 }], 'GET /package/subscription/search'),
  call('packages.searchTokens', [{ limit: 99 }], 'GET /package/token/search'),

  call('tokenTransactions.search', [{ type: 'tip' }], 'GET /token-transactions/user/search'),
  call('tokenTransactions.buyVideo', [ID], 'POST /token-transactions/video/{id}'),
  call('tokenTransactions.buyGallery', [ID], 'POST /token-transactions/gallery/{id}'),
  call('tokenTransactions.buyStory', [ID], 'POST /token-transactions/stories/{id}'),
  call('tokenTransactions.buyProducts', [cart], 'POST /token-transactions/products'),
  call('tokenTransactions.enterStream', [ID], 'POST /token-transactions/stream/{id}'),
  call('tokenTransactions.tip', [tip], 'POST /token-transactions/tip'),

  call('streaming.session', [ID, 'public'], 'GET /streaming/session/{performerId}/public'),
  call('streaming.goLive', [], 'POST /streaming/live'),
  call('streaming.join', [{ performerId: 'p1' }], 'POST /streaming/join'),
  call('streaming.token', [{ id: 's1', type: 'play', expireDate: 1700000000000 }], 'POST /streaming/token'),
  call('streaming.searchLive', [{ type: 'public', isFree: true }], 'GET /streaming/user/search'),
  call('streaming.requestPrivate', [ID, { userNote: 'Please' }], 'POST /streaming/private-chat/{performerId}'),
  call('streaming.acceptPrivate', [ID], 'GET /streaming/private-chat/{conversationId}'),
  call('streaming.declinePrivate', [ID], 'POST /streaming/private-chat/{conversationId}/decline'),
  call('streaming.cancelPrivate', [ID], 'POST /streaming/private-chat/cancel/{conversationId}'),
  call('streaming.timeoutPrivate', [ID, ID], 'POST /streaming/private-chat/timeout/{conversationId}/{performerId}'),
  call('streaming.privateRequests', [], 'GET /streaming/private/available-list', { bare: true }),
  call('streaming.openGroup', [], 'POST /streaming/group-chat'),
  call('streaming.joinGroup', [ID], 'GET /streaming/group-chat/{performerId}'),
  call('conversations.getOfStream', [ID], 'GET /conversations/stream/{id}'),
  call('conversations.getPublic', ['p1'], 'GET /conversations/stream/public', { query: [['performerId', 'p1']] }),
  call('messages.search', [ID, { offset: 0, limit: 25 }], 'GET /messages/conversations/public/{id}'),
  call('messages.send', [ID, { text: 'Hi' }], 'POST /messages/stream/conversations/{id}'),
  call('messages.mute', [ID, { userId: ID, isMuted: true }], 'POST /messages/mute-user/{conversationId}'),
  call('messages.mutedUsers', [{ conversationId: ID, limit: 200 }], 'GET /messages/mute-users'),
  call('messages.remove', [ID], 'DELETE /messages/stream/{id}'),

  call('search.totals', ['jazz & co'], 'GET /search/total', { query: [['q', 'jazz & co']] }),
  call('settings.getPublic', [], 'GET /settings/public', { query: [['group', 'all']], anonymous: true }),
  call('settings.getKeys', [['siteName']], 'POST /settings/keys', { body: { keys: ['siteName'] } }),
  call('contact.send', [contact], 'POST /contact'),
  call('reference.countries', [], 'GET /countries/list', { anonymous: true, bare: true }),
  call('reference.languages', [], 'GET /languages/list', { anonymous: true, bare: true }),
  call('reference.phoneCodes', [], 'GET /phone-codes/list', { anonymous: true, bare: true }),
  call('reference.userAdditional', [], 'GET /user-additional', { anonymous: true }),
  call('captcha.verify', ['answer'], 'POST /re-captcha/verify', { body: { token: 'answer' } }),
];

/** The same for multipart calls, whose bodies are tested in uploads.test.ts. */
const uploads: Call[] = [
  call('users.uploadAvatar', [new Blob(['x'])], 'POST /users/avatar/upload'),
  call('users.uploadAvatarOf', [ID, new Blob(['x'])], 'POST /users/{id}/avatar/upload'),
  call('videos.upload', [{ title: 'Evening', video: new Blob(['x']) }], 'POST /performer/assets/videos/upload'),
  call('videos.updateOwn', [ID, { title: 'Evening' }], 'PUT /performer/assets/videos/{id}'),
  call('photos.upload', [{ galleryId: 'g1', photo: new Blob(['x']) }], 'POST /performer/assets/photos/upload'),
  call('products.create', [{ name: 'Mug', type: 'physical', price: 5 }], 'POST /performer/assets/products'),
  call('products.update', [ID, { stock: 3 }], 'PUT /performer/assets/products/{id}'),
  call('products.uploadImage', [new Blob(['x'])], 'POST /performer/assets/products/image'),
  call('feeds.uploadFile', [ID as 'photo', new Blob(['x'])], 'POST /feeds/performers/{kind}/upload'),
  call('stories.uploadFile', [ID as 'photo', new Blob(['x'])], 'POST /stories/performers/{kind}/upload'),
  call(
    'auth.registerPerformer',
    [
      {
        ...registration,
        idVerification: new Blob(['x']),
        documentVerification: new Blob(['y']),
      },
    ],
    'POST /auth/performers/register',
  ),
  call('performers.uploadAvatar', [new Blob(['x'])], 'POST /performers/avatar/upload'),
  call('performers.uploadCover', [new Blob(['x'])], 'POST /performers/cover/upload'),
  call('performers.uploadWelcomeVideo', [new Blob(['x'])], 'POST /performers/welcome-video/upload'),
  call('performers.uploadDocument', [new Blob(['x'])], 'POST /performers/documents/upload'),
  call('comments.update', [ID, { content: 'Better' }], 'PUT /comments/{id}'),
];

export const allCalls = [...calls, ...uploads];

/** The path on the wire, with every parameter replaced by the encoded `ID`. */
export const onTheWire = (as: string) => as.replace(/\{\w+\}/g, CODED);
