import { authOperations } from './auth';
import { blockOperations } from './block';
import { categoryOperations } from './category';
import { commentOperations } from './comment';
import { conversationOperations } from './conversation';
import { couponOperations } from './coupon';
import { earningOperations } from './earning';
import { eventOperations } from './event';
import { fanOperations } from './fan';
import { feedOperations } from './feed';
import { galleryOperations } from './gallery';
import { messageOperations } from './message';
import { miscOperations } from './misc';
import type { Operations } from './operation';
import { orderOperations } from './order';
import { packageOperations } from './package';
import { paymentOperations } from './payment';
import { payoutOperations } from './payout';
import { performerOperations } from './performer';
import { photoOperations } from './photo';
import { postOperations } from './post';
import { productOperations } from './product';
import { promoOperations } from './promo';
import { reactionOperations } from './reaction';
import { settingsOperations } from './settings';
import { storyOperations } from './story';
import { streamingOperations } from './streaming';
import { subscriptionOperations } from './subscription';
import { tokenTransactionOperations } from './token-transaction';
import { userOperations } from './user';
import { videoOperations } from './video';

/** All calls of the API by name. */
export const operations = {
  ...authOperations,
  ...userOperations,
  ...performerOperations,
  ...categoryOperations,
  ...videoOperations,
  ...photoOperations,
  ...galleryOperations,
  ...productOperations,
  ...postOperations,
  ...feedOperations,
  ...storyOperations,
  ...promoOperations,
  ...commentOperations,
  ...reactionOperations,
  ...earningOperations,
  ...fanOperations,
  ...payoutOperations,
  ...blockOperations,
  ...eventOperations,
  ...orderOperations,
  ...paymentOperations,
  ...couponOperations,
  ...subscriptionOperations,
  ...packageOperations,
  ...tokenTransactionOperations,
  ...streamingOperations,
  ...conversationOperations,
  ...messageOperations,
  ...settingsOperations,
  ...miscOperations,
} satisfies Operations;

export type OperationName = keyof typeof operations;
