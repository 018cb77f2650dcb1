import type { Rows } from './rows';

/**
 * Increase it whenever the shape of stored records or the content of the seed changes. Older database files are then
 * recreated.
 */
export const SCHEMA_VERSION = 14;

type Shape = {
  /** Paths in the document that lists filter or sort by. */
  indexes: readonly string[];
  /** Fields that `q` searches. */
  searchable: readonly string[];
};

const owned = ['performerId', 'status', 'slug', 'createdAt'] as const;

export const TABLES: { [Name in keyof Rows]: Shape } = {
  users: { indexes: ['username', 'email'], searchable: ['name', 'username', 'firstName', 'lastName'] },
  performers: {
    indexes: ['username', 'email', 'status', 'score', 'createdAt'],
    searchable: ['name', 'username', 'firstName', 'lastName', 'bio'],
  },
  credentials: { indexes: [], searchable: [] },
  categories: { indexes: ['group', 'slug'], searchable: ['name', 'description'] },
  videos: { indexes: owned, searchable: ['title', 'description', 'tags'] },
  galleries: { indexes: owned, searchable: ['name', 'description'] },
  photos: { indexes: ['galleryId', 'performerId'], searchable: ['title', 'description'] },
  products: { indexes: owned, searchable: ['name', 'description'] },
  posts: { indexes: ['type', ...owned], searchable: ['title', 'shortDescription', 'content', 'tags'] },
  stories: { indexes: ['performerId', 'createdAt'], searchable: ['title', 'text'] },
  comments: { indexes: ['objectId', 'createdBy', 'createdAt'], searchable: ['content'] },
  reactions: { indexes: ['objectId', 'createdBy'], searchable: [] },
  events: { indexes: ['performerId', 'startAt'], searchable: ['title', 'description'] },
  subscriptionPackages: { indexes: [], searchable: ['name', 'description'] },
  subscriptions: { indexes: ['userId', 'performerId'], searchable: [] },
  tokenPackages: { indexes: [], searchable: ['name', 'description'] },
  coupons: { indexes: ['code'], searchable: ['name', 'code'] },
  orders: { indexes: ['buyerId', 'sellerId', 'transactionId'], searchable: ['orderNumber'] },
  orderDetails: { indexes: ['orderId', 'buyerId', 'sellerId', 'productId'], searchable: ['orderNumber', 'name'] },
  transactions: { indexes: ['sourceId'], searchable: [] },
  tokenTransactions: { indexes: ['sourceId', 'targetId', 'createdAt'], searchable: [] },
  earnings: { indexes: ['performerId', 'transactionId'], searchable: [] },
  payouts: { indexes: ['sourceId'], searchable: ['requestNote'] },
  blocks: { indexes: ['sourceId', 'targetId'], searchable: ['reason'] },
  streams: { indexes: ['performerId'], searchable: ['title', 'description'] },
  conversations: { indexes: ['performerId', 'streamId'], searchable: ['name'] },
  messages: { indexes: ['conversationId', 'createdAt'], searchable: [] },
  privateRequests: { indexes: ['performerId'], searchable: [] },
  banners: { indexes: [], searchable: ['title', 'description'] },
  menus: { indexes: [], searchable: [] },
  settings: { indexes: [], searchable: [] },
  lists: { indexes: [], searchable: [] },
  mails: { indexes: ['createdAt'], searchable: ['subject', 'text'] },
  enquiries: { indexes: [], searchable: [] },
  uploads: { indexes: ['ownerId'], searchable: [] },
  sentFiles: { indexes: ['ownerId', 'state', 'createdAt'], searchable: [] },
  ledger: { indexes: ['transactionId', 'userId', 'key'], searchable: [] },
  idempotency: { indexes: ['createdAt'], searchable: [] },
};
