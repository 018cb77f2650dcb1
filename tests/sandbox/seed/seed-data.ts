import type {
  CategoryRow,
  CommentRow,
  EventRow,
  GalleryRow,
  PhotoRow,
  PostRow,
  ProductRow,
  ReactionRow,
  StoryRow,
  VideoRow,
} from './rows/content';
import type { ConversationRow, MessageRow, PrivateRequestRow, StreamRow } from './rows/live';
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
} from './rows/money';
import type { PerformerRow, UserRow } from './rows/people';
import type {
  BannerRow,
  CountryRow,
  LanguageRow,
  MenuRow,
  PhoneCodeRow,
  SettingRow,
  UserAdditional,
} from './rows/site';

/** Password of every seeded account. */
export const SEED_PASSWORD = 'sandbox-pass';

/**
 * Everything the sandbox starts with: rows as stored, ids instead of joined records, and no viewer flags. File paths
 * are relative (`/files/…`). Rows are sorted by creation, oldest first.
 */
export type SeedData = {
  users: UserRow[];
  performers: PerformerRow[];
  categories: CategoryRow[];
  videos: VideoRow[];
  galleries: GalleryRow[];
  photos: PhotoRow[];
  products: ProductRow[];
  posts: PostRow[];
  stories: StoryRow[];
  comments: CommentRow[];
  reactions: ReactionRow[];
  events: EventRow[];
  subscriptionPackages: SubscriptionPackageRow[];
  subscriptions: SubscriptionRow[];
  tokenPackages: TokenPackageRow[];
  coupons: CouponRow[];
  orders: OrderRow[];
  orderDetails: OrderDetailRow[];
  transactions: TransactionRow[];
  tokenTransactions: TokenTransactionRow[];
  earnings: EarningRow[];
  payouts: PayoutRow[];
  streams: StreamRow[];
  conversations: ConversationRow[];
  messages: MessageRow[];
  privateRequests: PrivateRequestRow[];
  banners: BannerRow[];
  menus: MenuRow[];
  settings: SettingRow[];
  countries: CountryRow[];
  languages: LanguageRow[];
  phoneCodes: PhoneCodeRow[];
  userAdditional: UserAdditional;
  /** Blocked countries, alpha-2. Empty in the seed. */
  blockedCountries: string[];
};

/** `now` is rounded down to the minute. The same minute and base URL give the same data. */
export type SeedOptions = { now: Date; baseUrl: string };
