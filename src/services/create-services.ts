import type { PublicCache } from '@/lib/http/public-cache';
import { AuthService } from './auth.service';
import { BlockService } from './block.service';
import { CaptchaService } from './captcha.service';
import { CategoryService } from './category.service';
import { CommentService } from './comment.service';
import { ContactService } from './contact.service';
import { ConversationService } from './conversation.service';
import { CountryBlockService } from './country-block.service';
import { CouponService } from './coupon.service';
import { EarningService } from './earning.service';
import { EventService } from './event.service';
import { FeedService } from './feed.service';
import { GalleryService } from './gallery.service';
import type { HttpClient } from './http/http-client';
import { MessageService } from './message.service';
import { OrderService } from './order.service';
import { PackageService } from './package.service';
import { PaymentService } from './payment.service';
import { PayoutService } from './payout.service';
import { PerformerService } from './performer.service';
import { PhotoService } from './photo.service';
import { PostService } from './post.service';
import { ProductService } from './product.service';
import { PromoService } from './promo.service';
import { ReactionService } from './reaction.service';
import { ReferenceService } from './reference.service';
import { SearchService } from './search.service';
import { SettingsService } from './settings.service';
import { StoryService } from './story.service';
import { StreamingService } from './streaming.service';
import { SubscriptionService } from './subscription.service';
import { TokenTransactionService } from './token-transaction.service';
import { UploadService } from './upload.service';
import { UserService } from './user.service';
import { VideoService } from './video.service';

interface Foundations {
  /** The visitor's client. */
  http: HttpClient;
  /** Cache for responses that are the same for all visitors. */
  cache: PublicCache;
  /** How long settings are cached, in seconds; without it until they are refreshed. */
  settingsSeconds?: number;
}

/**
 * All services of spec §7 and the extended contract for one visitor. Create them per request on the server, once in the
 * browser.
 */
export const createServices = ({ http, cache, settingsSeconds = Infinity }: Foundations) => ({
  auth: new AuthService(http),
  users: new UserService(http),
  performers: new PerformerService(http),
  categories: new CategoryService(http),
  videos: new VideoService(http),
  photos: new PhotoService(http),
  galleries: new GalleryService(http),
  products: new ProductService(http),
  posts: new PostService(http),
  feeds: new FeedService(http),
  stories: new StoryService(http),
  comments: new CommentService(http),
  reactions: new ReactionService(http),
  events: new EventService(http),
  orders: new OrderService(http),
  payments: new PaymentService(http),
  coupons: new CouponService(http),
  subscriptions: new SubscriptionService(http),
  packages: new PackageService(http),
  tokenTransactions: new TokenTransactionService(http),
  earnings: new EarningService(http),
  payouts: new PayoutService(http),
  blocks: new BlockService(http),
  streaming: new StreamingService(http),
  conversations: new ConversationService(http),
  messages: new MessageService(http),
  settings: new SettingsService(http, cache, settingsSeconds),
  promos: new PromoService(http),
  uploads: new UploadService(http),
  search: new SearchService(http),
  reference: new ReferenceService(http, cache),
  contact: new ContactService(http),
  captcha: new CaptchaService(http),
  countryBlock: new CountryBlockService(http),
});

export type Services = ReturnType<typeof createServices>;
