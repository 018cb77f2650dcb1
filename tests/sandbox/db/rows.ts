import type { ProtectedKind } from '../http/media-access';
import type {
  CategoryRow,
  CommentObject,
  CommentRow,
  EventRow,
  GalleryRow,
  PhotoRow,
  PostRow,
  ProductRow,
  ReactionRow,
  StoryRow,
  VideoRow,
} from '../seed/rows/content';
import type { Row, SourceType } from '../seed/rows/common';
import type { ConversationRow, MessageRow, PrivateRequestRow, StreamRow } from '../seed/rows/live';
import type {
  CouponRow,
  EarningRow,
  OrderDetailRow,
  OrderRow,
  PayoutRow,
  SubscriptionPackageRow,
  SubscriptionRow,
  TokenPackageRow,
  TokenTransactionRow,
  TransactionRow,
} from '../seed/rows/money';
import type { PerformerRow, UserRow } from '../seed/rows/people';
import type {
  BannerRow,
  CountryRow,
  LanguageRow,
  MenuRow,
  PhoneCodeRow,
  SettingRow,
  UserAdditional,
} from '../seed/rows/site';

/** An account without its password, which is stored hashed in `credentials`. */
export type User = Omit<UserRow, 'password'>;
export type Performer = Omit<PerformerRow, 'password'>;

/** Kinds of objects that have comments and reactions. */
export type ObjectType = CommentObject | 'story';
export type Comment = Omit<CommentRow, 'objectType'> & { objectType: ObjectType };
export type Reaction = Omit<ReactionRow, 'objectType'> & { objectType: ObjectType };

/** The login of an account. `_id` is the `authId` of its tokens. */
export type Credential = Row & {
  source: SourceType;
  sourceId: string;
  passwordHash: string;
  /** Sessions of earlier generations have ended, except `currentSession`. */
  generation?: number;
  currentSession?: string;
  /** Sessions that ended individually, with the time when their token expires (seconds since 1970). */
  endedSessions?: Record<string, number>;
};

/** An email that a real back end would have sent. `link` is the URL for the reader to open. */
export type Mail = Row & { to: string; subject: string; text: string; link: string };

/** A message of the contact form. */
type Enquiry = Row & { name: string; email: string; message: string };

/** An uploaded file of an account, such as its avatar; `data` is base64. */
type Upload = Row & {
  ownerId: string;
  type: string;
  data: string;
  /** Purpose of the file; the avatar if undefined. */ kind?: 'cover' | 'document';
  name?: string;
};

/** An uploaded file of a performer. The processed file is in a directory of its own (see uploads/uploads.ts). */
export type SentFileRow = Row & {
  ownerId: string;
  kind: 'picture' | 'film' | 'document';
  name: string;
  mimeType: string;
  /** Original size in bytes. */
  size: number;
  /** Of the served image; 0 for documents. */
  width: number;
  height: number;
  /** Seconds; 0 for images and documents. */
  duration: number;
  /** Videos are `processing` until they can be played. */
  state: 'processing' | 'ready' | 'failed';
  /** Why it failed; shown to the performer. */
  problem: string | null;
  /** How a video is converted: segments for streaming, or one file. */
  form: 'stream' | 'file' | null;
  /** The item whose signed URL opens the file; null if it is public. The blurred image is always public. */
  guard: { kind: ProtectedKind; id: string } | null;
};

/** A fan whom a performer has blocked. */
type BlockRow = Row & { source: 'performer'; sourceId: string; target: 'user'; targetId: string; reason: string };

/** The change of an account in hundredths: negative when booked from it, positive when booked to it. */
export type Move = { account: string; amount: number };

/** One booking of the ledger. Its moves add up to zero (see money/ledger.ts). */
export type LedgerRow = Row & {
  currency: 'token' | 'money';
  /** The type of the payment, or another cause such as `refund`. */
  reason: string;
  transactionId: string | null;
  /** The `Idempotency-Key` of the payment attempt. */
  key: string | null;
  userId: string | null;
  moves: Move[];
};

/**
 * The response to a call with an `Idempotency-Key`, so that the same key gets the same response. `_id` combines account
 * and key.
 */
type StoredReply = Row & { call: string; reply: unknown };

/** Site-wide lists, one record each, by name. */
export type Lists = {
  countries: CountryRow[];
  languages: LanguageRow[];
  phoneCodes: PhoneCodeRow[];
  userAdditional: UserAdditional;
  blockedCountries: string[];
  /** The country of visitors from this machine, or '' for none. */
  localCountry: string;
};

export type Rows = {
  users: User;
  performers: Performer;
  credentials: Credential;
  categories: CategoryRow;
  videos: VideoRow;
  galleries: GalleryRow;
  photos: PhotoRow;
  products: ProductRow;
  posts: PostRow;
  stories: StoryRow;
  comments: Comment;
  reactions: Reaction;
  events: EventRow;
  subscriptionPackages: SubscriptionPackageRow;
  subscriptions: SubscriptionRow;
  tokenPackages: TokenPackageRow;
  coupons: CouponRow;
  orders: OrderRow;
  orderDetails: OrderDetailRow;
  transactions: TransactionRow;
  tokenTransactions: TokenTransactionRow;
  earnings: EarningRow;
  payouts: PayoutRow;
  blocks: BlockRow;
  streams: StreamRow;
  conversations: ConversationRow;
  messages: MessageRow;
  privateRequests: PrivateRequestRow;
  banners: BannerRow;
  menus: MenuRow;
  /** Found by key. */
  settings: SettingRow & { _id: string };
  lists: { [Name in keyof Lists]: { _id: Name; value: Lists[Name] } }[keyof Lists];
  mails: Mail;
  enquiries: Enquiry;
  uploads: Upload;
  sentFiles: SentFileRow;
  ledger: LedgerRow;
  idempotency: StoredReply;
};
