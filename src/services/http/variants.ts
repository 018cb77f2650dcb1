import { shortenText } from '@/lib/format/summarize';
import { withoutMarks } from '@/lib/format/text';
import { isRecord } from '@/lib/record';
import { type Fields, readDate, readText } from './values';

/*
 * How back ends differ in names and forms of records (contract B, D and H), and defaults for missing required
 * fields. Amounts have no default: screens show that a price is unavailable rather than a wrong one.
 */

type ByField<T> = Readonly<Record<string, T>>;
type ByShape<T> = Readonly<Record<string, T>>;

const account = { name: ['displayName', 'username', 'firstName'] };
const performer = { ...account, username: ['_id'] };
const owner = { performerId: ['performer._id', 'fromSourceId', 'performerIds.0'] };
const video = {
  ...owner,
  title: ['name', 'slug'],
  isFavourited: ['isFavorited', 'isBookmarked', 'isBookMarked'],
  scheduledAt: ['scheduleAt'],
};
const gallery = {
  ...owner,
  name: ['title'],
  title: ['name'],
  isBookMarked: ['isBookmarked'],
  isFavourited: ['isFavorited', 'isBookmarked', 'isBookMarked'],
};
const product = { ...owner, name: ['title', 'slug'], isBookMarked: ['isBookmarked'], image: ['images.0'] };
const orderLine = {
  name: ['productInfo.name', 'productInfo.title', 'description'],
  productType: ['productInfo.type', 'type'],
  productId: ['productInfo._id'],
  description: ['productInfo.description'],
  buyer: ['userInfo', 'buyerInfo'],
  buyerId: ['userId', 'userInfo._id', 'buyer._id'],
  seller: ['performerInfo', 'sellerInfo'],
  sellerId: ['performerId', 'performerInfo._id', 'seller._id'],
};
const payment = { totalPrice: ['price'], performerId: ['performerInfo._id'], sourceId: ['sourceInfo._id'] };
const message = { text: ['content'], senderInfo: ['sender'], senderId: ['senderInfo._id'] };

/** Alternative names of a field, best first. */
export const FIELD_ALIASES: ByShape<ByField<readonly string[]>> = {
  user: account,
  publicUser: account,
  performer,
  ownPerformer: performer,
  categoryRef: { name: ['title', 'slug'] },
  category: { name: ['title', 'slug'] },
  video,
  ownVideo: video,
  gallery,
  ownGallery: gallery,
  photo: { ...owner, galleryId: ['gallery._id'] },
  product,
  ownProduct: product,
  post: { ...owner, title: ['tagline'], isBookMarked: ['isBookmarked'], image: ['thumbnail'] },
  'post.image': { thumbnails: ['thumnails'] },
  feed: { ...owner, title: ['tagline'], scheduledAt: ['scheduleAt'] },
  story: owner,
  itemStats: { favourites: ['bookmarks'], bookmarks: ['favourites'] },
  comment: { createdBy: ['creator._id'] },
  inboxComment: { createdBy: ['creator._id'] },
  commentedItem: { title: ['name'] },
  event: { ...owner, title: ['name'], startAt: ['start', 'startDate', 'date'], endAt: ['end', 'endDate'] },
  order: { ...orderLine, type: ['productType'], orderNumber: ['_id'] },
  orderLine,
  orderUpdated: orderLine,
  transaction: payment,
  tokenTransaction: payment,
  checkout: payment,
  boughtItem: { name: ['title', 'description'] },
  earning: {
    siteCommission: ['commission'],
    commission: ['siteCommission'],
    userId: ['userInfo._id'],
    performerId: ['performerInfo._id'],
  },
  earningStats: {
    totalGrossPrice: ['totalPrice'],
    totalSiteCommission: ['totalCommission'],
    totalCommission: ['totalSiteCommission'],
  },
  payoutSums: { remainingUnpaidTokens: ['tokens'] },
  block: { targetId: ['targetInfo._id'] },
  subscription: { userId: ['userInfo._id'], performerId: ['performerInfo._id'] },
  stream: { performerId: ['performerInfo._id'], conversationId: ['conversation._id'] },
  streamSession: { sessionId: ['_id', 'streamId'], conversationId: ['conversation._id'] },
  invitedShow: { sessionId: ['streamId', 'conversation.streamId'] },
  privateRequest: { user: ['userInfo'], conversationId: ['conversation._id'] },
  message,
  reaction: { createdBy: ['creator._id'] },
  country: { name: ['code'] },
  language: { name: ['code'] },
  phoneCode: { code: ['dialCode'], dialCode: ['code'], name: ['countryCode', 'code'] },
  'userAdditional.heights': { text: ['label', 'name', 'value'] },
  settings: {
    minimumTipPrice: ['minTippingAmount'],
    maximumTipPrice: ['maxTippingAmount'],
    minimumSubscriptionPrice: ['minSubscriptionPrice'],
    maximumSubscriptionPrice: ['maxSubscriptionPrice'],
    minimumWalletPrice: ['minTopupWalletAmount'],
    maximumWalletPrice: ['maxTopupWalletAmount'],
    minimumPayoutAmount: ['minimumPayoutRequest'],
  },
};

const untitled = { title: 'Untitled' };
const unknown = { name: 'Unknown' };
const unnamed = { name: 'Untitled' };

/** Defaults of fields that can't be read. */
export const DEFAULTS: ByShape<ByField<unknown>> = {
  user: unknown,
  publicUser: unknown,
  performer: unknown,
  ownPerformer: unknown,
  category: unnamed,
  categoryRef: unnamed,
  video: untitled,
  ownVideo: untitled,
  product: unnamed,
  ownProduct: unnamed,
  promo: untitled,
  event: untitled,
  commentedItem: { ...untitled, type: 'post' },
  comment: { objectId: '' },
  inboxComment: { objectId: '' },
  feed: { type: 'text' },
  story: { type: 'text' },
  orderLine: { name: 'Item', quantity: 1 },
  boughtItem: { name: 'Item' },
  subscriptionPackage: { name: 'Membership' },
  tokenPackage: { name: 'Tokens' },
  subscription: { status: 'active' },
  payout: { status: 'pending' },
  stream: { type: 'public' },
  conversation: { type: 'stream_public' },
  reaction: { action: 'like' },
  galleryReaction: { action: 'favourite' },
  videoReaction: { action: 'favourite' },
};

/** Synonyms of a status, with the contract's values for it. The first value that the field allows is used. */
export const STATUS_SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    [
      'canceled cancelled disabled ended expired inactive stopped suspended',
      'deactivated ended failed rejected inactive',
    ],
    ['declined denied error failed rejected void', 'failed rejected'],
    ['dispatched sent shipped', 'shipping'],
    ['complete completed success succeeded', 'paid done delivered'],
    ['paid', 'done'],
    ['received', 'delivered'],
    ['on_hold unpaid waiting', 'pending'],
    ['chargeback refund', 'refunded'],
    ['enabled published', 'active'],
  ].flatMap(([words = '', meanings = '']) => words.split(' ').map((word) => [word, meanings.split(' ')] as const)),
);

const HOUR_MS = 3_600_000;

/** An event without an end lasts an hour. */
function withEnd(event: Fields): Fields {
  const start = readDate(event.startAt ?? event.start ?? event.startDate ?? event.date);
  const end = readDate(event.endAt ?? event.end ?? event.endDate);
  if (start === undefined || (end !== undefined && Date.parse(end) >= Date.parse(start))) return event;
  return { ...event, endAt: new Date(Date.parse(start) + HOUR_MS).toISOString() };
}

const MAX_TITLE_LENGTH = 60;
const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The start of a text without marks, cut at a word. */
const getTeaserText = (text: string): string =>
  shortenText(withoutMarks(text.split('\n', 1)[0] ?? '').trim(), MAX_TITLE_LENGTH);

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Plain text as HTML; empty lines separate paragraphs. */
const toParagraphs = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Posts of performers have plain text and may lack a title. Stories show their text unchanged. */
function asPost(post: Fields): Fields {
  const text = textIn(post.text);
  const author = isRecord(post.performer)
    ? (readText(post.performer.name, 'name') ?? readText(post.performer.username, 'name'))
    : undefined;
  const title =
    textIn(post.title) || textIn(post.tagline) || getTeaserText(text) || (author ? `Post by ${author}` : 'Post');
  return {
    ...post,
    title,
    ...(textIn(post.content) || post.type === 'story' || !text
      ? {}
      : { content: toParagraphs(readText(text, 'content') ?? '') }),
  };
}

/** Some back ends call a post a feed. */
const withPost = (reaction: Fields): Fields =>
  reaction.objectType === 'feed' ? { ...reaction, objectType: 'post' } : reaction;

/** An order of one product without lines becomes its own line. */
function asOrder(order: Fields): Fields {
  if (Array.isArray(order.details) && order.details.length > 0) return order;
  return 'productId' in order || isRecord(order.productInfo)
    ? { ...order, details: [{ ...order, orderId: order._id }] }
    : order;
}

const SHOW_TYPES: readonly unknown[] = ['public', 'group', 'private'];

/** Some back ends name the kind of show only. */
const withLive = (performer: Fields): Fields =>
  performer.live == null && SHOW_TYPES.includes(performer.streamingStatus) ? { ...performer, live: true } : performer;

/** Texts without which a record is useless. */
export const NEEDED_TEXTS: ByShape<readonly string[]> = {
  menuItem: ['title', 'path'],
  login: ['token'],
  coupon: ['code'],
  country: ['code'],
  language: ['code'],
  phoneCode: ['code'],
  streamToken: ['tokenId'],
  streamSession: ['sessionId'],
  earningDay: ['day'],
};

/** Fields that hold a record of the kind that another field names. */
export const TYPE_FIELDS: ByShape<ByField<string>> = { reaction: { objectInfo: 'objectType' } };

/** Conversions that need the whole record. */
export const VARIANTS: ByShape<(record: Fields) => Fields> = {
  performer: withLive,
  ownPerformer: withLive,
  event: withEnd,
  post: asPost,
  reaction: withPost,
  order: asOrder,
};
