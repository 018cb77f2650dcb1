import { operations } from '@/contract/operations';
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

type OperationName = keyof typeof operations;

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
  operation: OperationName;
  /** Method and path of the operation, in which every parameter is `ID`. */
  as: string;
  query: string[][];
}

const getQuery = (values: object): string[][] =>
  Object.entries(values).flatMap(([key, value]) => [value].flat().map((item) => [key, String(item)]));

/** A call of the service method `name` with these arguments, which makes this operation of the contract. */
function call<Name extends MethodName>(
  name: Name,
  args: Arguments<Name>,
  operation: OperationName,
  details: Details = {},
): Call {
  const { method, path } = operations[operation];
  const last: unknown = args.at(-1);
  const payload = typeof last === 'object' && last !== null && !(last instanceof Blob) ? last : undefined;
  const isRead = method === 'GET';
  return {
    name,
    operation,
    as: `${method} ${path}`,
    query: isRead && payload ? getQuery(payload) : [],
    body: isRead ? undefined : payload,
    ...details,
    async make(services, options) {
      const [serviceName, key] = name.split('.') as [keyof Services, string];
      const service = services[serviceName];
      const send: unknown = Reflect.get(service, key);
      if (typeof send !== 'function') throw new Error(`There is no method ${name}.`);
      const before = Array.from({ length: send.length - 1 }, (_, index): unknown => args[index]);
      return Reflect.apply(send, service, options ? [...before, options] : args) as unknown;
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
const FILE = new Blob(['x']);
const contact = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };

export const calls: Call[] = [
  call('auth.login', [login], 'login', { anonymous: true }),
  call('auth.verifyEmail', [{ source: 'u1', sourceType: 'user' }], 'verifyEmail'),
  call('auth.resendVerification', [{ email: 'fan@example.com' }], 'resendVerification'),
  call('auth.changePassword', [{ password: 'new-pass', source: 'user' }], 'changePassword'),
  call('auth.logout', [{ scope: 'others' }], 'logout'),
  call('auth.forgotPassword', [{ email: 'fan@example.com' }], 'forgotPassword'),
  call('auth.register', [registration], 'register'),

  call('users.me', [], 'getMe'),
  call('users.update', [{ name: 'Ann' }], 'updateMe'),
  call('users.search', [{ ...page, role: 'user' }], 'searchUsers'),
  call('users.view', [ID], 'viewUser'),
  call('countryBlock.check', [], 'checkCountry'),

  call('performers.search', [{ ...page, categoryIds: ['1', '2'], isFreeSubscription: true }], 'searchPerformers'),
  call('performers.get', [ID], 'getPerformer'),
  call('performers.me', [], 'getOwnPerformer'),
  call('performers.searchFans', [{ q: 'robin', sortBy: 'name' }], 'searchFans'),
  call('performers.updateOwn', [ID, { monthlyPrice: 12 }], 'updateOwnPerformer'),
  call('performers.saveBanking', [ID, bank], 'saveBanking'),

  call('categories.search', [{ group: 'video', ...page }], 'searchCategories'),
  call('galleries.search', [page], 'searchGalleries'),
  call('galleries.get', [ID], 'getGallery'),
  call('photos.search', [{ target: 'gallery', targetId: 'g1' }], 'searchPhotos'),
  call('photos.searchInGallery', [ID, { limit: 40 }], 'searchGalleryPhotos'),
  call('products.searchOwn', [{ status: 'draft' }], 'searchOwnProducts'),
  call('products.search', [{ includedIds: ['p1', 'p2'] }], 'searchProducts'),
  call('products.get', [ID], 'getProduct'),
  call('products.getOwn', [ID], 'getOwnProduct'),
  call('products.downloadLink', [ID], 'getDownloadLink'),
  call('videos.search', [{ ...page, isSale: false }], 'searchVideos'),
  call('videos.get', [ID], 'getVideo'),
  call('videos.getOwn', [ID], 'getOwnVideo'),
  call('videos.searchOwn', [{ status: 'draft', isSchedule: true }], 'searchOwnVideos'),
  call('videos.removeOwn', [ID], 'removeOwnVideo'),
  call('videos.removeFile', [ID, 'teaser'], 'removeVideoFile', {
    body: { type: 'teaser' },
  }),
  call('galleries.searchOwn', [{ status: 'draft' }], 'searchOwnGalleries'),
  call('galleries.getOwn', [ID], 'getOwnGallery'),
  call('galleries.create', [{ name: 'Harbour' }], 'createGallery', {
    body: { name: 'Harbour', title: 'Harbour' },
  }),
  call('galleries.update', [ID, { price: 5 }], 'updateGallery'),
  call('galleries.remove', [ID], 'removeGallery'),
  call('photos.searchOwn', [{ galleryId: 'g1' }], 'searchOwnPhotos'),
  call('photos.getOwn', [ID], 'getOwnPhoto'),
  call('photos.update', [ID, { ordering: 0 }], 'updatePhoto'),
  call('photos.setCover', [ID], 'setCoverPhoto'),
  call('photos.remove', [ID], 'removePhoto'),
  call('products.remove', [ID], 'removeProduct'),
  call('feeds.searchOwn', [{ type: 'photo' }], 'searchOwnFeeds'),
  call('feeds.getOwn', [ID], 'getOwnFeed'),
  call('feeds.create', [{ text: 'Hello', fileIds: ['f1'] }], 'createFeed'),
  call('feeds.update', [ID, { isPinned: true }], 'updateFeed'),
  call('feeds.remove', [ID], 'removeFeed'),
  call('stories.searchOwn', [{ isExpired: false }], 'searchOwnStories'),
  call('stories.getOwn', [ID], 'getOwnStory'),
  call('stories.create', [{ text: 'Hello' }], 'createStory'),
  call('stories.update', [ID, { status: 'inactive' }], 'updateStory'),
  call('stories.remove', [ID], 'removeStory'),
  call('posts.search', [{ type: 'story', performerId: 'p1' }], 'searchPosts'),
  call('posts.get', [ID], 'getPost'),
  call('promos.search', [{ position: 'top', limit: 99 }], 'searchPromos'),

  call('comments.create', [{ content: 'Lovely', objectId: 'v1', objectType: 'video' }], 'createComment'),
  call('comments.searchOwnItems', [{ ...page, isAnswered: false }], 'searchOwnItemComments'),
  call('comments.search', [{ objectId: 'v1', objectType: 'video' }], 'searchComments'),
  call('comments.remove', [ID], 'deleteComment'),

  call('reactions.add', [reaction], 'addReaction'),
  call('reactions.remove', [reaction], 'removeReaction'),
  call('reactions.search', [{ objectId: 'v1', action: 'like' }], 'searchReactions'),
  call('reactions.searchGalleries', [{ action: 'favourite' }], 'searchGalleryReactions'),
  call('reactions.searchVideos', [{ action: 'watch_later' }], 'searchVideoReactions'),

  call('earnings.stats', [{ isPaid: true }], 'getEarningStats'),
  call('earnings.search', [{ fromDate: '2024-05-01T00:00:00.000Z' }], 'searchEarnings'),

  call('earnings.days', [{ isToken: false }], 'getEarningDays', { bare: true }),

  call('payouts.search', [{ status: 'done' }], 'searchPayouts'),
  call('payouts.request', [{ requestTokens: 500 }], 'requestPayout', {
    body: { source: 'performer', requestTokens: 500 },
  }),
  call('payouts.update', [ID, { requestTokens: 600 }], 'updatePayout'),
  call('payouts.withdraw', [ID], 'withdrawPayout'),
  call('payouts.get', [ID], 'getPayout'),
  call('payouts.calculate', [], 'calculatePayout', { body: {} }),

  call('blocks.countries', [['DE']], 'blockCountries', { body: { countryCodes: ['DE'] } }),
  call('blocks.users', [page], 'searchBlocks'),
  call('blocks.blockUser', [{ targetId: 'u1', reason: 'Rude' }], 'blockUser'),
  call('blocks.unblockUser', [ID], 'unblockUser'),

  call('events.create', [event], 'createEvent'),
  call('events.search', [{ performerId: 'p1' }], 'searchEvents'),
  call('events.get', [ID], 'getEvent'),
  call('events.update', [ID, { title: 'Later' }], 'updateEvent'),
  call('events.remove', [ID], 'deleteEvent'),

  call('orders.searchSales', [{ deliveryStatus: 'shipping' }], 'searchSales'),
  call('orders.search', [page], 'searchOrders'),
  call('orders.searchLines', [{ productType: 'digital' }], 'searchOrderLines'),
  call('orders.getLine', [ID], 'getOrderLine'),
  call('orders.update', [ID, { deliveryStatus: 'shipping', shippingCode: 'X1' }], 'updateOrder'),

  call('payments.searchPayments', [{ status: 'success' }], 'searchPayments'),
  call('payments.searchTransactions', [page], 'searchTransactions'),
  call('payments.subscribe', [{ packageId: 'k1' }], 'subscribe'),
  call('payments.purchaseVideo', [ID, { couponCode: 'SPRING' }], 'purchaseVideo'),
  call('payments.purchaseProducts', [cart], 'purchaseProducts'),
  call('payments.purchaseTokens', [ID], 'purchaseTokens'),
  call('coupons.apply', [ID], 'applyCoupon'),

  call('subscriptions.searchSubscribers', [{ status: 'active' }], 'searchSubscribers'),
  call('subscriptions.search', [{ performerId: 'p1' }], 'searchSubscriptions'),
  call('subscriptions.current', [], 'getMembership'),
  call('subscriptions.cancelCurrent', [], 'cancelMembership'),
  call('subscriptions.cancel', [ID], 'cancelSubscription'),
  call('packages.searchSubscriptions', [{ limit: 99 }], 'searchSubscriptionPackages'),
  call('packages.searchTokens', [{ limit: 99 }], 'searchTokenPackages'),

  call('tokenTransactions.search', [{ type: 'tip' }], 'searchTokenTransactions'),
  call('tokenTransactions.buyVideo', [ID], 'buyVideo'),
  call('tokenTransactions.buyGallery', [ID], 'buyGallery'),
  call('tokenTransactions.buyStory', [ID], 'buyStory'),
  call('tokenTransactions.buyProducts', [cart], 'buyProducts'),
  call('tokenTransactions.enterStream', [ID], 'enterStream'),
  call('tokenTransactions.payMinute', [ID], 'payMinute'),
  call('tokenTransactions.tip', [tip], 'tip'),

  call('streaming.session', [ID, ID as 'public'], 'getStreamSession'),
  call('streaming.goLive', [], 'goLive'),
  call('streaming.join', [{ performerId: 'p1' }], 'joinStream'),
  call('streaming.token', [{ id: 's1', type: 'play', expireDate: 1700000000000 }], 'getStreamToken'),
  call('streaming.searchLive', [{ type: 'public', isFree: true }], 'searchLive'),
  call('streaming.requestPrivate', [ID, { userNote: 'Please' }], 'requestPrivate'),
  call('streaming.acceptPrivate', [ID], 'acceptPrivate'),
  call('streaming.declinePrivate', [ID], 'declinePrivate'),
  call('streaming.cancelPrivate', [ID], 'cancelPrivate'),
  call('streaming.timeoutPrivate', [ID, ID], 'timeoutPrivate'),
  call('streaming.privateRequests', [], 'searchPrivateRequests', { bare: true }),
  call('streaming.openGroup', [], 'openGroup'),
  call('streaming.joinGroup', [ID], 'joinGroup'),
  call('conversations.getOfStream', [ID], 'getStreamConversation'),
  call('conversations.getPublic', ['p1'], 'getPublicConversation', { query: [['performerId', 'p1']] }),
  call('messages.search', [ID, { offset: 0, limit: 25 }], 'searchStreamMessages'),
  call('messages.send', [ID, { text: 'Hi' }], 'sendStreamMessage'),
  call('messages.mute', [ID, { userId: ID, isMuted: true }], 'muteUser'),
  call('messages.mutedUsers', [{ conversationId: ID, limit: 200 }], 'searchMutedUsers'),
  call('messages.remove', [ID], 'deleteStreamMessage'),

  call('search.totals', ['jazz & co'], 'getSearchTotals', { query: [['q', 'jazz & co']] }),
  call('settings.getPublic', [], 'getSettings', { query: [['group', 'all']], anonymous: true }),
  call('settings.getKeys', [['siteName']], 'getSettingKeys', { body: { keys: ['siteName'] } }),
  call('contact.send', [contact], 'sendContact'),
  call('reference.countries', [], 'listCountries', { anonymous: true, bare: true }),
  call('reference.languages', [], 'listLanguages', { anonymous: true, bare: true }),
  call('reference.phoneCodes', [], 'listPhoneCodes', { anonymous: true, bare: true }),
  call('reference.userAdditional', [], 'getUserAdditional', { anonymous: true }),
  call('captcha.verify', ['answer'], 'verifyCaptcha', { body: { token: 'answer' } }),
];

/** The same for multipart calls, whose bodies are tested in uploads.test.ts. */
const uploads: Call[] = [
  call('users.uploadAvatar', [FILE], 'uploadAvatar'),
  call('users.uploadAvatarOf', [ID, FILE], 'uploadAvatarOf'),
  call('videos.upload', [{ title: 'Evening', video: FILE }], 'uploadVideo'),
  call('videos.updateOwn', [ID, { title: 'Evening' }], 'updateOwnVideo'),
  call('photos.upload', [{ galleryId: 'g1', photo: FILE }], 'uploadPhoto'),
  call('products.create', [{ name: 'Mug', type: 'physical', price: 5 }], 'createProduct'),
  call('products.update', [ID, { stock: 3 }], 'updateProduct'),
  call('products.uploadImage', [FILE], 'uploadProductImage'),
  call('feeds.uploadFile', [ID as 'photo', FILE], 'uploadFeedFile'),
  call('stories.uploadFile', [ID as 'photo', FILE], 'uploadStoryFile'),
  call(
    'auth.registerPerformer',
    [{ ...registration, idVerification: FILE, documentVerification: FILE }],
    'registerPerformer',
  ),
  call('performers.uploadAvatar', [FILE], 'uploadPerformerAvatar'),
  call('performers.uploadCover', [FILE], 'uploadPerformerCover'),
  call('performers.uploadWelcomeVideo', [FILE], 'uploadWelcomeVideo'),
  call('performers.uploadDocument', [FILE], 'uploadPerformerDocument'),
  call('comments.update', [ID, { content: 'Better' }], 'updateComment'),
];

export const allCalls = [...calls, ...uploads];

/** The path on the wire, with every parameter replaced by the encoded `ID`. */
export const onTheWire = (as: string) => as.replace(/\{\w+\}/g, CODED);
