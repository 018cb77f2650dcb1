import type { ProtectedKind } from '../http/media-access';
import type { CategoryRow, CommentObject, CommentRow, EventRow, GalleryRow, PhotoRow, PostRow, ProductRow, ReactionRow, StoryRow, VideoRow } from '../seed/rows/content';
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
import type { BannerRow, CountryRow, LanguageRow, MenuRow, PhoneCodeRow, SettingRow, UserAdditional } from '../seed/rows/site';

/** Accounts are stored without their password: it lives, hashed, in `credentials`. */
export type User = Omit<UserRow, 'password'>;
export type Performer = Omit<PerformerRow, 'password'>;

/** Kinds of things that people comment on and react to. */
export type ObjectType = CommentObject | 'story';
export type Comment = Omit<CommentRow, 'objectType'> & { objectType: ObjectType };
export type Reaction = Omit<ReactionRow, 'objectType'> & { objectType: ObjectType };

/** How an account proves itself. `_id` is the `authId` of its tokens. */
export type Credential = Row & {
  source: SourceType;
  sourceId: string;
  passwordHash: string;
  /** Sessions of earlier generations have ended, except `keptSession`. */
  generation?: number;
  keptSession?: string;
  /** Sessions that were ended one by one, with the second when their token expires. */
  endedSessions?: Record<string, number>;
};

/** A mail that a real back end would have sent. `link` is the address the reader is meant to open. */
export type Mail = Row & { to: string; subject: string; text: string; link: string };

/** What somebody wrote on the contact page. */
type Enquiry = Row & { name: string; email: string; message: string };

/** A file that an account sent, such as its picture; `data` is base64. */
type Upload = Row & { ownerId: string; type: string; data: string; /** What of the account it is; its picture when not given. */ kind?: 'cover' | 'document'; name?: string };

/** A file that a performer sent; what is served of it lies in a directory of its own (see uploads/uploads.ts). */
export type SentFileRow = Row & {
  ownerId: string;
  kind: 'picture' | 'film' | 'document';
  name: string;
  mimeType: string;
  /** Bytes as it was sent. */
  size: number;
  /** Of the picture that is served; 0 for documents. */
  width: number;
  height: number;
  /** Seconds; 0 for what does not move. */
  duration: number;
  /** Films are processing until they can be played. */
  state: 'processing' | 'ready' | 'failed';
  /** Why it failed, for its sender. */
  problem: string | null;
  /** How a film is made playable: cut for streaming, or as one file. */
  form: 'stream' | 'file' | null;
  /** The thing whose signed address opens it; null when it is open to all. Its blurred picture always is. */
  guard: { kind: ProtectedKind; id: string } | null;
};

/** A fan whom a performer does not let in. */
type BlockRow = Row & { source: 'performer'; sourceId: string; target: 'user'; targetId: string; reason: string };

/** What a booking takes from an account (below zero) or gives to it, in hundredths. */
export type Move = { account: string; amount: number };

/** One booking of the ledger: its moves come to zero (see money/ledger.ts). */
export type LedgerRow = Row & {
  currency: 'token' | 'money';
  /** The type of the payment, or what else caused it, such as `refund`. */
  reason: string;
  transactionId: string | null;
  /** The `Idempotency-Key` of the press that caused it. */
  key: string | null;
  userId: string | null;
  moves: Move[];
};

/** What a call that spends or brings files was answered, so that the same key gets the same answer. `_id` is made of account and key. */
type KeptReply = Row & { call: string; reply: unknown };

/** Site-wide lists, one record each, found by their name. */
export type Lists = {
  countries: CountryRow[];
  languages: LanguageRow[];
  phoneCodes: PhoneCodeRow[];
  userAdditional: UserAdditional;
  blockedCountries: string[];
  /** Country that visitors from this machine count as, or '' for none. */
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
  /** Found by their key. */
  settings: SettingRow & { _id: string };
  lists: { [Name in keyof Lists]: { _id: Name; value: Lists[Name] } }[keyof Lists];
  mails: Mail;
  enquiries: Enquiry;
  uploads: Upload;
  sentFiles: SentFileRow;
  ledger: LedgerRow;
  idempotency: KeptReply;
};
