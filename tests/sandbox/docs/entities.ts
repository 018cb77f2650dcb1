import { z } from 'zod';
import { categorySchema } from '@/contract/category';
import { commentSchema } from '@/contract/comment';
import { conversationSchema } from '@/contract/conversation';
import { couponSchema } from '@/contract/coupon';
import { earningSchema } from '@/contract/earning';
import { eventSchema } from '@/contract/event';
import { feedSchema, sentFileSchema } from '@/contract/feed';
import { mediaFileSchema } from '@/contract/fields';
import { gallerySchema, ownGallerySchema } from '@/contract/gallery';
import { messageSchema } from '@/contract/message';
import { orderLineSchema, orderSchema } from '@/contract/order';
import { subscriptionPackageSchema, tokenPackageSchema } from '@/contract/package';
import { transactionSchema } from '@/contract/payment';
import { ownPerformerSchema, performerSchema } from '@/contract/performer';
import { photoSchema } from '@/contract/photo';
import { postSchema } from '@/contract/post';
import { ownProductSchema, productSchema } from '@/contract/product';
import { promoSchema } from '@/contract/promo';
import { reactionSchema } from '@/contract/reaction';
import { menuItemSchema, settingsSchema } from '@/contract/settings';
import { storySchema } from '@/contract/story';
import { streamSchema } from '@/contract/streaming';
import { subscriptionSchema } from '@/contract/subscription';
import { tokenTransactionSchema } from '@/contract/token-transaction';
import { publicUserSchema, userSchema } from '@/contract/user';
import { ownVideoSchema, videoSchema } from '@/contract/video';

const ENTITIES = {
  Category: categorySchema,
  Comment: commentSchema,
  Conversation: conversationSchema,
  Coupon: couponSchema,
  Earning: earningSchema,
  Event: eventSchema,
  Feed: feedSchema,
  Gallery: gallerySchema,
  MediaFile: mediaFileSchema,
  MenuItem: menuItemSchema,
  Message: messageSchema,
  Order: orderSchema,
  OrderLine: orderLineSchema,
  OwnGallery: ownGallerySchema,
  OwnPerformer: ownPerformerSchema,
  OwnProduct: ownProductSchema,
  OwnVideo: ownVideoSchema,
  Performer: performerSchema,
  Photo: photoSchema,
  Post: postSchema,
  Product: productSchema,
  Promo: promoSchema,
  PublicUser: publicUserSchema,
  Reaction: reactionSchema,
  SentFile: sentFileSchema,
  Settings: settingsSchema,
  Story: storySchema,
  Stream: streamSchema,
  Subscription: subscriptionSchema,
  SubscriptionPackage: subscriptionPackageSchema,
  TokenPackage: tokenPackageSchema,
  TokenTransaction: tokenTransactionSchema,
  Transaction: transactionSchema,
  User: userSchema,
  Video: videoSchema,
} satisfies Record<string, z.ZodType>;

/** Names the records of the contract in the documentation. */
export function namedEntities(): z.core.$ZodRegistry<{ id: string }> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(ENTITIES)) registry.add(schema, { id });
  return registry;
}
